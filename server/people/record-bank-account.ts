import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { acceptBankAccount, type BankAccount, type BankAccountForm } from '#domain/people/bank-account.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { KycBook } from '#server/people/ports/kyc-book.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { StepUp } from './step-up.ts';
import type { FactorTrouble } from './take-factor-code.ts';

type BankAccountRefused = FactorTrouble | RefusalOf<'INVALID_INPUT'> | RefusalOf<'SECOND_FACTOR_REQUIRED'>;

/** Needs an authenticator code; an existing one is returned. [S7.3-04] */
export type RecordBankAccount = (
  owner: AccountId,
  form: BankAccountForm,
  code: string | null,
) => Promise<Result<BankAccount, BankAccountRefused>>;

/** More than anyone needs. */
const MOST_ACCOUNTS = 10;

const FIELDS: Readonly<Record<keyof BankAccountForm, string>> = {
  number: 'number',
  holder: 'holder_name',
  bank: 'bank_name',
};

export const RecordBankAccount = defineUseCase(
  'RecordBankAccount',
  { book: KycBook, stepUp: StepUp, transact: Transact, audit: AuditLog, clock: Clock, ids: NewId },
  ({ book, stepUp, transact, audit, clock, ids }): RecordBankAccount =>
    async (owner, form, code) => {
      // Field errors are reported before a code is used up.
      const written = acceptBankAccount(form, 'GO_ON');
      if (!written.ok) return refusedAs(written.refusal);
      const step = await stepUp(owner, code);
      if (!step.ok) return step;
      const accepted = acceptBankAccount(form, step.value);
      if (!accepted.ok) return refusedAs(accepted.refusal);
      return transact.transaction(async (tx): Promise<Result<BankAccount, BankAccountRefused>> => {
        await book.lock(tx, owner);
        const known = await book.bankAccounts(owner);
        const same = known.find(({ number, bank }) => number === accepted.value.number && bank === accepted.value.bank);
        if (same !== undefined) return ok(same);
        if (known.length >= MOST_ACCOUNTS)
          return refused({
            code: 'INVALID_INPUT',
            field: 'input.bank_accounts',
            problem: { kind: 'TOO_LARGE', max: MOST_ACCOUNTS },
          });
        const account = { bankAccountId: ids.newId(), ...accepted.value };
        await book.addBankAccount(tx, owner, account, clock.now());
        await audit.record(tx, {
          act: 'bank-account.named',
          subject: `bank-account:${account.bankAccountId}`,
          eventId: null,
          actor: owner,
        });
        return ok(account);
      });
    },
);

function refusedAs(refusal: Extract<ReturnType<typeof acceptBankAccount>, { readonly ok: false }>['refusal']) {
  if (refusal.code === 'SECOND_FACTOR_REQUIRED') return refused(refusal);
  const [wrong] = refusal.problems;
  if (wrong === undefined) throw new Error('A bank account was refused for nothing');
  return refused({ code: 'INVALID_INPUT' as const, field: `input.${FIELDS[wrong.field]}`, problem: wrong.problem });
}
