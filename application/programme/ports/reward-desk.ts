import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Points } from '#domain/kernel/money/points.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { HeldRank } from '#domain/programme/rank.ts';
import type { WalletUnit } from '#domain/programme/wallet.ts';
import type { WithdrawalStatus, WithdrawalTerms } from '#domain/programme/withdrawal.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Each figure leads to the ledger lines behind it. */
export type OwnWallet = {
  /** Negative: owed after a refund. */
  readonly balance: Dong;
  readonly points: Points;
  readonly pending: Dong;
  readonly pendingPoints: Points;
  readonly withdrawing: Dong;
  readonly revenue: Dong;
  readonly fee: WithdrawalTerms;
};

export type OwnWithdrawal = {
  readonly id: string;
  readonly status: WithdrawalStatus;
  readonly amount: Dong;
  readonly fee: Dong;
  readonly total: Dong;
  readonly bank: string;
  readonly number: string;
  readonly requestedAt: Instant;
  /** YYYY-MM-DD. */
  readonly expectedFrom: string;
  readonly expectedUntil: string;
  readonly reason: string | null;
};

type ReferredPerson = WithNameOrder & {
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
};

export type OwnRewards = {
  readonly referralCode: string;
  readonly referredCount: number;
  /** By the points of a year; null: none. */
  readonly rank: Pick<HeldRank, 'rank' | 'until'> | null;
  /** The newest. */
  readonly referred: readonly ReferredPerson[];
  readonly wallet: OwnWallet;
  /** The newest first. */
  readonly withdrawals: readonly OwnWithdrawal[];
};

/** What a figure of the wallet counts. */
export type WalletFigure = {
  readonly account: 'balance' | 'pending-rewards' | 'withdrawals' | 'revenue';
  readonly unit: WalletUnit;
};

export type WalletLine = {
  readonly id: string;
  readonly at: Instant;
  readonly kind: string;
  readonly change: number;
  readonly eventName: string | null;
};

type WalletLines = { readonly lines: readonly WalletLine[]; readonly after: string | null };

export type WithdrawalWish = {
  readonly amount: Dong;
  readonly bankAccountId: string;
  readonly source: 'balance' | 'revenue';
  readonly code: string;
};

/** UNAUTHORIZED without a session. A repeated key acts once. */
export type RewardDesk = {
  readonly read: () => Promise<Result<OwnRewards, Refusal>>;
  readonly lines: (figure: WalletFigure, after: string | null) => Promise<Result<WalletLines, Refusal>>;
  readonly convert: (amount: Dong, key: string) => Promise<Result<null, Refusal>>;
  readonly withdraw: (wish: WithdrawalWish, key: string) => Promise<Result<null, Refusal>>;
  readonly cancel: (withdrawalId: string) => Promise<Result<null, Refusal>>;
};
export const RewardDesk: Token<RewardDesk> = token('RewardDesk');
