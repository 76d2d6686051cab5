import type { Instant } from '#domain/kernel/instant.ts';

export type BankFeedProvider = 'sepay' | 'casso';

/** One movement on a bank account as a feed reports it, with the message unchanged. */
export type IncomingTransfer = {
  readonly provider: BankFeedProvider;
  /** The feed's own id. */
  readonly providerTransferId: string;
  readonly bankAccount: string;
  readonly bankReference: string;
  /** Whole dong, never negative. */
  readonly amount: number;
  readonly direction: 'in' | 'out';
  /** The payment code as the feed read it; may be truncated. */
  readonly code: string | null;
  readonly content: string;
  readonly description: string;
  readonly transferredAt: Instant;
};

/** Identifies a movement of money across feeds. */
export type Movement = Pick<IncomingTransfer, 'bankAccount' | 'bankReference' | 'amount' | 'direction'>;
type Notice = Pick<IncomingTransfer, 'provider' | 'providerTransferId'>;

/** Whether two notices report the same movement: same account, reference, amount and direction. [design] */
export const isSameTransfer = (one: Movement, other: Movement): boolean =>
  one.bankAccount === other.bankAccount &&
  one.bankReference === other.bankReference &&
  one.amount === other.amount &&
  one.direction === other.direction;

/** Whether two notices are one, sent again by the feed, even if the bank's data were corrected in between. [STD 2] */
export const isSameNotice = (one: Notice, other: Notice): boolean =>
  one.provider === other.provider && one.providerTransferId === other.providerTransferId;

/**
 * Two feeds reported the same amount under different references: a person decides. A second report by one feed alone is
 * a second payment. [STD 2]
 */
export const mayBeDuplicate = (
  one: Pick<IncomingTransfer, 'provider' | 'amount'>,
  other: Pick<IncomingTransfer, 'provider' | 'amount'>,
): boolean => one.provider !== other.provider && one.amount === other.amount;
