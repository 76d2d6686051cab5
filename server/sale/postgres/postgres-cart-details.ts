import { inBatchTransaction } from '#server/platform/postgres/batch-transaction.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { isRetryable } from '#server/platform/postgres/is-retryable.ts';
import type { CartDetails } from '#server/sale/ports/cart-details.ts';
import { type BatcherSettings, makeBatcher } from './reservation-batcher.ts';
import { type LineAttendees, lockHeldLines, saveAttendees } from './write-attendees.ts';

const SETTINGS: Partial<BatcherSettings> = { batchSize: 200, queueSize: 5_000, inFlight: 2, patience: 10_000 };

/** What many buyers of an event save at once is one transaction. */
export function makePostgresCartDetails(database: Pick<Database, 'pool' | 'pipelined'>): CartDetails {
  const pool = database.pipelined(SETTINGS.inFlight ?? 1);
  const attendeeNotes = makeBatcher<LineAttendees, boolean>({
    run: async (eventId, lines) => {
      const held = await inBatchTransaction(
        pool,
        (client) => lockHeldLines(client, eventId, lines),
        (client, locked) => saveAttendees(client, eventId, lines, locked),
      );
      return held.map((answer) => ({ ok: true, answer }));
    },
    isRetryable,
    clock: () => performance.now(),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    settings: SETTINGS,
  });
  return {
    writeAttendees: (eventId, reservationId, accountId, attendees) =>
      attendeeNotes.submit(eventId, { reservationId, accountId, attendees }),
    writeDonation: async ({ eventId, sectionEventId, accountId, amount, message, inRoom }, at) => {
      if (amount === 0) {
        await database.pool.query(
          'DELETE FROM ticket_donation WHERE event_id = $1 AND section_event_id = $2 AND account_id = $3',
          [eventId, sectionEventId, accountId],
        );
        return;
      }
      await database.pool.query(
        `INSERT INTO ticket_donation (event_id, section_event_id, account_id, amount, message, updated_at, in_room)
          VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (event_id, section_event_id, account_id) DO UPDATE
           SET amount = EXCLUDED.amount, message = EXCLUDED.message, updated_at = EXCLUDED.updated_at,
             in_room = EXCLUDED.in_room`,
        [eventId, sectionEventId, accountId, amount, message, new Date(at), inRoom],
      );
    },
    acceptsDonations: async (eventId) => {
      const { rows } = await database.pool.query<{ readonly enable_ticket_donation: boolean }>(
        `SELECT enable_ticket_donation AND status = 'PUBLISHED' AND NOT archive AS enable_ticket_donation FROM event
          WHERE event_id = $1`,
        [eventId],
      );
      return rows[0]?.enable_ticket_donation === true;
    },
  };
}
