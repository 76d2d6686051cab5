import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyAutomaticPromotion, anyTicketLine } from '#test/arbitraries/promotion.arbitraries.ts';
import { anEarlyBird, percent } from '#test/builders/a-promotion.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import type { AutomaticPromotion } from './automatic-promotion.ts';
import {
  checkPromotion,
  type EventPromotions,
  PROMOTION_NAME_MAX,
  PROMOTION_QUANTITY_MAX,
  type PromotionDraft,
  paidTickets,
} from './check-promotion.ts';

describe('paid tickets', () => {
  const tickets = [
    { ticketTypeId: 'standard', price: dong(100_000) },
    { ticketTypeId: 'vip', price: dong(1) },
    { ticketTypeId: 'student', price: dong(0) },
  ];

  it.each([
    [['vip'], { ok: true, value: ['vip'] }],
    [['vip', 'standard', 'vip'], { ok: true, value: ['vip', 'standard'] }],
    [[], { ok: false, refusal: { code: 'INVALID_INPUT', field: 'ticket_id', problem: { kind: 'REQUIRED' } } }],
    [['vip', 'balcony'], { ok: false, refusal: { code: 'TICKET_NOT_OF_EVENT', ticketTypeId: 'balcony' } }],
  ])('%j: %j', (chosen, answer) => {
    expect(paidTickets(chosen, tickets)).toEqual(answer);
  });

  it('free tickets have no codes or promotions, even beside paid ones [S5-14]', () => {
    expect(paidTickets(['standard', 'student'], tickets)).toEqual({
      ok: false,
      refusal: { code: 'FREE_TICKET', ticketTypeId: 'student' },
    });
    fc.assert(
      fc.property(fc.array(anyTicketLine, { minLength: 1, maxLength: 4 }), (lines) => {
        const event = lines.map(({ ticketTypeId, unitPrice }) => ({ ticketTypeId, price: unitPrice }));
        const free = new Set(event.filter(({ price }) => price === 0).map(({ ticketTypeId }) => ticketTypeId));
        for (const ticketTypeId of free) {
          const last = event.findLast((ticket) => ticket.ticketTypeId === ticketTypeId);
          if (last?.price === 0) expect(paidTickets([ticketTypeId], event).ok).toBe(false);
        }
        const paid = event.map(({ ticketTypeId }) => ticketTypeId).filter((ticketTypeId) => !free.has(ticketTypeId));
        expect(paidTickets(paid, event).ok).toBe(paid.length > 0);
      }),
    );
  });
});

const EVENT: EventPromotions = {
  tickets: ['standard', 'student', 'vip', 'balcony', 'livestream', 'table'].map((ticketTypeId) => ({
    ticketTypeId,
    price: dong(100_000),
  })),
  promotions: [],
};

const draft = (over: Partial<PromotionDraft> = {}): PromotionDraft => ({
  type: 'EARLY_BIRD',
  name: 'Early Bird',
  ticketTypeIds: ['standard'],
  percentOff: 20,
  amountOff: null,
  beginAt: null,
  endAt: minutes(60),
  quantity: null,
  minTicket: null,
  maxTicket: null,
  ...over,
});

const draftOf = (promotion: AutomaticPromotion): PromotionDraft => ({
  ...draft(),
  ...promotion,
  percentOff: null,
  amountOff: null,
  ...promotion.discount,
  type: promotion.type,
  ticketTypeIds: [promotion.ticketTypeId],
});

