import { invalid } from '#domain/kernel/field-problems.ts';
import { refused } from '#domain/kernel/result.ts';
import type { CodeProblem } from '#domain/sale/promotion/check-code.ts';
import type { PromotionProblem } from '#domain/sale/promotion/check-promotion.ts';
import type { ChangeProblem } from '#domain/sale/promotion/promotion-change.ts';

/** Why new terms are not taken, at their field where there is one. */
export function refusedTerms(problem: CodeProblem | PromotionProblem | ChangeProblem) {
  switch (problem.code) {
    case 'INVALID_INPUT':
      return refused(problem);
    case 'QUANTITY_BELOW_USED':
    case 'PROMOTION_IN_USE':
      return refused(invalid('quantity', { kind: 'TOO_SMALL', min: problem.used }));
    default:
      return refused({ code: 'PROMOTION_REFUSED', because: problem.code } as const);
  }
}
