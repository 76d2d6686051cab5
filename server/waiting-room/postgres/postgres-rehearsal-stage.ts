import { ok, refused } from '#domain/kernel/result.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import type { DecideDeskBatch } from '#server/sale/ports/desk-decision.ts';
import { makePostgresReservationDesk } from '#server/sale/postgres/postgres-reservation-desk.ts';
import type { RehearsalStage, RehearsedTicket } from '#server/waiting-room/ports/rehearsal-stage.ts';

// "rehe" in ASCII: an advisory lock held while the rehearsal runs, on every node.
const ONE_AT_A_TIME = 0x7265_6865;

const TICKETS = `SELECT section_event_id AS "sectionEventId", ticket_type_id AS "ticketTypeId",
  multiple_of AS "multipleOf" FROM ticket_type WHERE NOT by_invitation ORDER BY position, ticket_type_id`;

const nothing = async (): Promise<void> => undefined;

/** The same batches, locks and flushes; without emails, audit and messages. */
export function makePostgresRehearsalStage(given: {
  readonly database: Pick<Database, 'rehearsal'>;
  readonly decide: DecideDeskBatch;
  readonly clock: Clock;
  readonly newId: NewId;
}): RehearsalStage {
  const { decide, clock, newId } = given;
  return {
    async open(eventId) {
      const database = given.database.rehearsal();
      const guard = database.lonely();
      const leave = async (): Promise<void> => {
        await guard.end();
        await database.close();
      };
      try {
        await guard.connect();
        // A lost guard connection ends the rehearsal; remaining statements fail and touch nothing else.
        guard.on('error', () => undefined);
        const { rows } = await guard.query<{ readonly mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
          ONE_AT_A_TIME,
        ]);
        if (rows[0]?.mine !== true) {
          await leave();
          return refused('ANOTHER_RUNS');
        }
        await guard.query('SELECT public.open_rehearsal($1)', [eventId]);
        // Simulated buyers answer no questions.
        await guard.query('UPDATE event SET addition_form = NULL');
        const { rows: tickets } = await database.pool.query<RehearsedTicket>(TICKETS);
        const desk = makePostgresReservationDesk({
          database,
          decide,
          clock,
          newId,
          emails: { queue: nothing },
          audit: { record: nothing },
          keepAnswers: nothing,
          noteNews: nothing,
          jobs: { wake: () => undefined },
          bus: { publish: () => undefined },
        });
        const close = async (): Promise<void> => {
          try {
            await desk.close();
            await guard.query('SELECT public.close_rehearsal()');
          } finally {
            await leave();
          }
        };
        if (tickets.length > 0) return ok({ desk, tickets, close });
        await close();
        return refused('NOTHING_TO_SELL');
      } catch (error) {
        await leave();
        throw error;
      }
    },
  };
}
