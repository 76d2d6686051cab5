import { answerKey, type SubmittedAnswer, type SubmittedAnswers } from './answers.ts';
import { type Form, type FormField, formOfVersion } from './form.ts';

/** What one ticket's form said, and to which version. */
export type AnsweredForm = { readonly formVersion: number; readonly answers: SubmittedAnswers };

/** What people read: option texts instead of ids, choices parted by commas. Nothing for no answer. [S3-42] */
export function answerText(field: FormField, answer: SubmittedAnswer | undefined): string {
  if (answer === undefined) return '';
  if (typeof answer === 'string') return answer;
  if (typeof answer !== 'number') return answer.join(', ');
  const option = 'options' in field ? field.options.find(({ id }) => id === answer) : undefined;
  return option?.text ?? String(answer);
}

/** One form's answers beside their questions, unanswered ones too: what an organiser reads of a registrant. */
export const answerRows = (
  form: Form,
  answers: SubmittedAnswers,
): readonly { readonly label: string; readonly text: string }[] =>
  form.fields.map((field) => ({ label: field.label, text: answerText(field, answers[answerKey(field.id)]) }));

/**
 * Many forms as a table for a report: a column for each question there ever was, under its newest label, in the order
 * in which questions came up; each answer read by the version that it was given to. [design]
 */
export function answerTable(versions: readonly Form[], answered: readonly AnsweredForm[]) {
  const labels = new Map(versions.flatMap((form) => form.fields).map((field) => [field.id, field.label]));
  return {
    header: [...labels.values()],
    rows: answered.map(({ formVersion, answers }) => {
      const form = formOfVersion(versions, formVersion);
      return [...labels.keys()].map((id) => {
        const field = form?.fields.find((asked) => asked.id === id);
        return field === undefined ? '' : answerText(field, answers[answerKey(id)]);
      });
    }),
  };
}
