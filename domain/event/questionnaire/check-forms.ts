import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { answerKey } from './answer-key.ts';
import type { SubmittedAnswers } from './answers.ts';
import { checkAnswers, type WrongAnswer } from './check-answers.ts';
import type { Form } from './form.ts';
import { questionsForTicket, questionsForTickets } from './questions-for.ts';

/** `form` is the place of the first form with something wrong. */
export type FormsProblem =
  | { readonly code: 'TOO_FEW_FORMS'; readonly expected: number; readonly given: number }
  | { readonly code: 'FORM_INVALID'; readonly form: number; readonly wrong: readonly WrongAnswer[] };

export type FilledForms = {
  readonly form: Form;
  readonly formPerTicket: boolean;
  /** The type of each ticket, one entry for one place. */
  readonly ticketTypeIds: readonly string[];
  readonly given: readonly Readonly<Record<string, unknown>>[];
};

/**
 * The answers of every ticket, one entry for one place. With a form for each ticket there must be as many forms as
 * tickets and each up to the last must be valid; forms beyond the tickets are left out. Otherwise only the first form
 * counts: its answers are copied to every ticket, to each those of its own questions. [S5-21] [S5-22] [S3-39]
 */
export const checkForms = (filled: FilledForms): Result<readonly SubmittedAnswers[], FormsProblem> =>
  filled.formPerTicket ? ownForms(filled) : copiedForm(filled);

function ownForms({ form, ticketTypeIds, given }: FilledForms): Result<readonly SubmittedAnswers[], FormsProblem> {
  const perTicket: SubmittedAnswers[] = [];
  for (const [at, ticketTypeId] of ticketTypeIds.entries()) {
    const filled = given[at];
    if (filled === undefined)
      return refused({ code: 'TOO_FEW_FORMS', expected: ticketTypeIds.length, given: given.length });
    const answers = checkAnswers(questionsForTicket(form, ticketTypeId), filled);
    if (!answers.ok) return refused({ code: 'FORM_INVALID', form: at, wrong: answers.refusal });
    perTicket.push(answers.value);
  }
  return ok(perTicket);
}

function copiedForm({
  form,
  ticketTypeIds,
  given: [first],
}: FilledForms): Result<readonly SubmittedAnswers[], FormsProblem> {
  if (first === undefined) return refused({ code: 'TOO_FEW_FORMS', expected: 1, given: 0 });
  const answers = checkAnswers(questionsForTickets(form, ticketTypeIds), first);
  if (!answers.ok) return refused({ code: 'FORM_INVALID', form: 0, wrong: answers.refusal });
  return ok(
    ticketTypeIds.map((ticketTypeId) => {
      const own = new Set(questionsForTicket(form, ticketTypeId).map((field) => answerKey(field.id)));
      return Object.fromEntries(Object.entries(answers.value).filter(([key]) => own.has(key)));
    }),
  );
}