describe('creating an automatic promotion', () => {
  it('makes one per ticket type, with value, period and quantity [S3-51]', () => {
    const answer = checkPromotion(
      draft({ name: ' Early Bird ', ticketTypeIds: ['standard', 'vip'], beginAt: NOW, quantity: 100 }),
      EVENT,
    );
    const terms = {
      name: 'Early Bird',
      type: 'EARLY_BIRD',
      discount: percent(20),
      beginAt: NOW,
      endAt: minutes(60),
      quantity: 100,
    };
    expect(answer).toEqual({
      ok: true,
      value: [
        { ...terms, ticketTypeId: 'standard' },
        { ...terms, ticketTypeId: 'vip' },
      ],
    });
  });

  it('accepts what it stored', () => {
    fc.assert(
      fc.property(anyAutomaticPromotion, (promotion) => {
        fc.pre(promotion.type !== 'EARLY_BIRD' || promotion.endAt !== null || promotion.quantity !== null);
        const once = checkPromotion(draftOf(promotion), EVENT);
        const again = once.ok
          ? once.value.map((terms) => checkPromotion(draftOf({ ...terms, promotionId: 'p', used: 0 }), EVENT))
          : [];
        expect(again).toEqual([once]);
      }),
    );
  });

  it.each([
    ['with an end', {}],
    ['for the first tickets', { endAt: null, quantity: 1 }],
    ['for very many', { endAt: null, quantity: PROMOTION_QUANTITY_MAX }],
    ['from two tickets on', { type: 'QUANTITY_BASED', minTicket: 2, endAt: null }],
    ['for exactly three tickets', { type: 'QUANTITY_BASED', minTicket: 3, maxTicket: 3 }],
    ['as a step of the sale', { type: 'SALE_TIME', beginAt: NOW }],
  ] satisfies [string, Partial<PromotionDraft>][])('is accepted %s', (_, over) => {
    expect(checkPromotion(draft(over), EVENT).ok).toBe(true);
  });

  it('stores the fields of its type', () => {
    const many = checkPromotion(draft({ type: 'QUANTITY_BASED', minTicket: 3, maxTicket: 6 }), EVENT);
    expect(many).toMatchObject({ value: [{ type: 'QUANTITY_BASED', minTicket: 3, maxTicket: 6 }] });
    expect(checkPromotion(draft({ type: 'SALE_TIME', beginAt: NOW }), EVENT)).toMatchObject({
      value: [{ type: 'SALE_TIME', beginAt: NOW, endAt: minutes(60) }],
    });
  });

  it.each([
    ['name', { name: ' ' }, { kind: 'REQUIRED' }],
    ['name', { name: 'x'.repeat(PROMOTION_NAME_MAX + 1) }, { kind: 'TOO_LONG', max: PROMOTION_NAME_MAX }],
    ['percent_off', { percentOff: 101 }, { kind: 'TOO_LARGE', max: 100 }],
    ['amount_off', { percentOff: null, amountOff: 0 }, { kind: 'TOO_SMALL', min: 1 }],
    ['end_at', { beginAt: minutes(60) }, { kind: 'MALFORMED' }],
    ['quantity', { quantity: 0 }, { kind: 'TOO_SMALL', min: 1 }],
    ['quantity', { quantity: PROMOTION_QUANTITY_MAX + 1 }, { kind: 'TOO_LARGE', max: PROMOTION_QUANTITY_MAX }],
    ['min_ticket', { type: 'QUANTITY_BASED' }, { kind: 'REQUIRED' }],
    ['min_ticket', { type: 'QUANTITY_BASED', minTicket: 1 }, { kind: 'TOO_SMALL', min: 2 }],
    ['max_ticket', { type: 'QUANTITY_BASED', minTicket: 3, maxTicket: 2 }, { kind: 'TOO_SMALL', min: 3 }],
    ['begin_at', { type: 'SALE_TIME' }, { kind: 'REQUIRED' }],
    ['end_at', { type: 'SALE_TIME', beginAt: NOW, endAt: null }, { kind: 'REQUIRED' }],
    ['ticket_id', { ticketTypeIds: [] }, { kind: 'REQUIRED' }],
  ] satisfies [string, Partial<PromotionDraft>, unknown][])('%s of %j is refused with %j', (field, over, problem) => {
    expect(checkPromotion(draft(over), EVENT)).toEqual({
      ok: false,
      refusal: { code: 'INVALID_INPUT', field, problem },
    });
  });

  it('an Early Bird needs an end or a quantity', () => {
    expect(checkPromotion(draft({ endAt: null }), EVENT)).toEqual({
      ok: false,
      refusal: { code: 'EARLY_BIRD_WITHOUT_END' },
    });
  });

  it('requires paid tickets of the event', () => {
    const free = { ...EVENT, tickets: [{ ticketTypeId: 'standard', price: dong(0) }] };
    expect(checkPromotion(draft(), free)).toEqual({
      ok: false,
      refusal: { code: 'FREE_TICKET', ticketTypeId: 'standard' },
    });
  });

  describe('sale steps of a ticket type never overlap', () => {
    const running: AutomaticPromotion = {
      ...anEarlyBird({ promotionId: 'step' }),
      type: 'SALE_TIME',
      beginAt: minutes(10),
      endAt: minutes(20),
    };
    const step = (
      begin: typeof NOW,
      end: typeof NOW,
      over: Partial<PromotionDraft> = {},
      other: AutomaticPromotion = running,
    ) =>
      checkPromotion(draft({ type: 'SALE_TIME', beginAt: begin, endAt: end, ...over }), {
        ...EVENT,
        promotions: [other],
      });
    const overlaps = { ok: false, refusal: { code: 'SALE_TIME_OVERLAPS', promotionId: 'step' } };

    it.each([
      [minutes(0), minutes(10)],
      [minutes(20), minutes(30)],
      [minutes(12), minutes(15)],
      [minutes(0), minutes(30)],
    ])('a step from %d to %d is refused as overlapping', (begin, end) => {
      expect(step(begin, end)).toEqual(overlaps);
      expect(step(begin, end, { ticketTypeIds: ['vip', 'standard'] })).toEqual(overlaps);
    });

    it('steps before, after, of other tickets or types are accepted', () => {
      expect(step(minutes(0), later(minutes(10), -1)).ok).toBe(true);
      expect(step(later(minutes(20), 1), minutes(30)).ok).toBe(true);
      expect(step(minutes(12), minutes(15), { ticketTypeIds: ['vip'] }).ok).toBe(true);
      expect(step(minutes(12), minutes(15), { type: 'EARLY_BIRD' }).ok).toBe(true);
      expect(step(minutes(12), minutes(15), {}, anEarlyBird({ beginAt: minutes(10), endAt: minutes(20) })).ok).toBe(
        true,
      );
    });
  });
});
