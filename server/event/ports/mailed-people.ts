import type { Instant } from '#domain/kernel/instant.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';

/** How many people an account writes to, by emails to guests and by invitations. */
export type MailedPeople = {
  /** Over all events, after a moment. Serialises the account's sendings until the transaction ends. */
  readonly since: (tx: Transaction, accountId: AccountId, after: Instant) => Promise<number>;
  readonly add: (tx: Transaction, accountId: AccountId, people: number, at: Instant) => Promise<void>;
};
export const MailedPeople: Token<MailedPeople> = token<MailedPeople>('MailedPeople');
