import type { Row } from '#server/platform/ports/row.ts';

export type SectionEventRow = Row<'section_event', 'local_begin'> & {
  /** For its organiser: its plan is shown as configured, not closed at capacity. */
  readonly shownTo?: 'TEAM';
};
