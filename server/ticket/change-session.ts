import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { changeSession, isOverLimit, sameTypes } from '#domain/sale/reservation/change-session.ts';
import type { StockWrites } from '#domain/sale/reservation/stock-outcome.ts';
import { type SelfServiceProblem, selfServiceUntil } from '#domain/ticket/self-service.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { type OrderBook, RefundBook } from '#server/sale/ports/refund-book.ts';
import { SelfServiceBook, type SelfServiceFacts } from './ports/self-service-book.ts';
import { type EventSession, SessionChangeBook } from './ports/session-change-book.ts';
import { selfServiceRefused } from './self-service-refused.ts';

type TicketAsked = { readonly eventId: number; readonly boughtTicketId: string; readonly by: AccountId };
type ChangeRefusal = RefusalOf<'NOT_FOUND' | 'SELF_SERVICE_REFUSED'>;
type Event = Awaited<ReturnType<SessionChangeBook['read']>>;
type Plan = { readonly types: ReadonlyMap<string, string>; readonly stock: StockWrites };

const refusedAs = (because: SelfServiceProblem, { policy, session }: SelfServiceFacts): Result<never, ChangeRefusal> =>
  refused({ code: 'SELF_SERVICE_REFUSED', because, until: selfServiceUntil('CHANGE_SESSION', policy, session) });

/** An order is of one session, so all of its tickets change together: none was used or given away. */
const isWhole = ({ tickets }: OrderBook): boolean =>
  tickets.every(({ state, checkedIn }) => state === 'VOID' || (state === 'HELD' && !checkedIn));

function planOf(
  order: OrderBook,
  { types }: Event,
  { sectionEventId, beginAt, planSale, cancelled }: EventSession,
  now: Instant,
): Result<Plan, SelfServiceProblem> {
  const { event } = order.stock;
  const same = sameTypes(order.stock, types, sectionEventId);
  const isOpen = event.status === 'PUBLISHED' && !event.archive && !cancelled && planSale === null && beginAt > now;
  if (same === null || !isOpen) return refused('OTHER_TICKETS');
  if (isOverLimit(order.stock, types, same)) return refused('LIMIT_REACHED');
  const stock = changeSession(order.stock, sectionEventId, same);
  return stock.ok ? ok({ types: same, stock: stock.value }) : stock;
}

/** As the event's policy allows, to the same name and price. Nothing is paid. A repeat changes nothing. */
export type ChangeSession = (
  asked: TicketAsked & { readonly sectionEventId: number },
) => Promise<Result<null, ChangeRefusal>>;

const ports = {
  book: SelfServiceBook,
  orders: RefundBook,
  sessions: SessionChangeBook,
  transact: Transact,
  clock: Clock,
};

export const ChangeSession = defineUseCase(
  'ChangeSession',
  { ...ports, audit: AuditLog, outbox: EmailOutbox, bus: EventBus, jobs: JobQueue },
  ({ book, orders, sessions, transact, clock, audit, outbox, bus, jobs }): ChangeSession =>
    async ({ eventId, boughtTicketId, sectionEventId, by }) => {
      const facts = await book.read(eventId, boughtTicketId);
      if (facts === null || facts.buyer !== by) return refused({ code: 'NOT_FOUND' });
      if (facts.sectionEventId === sectionEventId) return ok(null);
      const refusal = selfServiceRefused('CHANGE_SESSION', facts, by, clock.now());
      if (refusal !== null) return refused(refusal);
      const { userOrderId: orderId } = facts;
      const changed = await transact.transaction(async (tx): Promise<Result<string | null, ChangeRefusal>> => {
        const order = await orders.open(tx, eventId, orderId, true);
        if (order === null) return refused({ code: 'NOT_FOUND' });
        // The other of two presses.
        if (order.order.sectionEventId === sectionEventId) return ok(null);
        const now = clock.now();
        const event = await sessions.read(tx, eventId, by);
        const session = event.sessions.find((one) => one.sectionEventId === sectionEventId);
        if (session === undefined) return refused({ code: 'NOT_FOUND' });
        if (order.order.status !== 'SUCCESSFUL') return refusedAs('ORDER_NOT_COMPLETE', facts);
        if (!isWhole(order)) return refusedAs('ORDER_NOT_WHOLE', facts);
        const plan = planOf(order, event, session, now);
        if (!plan.ok) return refusedAs(plan.refusal, facts);
        const { checkoutSessionId, registrant, history, sectionEventId: before } = order.order;
        const number = history + 1;
        await sessions.write(tx, { eventId, orderId, checkoutSessionId, sectionEventId, types: plan.value.types });
        await orders.write(
          tx,
          order,
          {
            order: { ...order.order, sectionEventId, updatedAt: now, history: number },
            orderEvents: [
              {
                userOrderId: orderId,
                number,
                kind: 'session-changed',
                data: { before, after: sectionEventId },
                actor: by,
              },
            ],
            payments: [],
            stock: plan.value.stock,
            voided: [],
            refund: null,
            step: null,
            ledger: [],
          },
          now,
        );
        const entry = { act: 'order.session-changed', subject: `order:${orderId}`, eventId, actor: by } as const;
        await audit.record(tx, { ...entry, facts: { before, after: sectionEventId } });
        const content = { message: 'session-changed', eventId, orderId } as const;
        await outbox.queue(tx, [{ content, recipient: registrant.email, locale: order.locale, occurrence: number }]);
        return ok(checkoutSessionId);
      });
      if (!changed.ok) return changed;
      if (changed.value === null) return ok(null);
      jobs.wake('tickets');
      bus.publish({ kind: 'checkout', eventId, checkoutSessionId: changed.value });
      bus.publish({ kind: 'stock', eventId });
      bus.publish({ kind: 'door', eventId });
      return ok(null);
    },
);

/** By their begin. */
export type ReadOtherSessions = (asked: TicketAsked) => Promise<Result<readonly EventSession[], ChangeRefusal>>;

export const ReadOtherSessions = defineUseCase(
  'ReadOtherSessions',
  ports,
  ({ book, orders, sessions, transact, clock }): ReadOtherSessions =>
    async ({ eventId, boughtTicketId, by }) => {
      const facts = await book.read(eventId, boughtTicketId);
      if (facts === null || facts.buyer !== by) return refused({ code: 'NOT_FOUND' });
      const now = clock.now();
      const refusal = selfServiceRefused('CHANGE_SESSION', facts, by, now);
      if (refusal !== null) return refused(refusal);
      return transact.transaction(async (tx): Promise<Result<readonly EventSession[], ChangeRefusal>> => {
        const order = await orders.read(tx, eventId, facts.userOrderId);
        if (order === null) return refused({ code: 'NOT_FOUND' });
        if (!isWhole(order)) return refusedAs('ORDER_NOT_WHOLE', facts);
        const event = await sessions.read(tx, eventId, by);
        const { sectionEventId: own } = order.order;
        return ok(event.sessions.filter((one) => one.sectionEventId !== own && planOf(order, event, one, now).ok));
      });
    },
);
