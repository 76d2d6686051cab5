import type { CheckoutNotes } from '#server/application/ports/checkout-notes.ts';
import type { Database } from './connection.ts';
import { storableJson } from './storable.ts';

// What a checkout was begun with is frozen: to change it, the checkout is begun anew.
const HELD_LINE = `SELECT reservation_id FROM reservation WHERE event_id = $1 AND reservation_id = $2 AND account_id = $3 AND state = 'HELD' FOR NO KEY UPDATE`;

/** Attendees and donations that wait for a checkout. */
export function makePostgresCheckoutNotes(database: Pick<Database, 'pool' | 'transaction'>): CheckoutNotes {
  return {
    writeAttendees: (eventId, reservationId, accountId, attendees) =>
      database.transaction(async ({ client }) => {
        const held = await client.query(HELD_LINE, [eventId, reservationId, accountId]);
        if (held.rowCount === 0) return false;
        await client.query('DELETE FROM attendee WHERE event_id = $1 AND reservation_id = $2', [eventId, reservationId]);
        await client.query(
          `INSERT INTO attendee (event_id, reservation_id, position, email, first_name, last_name, gender, phone_number, job_title, note, answers)
           SELECT $1, $2, x.* FROM unnest($3::int[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[], $10::text[], $11::jsonb[]) AS x`,
          [
            eventId,
            reservationId,
            attendees.map((_, position) => position),
            attendees.map((attendee) => attendee.email),
            attendees.map((attendee) => attendee.firstName),
            attendees.map((attendee) => attendee.lastName),
            attendees.map((attendee) => attendee.gender),
            attendees.map((attendee) => attendee.phoneNumber),
            attendees.map((attendee) => attendee.jobTitle),
            attendees.map((attendee) => attendee.note),
            attendees.map((attendee) => (attendee.answers === null || attendee.answers === undefined ? null : storableJson(attendee.answers))),
          ],
        );
        return true;
      }),
    writeDonation: async ({ eventId, sectionEventId, accountId, amount, message }, at) => {
      if (amount === 0) {
        await database.pool.query('DELETE FROM ticket_donation WHERE event_id = $1 AND section_event_id = $2 AND account_id = $3', [
          eventId,
          sectionEventId,
          accountId,
        ]);
        return;
      }
      await database.pool.query(
        `INSERT INTO ticket_donation (event_id, section_event_id, account_id, amount, message, updated_at) VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (event_id, section_event_id, account_id) DO UPDATE SET amount = EXCLUDED.amount, message = EXCLUDED.message, updated_at = EXCLUDED.updated_at`,
        [eventId, sectionEventId, accountId, amount, message, new Date(at)],
      );
    },
    acceptsDonations: async (eventId) => {
      const { rows } = await database.pool.query<{ readonly enable_ticket_donation: boolean }>(
        // A draft tells nobody what it takes, and nobody gives to what was called off.
        `SELECT enable_ticket_donation AND status = 'PUBLISHED' AND NOT archive AS enable_ticket_donation FROM event WHERE event_id = $1`,
        [eventId],
      );
      return rows[0]?.enable_ticket_donation === true;
    },
  };
}
