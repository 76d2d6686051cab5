import { AskedQuestions } from '#application/event/ports/asked-questions.ts';
import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { Form } from '#domain/event/questionnaire/form.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** null: no questions. */
export type OpenQuestionnaire = (eventId: number) => Promise<Result<Form | null, Trouble>>;

export const OpenQuestionnaire = defineUseCase(
  'OpenQuestionnaire',
  { asked: AskedQuestions },
  ({ asked }): OpenQuestionnaire =>
    (eventId) =>
      retry(() => asked.read(eventId)),
);
