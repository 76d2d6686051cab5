import type { CodeProblem } from './check-code.ts';
import type { PromotionProblem } from './check-promotion.ts';

/** Why an organiser's promotion or code is not kept, beyond a wrong field. */
export type PromotionObstacle = Exclude<(CodeProblem | PromotionProblem)['code'], 'INVALID_INPUT'>;
