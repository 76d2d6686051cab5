import { describe, expect, it } from 'vitest';
import { MAX_DONG } from '#domain/kernel/money/dong.ts';
import { aCardPromotion } from '#test/builders/a-promotion.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { type CardDraft, checkCardPromotion } from './check-card-promotion.ts';

const draft = (over: Partial<CardDraft> = {}): CardDraft => ({
  percentOff: 20,
  amountOff: null,
  maxAmountOff: 50_000,
  iins: ['970436'],
  issuer: 'Vietcombank',
  limit: null,
  quantity: null,
  beginAt: null,
  endAt: null,
  ...over,
});

describe('creating a bank promotion', () => {
  it('stores cards, cap and limits', () => {
    const {
      promotionId: _,
      used: __,
      ...terms
    } = aCardPromotion({ limit: 1, quantity: 100, beginAt: NOW, endAt: minutes(1) });
    expect(
      checkCardPromotion(
        draft({
          iins: [' 970436', '970436'],
          issuer: ' Vietcombank ',
          limit: 1,
          quantity: 100,
          beginAt: NOW,
          endAt: minutes(1),
        }),
      ),
    ).toEqual({
      ok: true,
      value: terms,
    });
  });

  it.each([
    [{ iins: [] }, { iins: [], issuer: 'Vietcombank' }],
    [{ issuer: ' ' }, { iins: ['970436'], issuer: null }],
    [
      { iins: ['41111122'], maxAmountOff: null },
      { iins: ['41111122'], maxAmountOff: null },
    ],
    [{ maxAmountOff: 1 }, { maxAmountOff: 1 }],
  ])('accepts %j', (over, kept) => {
    expect(checkCardPromotion(draft(over))).toMatchObject({ ok: true, value: kept });
  });

  it.each([
    ['percent_off', { percentOff: 101 }, { kind: 'TOO_LARGE', max: 100 }],
    ['max_amount_off', { maxAmountOff: 0 }, { kind: 'TOO_SMALL', min: 1 }],
    ['max_amount_off', { maxAmountOff: MAX_DONG + 1 }, { kind: 'TOO_LARGE', max: MAX_DONG }],
    ['iin', { iins: ['970436', '97043'] }, { kind: 'MALFORMED' }],
    ['iin', { iins: ['970436123'] }, { kind: 'MALFORMED' }],
    ['iin', { iins: ['97043x'] }, { kind: 'MALFORMED' }],
    ['iin', { iins: ['x970436'] }, { kind: 'MALFORMED' }],
    ['iin', { iins: [], issuer: ' ' }, { kind: 'REQUIRED' }],
    ['issuer', { iins: ['970436', '9704361'], issuer: ' ' }, { kind: 'REQUIRED' }],
    ['issuer', { issuer: 'x'.repeat(101) }, { kind: 'TOO_LONG', max: 100 }],
    ['limit', { limit: 0 }, { kind: 'TOO_SMALL', min: 1 }],
    ['limit', { limit: 1_000_001 }, { kind: 'TOO_LARGE', max: 1_000_000 }],
    ['quantity', { quantity: 0 }, { kind: 'TOO_SMALL', min: 1 }],
    ['end_at', { beginAt: NOW, endAt: NOW }, { kind: 'MALFORMED' }],
  ] satisfies [string, Partial<CardDraft>, unknown][])('%s of %j is refused with %j', (field, over, problem) => {
    expect(checkCardPromotion(draft(over))).toEqual({ ok: false, refusal: { code: 'INVALID_INPUT', field, problem } });
  });
});
