import type { HomeBanner } from '#domain/event/home-banner.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type KeptBanner = HomeBanner & { readonly bannerId: string; readonly version: number };

export type HomeBanners = {
  /** All of them, the latest to begin first. */
  readonly all: (tx?: Transaction) => Promise<readonly KeptBanner[]>;
  /** Locks the list, so that two admins wait for each other. */
  readonly lock: (tx: Transaction) => Promise<readonly KeptBanner[]>;
  readonly put: (tx: Transaction, banner: KeptBanner, by: AccountId, at: Instant) => Promise<void>;
  readonly remove: (tx: Transaction, bannerId: string) => Promise<void>;
};
export const HomeBanners: Token<HomeBanners> = token<HomeBanners>('HomeBanners');
