import type { Row } from '#server/platform/ports/row.ts';

export type CategoryRow = Row<'category', 'place' | 'version'>;
