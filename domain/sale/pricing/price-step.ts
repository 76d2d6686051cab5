import { type Dong, sum } from '#domain/kernel/money/dong.ts';
import { never } from '#domain/kernel/never.ts';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';

/** Each stage works on the result of the one before, whatever order promotions come in. (docs/decisions/0013) */
export const PRICE_STAGES = ['TICKET_PRICE', 'AUTOMATIC', 'SPECIAL', 'CODE', 'CARD'] as const;

export type PriceStage = (typeof PRICE_STAGES)[number];

/** How each stage counts in final = original - discount - promo. [S9-10] [S9-11] */
export const COUNTS_AS = {
  TICKET_PRICE: 'DISCOUNT',
  AUTOMATIC: 'DISCOUNT',
  SPECIAL: 'DISCOUNT',
  CODE: 'PROMO',
  CARD: 'PROMO',
} as const satisfies Readonly<Record<PriceStage, string>>;

export type CountsAs = (typeof COUNTS_AS)[PriceStage];

export type AppliedPromotion = { readonly promotionId: string; readonly tickets: number; readonly offEach: Dong };

export type PriceRule =
  | { readonly stage: 'TICKET_PRICE' }
  | { readonly stage: 'AUTOMATIC'; readonly promotionId: string }
  | { readonly stage: 'SPECIAL' }
  | { readonly stage: 'CODE'; readonly code: CodeText }
  | { readonly stage: 'CARD'; readonly promotionId: string };

/** One line of the price explanation: which rule took how much off how many tickets. */
export type PriceStep = PriceRule & { readonly tickets: number; readonly off: Dong };

/** Total of the steps that count as discount, or as promo. [S9-10] [S9-11] */
export const totalOff = (steps: readonly PriceStep[], countsAs: CountsAs): Dong =>
  sum(steps.filter((step) => COUNTS_AS[step.stage] === countsAs).map((step) => step.off));

/** Identifies a step's rule: its stage and, where a stage has several, which one. */
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

/** Breaks ties by id, in code unit order, the same on every machine. */
export const byId = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
