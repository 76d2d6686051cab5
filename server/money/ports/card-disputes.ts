import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { PersonName } from '#domain/kernel/names/person-name.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Dispute, DisputeState, DisputeTask } from '#domain/sale/refund/disputed-refund.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { RefundId } from './refund-payouts.ts';

/** `disputeId`: the card provider's. */
export type DisputeId = { readonly eventId: number; readonly disputeId: string };

export type CardDispute = DisputeId &
  Dispute & {
    readonly paymentId: string;
    /** In dong. */
    readonly amount: Dong;
    /** Null: nothing to decide, or it is done. */
    readonly task: DisputeTask | null;
  };

/** A dispute that waits for a person, with its order. */
export type UnsettledDispute = DisputeId & {
  readonly task: DisputeTask;
  readonly state: DisputeState;
  readonly amount: Dong;
  readonly reason: string;
  readonly openedAt: Instant;
  readonly eventName: string;
  readonly userOrderId: string;
  readonly orderNumber: string;
  readonly buyer: PersonName & { readonly email: string };
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
  /** What a payment received again from disputes that were won. */
  readonly wonBack: (eventId: number, paymentId: string) => Promise<Dong>;
  /** The longest open first. */
  readonly toSettle: (most: number) => Promise<readonly UnsettledDispute[]>;
  readonly handled: (
    tx: Transaction,
    dispute: DisputeId,
    by: { readonly at: Instant; readonly by: AccountId | null; readonly note: string },
  ) => Promise<void>;
};
export const CardDisputes: Token<CardDisputes> = token<CardDisputes>('CardDisputes');

export type ClosedDispute = Exclude<DisputeState, 'OPEN'>;
