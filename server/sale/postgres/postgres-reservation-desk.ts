import { randomInt } from 'node:crypto';
import type pg from 'pg';
import { makeRedeemCode } from '#domain/door/redeem-code.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { refused } from '#domain/kernel/result.ts';
import { makeTransferCode } from '#domain/money/bank-transfer/transfer-code.ts';
import { newsOfAnswers } from '#domain/rsvp/news-of-answers.ts';
import { makeOrderNumber } from '#domain/sale/checkout/order-state.ts';
import { isWorthAnInvoice } from '#domain/sale/invoice/invoice-lines.ts';
import type { StockCommand } from '#domain/sale/reservation/stock-command.ts';
import type { OutcomeOf, StockOutcome } from '#domain/sale/reservation/stock-outcome.ts';
import type { EventBook } from '#server/event/ports/event-book.ts';
import type { NoteNews } from '#server/event/ports/team-news.ts';
import type { AuditLog } from '#server/platform/ports/audit-log.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import type { EventBus } from '#server/platform/ports/event-bus.ts';
import type { JobQueue } from '#server/platform/ports/job-queue.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import { type CommitWith, inBatchTransaction } from '#server/platform/postgres/batch-transaction.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { isRetryable } from '#server/platform/postgres/is-retryable.ts';
import { postgresTx } from '#server/platform/postgres/postgres-tx.ts';
import { settleAll } from '#server/platform/postgres/settle-all.ts';
import type { KeepAnswers } from '#server/rsvp/ports/keep-answers.ts';
import type { DecideDeskBatch, DeskDecision, Fresh } from '#server/sale/ports/desk-decision.ts';
import type { DeskCommand, ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { eventsToOffer, eventsWithDue, waitingLateMoney } from './desk-searches.ts';
import { askForEInvoices } from './postgres-e-invoices.ts';
import { type Batcher, type BatcherSettings, makeBatcher } from './reservation-batcher.ts';
import { type ReleasesMemory, readEventBook } from './reservation-batcher-read.ts';
import { mayBeUndone, sendEventBook } from './reservation-batcher-write.ts';
import { SeatMovedError } from './reservation-seats.ts';
import { type HallMemory, rememberMoves } from './seat-hall-memory.ts';

// Random codes that are taken: a retry draws others.
const DRAWN = new Set([
  'transfer_code_directory_pkey',
  'order_number_directory_pkey',
  'refund_code_directory_pkey',
  'bought_ticket_event_id_redeem_code_key',
]);

export type ReservationDeskControl = ReservationDesk & {
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
};

export type ReservationDeskDeps = {
  readonly database: Database;
  readonly decide: DecideDeskBatch;
  readonly clock: Clock;
  readonly newId: NewId;
  readonly emails: EmailOutbox;
  readonly audit: AuditLog;
  readonly keepAnswers: KeepAnswers;
  readonly noteNews: NoteNews;
  readonly jobs: Pick<JobQueue, 'wake'>;
  readonly bus: Pick<EventBus, 'publish'>;
  /** An e-invoice provider is configured. */
  readonly eInvoices?: boolean;
  readonly settings?: Partial<BatcherSettings>;
  /** false only in the race test. */
  readonly lock?: boolean;
  /** false only in the race test. */
  readonly guardSeats?: boolean;
};

/** In the order in which they arrived. */
export function makePostgresReservationDesk(deps: ReservationDeskDeps): ReservationDeskControl {
  const { database, clock, newId, bus, emails } = deps;
  const connections = deps.settings?.inFlight ?? 4;
  const pool = database.pipelined(connections);
  const releases: ReleasesMemory = new Map();
  const halls: HallMemory = new Map();
  const fresh: Fresh = {
    id: newId.newId,
    orderNumber: () => makeOrderNumber(randomInt),
    redeemCode: () => makeRedeemCode(randomInt),
    transferCode: () => makeTransferCode(randomInt),
  };

  async function decideAndWrite(
    client: pg.ClientBase,
    book: EventBook,
    commands: readonly DeskCommand[],
    now: Instant,
    commitWith: CommitWith,
  ): Promise<DeskDecision> {
    const decision = deps.decide(book, commands, now, fresh);
    const { stock, effects } = decision;
    const sent = [...sendEventBook(client, book, stock, effects, now, deps.guardSeats)];
    const tx = postgresTx(client);
    const invoiced = deps.eInvoices === true ? ordersToInvoice(effects) : [];
    if (invoiced.length > 0) sent.push(askForEInvoices(client, book.stock.event.eventId, invoiced, newId.newId, now));
    const news = [...effects.news, ...newsOfAnswers(effects.answers.map(({ invitation }) => invitation))];
    const noted = [
      emails.queue(tx, effects.emails),
      deps.audit.record(tx, ...effects.audits),
      deps.noteNews(tx, book.stock.event.eventId, news),
    ];
    if (!mayBeUndone(effects)) await commitWith(...sent, ...noted);
    else await settleAll(...sent, ...noted, deps.keepAnswers(tx, book.stock.event.eventId, effects.answers, now));
    return decision;
  }

  async function run(eventId: number, commands: readonly DeskCommand[]) {
    // The same moment for reading and deciding.
    const now = clock.now();
    const decision = await inBatchTransaction(
      pool,
      (client) => readEventBook(client, eventId, commands, now, { lock: deps.lock ?? true, releases, halls }),
      async (client, book, commitWith) =>
        book === null ? null : await decideAndWrite(client, book, commands, now, commitWith),
    ).catch((error: unknown) => {
      if (error instanceof SeatMovedError) halls.delete(eventId);
      throw error;
    });
    if (decision === null)
      return commands.map(() => ({ ok: true, answer: refused({ code: 'NOT_FOUND' }) as StockOutcome }) as const);
    rememberMoves(halls, eventId, decision.stock.seats);
    announce(eventId, decision);
    return decision.answers.map((answer) => ({ ok: true, answer }) as const);
  }

  function announce(eventId: number, { stock, effects }: DeskDecision): void {
    if (effects.emails.length > 0) deps.jobs.wake('tickets');
    const { inserted, updated } = stock.waiting;
    if (stock.quotas.length + inserted.length + updated.length > 0) bus.publish({ kind: 'stock', eventId });
    for (const checkoutSessionId of effects.touched) bus.publish({ kind: 'checkout', eventId, checkoutSessionId });
    // New and void tickets change the door's counts.
    if (effects.tickets.length > 0 || effects.voided.length > 0) bus.publish({ kind: 'door', eventId });
  }

  const batcher: Batcher<DeskCommand, StockOutcome> = makeBatcher({
    run,
    isRetryable: (error) => error instanceof SeatMovedError || isRetryable(error, DRAWN),
    // Money has already left its payer's account, so it goes before those who only choose.
    isUrgent: ({ stock }) => stock.kind === 'SETTLE' || stock.kind === 'RESEAT',
    clock: () => performance.now(),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    settings: { ...deps.settings, inFlight: connections },
  });

  return {
    submit: async <Command extends StockCommand>(eventId: number, stock: Command, details: unknown) => {
      const outcome = await batcher.submit(eventId, { stock, details } as DeskCommand);
      return outcome === 'BUSY'
        ? refused({ code: 'BUSY', retryAfterMs: batcher.expectedWait(eventId) } as const)
        : (outcome as OutcomeOf<Command>);
    },
    eventsWithDue: (now, limit) => eventsWithDue(database.pool, now, limit),
    eventsToOffer: (now, limit) => eventsToOffer(database.pool, now, limit),
    waitingLateMoney: (limit) => waitingLateMoney(database.pool, limit),
    waiting: batcher.waiting,
    close: batcher.close,
  };
}

const ordersToInvoice = ({ newOrders, changedOrders }: DeskDecision['effects']) =>
  [...newOrders, ...changedOrders].filter(({ status, quote }) => status === 'SUCCESSFUL' && isWorthAnInvoice(quote));
