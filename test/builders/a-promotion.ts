import { dong } from '#domain/kernel/money/dong.ts';
import type { TicketLine } from '#domain/sale/pricing/promote-lines.ts';
import type { AutomaticPromotion } from '#domain/sale/promotion/automatic-promotion.ts';
import type { CardPromotion } from '#domain/sale/promotion/card-promotion.ts';
import type { Discount } from '#domain/sale/promotion/discount.ts';
import type { CodeText, DiscountCode } from '#domain/sale/promotion/discount-code.ts';

export const percent = (percentOff: number): Discount => ({ type: 'PERCENT_OFF', percentOff });
export const amount = (amountOff: number): Discount => ({ type: 'AMOUNT', amountOff: dong(amountOff) });

type Shared<Promotion> = Omit<Promotion, 'type' | 'minTicket' | 'maxTicket'>;

const standing: Shared<AutomaticPromotion> = {
  promotionId: 'early',
  name: 'Early Bird',
  ticketTypeId: 'standard',
  discount: percent(50),
  beginAt: null,
  endAt: null,
  quantity: null,
  used: 0,
};

export const anEarlyBird = (over: Partial<Shared<AutomaticPromotion>> = {}): AutomaticPromotion => ({
  ...standing,
  ...over,
  type: 'EARLY_BIRD',
});

/** A fifth off from three standard tickets. */
export const aQuantityPromotion = (
  { minTicket = 3, maxTicket = null }: { readonly minTicket?: number; readonly maxTicket?: number | null } = {},
  over: Partial<Shared<AutomaticPromotion>> = {},
): AutomaticPromotion => ({
  ...standing,
  promotionId: 'many',
  name: 'Buy three',
  discount: percent(20),
  ...over,
  type: 'QUANTITY_BASED',
  minTicket,
  maxTicket,
});

export const aCode = (over: Partial<DiscountCode> = {}): DiscountCode => ({
  code: 'SALE10' as CodeText,
  discount: percent(10),
  ticketTypeIds: ['standard'],
  beginAt: null,
  endAt: null,
  quantity: null,
  used: 0,
  ...over,
});

/** A fifth off, at most 50000, with Vietcombank cards beginning with 970436. */
export const aCardPromotion = (over: Partial<CardPromotion> = {}): CardPromotion => ({
  promotionId: 'bank',
  discount: percent(20),
  maxAmountOff: dong(50_000),
  iins: ['970436'],
  issuer: 'Vietcombank',
  limit: null,
  quantity: null,
  used: 0,
  beginAt: null,
  endAt: null,
  ...over,
});

export const ticketLine = (quantity: number, over: Partial<TicketLine> = {}): TicketLine => ({
  ticketTypeId: 'standard',
  quantity,
  unitPrice: dong(100_000),
  originalUnitPrice: over.unitPrice ?? dong(100_000),
  specialOff: dong(0),
  ...over,
});
