import type { WithNameOrder } from '#domain/kernel/names/name-order.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { StaffRole } from '#domain/people/viewer.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

export type StaffRow = WithNameOrder & {
  readonly accountId: AccountId;
  readonly role: StaffRole;
  readonly active: boolean;
  readonly note: string | null;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly username: string;
  readonly avatar: string | null;
};

/** A corporate's people; some dozens. */
export type CorporateStaff = {
  /** Locks the corporate; the email of its owner, null when there is none. False: no such corporate. */
  readonly lock: (tx: Transaction, corporateId: number) => Promise<{ readonly ownerEmail: string | null } | null>;
  /** By name. */
  readonly of: (corporateId: number) => Promise<readonly StaffRow[]>;
  readonly inTransaction: (
    tx: Transaction,
    corporateId: number,
  ) => Promise<readonly Pick<StaffRow, 'accountId' | 'role' | 'active'>[]>;
  readonly put: (
    tx: Transaction,
    corporateId: number,
    member: Pick<StaffRow, 'accountId' | 'role' | 'active'>,
  ) => Promise<void>;
  readonly remove: (tx: Transaction, corporateId: number, accountId: AccountId) => Promise<void>;
};
export const CorporateStaff: Token<CorporateStaff> = token<CorporateStaff>('CorporateStaff');
