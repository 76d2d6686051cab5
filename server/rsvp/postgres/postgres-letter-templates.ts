import type pg from 'pg';
import {
  EMAIL_EVENT_COLUMNS,
  type EmailEventRow,
  emailEventFacts,
} from '#server/platform/mail/postgres/email-event-columns.ts';
import type { LetterTemplate } from '#server/rsvp/ports/letter-template.ts';
import type { LetterTemplates } from '#server/rsvp/ports/letter-templates.ts';

const FIND = 'SELECT headline, letter, picture FROM rsvp_template WHERE event_id = $1';
const PUT = `INSERT INTO rsvp_template (event_id, headline, letter, picture, updated_by, updated_at)
  VALUES ($1, $2, $3, $4, $5, $6)
  ON CONFLICT (event_id) DO UPDATE SET headline = EXCLUDED.headline, letter = EXCLUDED.letter,
    picture = EXCLUDED.picture,
    updated_by = EXCLUDED.updated_by, updated_at = EXCLUDED.updated_at`;
const SESSION = `SELECT ${EMAIL_EVENT_COLUMNS} FROM section_event s JOIN event e USING (event_id)
  WHERE s.event_id = $1 AND s.section_event_id = $2`;

export const makePostgresLetterTemplates = (pool: pg.Pool): LetterTemplates => ({
  async find(eventId) {
    const { rows } = await pool.query<LetterTemplate>(FIND, [eventId]);
    return rows[0] ?? null;
  },
  async put(eventId, { headline, letter, picture }, by, at) {
    await pool.query(PUT, [eventId, headline, letter, picture, by, new Date(at)]);
  },
  async session(eventId, sectionEventId) {
    const { rows } = await pool.query<EmailEventRow>(SESSION, [eventId, sectionEventId]);
    return rows[0] === undefined ? null : emailEventFacts(rows[0]);
  },
});
