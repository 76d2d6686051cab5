import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { answerKey } from './answer-key.ts';
import type { SubmittedAnswer, SubmittedAnswers } from './answers.ts';
import type { FormField } from './form.ts';
import { type AnswerProblem, readAnswer } from './read-answer.ts';

export type WrongAnswer = { readonly fieldId: number; readonly problem: AnswerProblem };

/**
 * One form's answers as they are submitted, or everything that is wrong with them in the order of the questions. What
 * was not asked is left out. Browser and server ask the same. [S5-20]
 */
export function checkAnswers(
  fields: readonly FormField[],
  given: Readonly<Record<string, unknown>>,
): Result<SubmittedAnswers, readonly WrongAnswer[]> {
  const wrong: WrongAnswer[] = [];
  const answers: [string, SubmittedAnswer][] = [];
  for (const field of fields) {
    const key = answerKey(field.id);
    const answer = readAnswer(field, given[key]);
    if (!answer.ok) wrong.push({ fieldId: field.id, problem: answer.refusal });
    else if (answer.value !== null) answers.push([key, answer.value]);
  }
  return wrong.length > 0 ? refused(wrong) : ok(Object.fromEntries(answers));
}
