import type { InputProblem } from '#domain/kernel/field-problems.ts';
import { withoutDiacritics } from '#domain/kernel/names/plain-words.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { SecondFactorStep } from './second-factor.ts';

/** Longest account or card number in a VietQR (38-01-01). */
export const ACCOUNT_NUMBER_MAX = 19;

const ACCOUNT = new RegExp(`^[A-Za-z0-9]{1,${ACCOUNT_NUMBER_MAX}}$`);
const BANK = /^\d{6}$/;

export const isAccountNumber = (text: string): boolean => ACCOUNT.test(text);

/** A bank's NAPAS BIN (38-01-00). */
export const isBankNumber = (text: string): boolean => BANK.test(text);

const SHOWN = 4;

/** An account or card number with only its last four characters visible. */
export const maskedNumber = (number: string): string =>
  number.length > 2 * SHOWN ? `${'•'.repeat(number.length - SHOWN)}${number.slice(-SHOWN)}` : '•'.repeat(number.length);

/** A Vietnamese bank account for payouts. [S7.3-04] */
export type BankAccount = {
  readonly bankAccountId: string;
  readonly number: string;
  readonly holder: string;
  readonly bank: string;
};

export type BankAccountForm = Omit<BankAccount, 'bankAccountId'>;

type BankAccountProblem = { readonly field: keyof BankAccountForm; readonly problem: InputProblem };

export type BankAccountRefusal =
  | { readonly code: 'BANK_ACCOUNT_INCOMPLETE'; readonly problems: readonly BankAccountProblem[] }
  | { readonly code: 'SECOND_FACTOR_REQUIRED'; readonly step: Exclude<SecondFactorStep, 'GO_ON'> };

const NUMBER = /^[A-Z0-9]+$/;
/** Company names also contain digits and signs. */
const HOLDER = /^[A-Z0-9][A-Z0-9 .,&'()/-]*$/;
const BANK_MAX = 200;
const HOLDER_MAX = 70;

/** The number without spaces and dots; the holder in capitals without diacritics, as banks write it. */
const written = (form: BankAccountForm): BankAccountForm => ({
  number: form.number.replaceAll(/[\s.-]/g, '').toUpperCase(),
  holder: withoutDiacritics(form.holder).trim().replaceAll(/\s+/g, ' ').toUpperCase(),
  bank: form.bank.trim(),
});

/** Adding or changing one needs a second factor; a pending withdrawal keeps its account. [design] */
export function acceptBankAccount(
  form: BankAccountForm,
  secondFactor: SecondFactorStep,
): Result<BankAccountForm, BankAccountRefusal> {
  const account = written(form);
  const problems = bankAccountProblems(account);
  if (problems.length > 0) return refused({ code: 'BANK_ACCOUNT_INCOMPLETE', problems });
  return secondFactor === 'GO_ON' ? ok(account) : refused({ code: 'SECOND_FACTOR_REQUIRED', step: secondFactor });
}

function bankAccountProblems({ number, holder, bank }: BankAccountForm): BankAccountProblem[] {
  const problems: readonly [keyof BankAccountForm, InputProblem | null][] = [
    ['number', problemOf(number, ACCOUNT_NUMBER_MAX, NUMBER)],
    ['holder', problemOf(holder, HOLDER_MAX, HOLDER)],
    ['bank', problemOf(bank, BANK_MAX, /./)],
  ];
  return problems.flatMap(([field, problem]) => (problem === null ? [] : [{ field, problem }]));
}

function problemOf(text: string, max: number, shape: RegExp): InputProblem | null {
  if (text === '') return { kind: 'REQUIRED' };
  if (text.length > max) return { kind: 'TOO_LONG', max };
  return shape.test(text) ? null : { kind: 'MALFORMED' };
}
