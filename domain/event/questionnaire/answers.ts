import { never } from '#domain/kernel/never.ts';
import type { FormField } from './form.ts';

/** Option texts for a checkbox, the option id for a radio, a data URL or link for an image, else the text. */
export type Answer = string | readonly string[];

/** One form being filled in, by answer key (`field_7`). */
export type Answers = Readonly<Record<string, Answer>>;

/** A radio's option id becomes a number. [S3-42] */
export type SubmittedAnswer = string | number | readonly string[];

/** Unanswered questions are left out. */
export type SubmittedAnswers = Readonly<Record<string, SubmittedAnswer>>;

/** [S3-40] */
export const answerKey = (fieldId: number): string => `field_${fieldId}`;

/** The question id in an answer key; null for any other key. */
export function fieldOfKey(key: string): number | null {
  const written = /^field_(\d{1,9})$/.exec(key)?.[1];
  return written === undefined ? null : Number(written);
}

/** A form's initial answers: preselected options, otherwise empty. [S3-41] */
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
