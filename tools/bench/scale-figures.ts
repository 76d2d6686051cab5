import type { StatementPlan } from './scale-plans.ts';
import type { Step } from './scale-steps.ts';

/** A step as it was measured at one size: the median of its times, and the plans of its statements. */
export type Measured = {
  readonly step: Step;
  readonly ms: number;
  readonly times: number;
  readonly plans: readonly StatementPlan[];
};
/** One size of the database, and what was measured at it. */
export type Size = {
  readonly orders: number;
  readonly events: number;
  readonly filledInSeconds: number;
  readonly measured: readonly Measured[];
};
