import { visibleText } from './names/visible-text.ts';

/** What is wrong with a field; the sentence is in words/. [S5-01] */
export type InputProblem =
  | { readonly kind: 'REQUIRED' }
  | { readonly kind: 'NOT_A_NUMBER' }
  | { readonly kind: 'TOO_SMALL'; readonly min: number }
  | { readonly kind: 'TOO_LARGE'; readonly max: number }
  | { readonly kind: 'TOO_LONG'; readonly max: number }
  | { readonly kind: 'MALFORMED' };

export type InvalidInput = {
  readonly code: 'INVALID_INPUT';
  readonly field: string;
  readonly problem: InputProblem;
};

export const invalid = (field: string, problem: InputProblem): InvalidInput => ({
  code: 'INVALID_INPUT',
  field,
  problem,
});

/** A text's problem, or null. A text of nothing visible is a problem only if required. [S5-01] */
export function textProblem(
  field: string,
  text: string,
  max: number,
  need: 'REQUIRED' | 'OPTIONAL' = 'OPTIONAL',
): InvalidInput | null {
  if (need === 'REQUIRED' && visibleText(text) === '') return invalid(field, { kind: 'REQUIRED' });
  return text.length > max ? invalid(field, { kind: 'TOO_LONG', max }) : null;
}

/** A number's problem, or null. A null count is not given. [S5-02] [S5-03] */
export function countProblem(field: string, count: number | null, min: number, max: number): InvalidInput | null {
  if (count === null) return null;
  if (!Number.isSafeInteger(count)) return invalid(field, { kind: 'NOT_A_NUMBER' });
  if (count < min) return invalid(field, { kind: 'TOO_SMALL', min });
  return count > max ? invalid(field, { kind: 'TOO_LARGE', max }) : null;
}
