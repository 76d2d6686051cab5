import { never } from '#domain/kernel/never.ts';
import type { FormField } from './form.ts';

/**
 * An answer on the page: a checkbox's option texts, a radio's option id as a string, an image as a data URL or its
 * link, else the text.
 */
export type Answer = string | readonly string[];

/** One form as it is filled in, by answer key (`field_7`). */
export type Answers = Readonly<Record<string, Answer>>;

/** An answer on submit: as on the page, save that a radio's option id is a number. [S3-42] */
export type SubmittedAnswer = string | number | readonly string[];

/** One form as it is submitted, by answer key; unanswered questions are left out. */
export type SubmittedAnswers = Readonly<Record<string, SubmittedAnswer>>;

/** The key that a question's answer stands under. [S3-40] */
export const answerKey = (fieldId: number): string => `field_${fieldId}`;

/** The question that a key belongs to; null for any other key. */
export function fieldOfKey(key: string): number | null {
  const written = /^field_(\d{1,9})$/.exec(key)?.[1];
  return written === undefined ? null : Number(written);
}

/** How a form stands before anybody touches it: preselected options are chosen, everything else is empty. [S3-41] */
export const defaultAnswers = (fields: readonly FormField[]): Answers =>
  Object.fromEntries(fields.map((field) => [answerKey(field.id), defaultAnswer(field)]));

function defaultAnswer(field: FormField): Answer {
  switch (field.type) {
    case 'Text':
    case 'E-sign':
      return '';
    case 'Checkbox':
      return field.options.filter((option) => option.preselect).map((option) => option.text);
    case 'Radio':
      return field.defaultOption === null ? '' : String(field.defaultOption);
    case 'Dropdown':
      return field.options.find((option) => option.id === field.defaultOption)?.text ?? '';
    default:
      return never(field);
  }
}
