import type { Questionnaires } from '#application/event/ports/questionnaires.ts';
import type { Form } from '#domain/event/questionnaire/form.ts';
import { ok, refused } from '#domain/kernel/result.ts';

const forbidden = async () => refused({ code: 'FORBIDDEN' } as const);

/** Read only; null: nothing is asked. */
export const someQuestionnaires = (form: Form | null): Questionnaires => ({
  read: async () => ok(form),
  write: forbidden,
  columns: forbidden,
  counts: forbidden,
  answered: forbidden,
});
