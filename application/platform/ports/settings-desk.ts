import type { ListedCategory } from '#domain/event/category-list.ts';
import type { HomeBanner } from '#domain/event/home-banner.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { FeeName, FeeState } from '#domain/programme/fee-schedule.ts';
import type { WithdrawalTerms } from '#domain/programme/withdrawal.ts';
import type { Refusal } from '#domain/refusal.ts';

export type ListedFeeChange = {
  readonly version: number;
  readonly terms: WithdrawalTerms;
  readonly from: Instant;
  /** OTHER: unknown to this version. */
  readonly state: FeeState | 'OTHER';
};

export type PlatformFee = {
  readonly fee: FeeName;
  /** Of the newest change. */
  readonly version: number;
  readonly now: ListedFeeChange;
  /** Newest first. */
  readonly changes: readonly ListedFeeChange[];
};

export type ListedBanner = HomeBanner & { readonly id: string; readonly version: number };

export type KeptCategory = ListedCategory & { readonly id: number; readonly version: number };

/** What is changed for everybody. Accountants read, admins change. CHANGED_MEANWHILE: somebody else was first. */
export type SettingsDesk = {
  readonly fees: () => Promise<Result<readonly PlatformFee[], Refusal>>;
  readonly changeFee: (
    fee: FeeName,
    change: { readonly terms: WithdrawalTerms; readonly from: Instant; readonly version: number },
  ) => Promise<Result<null, Refusal>>;
  readonly banners: () => Promise<Result<readonly ListedBanner[], Refusal>>;
  /** Null: a new one. */
  readonly saveBanner: (
    known: { readonly id: string; readonly version: number } | null,
    banner: HomeBanner,
  ) => Promise<Result<null, Refusal>>;
  readonly removeBanner: (known: { readonly id: string; readonly version: number }) => Promise<Result<null, Refusal>>;
  /** In their order, those no longer offered too. */
  readonly categories: () => Promise<Result<readonly KeptCategory[], Refusal>>;
  /** Null: a new one, which stands last. */
  readonly saveCategory: (
    known: { readonly id: number; readonly version: number } | null,
    category: ListedCategory,
  ) => Promise<Result<null, Refusal>>;
  readonly orderCategories: (ids: readonly number[]) => Promise<Result<null, Refusal>>;
};
export const SettingsDesk: Token<SettingsDesk> = token('SettingsDesk');
