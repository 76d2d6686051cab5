import type { Instant } from '#domain/kernel/instant.ts';
import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import type { AutomaticPromotion, PromotionType } from './automatic-promotion.ts';
import type { Discount } from './discount.ts';

type DiscountColumns = { readonly percentOff: number | null; readonly amountOff: Dong | null };

/** An automatic promotion as it is stored, without its ticket type; what its type needs is set. */
export type PromotionFields = DiscountColumns & {
  readonly promotionId: string;
  readonly type: PromotionType;
  readonly name: string;
  readonly minTicket: number | null;
  readonly maxTicket: number | null;
  readonly quantity: number | null;
  readonly used: number;
  readonly paused: boolean;
  readonly beginAt: Instant | null;
  readonly endAt: Instant | null;
};

export const discountOf = ({ percentOff, amountOff }: DiscountColumns): Discount =>
  percentOff === null ? { type: 'AMOUNT', amountOff: amountOff ?? ZERO } : { type: 'PERCENT_OFF', percentOff };

/** A stored promotion of a ticket type; null for one that could not have been stored. */
export function readPromotion(ticketTypeId: string, fields: PromotionFields): AutomaticPromotion | null {
  const { promotionId, name, quantity, used, paused, beginAt, endAt, minTicket, maxTicket } = fields;
  const shared = { promotionId, ticketTypeId, name, quantity, used, paused, discount: discountOf(fields) };
  if (fields.type === 'EARLY_BIRD') return { ...shared, type: fields.type, beginAt, endAt };
  if (fields.type === 'QUANTITY_BASED')
    return minTicket === null ? null : { ...shared, type: fields.type, beginAt, endAt, minTicket, maxTicket };
  return beginAt === null || endAt === null ? null : { ...shared, type: fields.type, beginAt, endAt };
}
