import { randomInt, randomUUID } from 'node:crypto';
import { HOUR, later } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { makeAdmitTogether } from '#server/door/admit-together.ts';
import { makePostgresAdmissionDesk } from '#server/door/postgres/postgres-admission-desk.ts';
import { makePostgresDoorBook } from '#server/door/postgres/postgres-door-book.ts';
import { AllowGiveBack } from '#server/event/calling-off/allow-give-back.ts';
import { CarryOutCancellation } from '#server/event/calling-off/carry-out-cancellation.ts';
import { PlanCancellation } from '#server/event/calling-off/plan-cancellation.ts';
import { TellMove } from '#server/event/calling-off/tell-move.ts';
import { UndoCancellation } from '#server/event/calling-off/undo-cancellation.ts';
import { makePostgresCancellations } from '#server/event/postgres/postgres-cancellations.ts';
import { makePostgresEventCatalogue } from '#server/event/postgres/postgres-event-catalogue.ts';
import { postgresEventRecipients } from '#server/event/postgres/postgres-event-recipients.ts';
import { makePostgresEventStore } from '#server/event/postgres/postgres-event-store.ts';
import { makePostgresSessionMoves } from '#server/event/postgres/postgres-session-moves.ts';
import { ReviseSession } from '#server/event/revise-session.ts';
import { makePostgresAccountRows } from '#server/people/postgres/postgres-account-rows.ts';
import { makePostgresPublisherDirectory } from '#server/people/postgres/postgres-publisher-directory.ts';
import { makeJobBell } from '#server/platform/jobs/job-bell.ts';
import { makeMemoryEventBus } from '#server/platform/memory/memory-event-bus.ts';
import type { Transact } from '#server/platform/ports/transact.ts';
import { makePostgresAuditLog } from '#server/platform/postgres/postgres-audit-log.ts';
import { makePostgresJobQueue } from '#server/platform/postgres/postgres-job-queue.ts';
import { nodeSecretSource } from '#server/platform/secrets/node-secret-source.ts';
import { sha256Digest } from '#server/platform/system/sha256-digest.ts';
import { makePostgresSalesOfEvent } from '#server/sale/postgres/postgres-sales-of-event.ts';
import { ReturnOrder } from '#server/sale/return-order.ts';
import type { TicketPorts } from '#server/ticket/change-ticket.ts';
import { GiveTicket } from '#server/ticket/give-ticket.ts';
import { makePostgresSelfServiceBook } from '#server/ticket/postgres/postgres-self-service-book.ts';
import { makePostgresTicketBook } from '#server/ticket/postgres/postgres-ticket-book.ts';
import { ReturnTicket } from '#server/ticket/return-ticket.ts';
import { TakeBackTicket } from '#server/ticket/take-back-ticket.ts';
import type { Sale, SaleWorld } from '../sale-world.ts';
import { dying, unlessKilled } from './killed-node.ts';

/** Of `saleWorld`. */
const EVENT_NAME = 'Đêm nhạc';

/** Neither cancelling nor moving uses this port. */
const unasked = new Proxy({}, { get: (_, name) => () => Promise.reject(new Error(`Asked for ${String(name)}`)) });

