import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { SubmittedAnswer } from './answers.ts';
import type { FormField } from './form.ts';
import { isPngDataUrl } from './image-data-url.ts';

/** Longest answer to a question for a text, in characters. [design] */
export const ANSWER_LONGEST = 2_000;

/** WRONG_KIND: not the shape of this question's answers, as only a foreign client sends it. */
export type AnswerProblem = 'REQUIRED' | 'TOO_LONG' | 'WRONG_KIND' | 'NOT_AN_OPTION' | 'NOT_A_SIGNATURE';

/**
 * An answer as it is submitted, from what stands on the page or came over the wire; null for an optional question left
 * empty. Blank text and an empty list are no answer. [S3-40] [S3-41] [S3-42]
 */
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

/** Where an uploaded signature lies. */
const LINK = /^(?:https?:\/\/|\/)[^\s?#]+$/;

const isEmpty = (given: unknown): boolean =>
  given === undefined ||
  given === null ||
  (typeof given === 'string' && given.trim() === '') ||
  (Array.isArray(given) && given.length === 0);
