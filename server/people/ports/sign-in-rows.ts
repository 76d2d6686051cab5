import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { EmailAddress } from '#domain/people/email-address.ts';
import type { Counted } from '#domain/people/one-time-code.ts';
import type { Mac } from '#server/platform/ports/keyring.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type SignInChallenge = {
  readonly challengeId: string;
  readonly email: EmailAddress;
  readonly budget: string;
  readonly code: Mac;
  readonly tries: number;
  readonly referralCode: string | null;
  readonly locale: Locale;
  readonly insertedAt: Instant;
  readonly expiresAt: Instant;
  readonly resendAt: Instant;
  readonly spent: boolean;
};

type SignInCount = {
  readonly subject: string;
  readonly kind: 'failed' | 'sent';
  readonly at: Instant;
  /** The challenge of a sent code, so that using the code takes it off the network's count. */
  readonly challengeId?: string;
};

/** Sign-in attempts and their counts, always under the locks of the counted subjects. */
export type SignInRows = {
  /** Locks the subjects until the transaction ends, in a fixed order. */
  readonly lock: (tx: Transaction, subjects: readonly string[], at: Instant) => Promise<void>;
  /** Counted since, oldest first. */
  readonly counted: (tx: Transaction, subject: string, kind: SignInCount['kind'], since: Instant) => Promise<Counted>;
  readonly count: (tx: Transaction, counts: readonly SignInCount[]) => Promise<void>;
  /** After a code was used: the budget's sent codes, the network's code, and the typing errors before it. */
  readonly forgetUsed: (
    tx: Transaction,
    used: Pick<SignInChallenge, 'challengeId' | 'budget' | 'tries' | 'insertedAt'> & { readonly network: string },
  ) => Promise<void>;
  readonly add: (tx: Transaction, challenge: SignInChallenge) => Promise<void>;
  /** Null when unknown. */
  readonly find: (challengeId: string) => Promise<SignInChallenge | null>;
  readonly newestOf: (tx: Transaction, budget: string) => Promise<SignInChallenge | null>;
  readonly tried: (tx: Transaction, challengeId: string) => Promise<void>;
  readonly spend: (tx: Transaction, challengeId: string, at: Instant) => Promise<void>;
  /** Removes older rows; returns how many. */
  readonly sweep: (before: Instant) => Promise<number>;
};

export const SignInRows: Token<SignInRows> = token<SignInRows>('SignInRows');
