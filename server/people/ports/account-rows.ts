import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import type { Token } from '#domain/kernel/token.ts';
import { token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { EmailAddress } from '#domain/people/email-address.ts';
import type { PermissionViewer, StaffRole } from '#domain/people/viewer.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import type { CorporateRow } from './publisher-rows.ts';

/** [S3] */
type UserSettingName =
  | 'banner'
  | 'department'
  | 'headline'
  | 'website'
  | 'twitter'
  | 'instagram'
  | 'linkedin'
  | 'facebook'
  | 'youtube'
  | 'tiktok'
  | 'company_name'
  | 'job_title'
  | 'country_calling_code'
  | 'locale'
  | 'national_phone_number'
  | 'gender'
  | 'company_address'
  | 'address'
  | 'note';
export type UserSetting = Readonly<Partial<Record<UserSettingName, string | null>>>;

export type AccountRow = WithNameOrder & {
  readonly accountId: AccountId;
  readonly email: EmailAddress;
  readonly username: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly avatar: string | null;
  readonly isAdmin: boolean;
  readonly isAccountant: boolean;
  readonly referralCode: string;
  readonly referredByCode: string | null;
  readonly locale: Locale;
  readonly setting: UserSetting;
  readonly insertedAt: Instant;
};

export type ProfileChange = Readonly<Partial<Pick<AccountRow, 'firstName' | 'lastName' | 'nameOrder' | 'avatar'>>>;

export type AccountViewer = Extract<PermissionViewer, { readonly kind: 'account' }>;

export type OwnStaffRow = {
  readonly role: StaffRole;
  readonly active: boolean;
  readonly note: string | null;
  readonly corporate: CorporateRow;
};

export type AccountRows = {
  /** Returns the id that has the address. The same for the name: null when `username` is taken. */
  readonly claimEmail: (tx: Transaction, email: EmailAddress, accountId: AccountId) => Promise<AccountId>;
  readonly nameOf: (tx: Transaction, accountId: AccountId) => Promise<string | null>;
  readonly claimName: (tx: Transaction, username: string, accountId: AccountId) => Promise<boolean>;
  /** False when the account exists. */
  readonly add: (tx: Transaction, account: AccountRow) => Promise<boolean>;
  readonly find: (accountId: AccountId) => Promise<AccountRow | null>;
  readonly findByEmail: (email: EmailAddress) => Promise<AccountRow | null>;
  readonly findByUsername: (username: string) => Promise<AccountRow | null>;
  readonly hasReferralCode: (code: string) => Promise<boolean>;
  readonly referredCount: (referralCode: string) => Promise<number>;
  readonly changeProfile: (tx: Transaction, accountId: AccountId, change: ProfileChange) => Promise<void>;
  /** Sets the given names (null removes); others are unchanged. */
  readonly changeSetting: (tx: Transaction, accountId: AccountId, change: UserSetting) => Promise<void>;
  /** Corporates whose email is the account's, ignoring case; oldest first. */
  readonly corporatesOf: (accountId: AccountId) => Promise<readonly CorporateRow[]>;
  readonly staffOf: (accountId: AccountId) => Promise<readonly OwnStaffRow[]>;
  /** The facts behind an account's permissions; null when it does not exist or is suspended. Batched. */
  readonly rightsOf: (accountId: AccountId) => Promise<AccountViewer | null>;
};

export const AccountRows: Token<AccountRows> = token<AccountRows>('AccountRows');
