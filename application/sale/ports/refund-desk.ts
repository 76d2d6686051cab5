import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type RefundableTicket = {
  readonly id: string;
  readonly name: string;
  readonly holder: string;
  readonly worth: Dong;
  readonly cancelled: boolean;
  readonly checkedIn: boolean;
  /** The buyer gave it to someone else. */
  readonly given: boolean;
};

/** In dong. */
export type RefundOffer = {
  readonly tickets: readonly RefundableTicket[];
  readonly left: { readonly tickets: Dong; readonly donation: Dong };
  readonly closesAt: Instant;
};

export type RefundChoice = {
  readonly ticketIds: readonly string[];
  readonly donation: boolean;
  /** For the desk and the accountant. */
  readonly reason: string;
};

export type RefundDesk = {
  readonly offer: (orderId: string) => Promise<Result<RefundOffer, Refusal>>;
  /** Refused with REFUND_REFUSED. A repeated key changes nothing more. */
  readonly refund: (orderId: string, choice: RefundChoice, key: string) => Promise<Result<null, Refusal>>;
};

export const RefundDesk: Token<RefundDesk> = token<RefundDesk>('RefundDesk');
