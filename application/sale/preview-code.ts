import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { type CodeWorth, PromotionDesk } from '#application/sale/ports/promotion-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Nothing is used up. [S5-24] [S7.5-07] */
export type PreviewCode = (asked: {
  readonly typed: string;
  readonly eventId: number;
  readonly sectionEventId: number;
}) => Promise<Result<CodeWorth, Trouble>>;

export const PreviewCode = defineUseCase(
  'PreviewCode',
  { promotionDesk: PromotionDesk },
  ({ promotionDesk }): PreviewCode =>
    ({ typed, eventId, sectionEventId }) =>
      retry(() => promotionDesk.tryCode(typed.trim(), eventId, sectionEventId)),
);
