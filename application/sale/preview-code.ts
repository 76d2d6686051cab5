import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { type CodeToTry, type CodeWorth, PromotionDesk } from '#application/sale/ports/promotion-desk.ts';
import type { Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** Nothing is used up. [S5-24] [S7.5-07] */
export type PreviewCode = (asked: CodeToTry) => Promise<Result<CodeWorth, Trouble>>;

export const PreviewCode = defineUseCase(
  'PreviewCode',
  { promotionDesk: PromotionDesk },
  ({ promotionDesk }): PreviewCode =>
    (asked) =>
      retry(() => promotionDesk.tryCode({ ...asked, typed: asked.typed.trim() })),
);
