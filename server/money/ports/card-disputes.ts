import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Dispute, DisputeState } from '#domain/sale/refund/disputed-refund.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { RefundId } from './refund-payouts.ts';

/** `disputeId`: the card provider's. */
export type DisputeId = { readonly eventId: number; readonly disputeId: string };

export type CardDispute = DisputeId &
  Dispute & {
    readonly paymentId: string;
    /** In dong. */
    readonly amount: Dong;
  };

export type CardDisputes = {
  /** Stored once; a second one changes nothing. It replaces an unreported one of its payment. */
  readonly add: (
    tx: Transaction,
    dispute: CardDispute & { readonly reason: string; readonly at: Instant },
  ) => Promise<void>;
  /** The provider refused a refund for a dispute that it has not reported yet: until then it holds the refund. */
  readonly addUnreported: (
    tx: Transaction,
    refused: {
      readonly eventId: number;
      readonly paymentId: string;
      readonly amount: Dong;
      /** The provider's word. */
      readonly code: string;
      readonly at: Instant;
    },
  ) => Promise<void>;
  readonly find: (dispute: DisputeId) => Promise<CardDispute | null>;
  /** Of those that are known, by the provider's numbers. */
  readonly states: (disputeIds: readonly string[]) => Promise<ReadonlyMap<string, DisputeState>>;
  /** Under its lock. */
  readonly lock: (tx: Transaction, dispute: DisputeId) => Promise<CardDispute | null>;
  /** The dispute that holds a refund; null: none does. */
  readonly holding: (refund: RefundId) => Promise<CardDispute | null>;
  /** The refunds of its payment that are neither on their way nor paid, under their locks. */
  readonly unpaid: (
    tx: Transaction,
    dispute: CardDispute,
  ) => Promise<readonly (RefundId & { readonly amount: Dong; readonly byProvider: boolean })[]>;
  readonly save: (
    tx: Transaction,
    dispute: CardDispute,
    closed: { readonly at: Instant; readonly by: AccountId | null },
  ) => Promise<void>;
};
export const CardDisputes: Token<CardDisputes> = token<CardDisputes>('CardDisputes');

export type ClosedDispute = Exclude<DisputeState, 'OPEN'>;
