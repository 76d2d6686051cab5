import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { isPngDataUrl } from './answer-images.ts';
import { answerKey, type SubmittedAnswer, type SubmittedAnswers } from './answers.ts';
import { askedFields } from './conditions.ts';
import { type Form, type FormField, questionsForTicket, questionsForTickets } from './form.ts';

/** Longest text answer, in characters. [design] */
export const ANSWER_LONGEST = 2_000;

/** WRONG_KIND: a shape that only a foreign client sends. */
export type AnswerProblem = 'REQUIRED' | 'TOO_LONG' | 'WRONG_KIND' | 'NOT_AN_OPTION' | 'NOT_A_SIGNATURE';

/** Null for an optional question left empty, blank or as an empty list. [S3-40] [S3-41] [S3-42] */
export function readAnswer(field: FormField, given: unknown): Result<SubmittedAnswer | null, AnswerProblem> {
  if (isEmpty(given)) return field.required ? refused('REQUIRED') : ok(null);
  switch (field.type) {
    case 'Text':
      if (typeof given !== 'string') return refused('WRONG_KIND');
      return given.length > ANSWER_LONGEST ? refused('TOO_LONG') : ok(given);
    case 'E-sign':
      if (typeof given !== 'string') return refused('WRONG_KIND');
      return isPngDataUrl(given) || LINK.test(given) ? ok(given) : refused('NOT_A_SIGNATURE');
    case 'Dropdown':
      if (typeof given !== 'string') return refused('WRONG_KIND');
      return field.options.some((option) => option.text === given) ? ok(given) : refused('NOT_AN_OPTION');
    case 'Radio': {
      if (typeof given !== 'string' && typeof given !== 'number') return refused('WRONG_KIND');
      const chosen = field.options.find((option) => String(option.id) === String(given));
      return chosen === undefined ? refused('NOT_AN_OPTION') : ok(chosen.id);
    }
    case 'Checkbox': {
      if (!Array.isArray(given)) return refused('WRONG_KIND');
      const chosen = field.options.map((option) => option.text).filter((text) => given.includes(text));
      return chosen.length === given.length ? ok(chosen) : refused('NOT_AN_OPTION');
    }
    default:
      return never(field);
  }
}

const LINK = /^(?:https?:\/\/|\/)[^\s?#]+$/;

const isEmpty = (given: unknown): boolean =>
  given === undefined ||
  given === null ||
  (typeof given === 'string' && given.trim() === '') ||
  (Array.isArray(given) && given.length === 0);

export type WrongAnswer = { readonly fieldId: number; readonly problem: AnswerProblem };

/**
 * The answers of one form, or all problems in question order. Answers to other questions and to those whose condition
 * is not met are dropped. [S5-20]
 */
export function checkAnswers(
  fields: readonly FormField[],
  given: Readonly<Record<string, unknown>>,
): Result<SubmittedAnswers, readonly WrongAnswer[]> {
  const wrong: WrongAnswer[] = [];
  const answers: [string, SubmittedAnswer][] = [];
  for (const field of askedFields(fields, given)) {
    const key = answerKey(field.id);
    const answer = readAnswer(field, given[key]);
    if (!answer.ok) wrong.push({ fieldId: field.id, problem: answer.refusal });
    else if (answer.value !== null) answers.push([key, answer.value]);
  }
  return wrong.length > 0 ? refused(wrong) : ok(Object.fromEntries(answers));
}

/** `form`: index of the first invalid form. */
export type FormsProblem =
  | { readonly code: 'TOO_FEW_FORMS'; readonly expected: number; readonly given: number }
  | { readonly code: 'FORM_INVALID'; readonly form: number; readonly wrong: readonly WrongAnswer[] };

export type FilledForms = {
  readonly form: Form;
  readonly formPerTicket: boolean;
  /** One entry per ticket. */
  readonly ticketTypeIds: readonly string[];
  readonly given: readonly Readonly<Record<string, unknown>>[];
};

/**
 * One entry per ticket. Without one form per ticket, the first is copied to all, each keeping the answers to its own
 * questions. [S5-21] [S5-22] [S3-39]
 */
export const checkForms = (filled: FilledForms): Result<readonly SubmittedAnswers[], FormsProblem> =>
  filled.formPerTicket ? ownForms(filled) : copiedForm(filled);

function ownForms({ form, ticketTypeIds, given }: FilledForms): Result<readonly SubmittedAnswers[], FormsProblem> {
  const perTicket: SubmittedAnswers[] = [];
  for (const [at, ticketTypeId] of ticketTypeIds.entries()) {
    const filled = given[at];
    if (filled === undefined)
      return refused({ code: 'TOO_FEW_FORMS', expected: ticketTypeIds.length, given: given.length });
    const answers = checkAnswers(questionsForTicket(form, ticketTypeId), filled);
    if (!answers.ok) return refused({ code: 'FORM_INVALID', form: at, wrong: answers.refusal });
    perTicket.push(answers.value);
  }
  return ok(perTicket);
}

function copiedForm({
  form,
  ticketTypeIds,
  given: [first],
}: FilledForms): Result<readonly SubmittedAnswers[], FormsProblem> {
  if (first === undefined) return refused({ code: 'TOO_FEW_FORMS', expected: 1, given: 0 });
  const answers = checkAnswers(questionsForTickets(form, ticketTypeIds), first);
  if (!answers.ok) return refused({ code: 'FORM_INVALID', form: 0, wrong: answers.refusal });
  return ok(
    ticketTypeIds.map((ticketTypeId) => {
      const asked = askedFields(questionsForTicket(form, ticketTypeId), answers.value);
      const own = new Set(asked.map((field) => answerKey(field.id)));
      return Object.fromEntries(Object.entries(answers.value).filter(([key]) => own.has(key)));
    }),
  );
}

/** Delay before the dialog scrolls to the next form, in milliseconds, so that the form is rendered. [S9-19] */
export const SCROLL_AFTER = 100;
