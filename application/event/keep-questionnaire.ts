import type { AnsweredTicket, Questionnaires } from '#application/event/ports/questionnaires.ts';
import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Form, FormField } from '#domain/event/questionnaire/form.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** An organiser's side of a questionnaire: its questions and what was answered. [S1-31] */
export type KeepQuestionnaire = {
  readonly read: (eventId: number) => Promise<Result<Form | null, Refusal>>;
  readonly save: (eventId: number, fields: readonly FormField[]) => Promise<Result<Form, Refusal>>;
  readonly answered: (eventId: number, at: PageAt) => Promise<Result<Page<AnsweredTicket>, Refusal>>;
};
export const KeepQuestionnaire: Token<KeepQuestionnaire> = token('KeepQuestionnaire');

const PAGE = 20;

export const makeKeepQuestionnaire = ({ read, write, answered }: Questionnaires): KeepQuestionnaire => ({
  read,
  save: write,
  answered: (eventId, at) => answered(eventId, { limit: PAGE, ...at }),
});
