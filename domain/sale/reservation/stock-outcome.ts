import type { EventRefusal } from '#domain/event/event-refusals.ts';
import type { SeatMove } from '#domain/event/seat/session-seat.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import type { RequestRefusal } from '#domain/kernel/request-refusal.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { TransferState } from '#domain/money/bank-transfer/transfer-state.ts';
import type { MoneyRefusal } from '#domain/money/money-refusals.ts';
import type { OrderStatus } from '#domain/sale/checkout/order-state.ts';
import type { PricedLine, Quote } from '#domain/sale/pricing/quote.ts';
import type { SaleRefusal } from '#domain/sale/sale-refusals.ts';
import type { WaitingEntry } from '#domain/sale/waiting/waiting-entry.ts';
import type { CheckoutSession, LateChoice, Payment, PromotionUse, Quota, Receipt, Reservation } from './reservation.ts';
import type { StockCommand } from './stock-command.ts';

/** POINTS_RETURNED, WALLET_RETURNED: a part was to be paid with them, and went back when the places did. */
export type NoPlaceReason = 'SOLD_OUT' | 'EVENT_ENDED' | 'OTHER_ORDER_PAID' | 'POINTS_RETURNED' | 'WALLET_RETURNED';

export type CheckoutLine = PricedLine & { readonly reservationId: string; readonly ticketTypeId: string };

/** The session's cart lines. `replayed`: the first answer again; its lines may have ended since. */
type Held = { readonly kind: 'HELD'; readonly lines: readonly Reservation[]; readonly replayed: boolean };
/** Null: the line was released. */
type LineChanged = { readonly kind: 'LINE_CHANGED'; readonly line: Reservation | null };
type CartReleased = { readonly kind: 'CART_RELEASED'; readonly released: readonly Reservation[] };
type CheckoutCancelled = { readonly kind: 'CHECKOUT_CANCELLED'; readonly checkoutSession: CheckoutSession };
/** Empty if they were released before. */
export type GivenBack = {
  readonly kind: 'GIVEN_BACK';
  readonly checkoutSession: CheckoutSession;
  readonly released: readonly Reservation[];
};
/** `lines`: those kept, or those released. */
export type ApprovalAnswered = {
  readonly kind: 'APPROVAL_ANSWERED';
  readonly checkoutSession: CheckoutSession;
  readonly lines: readonly Reservation[];
};
/** `orderStatus`: set if nothing is to be paid. `quote`: null on a replay. */
export type CheckoutBegun = {
  readonly kind: 'CHECKOUT_BEGUN';
  readonly checkoutSession: CheckoutSession;
  readonly lines: readonly Reservation[];
  readonly quote: Quote<CheckoutLine> | null;
  readonly orderStatus: OrderStatus | null;
  readonly replayed: boolean;
};
/** `quote` is null on a replay, as with CHECKOUT_BEGUN. */
export type TicketsIssued = {
  readonly kind: 'TICKETS_ISSUED';
  readonly checkoutSession: CheckoutSession;
  readonly lines: readonly Reservation[];
  readonly quote: Quote<CheckoutLine> | null;
};
export type PaymentBegun = {
  readonly kind: 'PAYMENT_BEGUN';
  readonly payment: Payment;
  /** The saved card that must pay; null: the buyer chooses. */
  readonly cardId: string | null;
  readonly replayed: boolean;
};
/** `settled`: the payment was confirmed and its places are sold. `repeated`: it was answered so before. */
export type ManualAnswered =
  | { readonly kind: 'MANUAL_CONFIRMED'; readonly settled: Extract<Settled, { readonly kind: 'SOLD' }> }
  | { readonly kind: 'MANUAL_REFUSED'; readonly payment: Payment; readonly released: readonly Reservation[] }
  | { readonly kind: 'MANUAL_REPEATED'; readonly payment: Payment };
