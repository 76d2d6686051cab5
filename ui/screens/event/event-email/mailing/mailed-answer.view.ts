import { holdTickets } from '#domain/event/mailing/mailed-answer.ts';
import type { MailingScope } from '#domain/event/mailing/mailing.ts';
import { isChoosing } from '#domain/event/questionnaire/conditions.ts';
import type { Form } from '#domain/event/questionnaire/form.ts';

type Choice = { readonly id: number; readonly text: string };
export type AnswerChoice = { readonly id: number; readonly label: string; readonly options: readonly Choice[] };

/** The questions that a mailing may go by. */
export const answerChoices = (form: Form | null): readonly AnswerChoice[] =>
  (form?.fields ?? []).filter(isChoosing).map(({ id, label, options }) => ({ id, label, options }));

/** Clears the answer and the group for an audience without tickets. */
export function withChosen(scope: MailingScope, part: Partial<MailingScope>): MailingScope {
  const chosen = { ...scope, ...part };
  return holdTickets(chosen.audience) ? chosen : { ...chosen, answer: null, groupId: null };
}

/** By an answer or by a group. */
export const mayGoByTicket = ({ audience }: MailingScope): boolean => holdTickets(audience);

/** The first option of the question; null: whatever they answered. */
export function firstAnswerTo(choice: AnswerChoice | undefined): MailingScope['answer'] {
  const option = choice?.options[0];
  return choice === undefined || option === undefined ? null : { fieldId: choice.id, optionId: option.id };
}
