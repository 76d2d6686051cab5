import type { Row } from '#server/platform/ports/row.ts';

export type PhotoRow = Row<'photo'>;
