import type { Trouble } from '#application/platform/trouble.ts';
import type { SubmittedAnswers } from '#domain/event/questionnaire/answers.ts';
import type { FilledForms, FormsProblem } from '#domain/event/questionnaire/check-answers.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';

/** What keeps answers from being handed in: something in the forms, or on the way. */
type HandInProblem =
  | { readonly kind: 'FORMS'; readonly problem: FormsProblem }
  | { readonly kind: 'TROUBLE'; readonly trouble: Trouble };

/** The answers of every ticket, with each drawn picture uploaded and its link in its place. [S4-28] [S5-23] */
export type HandInAnswers = (filled: FilledForms) => Promise<Result<readonly SubmittedAnswers[], HandInProblem>>;
export const HandInAnswers = token<HandInAnswers>('HandInAnswers');
