import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { anyCode, anyMoment, anyTicketLine } from '#test/arbitraries/promotion.arbitraries.ts';
import { aCode, ticketLine } from '#test/builders/a-promotion.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { CODE_MAX, readCode, ticketsOfCode } from './discount-code.ts';

describe('code text', () => {
  it.each([
    [' sale10 ', 'SALE10'],
    ['SALE10', 'SALE10'],
    ['\tSale-10_b\n', 'SALE-10_B'],
    ['7', '7'],
    ['x'.repeat(CODE_MAX), 'X'.repeat(CODE_MAX)],
    ['thơ20', 'THO20'],
    ['ĐÊM-NHẠC', 'DEM-NHAC'],
  ])('%j is the code %j: trimmed, in any case, without marks [S5-24]', (typed, code) => {
    expect(readCode(typed)).toEqual({ ok: true, value: code });
  });

  it.each([
    ['', { kind: 'REQUIRED' }],
    ['  ', { kind: 'REQUIRED' }],
    ['A'.repeat(CODE_MAX + 1), { kind: 'TOO_LONG', max: CODE_MAX }],
    ['ГОД10', { kind: 'MALFORMED' }],
    ['SALE 10', { kind: 'MALFORMED' }],
    ['-SALE', { kind: 'MALFORMED' }],
    ['_SALE', { kind: 'MALFORMED' }],
    ['SALE10%', { kind: 'MALFORMED' }],
    ['=SALE10', { kind: 'MALFORMED' }],
    // Its capital is a Latin I.
    ['sıx', { kind: 'MALFORMED' }],
  ])('refuses %j: %j', (typed, problem) => {
    expect(readCode(typed)).toEqual({ ok: false, refusal: { code: 'INVALID_INPUT', field: 'code', problem } });
  });

  it('is stable in any spelling, and round-trips', () => {
    const typed = fc.tuple(fc.stringMatching(/^[a-zA-Z0-9][a-zA-Z0-9_-]{0,31}$/), fc.constantFrom('', ' ', '\n'));
    fc.assert(
      fc.property(typed, ([text, space]) => {
        const code = readCode(text);
        expect(readCode(space + text.toLowerCase() + space)).toEqual(code);
        expect(code.ok && readCode(code.value)).toEqual(code);
      }),
    );
  });
});

const vip = ticketLine(1, { ticketTypeId: 'vip' });
const free = ticketLine(1, { ticketTypeId: 'student', unitPrice: ZERO });

describe('tickets discounted by a code', () => {
  it('are chosen, of its types and never free [S3-54] [S5-14]', () => {
    fc.assert(
      fc.property(anyCode, fc.array(anyTicketLine, { maxLength: 5 }), anyMoment, (code, lines, now) => {
        const tickets = ticketsOfCode(code, lines, now);
        for (const line of tickets.ok ? lines.filter((each) => tickets.value.includes(each.ticketTypeId)) : []) {
          expect(code.ticketTypeIds).toContain(line.ticketTypeId);
        }
        expect(
          ticketsOfCode(
            code,
            lines.filter((line) => line.unitPrice === 0),
            now,
          ).ok,
        ).toBe(false);
        expect(
          ticketsOfCode(
            code,
            lines.filter((line) => !code.ticketTypeIds.includes(line.ticketTypeId)),
            now,
          ).ok,
        ).toBe(false);
      }),
    );
  });

  it.each([
    [['standard'], [ticketLine(1), vip], ['standard']],
    [
      ['standard', 'vip'],
      [vip, ticketLine(1)],
      ['vip', 'standard'],
    ],
    [['standard', 'student'], [free, ticketLine(1)], ['standard']],
  ])('a code for %j', (ticketTypeIds, chosen, tickets) => {
    expect(ticketsOfCode(aCode({ ticketTypeIds }), chosen, NOW)).toEqual({ ok: true, value: tickets });
  });

  it.each([
    ['others were chosen', {}, [vip, free], { because: 'WRONG_TICKET', ticketTypeIds: ['standard'] }],
    ['its tickets are free [S5-14]', { ticketTypeIds: ['student'] }, [free, vip], { because: 'FREE_TICKET' }],
    ['not yet', { beginAt: minutes(1) }, [ticketLine(1)], { because: 'NOT_YET', beginAt: minutes(1) }],
    ['over', { endAt: minutes(-1) }, [ticketLine(1)], { because: 'OVER', endAt: minutes(-1) }],
    ['used up', { quantity: 1, used: 1 }, [ticketLine(1)], { because: 'USED_UP' }],
  ])('none: %s', (_, over, chosen, because) => {
    expect(ticketsOfCode(aCode(over), chosen, NOW)).toEqual({ ok: false, refusal: because });
  });
});
