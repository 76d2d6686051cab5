import type { Row } from '#server/platform/ports/row.ts';

export type SectionEventRow = Row<'section_event', 'local_begin'>;
