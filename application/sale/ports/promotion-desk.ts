import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type CodeWorth = { readonly code: string; readonly off: Dong };

/** Needs a signed-in buyer. Refused with PROMOTION_CODE_INVALID, PROMOTION_NOT_APPLIED, RATE_LIMITED. */
export type PromotionDesk = {
  readonly tryCode: (typed: string, eventId: number, sectionEventId: number) => Promise<Result<CodeWorth, Refusal>>;
};
export const PromotionDesk = token<PromotionDesk>('PromotionDesk');
