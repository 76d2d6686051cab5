import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { dong, largest, sum, ZERO } from '#domain/kernel/money/dong.ts';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';
import { aCardPromotion, aCode, anEarlyBird, aQuantityPromotion, percent } from '#test/builders/a-promotion.ts';
import {
  afterBatches,
  aStock,
  aTicketType,
  beginCheckout,
  beginPayment,
  hold,
  LAN,
  MINH,
} from '#test/builders/a-stock.ts';
import { NOW } from '#test/builders/moments.ts';
import { asIfHeld, type HeldPrices, quoteCheckout } from './quote-checkout.ts';
import type { CheckoutSession, EventOffers, EventStock } from './reservation.ts';
import type { StockCommand } from './stock-command.ts';
import { workingOffers } from './working-offers.ts';

const stock = (offers: EventOffers): EventStock =>
  aStock({ ticketTypes: [aTicketType({ price: dong(100_000), originalPrice: dong(100_000) })], offers });
const SALE10 = 'SALE10' as CodeText;
const buy = (offers: EventOffers, quantity: number, over: Parameters<typeof beginCheckout>[2] = {}) =>
  afterBatches(
    stock(offers),
    [NOW, hold('r1', quantity)],
    [NOW, beginCheckout('c1', [{ reservationId: 'r1', count: quantity }], over)],
  );

const FREE = { discount: percent(100), maxAmountOff: null };
const HAD = { promotionId: 'bank', accountId: MINH, fingerprint: 'visa' };
const VISA = { cardId: 'pm_1', fingerprint: 'visa', firstDigits: '970436', issuer: null };
const OTHER = { ...VISA, cardId: 'pm_2', fingerprint: 'other', firstDigits: '411111' };

