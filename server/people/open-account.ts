import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { NameOrder } from '#domain/kernel/names/name-order.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { EmailAddress } from '#domain/people/email-address.ts';
import { newReferralCode } from '#domain/people/referral-code.ts';
import { newUsername } from '#domain/people/username.ts';
import { type AccountRow, AccountRows, type UserSetting } from '#server/people/ports/account-rows.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

type NewAccount = {
  readonly email: EmailAddress;
  readonly locale: Locale;
  readonly referredByCode?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly nameOrder?: NameOrder | null | undefined;
  readonly avatar?: string | null;
  readonly isAdmin?: boolean;
  readonly isAccountant?: boolean;
  readonly setting?: UserSetting;
};
type OpenedAccount = { readonly account: AccountRow; readonly created: boolean };

/** Concurrent calls get the same one. */
export type OpenAccount = (wanted: NewAccount) => Promise<OpenedAccount>;

const NAME_ATTEMPTS = 5;

export const OpenAccount = defineUseCase(
  'OpenAccount',
  { rows: AccountRows, audit: AuditLog, secrets: SecretSource, transact: Transact, clock: Clock, ids: NewId },
  ({ rows, audit, secrets, transact, clock, ids }): OpenAccount => {
    async function nameFor(tx: Transaction, accountId: AccountId): Promise<string> {
      const known = await rows.nameOf(tx, accountId);
      if (known !== null) return known;
      for (let attempt = 0; attempt < NAME_ATTEMPTS; attempt++) {
        const name = newUsername(secrets.below);
        if (await rows.claimName(tx, name, accountId)) return name;
      }
      throw new Error('No free username was drawn');
    }

    return async (wanted) => {
      const known = await rows.findByEmail(wanted.email);
      if (known !== null) return { account: known, created: false };
      // In their own transaction (another table group): after an interruption the same id is found again.
      const claimed = await transact.transaction(async (tx) => {
        const accountId = await rows.claimEmail(tx, wanted.email, ids.newId() as AccountId);
        return { accountId, username: await nameFor(tx, accountId) };
      });
      const { referredByCode = null } = wanted;
      const account: AccountRow = {
        ...claimed,
        email: wanted.email,
        firstName: wanted.firstName ?? null,
        lastName: wanted.lastName ?? null,
        nameOrder: wanted.nameOrder ?? null,
        avatar: wanted.avatar ?? null,
        isAdmin: wanted.isAdmin ?? false,
        isAccountant: wanted.isAccountant ?? false,
        referralCode: newReferralCode(secrets.below),
        referredByCode: referredByCode !== null && (await rows.hasReferralCode(referredByCode)) ? referredByCode : null,
        locale: wanted.locale,
        setting: wanted.setting ?? {},
        insertedAt: clock.now(),
      };
      const created = await transact.transaction(async (tx) => {
        const added = await rows.add(tx, account);
        if (added)
          await audit.record(tx, {
            act: 'account.created',
            subject: `account:${account.accountId}`,
            eventId: null,
            actor: account.accountId,
          });
        return added;
      });
      if (created) return { account, created };
      const theirs = await rows.find(account.accountId);
      if (theirs === null) throw new Error('An account that is there cannot be found');
      return { account: theirs, created: false };
    };
  },
);
