import type { InputProblem } from '#domain/kernel/field-problems.ts';
import { acceptBankAccount, type BankAccountForm } from '#domain/people/bank-account.ts';
import { type IdCard, idCardProblems } from '#domain/people/id-card.ts';

type FieldTroubles<Field extends string> = Readonly<Partial<Record<Field, InputProblem>>>;

const byField = <Field extends string>(
  problems: readonly { readonly field: Field; readonly problem: InputProblem }[],
): FieldTroubles<Field> =>
  Object.fromEntries(problems.map(({ field, problem }) => [field, problem])) as FieldTroubles<Field>;

/** `today` as YYYY-MM-DD. */
export const cardTroubles = (card: IdCard, today: string): FieldTroubles<keyof IdCard> =>
  byField(idCardProblems(card, today));

export function bankAccountTroubles(form: BankAccountForm): FieldTroubles<keyof BankAccountForm> {
  const accepted = acceptBankAccount(form, 'GO_ON');
  return accepted.ok || accepted.refusal.code !== 'BANK_ACCOUNT_INCOMPLETE' ? {} : byField(accepted.refusal.problems);
}
