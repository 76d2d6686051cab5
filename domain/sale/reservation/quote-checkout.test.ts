import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { dong, sum } from '#domain/kernel/money/dong.ts';
import type { CodeText } from '#domain/sale/promotion/discount-code.ts';
import { aCode, anEarlyBird, aQuantityPromotion, percent } from '#test/builders/a-promotion.ts';
import { afterBatches, aStock, aTicketType, beginCheckout, hold, LAN, MINH } from '#test/builders/a-stock.ts';
import { NOW } from '#test/builders/moments.ts';
import type { EventOffers, EventStock } from './reservation.ts';
import type { StockCommand } from './stock-command.ts';

const stock = (offers: EventOffers): EventStock =>
  aStock({ ticketTypes: [aTicketType({ price: dong(100_000), originalPrice: dong(100_000) })], offers });
const SALE10 = 'SALE10' as CodeText;
const buy = (offers: EventOffers, quantity: number, over: Parameters<typeof beginCheckout>[2] = {}) =>
  afterBatches(
    stock(offers),
    [NOW, hold('r1', quantity)],
    [NOW, beginCheckout('c1', [{ reservationId: 'r1', count: quantity }], over)],
  );

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
