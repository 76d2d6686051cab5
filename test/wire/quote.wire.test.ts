import fc from 'fast-check';
import { buildSchema, graphqlSync, isScalarType } from 'graphql';
import { expect, it } from 'vitest';
import { type Instant, instant } from '#domain/kernel/instant.ts';
import { type Dong, dong } from '#domain/kernel/money/dong.ts';
import type { Offer } from '#domain/sale/pricing/combine-offers.ts';
import type { TicketLine } from '#domain/sale/pricing/promote-lines.ts';
import { type Purchase, quotePurchase } from '#domain/sale/pricing/quote-purchase.ts';
import { type Discount, readDiscount } from '#domain/sale/promotion/discount.ts';
import { readCode } from '#domain/sale/promotion/discount-code.ts';
import { equipScalar } from '#server/platform/graphql/scalars.ts';
import { anyOffers, anyPurchase } from '#test/arbitraries/promotion.arbitraries.ts';
import { NOW } from '#test/builders/moments.ts';

/** The facts of a quote with the specification's field names (3, Promotions), over the API's own scalars. */
const SCHEMA = buildSchema(`
  scalar Dong
  scalar Timestamp
  type Metadata { original_price: Dong! special_off: Dong! number_of_tickets: Int! }
  type Item { ticket_id: ID! price: Dong! metadata: Metadata! }
  type Offer {
    kind: String! id: ID type: String name: String ticket_id: ID ticket_ids: [ID!] code: String percent_off: Int amount_off: Dong
    begin_at: Timestamp end_at: Timestamp quantity: Int used: Int! min_ticket: Int max_ticket: Int
    max_amount_off: Dong iin: [String!] issuer: String limit: Int by_card: Int by_account: Int
  }
  type Query { items: [Item!]! offers: [Offer!]! donation: Dong! }
`);
for (const type of Object.values(SCHEMA.getTypeMap()))
  if (isScalarType(type) && ['Dong', 'Timestamp'].includes(type.name)) equipScalar(type);

const QUERY = `{
  donation
  items { ticket_id price metadata { original_price special_off number_of_tickets } }
  offers {
    kind id type name ticket_id ticket_ids code percent_off amount_off begin_at end_at quantity used min_ticket max_ticket
    max_amount_off iin issuer limit by_card by_account
  }
}`;

type SentItem = {
  readonly ticket_id: string;
  readonly price: number;
  readonly metadata: {
    readonly original_price: number;
    readonly special_off: number;
    readonly number_of_tickets: number;
  };
};
type SentOffer = Readonly<
  Record<'percent_off' | 'amount_off' | 'begin_at' | 'end_at' | 'quantity' | 'max_amount_off' | 'limit', number | null>
> &
  Readonly<Record<'used' | 'min_ticket' | 'by_card' | 'by_account', number>> &
  Readonly<Record<'id' | 'name' | 'ticket_id' | 'code', string>> & {
    readonly kind: Offer['kind'];
    readonly type: 'EARLY_BIRD' | 'QUANTITY_BASED' | 'SALE_TIME';
    readonly max_ticket: number | null;
    readonly ticket_ids: readonly string[];
    readonly iin: readonly string[];
    readonly issuer: string | null;
  };

const sentOffer = (offer: Offer) => {
  const { discount, beginAt, endAt, ...terms } = offer.kind === 'CODE' ? offer.code : offer.promotion;
  const shared = {
    ...terms,
    kind: offer.kind,
    percent_off: discount.type === 'PERCENT_OFF' ? discount.percentOff : null,
    amount_off: discount.type === 'AMOUNT' ? discount.amountOff : null,
    begin_at: beginAt,
    end_at: endAt,
  };
  switch (offer.kind) {
    case 'AUTOMATIC': {
      const { promotion } = offer;
      const counted =
        promotion.type === 'QUANTITY_BASED' ? { min_ticket: promotion.minTicket, max_ticket: promotion.maxTicket } : {};
      return { ...shared, id: promotion.promotionId, ticket_id: promotion.ticketTypeId, ...counted };
    }
    case 'CODE':
      return { ...shared, ticket_ids: offer.code.ticketTypeIds };
    default: {
      const { promotion, uses } = offer;
      return {
        ...shared,
        id: promotion.promotionId,
        max_amount_off: promotion.maxAmountOff,
        iin: promotion.iins,
        by_card: uses.byCard,
        by_account: uses.byAccount,
      };
    }
  }
};

