import type { Instant } from '#domain/kernel/instant.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { decideRefund, evolveRefund, moneyBack } from '#domain/sale/refund/order-money.ts';
import type { RefundStatus } from '#domain/sale/refund/refund.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { EmailOutbox, type QueuedEmail } from '#server/platform/ports/email-outbox.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { moneyOfPayment, statesAfter } from './money-of-order.ts';
import { type KnownRefund, type OrderBook, type OrderChange, RefundBook } from './ports/refund-book.ts';
import { bookRefund, type RefundAnswer, type RefundRefusal } from './refund-decision.ts';

export type RefundMove = {
  readonly eventId: number;
  readonly refundId: string;
  /** null: the platform itself, as when a feed reports the outgoing transfer. */
  readonly by: AccountId | null;
} & (
  | { readonly step: 'SEND' }
  /** `quietly`: the buyer has been told by their bank. */
  | { readonly step: 'CONFIRM'; readonly quietly?: true }
  /**
   * `because`: in the words of the bank or the accountant. `tell`: email the buyer; false when another email asks
   * for an account.
   */
  | { readonly step: 'FAIL'; readonly because: string; readonly tell: boolean }
);

/** In the caller's transaction; call `AnnounceRefunds` after the commit. Repeating a move changes nothing. */
export type MoveRefund = (tx: Transaction, move: RefundMove) => Promise<Result<RefundAnswer, RefundRefusal>>;

const AIMS = { SEND: 'SENT', CONFIRM: 'CONFIRMED', FAIL: 'FAILED' } as const satisfies Readonly<
  Record<RefundMove['step'], RefundStatus>
>;
const ACTS = { SENT: 'refund.sent', CONFIRMED: 'refund.confirmed', FAILED: 'refund.failed' } as const;
const KINDS = { SENT: 'refund-sent', CONFIRMED: 'refund-confirmed', FAILED: 'refund-failed' } as const;

type Moved = Result<{ readonly answer: RefundAnswer; readonly change: OrderChange | null }, RefundRefusal>;

function moveRefund(book: OrderBook, known: KnownRefund, move: RefundMove, now: Instant, id: () => string): Moved {
  const { refundId, step, by } = move;
  const status = AIMS[step];
  const answer: RefundAnswer = {
    orderId: book.order.userOrderId,
    checkoutSessionId: book.order.checkoutSessionId,
    refundId,
    paymentId: known.paymentId,
    transferCode: known.transferCode,
    parts: known.parts,
    points: known.points,
    wallet: known.wallet,
    orderStatus: book.order.status,
    voided: [],
    returned: false,
    repeated: true,
  };
  if (known.status === status) return ok({ answer, change: null });
  const payment = book.payments.find(({ paymentId }) => paymentId === known.paymentId);
  if (payment === undefined) throw new Error(`Refund ${refundId} is of no payment of its order`);
  const money = moneyOfPayment(book, payment);
  const decided = decideRefund(money, { kind: step, refundId }, now);
  if (!decided.ok) return refused({ code: 'REFUND_REFUSED', because: 'WRONG_STATUS' });
  const after = decided.value.reduce(evolveRefund, money).refunds.find((one) => one.refundId === refundId) ?? known;
  const refunds = book.refunds.map((one) => (one.refundId === refundId ? { ...one, ...after } : one));
  const hasPlaces = book.order.status === 'REQUIRED_APPROVAL' || book.tickets.some((ticket) => ticket.state !== 'VOID');
  const next = statesAfter(book, refunds, hasPlaces, { free: null, always: null });
  const number = book.order.history + 1;
  const data = { refundId, amount: moneyBack(known), attempt: after.attempts };
  return ok({
    answer: { ...answer, orderStatus: next.status, repeated: false },
    change: {
      order: { ...book.order, status: next.status, updatedAt: now, history: number },
      orderEvents: [{ userOrderId: book.order.userOrderId, number, kind: KINDS[status], data, actor: by }],
      payments: next.payments,
      stock: null,
      voided: [],
      refund: null,
      step: {
        refundId,
        status: after.status,
        attempts: after.attempts,
        by,
        because: move.step === 'FAIL' ? move.because : null,
      },
      ledger: bookRefund(book, payment, known, decided.value, now, id),
    },
  });
}

const isQuiet = (move: RefundMove): boolean =>
  move.step === 'FAIL' ? !move.tell : move.step === 'CONFIRM' && move.quietly === true;

const MAILS = { SEND: null, CONFIRM: 'refund-paid', FAIL: 'refund-failed' } as const;

/** Once paid, and once for each attempt that failed. A chargeback is told by the card's bank. */
function emailsOf({ eventId, order, locale }: OrderBook, known: KnownRefund, move: RefundMove): QueuedEmail[] {
  const message = MAILS[move.step];
  if (message === null || moneyBack(known) === ZERO || isQuiet(move)) return [];
  const { paymentId, refundId, attempts, byProvider } = known;
  return [
    {
      content: { message, eventId, paymentId, refundId, amount: moneyBack(known), byProvider },
      recipient: order.registrant.email,
      locale,
      occurrence: message === 'refund-failed' ? attempts : 1,
    },
  ];
}

export const MoveRefund = defineUseCase(
  'MoveRefund',
  { book: RefundBook, audit: AuditLog, outbox: EmailOutbox, newId: NewId, clock: Clock },
  ({ book, audit, outbox, newId, clock }): MoveRefund =>
    async (tx, move) => {
      const { eventId, refundId, by } = move;
      const orderId = await book.orderOf(tx, eventId, refundId);
      const order = orderId === null ? null : await book.open(tx, eventId, orderId, false);
      const known = order?.refunds.find((refund) => refund.refundId === refundId);
      if (order === null || known === undefined) return refused({ code: 'NOT_FOUND' });
      const now = clock.now();
      const moved = moveRefund(order, known, move, now, newId.newId);
      if (!moved.ok) return moved;
      const { answer, change } = moved.value;
      if (change === null) return ok(answer);
      await book.write(tx, order, change, now);
      await audit.record(tx, {
        act: ACTS[AIMS[move.step]],
        subject: `refund:${refundId}`,
        eventId,
        actor: by,
        facts: { orderId: answer.orderId, amount: moneyBack(known), attempt: change.step?.attempts ?? 0 },
      });
      await outbox.queue(tx, emailsOf(order, known, move));
      return ok(answer);
    },
);
