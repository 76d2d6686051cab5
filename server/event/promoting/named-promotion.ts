import type { CodeText } from '#domain/sale/promotion/discount-code.ts';

export type NamedPromotion =
  | { readonly promotionId: string }
  | { readonly cardPromotionId: string }
  | { readonly code: CodeText };

type Act = 'ended' | 'paused' | 'resumed' | 'revised';

export function actOn<Done extends Act>(named: NamedPromotion, done: Done) {
  if ('code' in named) return { act: `promotion-code.${done}`, subject: `promotion-code:${named.code}` } as const;
  return 'promotionId' in named
    ? ({ act: `promotion.${done}`, subject: `promotion:${named.promotionId}` } as const)
    : ({ act: `promotion-payment.${done}`, subject: `promotion-payment:${named.cardPromotionId}` } as const);
}
