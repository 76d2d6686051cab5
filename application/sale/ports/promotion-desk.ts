import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { WantedLine } from './cart.ts';

export type CodeToTry = {
  readonly typed: string;
  readonly eventId: number;
  readonly sectionEventId: number;
  /** Tickets that are not held yet; null: what the cart holds. */
  readonly chosen: readonly Pick<WantedLine, 'ticketId' | 'quantity'>[] | null;
};

export type CodeWorth = { readonly code: string; readonly off: Dong };

/** Needs a signed-in buyer. Refused with PROMOTION_CODE_INVALID, PROMOTION_NOT_APPLIED, RATE_LIMITED. */
export type PromotionDesk = {
  readonly tryCode: (code: CodeToTry) => Promise<Result<CodeWorth, Refusal>>;
};
export const PromotionDesk = token<PromotionDesk>('PromotionDesk');
