import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { KycBook } from '#server/people/ports/kyc-book.ts';
import type { AuditLog } from '#server/platform/ports/audit-log.ts';
import type { Transact } from '#server/platform/ports/transact.ts';

/** Strikes one of the owner's bank accounts; somebody else's looks like none. */
export type ForgetBankAccount = (
  owner: AccountId,
  bankAccountId: string,
) => Promise<Result<true, RefusalOf<'NOT_FOUND'>>>;
export const ForgetBankAccount: Token<ForgetBankAccount> = token<ForgetBankAccount>('ForgetBankAccount');

export const makeForgetBankAccount =
  (book: KycBook, transact: Transact, audit: AuditLog): ForgetBankAccount =>
  (owner, bankAccountId) =>
    transact.transaction(async (tx) => {
      if (!(await book.removeBankAccount(tx, owner, bankAccountId))) return refused({ code: 'NOT_FOUND' });
      await audit.record(tx, {
        act: 'bank-account.removed',
        subject: `bank-account:${bankAccountId}`,
        eventId: null,
        actor: owner,
      });
      return ok(true as const);
    });
