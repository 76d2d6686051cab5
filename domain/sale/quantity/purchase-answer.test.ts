import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR, instant, later } from '#domain/kernel/instant.ts';
import { NOTHING_TAKEN } from './offer.ts';
import { purchaseAnswer } from './purchase-answer.ts';

const NOW = instant(Date.UTC(2026, 10, 20, 12));
const session = { planSale: null, beginAt: later(NOW, DAY), endAt: later(NOW, DAY + HOUR) };
const event = { status: 'PUBLISHED', archive: false } as const;
const type = {
  saleBeginAt: null,
  saleEndAt: null,
  remaining: 10,
  multipleOf: 1,
  purchaseLimit: null,
  accountLimit: null,
  held: 0,
};

describe('why somebody can buy or not', () => {
  it('says how many', () => {
    expect(purchaseAnswer(event, session, type, NOTHING_TAKEN, NOW)).toEqual({ kind: 'MAY_BUY', most: 5 });
  });

  it('names an event that is a draft, cancelled or archived', () => {
    const of = (over: object) => purchaseAnswer({ ...event, ...over }, session, type, NOTHING_TAKEN, NOW).kind;
    expect([of({ status: 'READY' }), of({ status: 'CANCELLED' }), of({ archive: true })]).toEqual([
      'NOT_PUBLISHED',
      'STOPPED_SELLING',
      'STOPPED_SELLING',
    ]);
  });

  it('names the sale period, with the time it opens', () => {
    const opens = later(NOW, HOUR);
    expect(purchaseAnswer(event, session, { ...type, saleBeginAt: opens }, NOTHING_TAKEN, NOW)).toEqual({
      kind: 'NOT_ON_SALE',
      because: 'COMING_SOON',
      opensAt: opens,
    });
    expect(purchaseAnswer(event, { ...session, planSale: 'CLOSED' }, type, NOTHING_TAKEN, NOW)).toEqual({
      kind: 'NOT_ON_SALE',
      because: 'SALE_CLOSED',
      opensAt: null,
    });
  });

  it('names what is sold out, and what others hold', () => {
    expect(purchaseAnswer(event, session, { ...type, remaining: 0, held: 3 }, NOTHING_TAKEN, NOW)).toEqual({
      kind: 'SOLD_OUT',
      heldByOthers: 3,
    });
  });

  it('names the limit of an account', () => {
    const taken = { held: 0, paying: 1, bought: 1 };
    expect(purchaseAnswer(event, session, { ...type, accountLimit: 2 }, taken, NOW)).toEqual({
      kind: 'LIMIT_REACHED',
      alreadyBought: 2,
      accountLimit: 2,
    });
  });

  it('never offers more than is left, and never nothing', () => {
    const count = fc.nat({ max: 12 });
    fc.assert(
      fc.property(count, count, count, (remaining, bought, accountLimit) => {
        const answer = purchaseAnswer(
          event,
          session,
          { ...type, remaining, accountLimit },
          { ...NOTHING_TAKEN, bought },
          NOW,
        );
        const most = answer.kind === 'MAY_BUY' ? answer.most : 1;
        expect(most).toBeGreaterThan(0);
        expect(answer.kind === 'MAY_BUY' ? most <= Math.min(remaining, accountLimit - bought) : true).toBe(true);
      }),
    );
  });

  it('a set that is larger than one purchase may be cannot be had', () => {
    const sets = { ...type, purchaseLimit: 2, multipleOf: 3, held: 1 };
    expect(purchaseAnswer(event, session, sets, NOTHING_TAKEN, NOW)).toEqual({ kind: 'SOLD_OUT', heldByOthers: 1 });
  });
});