describe('tickets that nobody holds yet', () => {
  it('cost what a hold of them costs, under any promotions', () => {
    const price = fc.integer({ min: 0, max: 900_000 }).map(dong);
    const world = fc.record({
      price,
      original: price,
      quantity: fc.integer({ min: 1, max: 9 }),
      off: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(world, ({ price, original, quantity, off }) => {
        const ticketType = aTicketType({ price, originalPrice: largest(price, original), purchaseLimit: 9 });
        const { ticketTypeId } = ticketType;
        const offers = { promotions: [aQuantityPromotion()], codes: [aCode({ discount: percent(off) })] };
        const bare = aStock({ ticketTypes: [ticketType], offers });
        const { stock: held } = afterBatches(bare, [NOW, hold('r1', quantity)]);
        const quoted = (lines: readonly HeldPrices[]) =>
          quoteCheckout(workingOffers(offers), { lines, donation: ZERO, code: SALE10, own: [] }, NOW);
        const before = quoted(asIfHeld([{ ticketTypeId, quantity }], [ticketType]));
        const after = quoted(held.reservations);
        expect([before.ok, held.reservations.length]).toEqual([after.ok, 1]);
        if (before.ok && after.ok)
          expect({ ...before.value.quote, lines: [] }).toEqual({ ...after.value.quote, lines: [] });
        else expect(before).toEqual(after);
      }),
      { numRuns: 200 },
    );
  });

  it('of an unknown type, or none, are left out', () => {
    const ticketType = aTicketType();
    expect(asIfHeld([{ ticketTypeId: 'other', quantity: 1 }], [ticketType])).toEqual([]);
    expect(asIfHeld([{ ticketTypeId: ticketType.ticketTypeId, quantity: 0 }], [ticketType])).toEqual([]);
  });
});

describe('the price of a checkout that a card is to pay', () => {
  const bank = { promotions: [], codes: [aCode()], cards: [aCardPromotion({ quantity: 3 })] };

  it('is lowered after the code, within the cap, and counts one purchase of its card', () => {
    const { outcome, stock: after } = buy(bank, 4, { code: SALE10, card: VISA });
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        quote: { original: 400_000, discount: 0, promo: 90_000, final: 310_000 },
        checkoutSession: {
          promotionUses: [
            { kind: 'CODE', id: 'SALE10', uses: 1 },
            { kind: 'CARD', id: 'bank', uses: 1, card: { cardId: 'pm_1', fingerprint: 'visa', off: 50_000 } },
          ],
        },
      },
    });
    expect(after.offers).toMatchObject({ cards: [{ used: 1 }], codes: [{ used: 1 }] });
  });

  it.each([
    ['another card', bank, OTHER],
    ['a promotion that is used up', { ...bank, cards: [aCardPromotion({ quantity: 3, used: 3 })] }, VISA],
    ['a price that no card would be left to pay', { ...bank, cards: [aCardPromotion(FREE)] }, VISA],
    ['a card at its limit', { ...bank, cards: [aCardPromotion({ limit: 1 })], cardPurchases: [HAD] }, VISA],
  ])('is not lowered for %s', (_, offers, card) => {
    const { outcome } = buy(offers, 1, { card });
    expect(outcome).toMatchObject({
      ok: true,
      value: { quote: { final: 100_000 }, checkoutSession: { price: 100_000 } },
    });
  });

  it('is paid by a card, and in no other way', () => {
    const { stock: open } = buy(bank, 1, { card: VISA });
    expect(afterBatches(open, [NOW, beginPayment('p1', 'c1')]).outcome).toEqual({
      ok: false,
      refusal: { code: 'PAYMENT_METHOD_UNAVAILABLE' },
    });
    expect(afterBatches(open, [NOW, beginPayment('p1', 'c1', { provider: 'STRIPE' })]).outcome).toMatchObject({
      ok: true,
      value: { payment: { amount: 80_000 }, cardId: 'pm_1' },
    });
  });

  it('is lowered for matching cards only, never more often than the quantity and each limit, whoever buys [S3-83]', () => {
    const act = fc.record({
      who: fc.constantFrom(LAN, MINH),
      fingerprint: fc.constantFrom('one', 'two', 'three'),
      digits: fc.constantFrom('970436', '97043612', '411111'),
      cancel: fc.boolean(),
    });
    const anyLimit = fc.integer({ min: 1, max: 3 });
    fc.assert(
      fc.property(fc.array(act, { maxLength: 10 }), anyLimit, anyLimit, (acts, quantity, limit) => {
        let state = stock({ promotions: [], codes: [], cards: [aCardPromotion({ quantity, limit })] });
        acts.forEach(({ who, fingerprint, digits, cancel }, at) => {
          const card = { cardId: `pm_${at}`, fingerprint, firstDigits: digits, issuer: null };
          const commands: StockCommand[] = [
            hold(`r${at}`, 1, { accountId: who }),
            beginCheckout(`c${at}`, [{ reservationId: `r${at}`, count: 1 }], { accountId: who, card }),
            ...(cancel
              ? [{ kind: 'CANCEL_CHECKOUT', accountId: who, checkoutSessionId: `c${at}` } as const]
              : [beginPayment(`p${at}`, `c${at}`, { accountId: who, provider: 'STRIPE' })]),
          ];
          state = afterBatches(state, [NOW, ...commands]).stock;
        });
        const standing = state.checkoutSessions.filter(({ state: its }) => its !== 'CANCELLED' && its !== 'EXPIRED');
        const lowered = standing.filter(({ promotionUses = [] }) => promotionUses.length > 0);
        const most = (of: (session: CheckoutSession) => string | undefined) =>
          Math.max(0, ...lowered.map((one) => lowered.filter((other) => of(other) === of(one)).length));
        expect(lowered.length).toBeLessThanOrEqual(quantity);
        expect(most((session) => session.accountId)).toBeLessThanOrEqual(limit);
        expect(state.offers?.cards).toMatchObject([{ used: lowered.length }]);
        for (const session of standing) {
          const digits = acts[Number(session.checkoutSessionId.slice(1))]?.digits ?? '';
          const isLowered = lowered.includes(session);
          expect(isLowered && !digits.startsWith('970436')).toBe(false);
          expect(session.price % 100_000 === 0).toBe(!isLowered);
        }
      }),
    );
  });
});

