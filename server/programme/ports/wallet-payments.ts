import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** HELD is no longer in the balance; CHARGED is spent; the event also knows SETTLED. */
type WalletPaymentState = 'HELD' | 'CHARGED' | 'SETTLED' | 'RELEASED';

export type WalletPayment = {
  readonly paymentId: string;
  readonly accountId: AccountId;
  readonly checkoutSessionId: string;
  readonly eventId: number;
  readonly amount: Dong;
  /** It pays beside another way, and waits for its checkout's end. */
  readonly part: boolean;
  readonly state: WalletPaymentState;
};

type PaymentOfWallet = Pick<WalletPayment, 'accountId' | 'paymentId'>;

/** A checkout has one that was not released. */
export type WalletPayments = {
  /** Null: none, or it was released. */
  readonly ofCheckout: (
    tx: Transaction,
    accountId: AccountId,
    checkoutSessionId: string,
  ) => Promise<WalletPayment | null>;
  /** `balance`: before it. The account is locked. */
  readonly hold: (
    tx: Transaction,
    payment: Omit<WalletPayment, 'state'>,
    balance: Dong,
    times: { readonly at: Instant; readonly lookAt: Instant },
  ) => Promise<void>;
  /** False: it was not in the state `from`. */
  readonly move: (
    tx: Transaction,
    id: PaymentOfWallet,
    step: { readonly from: WalletPaymentState; readonly to: WalletPaymentState },
    at: Instant,
  ) => Promise<boolean>;
  /** Held and charged ones that nobody finished, the longest due first. */
  readonly due: (now: Instant, limit: number) => Promise<readonly WalletPayment[]>;
  /** Parts that are held. */
  readonly openParts: (accountId: AccountId) => Promise<readonly WalletPayment[]>;
  readonly lookLater: (id: PaymentOfWallet, at: Instant) => Promise<void>;
};

export const WalletPayments: Token<WalletPayments> = token<WalletPayments>('WalletPayments');