export function eventHands(world: SaleWorld) {
  const { database, test, pool, desk, stock, outbox, decideRefunds } = world;
  const { newId } = test;
  const clock = { now: world.now };
  const audit = makePostgresAuditLog(clock, newId);
  const bus = makeMemoryEventBus();
  const jobs = makePostgresJobQueue(makeJobBell());
  const transact: Transact = { transaction: database.transaction };
  const tickets: TicketPorts = {
    book: makePostgresTicketBook(),
    accounts: makePostgresAccountRows(database),
    earlierEmails: async () => [],
    secrets: { ...nodeSecretSource, below: (n) => randomInt(n) },
    ...{ outbox, jobs, audit, bus, transact, clock },
  };
  const cancellations = makePostgresCancellations(pool);
  const moves = makePostgresSessionMoves(pool);
  const sales = makePostgresSalesOfEvent(database);
  const organising = {
    events: makePostgresEventStore(pool, clock),
    catalogue: makePostgresEventCatalogue(database, clock),
    publishers: makePostgresPublisherDirectory(database.reads),
    files: unasked as never,
    privateFiles: unasked as never,
    media: unasked as never,
    signer: unasked as never,
    html: unasked as never,
    ids: newId,
    digest: sha256Digest,
    lastEditor: unasked as never,
    ...{ stock, transact, audit, bus, clock },
    ...{ cancellations, moves, sales, jobs },
  };
  const recipients = postgresEventRecipients;
  const announce = () => undefined;
  const refunding = { decideRefunds, announce, transact, clock };
  const carrying = { cancellations, recipients, sales, desk, outbox, jobs, bus, ...refunding };
  const plan = PlanCancellation.make(organising);
  const undo = UndoCancellation.make(organising);
  const revise = ReviseSession.make(organising);
  const allow = AllowGiveBack.make(organising);
  const tell = TellMove.make({ moves, recipients, sales, outbox, transact, jobs, clock });
  const door = makePostgresAdmissionDesk({
    database,
    admitTogether: makeAdmitTogether({ door: makePostgresDoorBook(), audit, clock, ids: newId }),
    bus,
  });

  return {
    give: GiveTicket.make(tickets),
    takeBack: TakeBackTicket.make(tickets),
    returnTicket: ReturnTicket.make({ book: makePostgresSelfServiceBook(pool), ...refunding }),
    returnOrder: ReturnOrder.make({ reader: world.reader, moves, ...refunding }),

    admit: (sale: Sale, boughtTicketId: string, issueNumber: number) =>
      door.admit(sale.eventId, {
        shown: { kind: 'id', boughtTicketId },
        type: 'QR',
        issueNumber,
        sectionEventId: sale.sectionEventId,
        by: randomUUID() as AccountId,
        scanKey: randomUUID(),
      }),

    cancel: (sale: Sale, sectionEventId: number | null, actor: AccountId) =>
      plan({ eventId: sale.eventId, sectionEventId, actor, typed: EVENT_NAME, reason: 'Bão' }),

    async undo(sale: Sale, actor: AccountId): Promise<void> {
      const [known] = await cancellations.ofEvent(sale.eventId);
      if (known !== undefined) await undo({ eventId: sale.eventId, cancellationId: known.eventCancellationId, actor });
    },

    async carryOut({ eventId }: Sale, killedIn: number | null): Promise<void> {
      for (const { eventCancellationId: cancellationId } of await cancellations.ofEvent(eventId)) {
        if (killedIn !== null)
          await CarryOutCancellation.make({ ...carrying, transact: dying(database, killedIn) })({
            eventId,
            cancellationId,
          }).catch(unlessKilled);
        await CarryOutCancellation.make(carrying)({ eventId, cancellationId });
      }
    },

    async move({ eventId, sectionEventId }: Sale, actor: AccountId): Promise<void> {
      const papers = await organising.events.read(eventId);
      const session = papers?.sessions.find((one) => one.sectionEventId === sectionEventId);
      if (session === undefined) throw new Error('No session');
      const { name, description, address, planSale, urls, vodLink } = session;
      const times = { beginAt: later(session.beginAt, HOUR), endAt: later(session.endAt, HOUR) };
      const fields = { name, description, address, planSale, urls, vodLink, ...times };
      await revise({ eventId, sectionEventId, actor, fields });
      await allow({ eventId, actor, until: later(world.now(), 24 * HOUR) });
    },

    async tellMoves({ eventId }: Sale): Promise<void> {
      const { rows } = await pool.query<{ id: string }>(
        'SELECT session_move_id AS id FROM session_move WHERE event_id = $1 ORDER BY session_move_id',
        [eventId],
      );
      for (const { id } of rows) await tell({ eventId, moveId: id });
    },
  };
}
export type EventHands = ReturnType<typeof eventHands>;
