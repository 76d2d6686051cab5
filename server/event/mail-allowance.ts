import { type MassEmail, mayMail, type Sender } from '#domain/event/mailing/mailing-limits.ts';
import type { MailingLimitRefusal } from '#domain/event/mailing/mailing-refusals.ts';
import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Provided } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { MailedPeople } from '#server/event/ports/mailed-people.ts';
import { AccountRows } from '#server/people/ports/account-rows.ts';
import { KycBook } from '#server/people/ports/kyc-book.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** Of emails to guests and of invitations, which count together. */
export const allowancePorts = { accounts: AccountRows, identities: KycBook, mailed: MailedPeople } as const;
type AllowancePorts = Provided<typeof allowancePorts>;

export type MailSender = Sender & { readonly accountId: AccountId };

/** null: no such account. */
export async function readSender(
  { accounts, identities }: Pick<AllowancePorts, 'accounts' | 'identities'>,
  accountId: AccountId,
): Promise<MailSender | null> {
  const [account, card] = await Promise.all([accounts.find(accountId), identities.card(accountId)]);
  return account === null
    ? null
    : { accountId, accountSince: account.insertedAt, isIdentified: card?.status === 'APPROVED' };
}

/** No other sending of the account is decided until the transaction ends; what is sent is added to `mailed`. */
export async function mayMailNow(
  { mailed }: Pick<AllowancePorts, 'mailed'>,
  tx: Transaction,
  sender: MailSender,
  email: MassEmail,
  now: Instant,
): Promise<Result<null, MailingLimitRefusal>> {
  return mayMail(sender, await mailed.since(tx, sender.accountId, later(now, -DAY)), email, now);
}
