import { answerKey } from '#domain/event/questionnaire/answers.ts';
import { choiceOf, isChoosing } from '#domain/event/questionnaire/conditions.ts';
import type { Form } from '#domain/event/questionnaire/form.ts';
import { type InvalidInput, invalid } from '#domain/kernel/field-problems.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { MailedAnswer, MailingAudience, MailingScope } from './mailing.ts';

/** With the words of question and option as they were when it was chosen. */
export type MailedAnswerWords = MailedAnswer & { readonly question: string; readonly option: string };

const HOLD_TICKETS: readonly MailingAudience[] = ['TICKET_HOLDERS', 'NOT_CHECKED_IN'];

/** Answers are those of tickets, and groups have tickets in them. [design] */
export const holdTickets = (audience: MailingAudience): boolean => HOLD_TICKETS.includes(audience);

function optionsNamed(versions: readonly Form[], { fieldId, optionId }: MailedAnswer) {
  return versions.flatMap(({ version, fields }) =>
    fields.filter(isChoosing).flatMap((field) => {
      const option = field.id === fieldId ? field.options.find(({ id }) => id === optionId) : undefined;
      return option === undefined ? [] : [{ version, field, option }];
    }),
  );
}

/** The answer that recipients must have given, as the newest version of the form words it; null: any. [design] */
export function readMailedAnswer(
  { audience, answer }: Pick<MailingScope, 'audience' | 'answer'>,
  versions: readonly Form[],
): Result<MailedAnswerWords | null, InvalidInput> {
  if (answer === null) return ok(null);
  const newest = optionsNamed(versions, answer).at(-1);
  if (newest === undefined || !holdTickets(audience)) return refused(invalid('answer', { kind: 'MALFORMED' }));
  const { fieldId, optionId } = answer;
  return ok({ fieldId, optionId, question: newest.field.label, option: newest.option.text });
}

/** How answers name the option, at `key`, alone or among others; by the version of the form they were given to. */
export const choicesMade = (versions: readonly Form[], answer: MailedAnswer) => ({
  key: answerKey(answer.fieldId),
  choices: Object.fromEntries(
    optionsNamed(versions, answer).map(({ version, field, option }) => [String(version), choiceOf(field, option)]),
  ),
});
