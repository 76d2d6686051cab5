import { never } from '#domain/kernel/never.ts';
import { answerKey } from './answer-key.ts';
import type { Answer, Answers } from './answers.ts';
import type { FormField } from './form.ts';

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