/** SOLD: `late` if the places had to be taken again. NO_PLACE: the buyer chooses. SECOND_PAYMENT: a person decides. */
export type Settled =
  | {
      readonly kind: 'SOLD';
      readonly payment: Payment;
      readonly lines: readonly Reservation[];
      readonly late: boolean;
      readonly surplus: Dong;
      readonly orderStatus: OrderStatus;
    }
  | { readonly kind: 'PART_PAID'; readonly payment: Payment; readonly missing: Dong }
  | { readonly kind: 'NO_PLACE'; readonly payment: Payment; readonly because: NoPlaceReason; readonly surplus: Dong }
  | { readonly kind: 'SECOND_PAYMENT'; readonly payment: Payment; readonly surplus: Dong }
  | { readonly kind: 'REPEATED'; readonly payment: Payment };
export type LateMoneyChosen = {
  readonly kind: 'LATE_MONEY_CHOSEN';
  readonly payment: Payment;
  readonly choice: LateChoice;
  readonly repeated: boolean;
};
type ExpiredReleased = { readonly kind: 'EXPIRED_RELEASED' };
type CapacityChanged = { readonly kind: 'CAPACITY_CHANGED'; readonly quota: Quota };

type WaitingJoined = { readonly kind: 'WAITING_JOINED'; readonly entry: WaitingEntry };
type WaitingLeft = { readonly kind: 'WAITING_LEFT'; readonly entry: WaitingEntry };

type OutcomeByKind = {
  readonly HOLD: Held;
  readonly CHANGE_LINE: LineChanged;
  readonly RELEASE_CART: CartReleased;
  readonly CANCEL_CHECKOUT: CheckoutCancelled;
  readonly GIVE_BACK: GivenBack;
  readonly ANSWER_APPROVAL: ApprovalAnswered;
  readonly BEGIN_CHECKOUT: CheckoutBegun;
  readonly ISSUE_TICKETS: TicketsIssued;
  readonly BEGIN_PAYMENT: PaymentBegun;
  readonly ANSWER_MANUAL: ManualAnswered;
  readonly SETTLE: Settled;
  readonly RESEAT: Settled;
  readonly CHOOSE_LATE_MONEY: LateMoneyChosen;
  readonly RELEASE_EXPIRED: ExpiredReleased;
  readonly CHANGE_CAPACITY: CapacityChanged;
  readonly JOIN_WAITING: WaitingJoined;
  readonly LEAVE_WAITING: WaitingLeft;
};

export type StockRefusal = SaleRefusal | EventRefusal | MoneyRefusal | RequestRefusal;

/** A refused command changed nothing. */
export type OutcomeOf<Command extends StockCommand> = Result<OutcomeByKind[Command['kind']], StockRefusal>;
export type StockOutcome = OutcomeOf<StockCommand>;

type Writes<Row> = { readonly inserted: readonly Row[]; readonly updated: readonly Row[] };

export type StockWrites = {
  readonly quotas: readonly Quota[];
  readonly reservations: Writes<Reservation>;
  readonly checkoutSessions: Writes<CheckoutSession>;
  readonly payments: Writes<Payment>;
  readonly receipts: readonly Receipt[];
  readonly seats: readonly SeatMove[];
  /** Differences to the counted uses of promotions. */
  readonly promotionUses: readonly PromotionUse[];
  readonly waiting: Writes<WaitingEntry>;
};

export type BatchDecision = {
  /** In the order of commands. */
  readonly outcomes: readonly StockOutcome[];
  readonly writes: StockWrites;
  /** Released by expiry rather than by commands, for notifications. */
  readonly expired: {
    readonly reservations: readonly Reservation[];
    readonly checkoutSessions: readonly CheckoutSession[];
    readonly payments: readonly Payment[];
  };
};

/** The transfer state for a settled payment. A repeated report keeps the first outcome. */
export function transferOutcome(settled: Settled): TransferState {
  switch (settled.kind) {
    case 'SOLD':
      if (settled.late) return 'LATE_SEATED';
      return settled.surplus > 0 ? 'OVER' : 'PAID';
    case 'PART_PAID':
      return 'SHORT';
    case 'NO_PLACE':
      return 'LATE_NO_PLACE';
    case 'SECOND_PAYMENT':
      return 'DUPLICATE';
    case 'REPEATED':
      return 'PAID';
    default:
      return never(settled);
  }
}
