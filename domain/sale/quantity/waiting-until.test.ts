import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyQuotas } from '#test/arbitraries/quota.arbitraries.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { freeIn, type QuotaStock } from './quota-stock.ts';
import { waitingUntil } from './waiting-until.ts';

const full = (reserved: number, first: number, last = first): QuotaStock => ({
  capacity: 10,
  reserved,
  sold: 10 - reserved,
  releases: { first: minutes(first), last: minutes(last) },
});

describe('waiting for places that others hold', () => {
  it.each<[string, QuotaStock[], number, number | null]>([
    ['until the first of the holds ends', [full(3, 4, 20)], 2, 4],
    ['not for a first that is due now: it was bought, or is about to come back', [full(3, 0, 20)], 2, null],
    ['for as many as are held', [full(3, 4)], 3, 4],
    ['not for more than are held', [full(3, 4)], 4, null],
    ['not where nothing is held', [{ capacity: 10, reserved: 0, sold: 10 }], 1, null],
    ['not where nobody knows when holds end', [{ capacity: 10, reserved: 2, sold: 8 }], 1, null],
    ['until each of two full quotas may have places', [full(3, 4), full(3, 9)], 1, 9],
    ['whichever of them is later', [full(3, 9), full(3, 4)], 1, 9],
    ['not where one of two can never have any', [full(0, 4), full(3, 9)], 1, null],
    ['nor the other way round', [full(3, 9), full(0, 4)], 1, null],
    [
      'by the full quota alone',
      [{ capacity: null, reserved: 9, sold: 9, releases: { first: minutes(1), last: minutes(1) } }, full(3, 9)],
      1,
      9,
    ],
    ['of a quota that has enough, not at all', [{ ...full(3, 4), capacity: 12 }], 2, null],
  ])('%s', (_what, quotas, wanted, until) => {
    expect(waitingUntil(quotas, wanted, NOW)).toBe(until === null ? null : minutes(until));
  });

  it('is named only where the holds could give as many, and lies ahead; for fewer it is never named later', () => {
    fc.assert(
      fc.property(anyQuotas, fc.integer({ min: 2, max: 9 }), (quotas, wanted) => {
        const until = waitingUntil(quotas, wanted, NOW);
        const fewer = waitingUntil(quotas, wanted - 1, NOW) ?? NOW;
        const most = Math.min(...quotas.map((quota) => freeIn(quota) + quota.reserved));
        expect(
          until === null ||
            (until > NOW && fewer <= until && most >= wanted && quotas.some((quota) => freeIn(quota) < wanted)),
        ).toBe(true);
      }),
    );
  });
});
