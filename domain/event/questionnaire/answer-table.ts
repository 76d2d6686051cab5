import { answerKey, type SubmittedAnswer, type SubmittedAnswers } from './answers.ts';
import { type Form, type FormField, formOfVersion } from './form.ts';

type AnsweredForm = { readonly formVersion: number; readonly answers: SubmittedAnswers };

/** An answer as people read it: option texts instead of ids, several choices separated by commas. [S3-42] */
export function answerText(field: FormField, answer: SubmittedAnswer | undefined): string {
  if (answer === undefined) return '';
  if (typeof answer === 'string') return answer;
  if (typeof answer !== 'number') return answer.join(', ');
  const option = 'options' in field ? field.options.find(({ id }) => id === answer) : undefined;
  return option?.text ?? String(answer);
}

/**
 * One column for each question of any version, as its newest version has it; each answer is read by the version it was
 * given to. [design]
 */
export function answerTable(versions: readonly Form[], answered: readonly AnsweredForm[]) {
  const newest = new Map(versions.flatMap((form) => form.fields).map((field) => [field.id, field]));
  return {
    columns: [...newest.values()].map(({ id, label, type }) => ({ id, label, type })),
    rows: answered.map(({ formVersion, answers }) => {
      const form = formOfVersion(versions, formVersion);
      return [...newest.keys()].map((id) => {
        const field = form?.fields.find((asked) => asked.id === id);
        return field === undefined ? '' : answerText(field, answers[answerKey(id)]);
      });
    }),
  };
}
