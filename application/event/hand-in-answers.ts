import type { Trouble } from '#application/platform/trouble.ts';
import type { SubmittedAnswers } from '#domain/event/questionnaire/answers.ts';
import type { FilledForms, FormsProblem } from '#domain/event/questionnaire/check-answers.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';

/** In the forms, or on the way. */
type HandInProblem =
  | { readonly kind: 'FORMS'; readonly problem: FormsProblem }
  | { readonly kind: 'TROUBLE'; readonly trouble: Trouble };

/** Drawn pictures are uploaded; their links take their place. [S4-28] [S5-23] */
export type HandInAnswers = (filled: FilledForms) => Promise<Result<readonly SubmittedAnswers[], HandInProblem>>;
export const HandInAnswers = token<HandInAnswers>('HandInAnswers');