describe('the price of a checkout under promotions', () => {
  it('is the automatic promotion, then the code on what is left; each counts what it was used for', () => {
    const offers = { promotions: [anEarlyBird({ discount: percent(20), quantity: 3 })], codes: [aCode()] };
    const { outcome, stock: after } = buy(offers, 2, { code: SALE10 });
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        quote: { original: 200_000, discount: 40_000, promo: 16_000, final: 144_000 },
        checkoutSession: {
          price: 144_000,
          promotionUses: [
            { kind: 'AUTOMATIC', id: 'early', uses: 2 },
            { kind: 'CODE', id: 'SALE10', uses: 1 },
          ],
        },
      },
    });
    expect(after.offers).toMatchObject({ promotions: [{ used: 2 }], codes: [{ used: 1 }] });
  });

  it('is refused with the new price when it is not the one that was shown', () => {
    const offers = { promotions: [anEarlyBird({ discount: percent(20), quantity: 1 })], codes: [] };
    const { outcome, stock: after } = buy(offers, 2, { shownPrice: dong(160_000) });
    expect(outcome).toEqual({ ok: false, refusal: { code: 'PRICE_CHANGED', price: 180_000 } });
    expect(after.offers?.promotions[0]?.used).toBe(0);
  });

  it('counts a quantity-based promotion from its number of tickets in one purchase', () => {
    const offers = { promotions: [aQuantityPromotion({ minTicket: 3 })], codes: [] };
    const price = (quantity: number) => {
      const { outcome } = buy(offers, quantity);
      return outcome?.ok === true && outcome.value.kind === 'CHECKOUT_BEGUN'
        ? outcome.value.checkoutSession.price
        : null;
    };
    expect([price(2), price(3)]).toEqual([200_000, 240_000]);
  });

  it.each([
    ['that nobody made', { code: 'OTHER' as CodeText }, { code: 'PROMOTION_CODE_INVALID' }],
    ['that is used up', { code: SALE10 }, { code: 'PROMOTION_NOT_APPLIED', why: { because: 'USED_UP' } }],
  ])('a code %s is refused, and nothing begins', (_, over, refusal) => {
    const offers = { promotions: [], codes: [aCode({ quantity: 2, used: 2 })] };
    const { outcome, stock: after } = buy(offers, 1, over);
    expect(outcome).toEqual({ ok: false, refusal });
    expect(after.checkoutSessions).toEqual([]);
  });

  it('a code that takes everything off completes the order at once', () => {
    const offers = { promotions: [], codes: [aCode({ discount: percent(100) })] };
    const { outcome } = buy(offers, 1, { code: SALE10 });
    expect(outcome).toMatchObject({
      ok: true,
      value: { checkoutSession: { price: 0, state: 'COMPLETED' }, orderStatus: 'SUCCESSFUL' },
    });
  });

  it('uses never exceed the quantity, and are those of the checkouts that stand, in any order of doings', () => {
    const act = fc.oneof(
      fc.record({
        kind: fc.constant('BUY'),
        who: fc.constantFrom(LAN, MINH),
        quantity: fc.integer({ min: 1, max: 3 }),
      }),
      fc.record({ kind: fc.constant('CANCEL'), who: fc.constantFrom(LAN, MINH), which: fc.nat({ max: 9 }) }),
      fc.record({ kind: fc.constant('WAIT') }),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 12 }), fc.integer({ min: 1, max: 4 }), (acts, quantity) => {
        let now = NOW;
        let state = stock({ promotions: [anEarlyBird({ quantity })], codes: [aCode({ quantity: 1 })] });
        acts.forEach((each, at) => {
          const commands: StockCommand[] = [];
          if ('quantity' in each)
            commands.push(
              hold(`r${at}`, each.quantity, { accountId: each.who }),
              beginCheckout(`c${at}`, [{ reservationId: `r${at}`, count: each.quantity }], {
                accountId: each.who,
                ...(at % 2 === 0 ? { code: SALE10 } : {}),
              }),
            );
          else if ('which' in each)
            commands.push({ kind: 'CANCEL_CHECKOUT', accountId: each.who, checkoutSessionId: `c${each.which}` });
          else now = later(now, HOUR);
          state = afterBatches(state, [now, ...commands]).stock;
          const standing = state.checkoutSessions.filter(({ state: its }) => its === 'OPEN' || its === 'COMPLETED');
          const uses = standing.flatMap((session) => session.promotionUses ?? []);
          const counted = (kind: 'AUTOMATIC' | 'CODE') =>
            sum(uses.filter((use) => use.kind === kind).map((use) => dong(use.uses)));
          expect(state.offers).toMatchObject({
            promotions: [{ used: counted('AUTOMATIC') }],
            codes: [{ used: counted('CODE') }],
          });
          expect(counted('AUTOMATIC')).toBeLessThanOrEqual(quantity);
          expect(counted('CODE')).toBeLessThanOrEqual(1);
        });
      }),
    );
  });
});
