import { answerKey } from './answers.ts';
import type { Condition, FormField } from './form.ts';

type Given = Readonly<Record<string, unknown>>;
type Choosing = Extract<FormField, { options: readonly unknown[] }>;

/** Whether others may depend on its answer. */
export const isChoosing = (field: FormField): field is Choosing => 'options' in field;

/** An option as a submitted answer names it: a radio's by id, others by text. [S3-41] [S3-42] */
export const choiceOf = (field: Choosing, option: Choosing['options'][number]): string | number =>
  field.type === 'Radio' ? option.id : option.text;

/** The answers to `field` that meet a condition on it; of a checkbox, any of them among others. */
export const choicesMeeting = (field: FormField, { optionIds }: Condition): readonly (string | number)[] =>
  isChoosing(field)
    ? field.options.filter(({ id }) => optionIds.includes(id)).map((option) => choiceOf(field, option))
    : [];

function isMet(field: FormField, condition: Condition, answer: unknown): boolean {
  const given = (Array.isArray(answer) ? answer : answer === undefined ? [] : [answer]).map(String);
  return choicesMeeting(field, condition).some((choice) => given.includes(String(choice)));
}

/**
 * The questions whose condition is met. One that is not asked counts as unanswered, so that those depending on it are
 * not asked either. [design]
 */
export function askedFields(fields: readonly FormField[], given: Given): readonly FormField[] {
  const asked = new Map<number, FormField>();
  for (const field of fields) {
    const { id, askedIf } = field;
    const earlier = askedIf === undefined ? undefined : asked.get(askedIf.fieldId);
    if (askedIf === undefined || (earlier !== undefined && isMet(earlier, askedIf, given[answerKey(askedIf.fieldId)])))
      asked.set(id, field);
  }
  return [...asked.values()];
}

/** Why a condition cannot be kept. */
export type ConditionProblem =
  /** On a question that is gone, comes later or has no options. */
  | 'CONDITION_QUESTION_MISSING'
  | 'CONDITION_OPTION_MISSING'
  /** No ticket is asked both questions. */
  | 'CONDITION_NEVER_MET';

type Tickets = FormField['ticketTypeIds'];
const both = (one: Tickets, other: Tickets): Tickets =>
  one === null ? other : other === null ? one : one.filter((id) => other.includes(id));

/** By question. [design] */
export function conditionProblems(fields: readonly FormField[]): ReadonlyMap<number, ConditionProblem> {
  const problems = new Map<number, ConditionProblem>();
  const before = new Map<number, { readonly field: FormField; readonly tickets: Tickets }>();
  for (const field of fields) {
    const earlier = field.askedIf === undefined ? undefined : before.get(field.askedIf.fieldId);
    const tickets = earlier === undefined ? field.ticketTypeIds : both(field.ticketTypeIds, earlier.tickets);
    const problem = field.askedIf === undefined ? null : problemWith(field.askedIf, earlier?.field, tickets);
    if (problem !== null) problems.set(field.id, problem);
    before.set(field.id, { field, tickets });
  }
  return problems;
}

function problemWith(condition: Condition, field: FormField | undefined, tickets: Tickets): ConditionProblem | null {
  if (field === undefined || !isChoosing(field)) return 'CONDITION_QUESTION_MISSING';
  const known = new Set(field.options.map(({ id }) => id));
  const { optionIds } = condition;
  if (optionIds.length === 0 || optionIds.some((id) => !known.has(id))) return 'CONDITION_OPTION_MISSING';
  return tickets?.length === 0 ? 'CONDITION_NEVER_MET' : null;
}
