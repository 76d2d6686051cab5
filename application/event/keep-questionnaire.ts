import {
  type AnswerColumn,
  type AnsweredTicket,
  type CountedAnswers,
  Questionnaires,
} from '#application/event/ports/questionnaires.ts';
import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Form, FormField } from '#domain/event/questionnaire/form.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

/** [S1-31] */
export type KeepQuestionnaire = {
  readonly read: (eventId: number) => Promise<Result<Form | null, Refusal>>;
  readonly save: (eventId: number, fields: readonly FormField[], version: number) => Promise<Result<Form, Refusal>>;
  readonly columns: (eventId: number) => Promise<Result<readonly AnswerColumn[], Refusal>>;
  readonly counts: (eventId: number) => Promise<Result<CountedAnswers, Refusal>>;
  readonly answered: (eventId: number, at: PageAt) => Promise<Result<Page<AnsweredTicket>, Refusal>>;
};

const PAGE = 20;

export const KeepQuestionnaire = defineUseCase(
  'KeepQuestionnaire',
  { questionnaires: Questionnaires },
  ({ questionnaires: { read, write, columns, counts, answered } }): KeepQuestionnaire => ({
    read,
    save: write,
    columns,
    counts,
    answered: (eventId, at) => answered(eventId, { limit: PAGE, ...at }),
  }),
);
