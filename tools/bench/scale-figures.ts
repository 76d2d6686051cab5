import type { StatementPlan } from './scale-plans.ts';
import type { Step } from './scale-steps.ts';

export type Measured = {
  readonly step: Step;
  readonly ms: number;
  readonly times: number;
  readonly plans: readonly StatementPlan[];
};
export type Size = {
  readonly orders: number;
  readonly events: number;
  readonly filledInSeconds: number;
  readonly measured: readonly Measured[];
};
