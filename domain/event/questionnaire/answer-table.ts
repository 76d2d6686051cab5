import { answerKey, type SubmittedAnswer, type SubmittedAnswers } from './answers.ts';
import { askedFields } from './conditions.ts';
import { type Form, type FormField, formOfVersion, questionsForTicket } from './form.ts';

type AnsweredForm = {
  readonly ticketTypeId: string;
  readonly formVersion: number;
  readonly answers: SubmittedAnswers;
};

/** An answer as people read it: option texts instead of ids, several choices separated by commas. [S3-42] */
export function answerText(field: FormField, answer: SubmittedAnswer | undefined): string {
  if (answer === undefined) return '';
  if (typeof answer === 'string') return answer;
  if (typeof answer !== 'number') return answer.join(', ');
  const option = 'options' in field ? field.options.find(({ id }) => id === answer) : undefined;
  return option?.text ?? String(answer);
}

/** The questions that a ticket's attendee met, and any that have an answer all the same, as the ticket may change. */
export function metQuestions(
  versions: readonly Form[],
  { ticketTypeId, formVersion, answers }: AnsweredForm,
): readonly FormField[] {
  const form = formOfVersion(versions, formVersion);
  if (form === null) return [];
  const asked = new Set(askedFields(questionsForTicket(form, ticketTypeId), answers));
  return form.fields.filter((field) => asked.has(field) || answerKey(field.id) in answers);
}

/**
 * One column for each question of any version, as its newest version has it; each answer is read by the version it was
 * given to. A cell is empty where the question was left empty, null where it was not asked. [design]
 */
export function answerTable(versions: readonly Form[], answered: readonly AnsweredForm[]) {
  const newest = new Map(versions.flatMap((form) => form.fields).map((field) => [field.id, field]));
  return {
    columns: [...newest.values()].map(({ id, label, type }) => ({ id, label, type })),
    rows: answered.map((row) => {
      const met = metQuestions(versions, row);
      return [...newest.keys()].map((id) => {
        const field = met.find((asked) => asked.id === id);
        return field === undefined ? null : answerText(field, row.answers[answerKey(id)]);
      });
    }),
  };
}
