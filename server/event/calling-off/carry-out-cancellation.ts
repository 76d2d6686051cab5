import { type Cancellation, decideCancellation, evolveCancellation } from '#domain/event/cancellation.ts';
import { plus, sum } from '#domain/kernel/money/dong.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { moneyBack } from '#domain/sale/refund/order-money.ts';
import { type CancellationRow, Cancellations } from '#server/event/ports/cancellations.ts';
import { EventRecipients } from '#server/event/ports/event-recipients.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { JobQueue } from '#server/platform/ports/job-queue.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { AnnounceRefunds } from '#server/sale/announce-refunds.ts';
import { DecideRefunds } from '#server/sale/decide-refunds.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { SalesOfEvent, type StandingOrder } from '#server/sale/ports/sales-of-event.ts';
import { cancellationOf, withCancellation } from './cancellation-of.ts';

/** Small transactions, so that it can be killed and run again. Answers false while it can still be undone. */
export type CarryOutCancellation = (asked: {
  readonly eventId: number;
  readonly cancellationId: string;
}) => Promise<boolean>;

/** Orders and people per transaction. */
const AT_ONCE = 50;
/** The desk ends some hundred holds at a time. */
const MOST_RELEASES = 1_000;

export const CarryOutCancellation = defineUseCase(
  'CarryOutCancellation',
  {
    cancellations: Cancellations,
    recipients: EventRecipients,
    sales: SalesOfEvent,
    desk: ReservationDesk,
    decideRefunds: DecideRefunds,
    announce: AnnounceRefunds,
    outbox: EmailOutbox,
    transact: Transact,
    jobs: JobQueue,
    bus: EventBus,
    clock: Clock,
  },
  (ports): CarryOutCancellation => {
    const { cancellations, recipients, sales, desk, decideRefunds, announce, outbox, transact, jobs, bus, clock } =
      ports;

    /** `also` is written in the same transaction. */
    async function advance(
      { eventId, eventCancellationId }: CancellationRow,
      kind: 'BEGIN' | 'FINISH',
      also: Partial<CancellationRow>,
    ): Promise<CancellationRow | null> {
      return transact.transaction(async (tx) => {
        const row = await cancellations.lock(tx, eventId, eventCancellationId);
        if (row === null) return null;
        const before = cancellationOf(row);
        const decided = decideCancellation(before, { kind }, clock.now());
        const events = decided.ok ? decided.value : [];
        if (events.length === 0) return row;
        const after = withCancellation(row, events.reduce<Cancellation | null>(evolveCancellation, before));
        await cancellations.put(tx, { ...after, ...also });
        return { ...after, ...also };
      });
    }

    /** A payment that arrives later is late money and is refunded. */
    async function endHolds(row: CancellationRow): Promise<void> {
      for (let turn = 0; turn < MOST_RELEASES; turn += 1) {
        if ((await sales.endHolds(row, clock.now())) === 0) return;
        await desk.submit(row.eventId, { kind: 'RELEASE_EXPIRED' }, null);
      }
      throw new Error(`Event ${row.eventId} still holds places`);
    }

    async function cancelOrders(row: CancellationRow): Promise<void> {
      let after: string | null = null;
      const stayed: string[] = [];
      for (;;) {
        const orders: readonly StandingOrder[] = await sales.standing(row, after, AT_ONCE);
        if (orders.length === 0) break;
        stayed.push(...(await endOrders(row, orders)));
        after = orders.at(-1)?.userOrderId ?? null;
        bus.publish({ kind: 'event', eventId: row.eventId });
      }
      // A person has to look: nobody is told while the cancellation is incomplete.
      if (stayed.length > 0) throw new Error(`Orders of event ${row.eventId} were not cancelled: ${stayed.join(', ')}`);
    }

    async function endOrders(row: CancellationRow, orders: readonly StandingOrder[]): Promise<readonly string[]> {
      const { eventId, eventCancellationId } = row;
      const answers = await transact.transaction(async (tx) => {
        const ids = orders.map(({ userOrderId }) => userOrderId);
        await recipients.addOfOrders(tx, eventId, eventCancellationId, ids);
        const decided = await decideRefunds(
          tx,
          eventId,
          ids.map((orderId) => ({
            key: `cancellation ${eventCancellationId} ${orderId}`,
            orderId,
            reason: 'EVENT_CANCELLED',
            of: 'ALL',
            note: null,
            by: row.plannedBy,
            // The cancellation's own email says it all.
            tell: false,
          })),
        );
        const known = await cancellations.lock(tx, eventId, eventCancellationId);
        const done = decided.filter((answer) => answer.ok && !answer.value.repeated);
        const money = decided.flatMap((answer) =>
          answer.ok && !answer.value.repeated ? [moneyBack(answer.value)] : [],
        );
        if (known !== null)
          await cancellations.put(tx, {
            ...known,
            ordersDone: known.ordersDone + done.length,
            refunded: plus(known.refunded, sum(money)),
          });
        return decided;
      });
      announce(
        eventId,
        answers.flatMap((answer) => (answer.ok ? [answer.value] : [])),
      );
      return answers.flatMap((answer, at) =>
        answer.ok ? [] : [`${orders[at]?.userOrderId ?? ''} ${answer.refusal.code}`],
      );
    }

    async function tellEverybody(row: CancellationRow): Promise<void> {
      const { eventId, eventCancellationId: cancellationId } = row;
      await transact.transaction((tx) => recipients.addInvited(tx, row, cancellationId));
      for (;;) {
        const notified = await transact.transaction(async (tx) => {
          const people = await recipients.takeUntold(tx, eventId, cancellationId, AT_ONCE, clock.now());
          await outbox.queue(
            tx,
            people.map(({ email, locale }) => ({
              content: { message: 'event-cancelled', eventId, cancellationId },
              recipient: email,
              locale,
            })),
          );
          return people.length;
        });
        if (notified === 0) return;
        jobs.wake('bulk');
      }
    }

    return async ({ eventId, cancellationId }) => {
      const found = await cancellations.find(eventId, cancellationId);
      if (found === null) return true;
      const [sold, invitations] = await Promise.all([sales.counts(found), cancellations.invited(found)]);
      const row = await advance(found, 'BEGIN', { ...sold, invitations });
      if (row?.state !== 'RUNNING') return row?.state !== 'PLANNED';
      await endHolds(row);
      await cancelOrders(row);
      await tellEverybody(row);
      await advance(row, 'FINISH', {});
      bus.publish({ kind: 'event', eventId });
      return true;
    };
  },
);
