import { type Dong, plus, sum } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import type { CodeText } from '#domain/sale/promotion/code-text.ts';
import { COUNTS_AS, type CountsAs, PRICE_STAGES } from './price-stages.ts';

/** An automatic promotion that reached some tickets of a line. */
export type AppliedPromotion = { readonly promotionId: string; readonly tickets: number; readonly offEach: Dong };

/** What gave an amount. */
export type PriceRule =
  | { readonly stage: 'TICKET_PRICE' }
  | { readonly stage: 'AUTOMATIC'; readonly promotionId: string }
  | { readonly stage: 'SPECIAL' }
  | { readonly stage: 'CODE'; readonly code: CodeText }
  | { readonly stage: 'CARD'; readonly promotionId: string };

/** One line of the explanation: which rule took how much off how many tickets. */
export type PriceStep = PriceRule & { readonly tickets: number; readonly off: Dong };

/** What steps take off that the formula counts as discount, or as promo. [S9-10] [S9-11] */
export const offOfSteps = (steps: readonly PriceStep[], countsAs: CountsAs): Dong =>
  sum(steps.filter((step) => COUNTS_AS[step.stage] === countsAs).map((step) => step.off));

/** Names the rule of a step: its stage and, where the stage has several rules, which one. */
export function ruleOfStep(step: PriceStep): string {
  switch (step.stage) {
    case 'TICKET_PRICE':
    case 'SPECIAL':
      return step.stage;
    case 'AUTOMATIC':
    case 'CARD':
      return `${step.stage} ${step.promotionId}`;
    case 'CODE':
      return `${step.stage} ${step.code}`;
    default:
      return never(step);
  }
}

/** The explanation of the total: what each rule took off all lines together, in the order of the price. */
export function totalSteps(lines: readonly { readonly steps: readonly PriceStep[] }[]): readonly PriceStep[] {
  const totals = new Map<string, PriceStep>();
  for (const step of lines.flatMap((line) => line.steps)) {
    const before = totals.get(ruleOfStep(step));
    totals.set(
      ruleOfStep(step),
      before === undefined
        ? step
        : { ...step, tickets: before.tickets + step.tickets, off: plus(before.off, step.off) },
    );
  }
  const steps = [...totals.values()];
  return PRICE_STAGES.flatMap((stage) => steps.filter((step) => step.stage === stage));
}
