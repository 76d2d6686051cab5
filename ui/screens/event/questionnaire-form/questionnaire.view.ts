import type { AttendanceMode } from '#domain/event/event.ts';
import { type Answers, answerKey } from '#domain/event/questionnaire/answers.ts';
import { ANSWER_LONGEST, type WrongAnswer } from '#domain/event/questionnaire/check-answers.ts';
import { askedFields } from '#domain/event/questionnaire/conditions.ts';
import {
  type Form,
  type FormField,
  questionsForTicket,
  questionsForTickets,
} from '#domain/event/questionnaire/form.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ANSWER_PROBLEMS_SAID } from '#words/event/form-fields.ts';

export type Place = { readonly ticketTypeId: string; readonly mode: AttendanceMode };

/** [S2.10-01] [S2.10-02] */
export function questionsAt(
  form: Form,
  formPerTicket: boolean,
  places: readonly Place[],
  step: number,
): readonly FormField[] {
  const place = places[step];
  if (formPerTicket && place !== undefined) return questionsForTicket(form, place.ticketTypeId);
  return questionsForTickets(
    form,
    places.map(({ ticketTypeId }) => ticketTypeId),
  );
}

/** Problems of questions that are still asked and have the same answer. */
export function wrongAfter(
  wrong: readonly WrongAnswer[],
  questions: readonly FormField[],
  before: Answers,
  after: Answers,
): readonly WrongAnswer[] {
  if (wrong.length === 0) return wrong;
  const asked = askedFields(questions, after);
  return wrong.filter(
    ({ fieldId }) => after[answerKey(fieldId)] === before[answerKey(fieldId)] && asked.some(({ id }) => id === fieldId),
  );
}

export function problemOf(wrong: readonly WrongAnswer[], field: FormField, locale: Locale): string | null {
  const found = wrong.find(({ fieldId }) => fieldId === field.id);
  return found === undefined ? null : ANSWER_PROBLEMS_SAID[found.problem][locale];
}

/** [S5-20] */
export const wrongFormSentence = (wrong: readonly WrongAnswer[], locale: Locale): string =>
  ANSWER_PROBLEMS_SAID[wrong.find(({ problem }) => problem === 'REQUIRED')?.problem ?? wrong[0]?.problem ?? 'REQUIRED'][
    locale
  ];

export const textAnswer = (answers: Answers, field: FormField): string => {
  const answer = answers[answerKey(field.id)];
  return typeof answer === 'string' ? answer : '';
};
export const chosenOptions = (answers: Answers, field: FormField): readonly string[] => {
  const answer = answers[answerKey(field.id)];
  return typeof answer === 'string' || answer === undefined ? [] : answer;
};

export const withAnswer = (answers: Answers, field: FormField, answer: Answers[string]): Answers => ({
  ...answers,
  [answerKey(field.id)]: answer,
});

export const toggled = (chosen: readonly string[], option: string): readonly string[] =>
  chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];

export const longestAnswer = ANSWER_LONGEST;