const given = <Value>(answer: { readonly ok: true; readonly value: Value } | { readonly ok: false }): Value => {
  if (!answer.ok) throw new Error('What was sent is not read');
  return answer.value;
};
const moment = (ms: number | null): Instant | null => (ms === null ? null : instant(ms));
const cap = (amount: number | null): Dong | null => (amount === null ? null : dong(amount));

function readOffer(sent: SentOffer): Offer {
  const discount: Discount = given(readDiscount({ percentOff: sent.percent_off, amountOff: sent.amount_off }));
  const shared = {
    discount,
    beginAt: moment(sent.begin_at),
    endAt: moment(sent.end_at),
    quantity: sent.quantity,
    used: sent.used,
  };
  if (sent.kind === 'CODE')
    return { kind: 'CODE', code: { ...shared, code: given(readCode(sent.code)), ticketTypeIds: sent.ticket_ids } };
  if (sent.kind === 'CARD') {
    const { id: promotionId, iin: iins, issuer, limit } = sent;
    const uses = { byCard: sent.by_card, byAccount: sent.by_account };
    return {
      kind: 'CARD',
      promotion: { ...shared, promotionId, maxAmountOff: cap(sent.max_amount_off), iins, issuer, limit },
      uses,
    };
  }
  const named = { ...shared, promotionId: sent.id, name: sent.name, ticketTypeId: sent.ticket_id };
  if (sent.type === 'EARLY_BIRD') return { kind: 'AUTOMATIC', promotion: { ...named, type: sent.type } };
  if (sent.type === 'QUANTITY_BASED') {
    return {
      kind: 'AUTOMATIC',
      promotion: { ...named, type: sent.type, minTicket: sent.min_ticket, maxTicket: sent.max_ticket },
    };
  }
  const { beginAt, endAt } = shared;
  if (beginAt === null || endAt === null) throw new Error('A step of the sale has a beginning and an end');
  return { kind: 'AUTOMATIC', promotion: { ...named, type: sent.type, beginAt, endAt } };
}

it('the browser quotes what came over the wire as the server quotes what it knows: the same price, steps and reasons', () => {
  fc.assert(
    fc.property(anyPurchase, anyOffers, (purchase, offers) => {
      const rootValue = {
        donation: purchase.donation,
        items: purchase.lines.map((line) => ({
          ticket_id: line.ticketTypeId,
          price: line.unitPrice,
          metadata: {
            original_price: line.originalUnitPrice,
            special_off: line.specialOff,
            number_of_tickets: line.quantity,
          },
        })),
        offers: offers.map(sentOffer),
      };
      const { data, errors } = graphqlSync({ schema: SCHEMA, source: QUERY, rootValue });
      expect(errors).toBeUndefined();
      const received = JSON.parse(JSON.stringify(data)) as {
        donation: number;
        items: readonly SentItem[];
        offers: readonly SentOffer[];
      };
      const seen: Purchase<TicketLine> = {
        lines: received.items.map(({ ticket_id, price, metadata }) => ({
          ticketTypeId: ticket_id,
          quantity: metadata.number_of_tickets,
          unitPrice: dong(price),
          originalUnitPrice: dong(metadata.original_price),
          specialOff: dong(metadata.special_off),
        })),
        donation: dong(received.donation),
        card: purchase.card,
      };
      expect(quotePurchase(seen, received.offers.map(readOffer), NOW)).toEqual(quotePurchase(purchase, offers, NOW));
    }),
  );
});
