import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { acceptBankAccount, type BankAccountForm } from '#domain/people/bank-account.ts';
import { bankOf } from '#domain/people/banks.ts';
import type { RefundStatus } from './refund.ts';

/** Where a refund is paid to. `bin`: the bank's NAPAS number. */
export type RefundAccount = { readonly bin: string; readonly number: string; readonly holder: string };

type Problem = NonNullable<Extract<ReturnType<typeof acceptBankAccount>, { ok: false }>['refusal']>;
type FieldProblem = Extract<Problem, { code: 'BANK_ACCOUNT_INCOMPLETE' }>['problems'][number]['problem'];

export type RefundAccountProblem = { readonly field: keyof RefundAccount; readonly problem: FieldProblem };

const FIELDS: Readonly<Record<keyof BankAccountForm, keyof RefundAccount>> = {
  bank: 'bin',
  number: 'number',
  holder: 'holder',
};

/** Validates where a refund goes, as payout accounts are: a bank of the VietQR list, its number and its holder. */
export function acceptRefundAccount(form: RefundAccount): Result<RefundAccount, readonly RefundAccountProblem[]> {
  const bank = bankOf(form.bin.trim());
  const accepted = acceptBankAccount(
    { number: form.number, holder: form.holder, bank: bank?.bin ?? form.bin },
    'GO_ON',
  );
  const problems: RefundAccountProblem[] =
    accepted.ok || accepted.refusal.code !== 'BANK_ACCOUNT_INCOMPLETE'
      ? []
      : accepted.refusal.problems.map(({ field, problem }) => ({ field: FIELDS[field], problem }));
  if (bank === null && form.bin.trim() !== '') problems.push({ field: 'bin', problem: { kind: 'MALFORMED' } });
  if (!accepted.ok || bank === null) return refused(problems);
  return ok({ bin: bank.bin, number: accepted.value.number, holder: accepted.value.holder });
}

/** Whether the account can still be changed: not while the money is on its way, and not once it arrived. [design] */
export const mayChangeAccount = (status: RefundStatus): boolean => status === 'DECIDED' || status === 'FAILED';
