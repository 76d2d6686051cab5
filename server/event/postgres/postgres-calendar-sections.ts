import type pg from 'pg';
import type { CalendarSectionRow, CalendarSections } from '#server/event/ports/calendar-sections.ts';
import { inPostgres } from '#server/platform/postgres/postgres-tx.ts';

const SECTIONS = `SELECT event_id AS "eventId", calendar_section_id AS "calendarSectionId",
  section_event_id AS "sectionEventId", title, begins_after AS "beginsAfter", lasts FROM calendar_section`;
const BY_TIME = 'ORDER BY section_event_id, begins_after, calendar_section_id';
const ADD = `INSERT INTO calendar_section (event_id, calendar_section_id, section_event_id, title, begins_after, lasts)
  VALUES ($1, $2, $3, $4, $5, $6)`;
const COUNT = 'SELECT count(*)::int AS found FROM calendar_section WHERE event_id = $1 AND section_event_id = $2';

export function makePostgresCalendarSections(pool: Pick<pg.Pool, 'query'>): CalendarSections {
  const read = async (where: string, given: readonly unknown[]) =>
    (await pool.query<CalendarSectionRow>(`${SECTIONS} WHERE ${where} ${BY_TIME}`, [...given])).rows;
  return {
    find: async (eventId, id) => (await read('event_id = $1 AND calendar_section_id = $2', [eventId, id]))[0] ?? null,
    ofSession: (eventId, sectionEventId) => read('event_id = $1 AND section_event_id = $2', [eventId, sectionEventId]),
    ofEvent: (eventId) => read('event_id = $1', [eventId]),
    count: async (tx, eventId, sectionEventId) =>
      (await inPostgres(tx).client.query<{ readonly found: number }>(COUNT, [eventId, sectionEventId])).rows[0]
        ?.found ?? 0,
    async add(tx, { eventId, calendarSectionId, sectionEventId, title, beginsAfter, lasts }) {
      const row = [eventId, calendarSectionId, sectionEventId, title, beginsAfter, lasts];
      await inPostgres(tx).client.query(ADD, row);
    },
    remove: async (tx, eventId, id) =>
      (
        await inPostgres(tx).client.query(
          'DELETE FROM calendar_section WHERE event_id = $1 AND calendar_section_id = $2',
          [eventId, id],
        )
      ).rowCount === 1,
  };
}
