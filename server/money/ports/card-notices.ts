import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { DisputeState } from '#domain/sale/refund/disputed-refund.ts';

/** A hint: the state itself is read from the provider. UNTRUSTED: not signed with our secret, or too old. */
export type CardNotice =
  | { readonly kind: 'UNTRUSTED' }
  | { readonly kind: 'OTHER'; readonly type: string }
  | { readonly kind: 'PAYMENT'; readonly reference: string }
  /** `reference`: of the payment that is refunded. */
  | { readonly kind: 'REFUND'; readonly reference: string }
  /** The buyer's bank takes the money back, or has decided about it. `reference`: of the payment. `amount` in dong. */
  | {
      readonly kind: 'DISPUTE';
      readonly disputeId: string;
      readonly reference: string;
      readonly amount: Dong;
      readonly reason: string;
      readonly state: DisputeState;
    };

export type CardNotices = {
  readonly read: (call: { readonly body: Uint8Array; readonly signature: string; readonly now: Instant }) => CardNotice;
};
export const CardNotices: Token<CardNotices> = token<CardNotices>('CardNotices');
