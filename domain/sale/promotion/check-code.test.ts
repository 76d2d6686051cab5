import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { anyCode } from '#test/arbitraries/promotion.arbitraries.ts';
import { percent } from '#test/builders/a-promotion.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { type CodeDraft, checkCode, type EventCodes } from './check-code.ts';
import type { CodeText } from './code-text.ts';

const EVENT: EventCodes = {
  tickets: [
    ...['standard', 'vip', 'balcony', 'livestream', 'table'].map((ticketTypeId) => ({
      ticketTypeId,
      price: dong(100_000),
    })),
    { ticketTypeId: 'student', price: dong(0) },
  ],
  codes: new Set(['TAKEN' as CodeText]),
};

const draft = (over: Partial<CodeDraft> = {}): CodeDraft => ({
  code: ' sale10 ',
  percentOff: 10,
  amountOff: null,
  ticketTypeIds: ['standard'],
  beginAt: null,
  endAt: null,
  quantity: null,
  ...over,
});

describe('a discount code as it is filled in', () => {
  it('is kept trimmed and in capitals, with its tickets [S3-54]', () => {
    expect(
      checkCode(draft({ ticketTypeIds: ['standard', 'vip'], beginAt: NOW, endAt: minutes(1), quantity: 5 }), EVENT),
    ).toEqual({
      ok: true,
      value: {
        code: 'SALE10',
        discount: percent(10),
        ticketTypeIds: ['standard', 'vip'],
        beginAt: NOW,
        endAt: minutes(1),
        quantity: 5,
      },
    });
  });

  it('what is kept is accepted again, and taken once it is kept', () => {
    fc.assert(
      fc.property(anyCode, ({ discount, ...code }) => {
        const ticketTypeIds = code.ticketTypeIds.map((ticketTypeId) =>
          ticketTypeId === 'student' ? 'vip' : ticketTypeId,
        );
        const again = { ...code, percentOff: null, amountOff: null, ...discount, ticketTypeIds };
        const once = checkCode(again, EVENT);
        expect(once.ok && once.value).toMatchObject({ code: code.code, discount });
        expect(checkCode(again, { ...EVENT, codes: new Set([code.code]) })).toEqual({
          ok: false,
          refusal: { code: 'CODE_TAKEN', taken: code.code },
        });
      }),
    );
  });

  it('a code that differs from another in case only is taken', () => {
    expect(checkCode(draft({ code: 'Taken' }), EVENT)).toEqual({
      ok: false,
      refusal: { code: 'CODE_TAKEN', taken: 'TAKEN' },
    });
  });

  it('a code for a free ticket is refused [S5-14]', () => {
    expect(checkCode(draft({ ticketTypeIds: ['standard', 'student'] }), EVENT)).toEqual({
      ok: false,
      refusal: { code: 'FREE_TICKET', ticketTypeId: 'student' },
    });
  });

  it.each([
    ['code', { code: '' }, { kind: 'REQUIRED' }],
    ['percent_off', { percentOff: 0 }, { kind: 'TOO_SMALL', min: 1 }],
    ['amount_off', { amountOff: 1 }, { kind: 'MALFORMED' }],
    ['end_at', { beginAt: NOW, endAt: NOW }, { kind: 'MALFORMED' }],
    ['quantity', { quantity: 0 }, { kind: 'TOO_SMALL', min: 1 }],
    ['quantity', { quantity: 1_000_001 }, { kind: 'TOO_LARGE', max: 1_000_000 }],
    ['ticket_id', { ticketTypeIds: [] }, { kind: 'REQUIRED' }],
  ] satisfies [string, Partial<CodeDraft>, unknown][])('%s of %j is refused with %j', (field, over, problem) => {
    expect(checkCode(draft(over), EVENT)).toEqual({ ok: false, refusal: { code: 'INVALID_INPUT', field, problem } });
  });
});
