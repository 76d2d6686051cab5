import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { type AccountRow, AccountRows, type OwnStaffRow } from '#server/people/ports/account-rows.ts';
import type { CorporateRow } from '#server/people/ports/publisher-rows.ts';

export type ProfileRow = {
  readonly account: AccountRow;
  readonly referralCount: number;
  readonly corporate: CorporateRow | null;
  /** The first staff membership, active ones first. */
  readonly staff: OwnStaffRow | null;
};

/** Null for an account that does not exist. */
export type ReadProfile = (accountId: AccountId) => Promise<ProfileRow | null>;

export const ReadProfile = defineUseCase(
  'ReadProfile',
  { rows: AccountRows },
  ({ rows }): ReadProfile =>
    async (accountId) => {
      const account = await rows.find(accountId);
      if (account === null) return null;
      const [referralCount, corporates, staff] = await Promise.all([
        rows.referredCount(account.referralCode),
        rows.corporatesOf(accountId),
        rows.staffOf(accountId),
      ]);
      return { account, referralCount, corporate: corporates[0] ?? null, staff: staff[0] ?? null };
    },
);
