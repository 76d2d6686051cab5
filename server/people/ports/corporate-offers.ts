import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { CorporateOffer } from '#domain/people/corporate-offer.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type OfferedCorporate = {
  readonly corporateId: number;
  readonly companyName: string;
  readonly ownerEmail: string | null;
  readonly offer: CorporateOffer | null;
};

export type CorporateOffers = {
  /** The offer of this corporate to the account with this email; null without one. */
  readonly of: (corporateId: number) => Promise<(CorporateOffer & { readonly email: string }) | null>;
  /** Made since, the newest first. */
  readonly to: (accountId: AccountId, since: Instant) => Promise<readonly OfferedCorporate[]>;
  /** Locks the corporate; null: no such corporate. */
  readonly lock: (tx: Transaction, corporateId: number) => Promise<OfferedCorporate | null>;
  readonly put: (tx: Transaction, corporateId: number, offer: CorporateOffer) => Promise<void>;
  readonly remove: (tx: Transaction, corporateId: number) => Promise<void>;
  /** The account with this email owns it from now on. */
  readonly hand: (tx: Transaction, corporateId: number, email: string) => Promise<void>;
};
export const CorporateOffers: Token<CorporateOffers> = token<CorporateOffers>('CorporateOffers');
