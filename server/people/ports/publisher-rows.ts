import type { Instant } from '#domain/kernel/instant.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { CorporateStatus } from '#domain/people/corporate-status.ts';

export type PersonRow = WithNameOrder & {
  readonly accountId: AccountId;
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly avatar: string | null;
  readonly suspended: boolean;
};

export type CorporateRow = {
  readonly corporateId: number;
  readonly companyName: string;
  readonly displayName: string | null;
  readonly companyAddress: string | null;
  readonly companyEmail: string | null;
  readonly companyPhoneNumber: string | null;
  readonly companyTaxCode: string | null;
  readonly legalRepresentative: string | null;
  readonly logo: string | null;
  readonly banner: string | null;
  readonly website: string | null;
  readonly status: CorporateStatus;
  readonly approvedAt: Instant | null;
  readonly issuedDate: Instant | null;
  readonly ondemand: boolean;
};
