import { type ConditionProblem, conditionProblems } from '#domain/event/questionnaire/conditions.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { FORM_PROBLEMS_SAID } from '#words/event/form-fields.ts';
import { fieldOf, hasOptions, type Question } from './questions.view.ts';

/** By question, as it is written now. */
export const conditionsToMend = (questions: readonly Question[]): ReadonlyMap<number, ConditionProblem> =>
  conditionProblems(questions.map(fieldOf));

export const conditionSentence = (problem: ConditionProblem, locale: Locale): string =>
  FORM_PROBLEMS_SAID[problem][locale];

/** The earlier questions that one may depend on, by their number. */
export const questionsBefore = (
  questions: readonly Question[],
  at: number,
): readonly { readonly number: number; readonly question: Question }[] =>
  questions
    .slice(0, at)
    .map((question, place) => ({ number: place + 1, question }))
    .filter(({ question }) => hasOptions(question) && question.options.length > 0);

/** Null: always asked. Begins with the first answer. */
export const dependingOn = (question: Question, earlier: Question | undefined): Question => ({
  ...question,
  askedIf:
    earlier === undefined
      ? null
      : { fieldId: earlier.id, optionIds: earlier.options.slice(0, 1).map((option) => option.id) },
});

export function withMeetingOption(question: Question, optionId: number): Question {
  const { askedIf } = question;
  if (askedIf === null) return question;
  const { fieldId, optionIds } = askedIf;
  const others = optionIds.filter((id) => id !== optionId);
  return {
    ...question,
    askedIf: { fieldId, optionIds: others.length < optionIds.length ? others : [...optionIds, optionId] },
  };
}

/** Conditions without the options that `question` lost; `mended`: the numbers of the questions they are of. */
export function withChanged(questions: readonly Question[], question: Question) {
  const before = questions.find(({ id }) => id === question.id)?.options ?? [];
  const lost = before.map(({ id }) => id).filter((id) => !question.options.some((option) => option.id === id));
  const mended: number[] = [];
  const changed = questions.map((one, at) => {
    if (one.id === question.id) return question;
    const { askedIf } = one;
    if (askedIf?.fieldId !== question.id || !askedIf.optionIds.some((id) => lost.includes(id))) return one;
    mended.push(at + 1);
    return { ...one, askedIf: { ...askedIf, optionIds: askedIf.optionIds.filter((id) => !lost.includes(id)) } };
  });
  return { changed, mended };
}
