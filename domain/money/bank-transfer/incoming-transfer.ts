import type { Instant } from '#domain/kernel/instant.ts';

/** Who tells us of movements on our bank accounts. */
export type BankFeedProvider = 'sepay' | 'casso';

/** What a feed tells of one movement on a bank account. The message stands as the bank gave it. */
export type IncomingTransfer = {
  readonly provider: BankFeedProvider;
  /** The feed's own number of it. */
  readonly providerTransferId: string;
  readonly bankAccount: string;
  readonly bankReference: string;
  /** Whole dong, never negative. */
  readonly amount: number;
  readonly direction: 'in' | 'out';
  /** The payment code as the feed itself read it; may be cut short. */
  readonly code: string | null;
  readonly content: string;
  readonly description: string;
  readonly transferredAt: Instant;
};

type Movement = Pick<IncomingTransfer, 'bankAccount' | 'bankReference' | 'amount' | 'direction'>;
type Notice = Pick<IncomingTransfer, 'provider' | 'providerTransferId'>;

/**
 * One movement of money, whoever told of it and however often: bank account, bank reference, amount and direction.
 * (design 6)
 */
export const isSameTransfer = (one: Movement, other: Movement): boolean =>
  one.bankAccount === other.bankAccount &&
  one.bankReference === other.bankReference &&
  one.amount === other.amount &&
  one.direction === other.direction;

/**
 * The same telling, repeated because the feed did not see it accepted, even where the bank's facts were corrected
 * since. (standards 4.1)
 */
export const isSameNotice = (one: Notice, other: Notice): boolean =>
  one.provider === other.provider && one.providerTransferId === other.providerTransferId;

/**
 * Two transfers for one payment that may be one: two feeds told of the same amount, under references of their own.
 * Whether it is the same money, a person has to say; a second payment told by one feed alone is a second payment.
 * (standards 4.5, rule 5)
 */
export const mayBeDuplicate = (
  one: Pick<IncomingTransfer, 'provider' | 'amount'>,
  other: Pick<IncomingTransfer, 'provider' | 'amount'>,
): boolean => one.provider !== other.provider && one.amount === other.amount;
