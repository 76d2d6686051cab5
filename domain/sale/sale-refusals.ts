import type { SeatProblem } from '#domain/event/seat/check-seats.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { GeneralInfo } from './checkout/attendees.ts';
import type { InvoiceIncomplete } from './checkout/invoice.ts';
import type { EInvoiceState } from './invoice/e-invoice.ts';
import type { PromotionObstacle } from './promotion/promotion-obstacle.ts';
import type { NotApplied } from './promotion/promotion-state.ts';
import type { RefundProblem } from './refund/refund-problem.ts';

type CartRefusal =
  | {
      readonly code: 'SOLD_OUT';
      readonly ticketId?: string;
      readonly remaining: number;
      readonly waitingUntil?: Instant;
    }
  | {
      readonly code: 'REACH_LIMITED_PURCHASE';
      readonly ticketId?: string;
      readonly max: number;
      readonly because: 'PURCHASE' | 'ACCOUNT';
    }
  | { readonly code: 'NOT_A_MULTIPLE'; readonly ticketId?: string; readonly multipleOf: number }
  | {
      readonly code: 'NOT_ON_SALE';
      readonly ticketId?: string;
      readonly because: 'COMING_SOON' | 'SALE_CLOSED' | 'STOPPED_SELLING' | 'ENDED';
    }
  /** Owned by somebody else. */
  | { readonly code: 'INVALID_SEAT'; readonly ticketId?: string; readonly seatIds?: readonly string[] }
  /** Free, but not available for another reason. */
  | { readonly code: 'SEATS_REFUSED'; readonly ticketId?: string; readonly trouble: SeatProblem };

type WaitingRefusal =
  | { readonly code: 'NOT_SOLD_OUT'; readonly ticketId?: string }
  /** For another number of places. */
  | { readonly code: 'WAITS_ALREADY'; readonly party: number };

type CheckoutRefusal =
  | { readonly code: 'SHOPPING_ITEMS_EMPTY' }
  | { readonly code: 'HOLD_EXPIRED' }
  | { readonly code: 'POLICY_NOT_AGREED' }
  | {
      readonly code: 'ATTENDEES_INCOMPLETE';
      readonly shoppingItemId?: string;
      readonly expected: number;
      readonly given: number;
    }
  | { readonly code: 'GENERAL_INFO_MISSING'; readonly fields: readonly GeneralInfo[] }
  /** Required answers are missing or invalid. */
  | { readonly code: 'ANSWERS_INCOMPLETE'; readonly fieldIds: readonly number[] }
  | { readonly code: 'PRICE_CHANGED'; readonly price: Dong }
  | { readonly code: 'PROMOTION_CODE_INVALID' }
  | { readonly code: 'PROMOTION_NOT_APPLIED'; readonly why: NotApplied }
  | { readonly code: 'PROMOTION_REFUSED'; readonly because: PromotionObstacle }
  | { readonly code: 'DONATION_MESSAGE_TOO_LONG'; readonly max: number }
  | { readonly code: 'DONATION_NOT_ACCEPTED' }
  | InvoiceIncomplete
  | { readonly code: 'CHECKOUT_CLOSED'; readonly state: string }
  | { readonly code: 'NOTHING_TO_PAY' }
  | { readonly code: 'PAYMENT_STARTED' }
  /** Counted within one event. */
  | { readonly code: 'TOO_MANY_UNPAID'; readonly max: number }
  | { readonly code: 'PAYMENT_METHOD_UNAVAILABLE' }
  | { readonly code: 'MANUAL_PAYMENT_OVER' }
  /** The provider did not take the payment up; no money moved. [S8-13] */
  | { readonly code: 'GATEWAY_FAILED' }
  | { readonly code: 'LINK_EXPIRED' }
  | { readonly code: 'CHOICE_NOT_OPEN' };

/** [S8] */
export type SaleRefusal =
  | CartRefusal
  | WaitingRefusal
  | CheckoutRefusal
  | {
      readonly code: 'CAPACITY_BELOW_TAKEN';
      readonly sold: number;
      readonly held: number;
      readonly heldUntil?: Instant;
    }
  /** An e-invoice that is issued, or not needed, is not tried again. */
  | { readonly code: 'EINVOICE_STAYS'; readonly state: EInvoiceState }
  /** An order has as many notes as it may. */
  | { readonly code: 'ORDER_NOTES_FULL'; readonly most: number }
  /** An order with a payment or a check-in cannot be deleted. */
  | { readonly code: 'ORDER_STAYS' }
  /** `left`: what can still be refunded, in dong. `closedAt`: end of the refund window. */
  | {
      readonly code: 'REFUND_REFUSED';
      readonly because: RefundProblem;
      readonly left?: Dong;
      readonly closedAt?: Instant;
    };
