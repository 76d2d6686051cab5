import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { offersInOrder, type WaitingGroup } from './offers-in-order.ts';
import { MOST_PASSED } from './waiting-entry.ts';

const group = (waitingEntryId: string, party: number, over: Partial<WaitingGroup> = {}): WaitingGroup => ({
  waitingEntryId,
  party,
  passed: 0,
  quotaIds: ['hall'],
  ...over,
});
const free = (hall: number, more: Readonly<Record<string, number>> = {}) => new Map(Object.entries({ hall, ...more }));
const inTurn = <Group extends WaitingGroup>(
  line: readonly Group[],
  places: ReadonlyMap<string, number>,
  offer: (group: Group) => boolean = () => true,
) => offersInOrder(line, places, offer);
const names = (groups: readonly WaitingGroup[]): readonly string[] => groups.map((one) => one.waitingEntryId);

describe('three groups for four places', () => {
  it('are offered in order, as long as they fit', () => {
    const line = [group('a', 2), group('b', 2), group('c', 1)];
    expect(names(inTurn(line, free(4)).offered)).toEqual(['a', 'b']);
    expect(names(inTurn(line.slice(2), free(2)).offered)).toEqual(['c']);
  });

  it('let a smaller one go first where a larger one does not fit, and count it', () => {
    const line = [group('a', 3), group('b', 2), group('c', 1)];
    const { offered, passed } = inTurn(line, free(4));
    expect(names(offered)).toEqual(['a', 'c']);
    expect(passed).toEqual([{ group: line[1], passed: 1 }]);
  });

  it('keep places for a group that others went before often enough', () => {
    const patient = group('b', 2, { passed: MOST_PASSED });
    expect(inTurn([patient, group('c', 1)], free(1))).toEqual({ offered: [], passed: [] });
    expect(names(inTurn([patient, group('c', 1)], free(2)).offered)).toEqual(['b']);
    expect(names(inTurn([patient, group('c', 1)], free(3)).offered)).toEqual(['b', 'c']);
  });

  it('let others go before a group that finds no seats together, and count that too', () => {
    const line = [group('a', 3), group('b', 2), group('c', 2)];
    const noSeats = (one: WaitingGroup) => one.waitingEntryId !== 'a';
    const { offered, passed } = inTurn(line, free(5), noSeats);
    expect(names(offered)).toEqual(['b', 'c']);
    expect(passed).toEqual([{ group: line[0], passed: 2 }]);
    expect(inTurn(line.slice(0, 1), free(5), noSeats)).toEqual({ offered: [], passed: [] });
    const patient = [group('a', 3, { passed: MOST_PASSED }), group('b', 2)];
    expect(inTurn(patient, free(4), noSeats).offered).toEqual([]);
    expect(names(inTurn(patient, free(5), noSeats).offered)).toEqual(['b']);
  });

  it('stop passing a group within one turn, too', () => {
    const small = ['c', 'd', 'e', 'f', 'g'].map((name) => group(name, 1));
    const { offered, passed } = inTurn([group('b', 6), ...small], free(5));
    expect(names(offered)).toEqual(['c', 'd', 'e']);
    expect(passed).toEqual([{ group: group('b', 6), passed: MOST_PASSED }]);
  });
});

describe('groups of several ticket types', () => {
  it('do not wait for each other where they draw on different places', () => {
    const vip = group('a', 2, { quotaIds: ['vip', 'hall'] });
    const { offered, passed } = inTurn([vip, group('b', 3, { quotaIds: ['balcony'] })], free(9, { vip: 1 }));
    expect(names(offered)).toEqual(['b']);
    expect(passed).toEqual([]);
  });

  it('are bound by the tightest of their quotas; a quota without a limit binds nobody', () => {
    const vip = (name: string) => group(name, 2, { quotaIds: ['vip', 'hall'] });
    expect(names(inTurn([vip('a'), vip('b')], free(3, { vip: 10 })).offered)).toEqual(['a']);
    expect(names(inTurn([vip('a'), vip('b')], free(4, { vip: 3 })).offered)).toEqual(['a']);
    expect(names(inTurn([group('a', 900, { quotaIds: ['open'] })], free(0)).offered)).toEqual(['a']);
  });
});

const quotas = ['hall', 'vip', 'balcony'];
const anyGroup = fc.record({
  party: fc.integer({ min: 1, max: 6 }),
  quotaIds: fc.subarray(quotas, { minLength: 1 }),
});
type Waiter = WaitingGroup & { overtaken: number };

describe('a waiting list over a long time', () => {
  it('offers no more than is free, and lets a group be overtaken no more often than the rule says', () => {
    const step = fc.oneof(
      anyGroup.map((joins) => ({ joins })),
      fc.record({ frees: fc.constantFrom(...quotas), places: fc.integer({ min: 1, max: 4 }) }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const left = new Map(quotas.map((id) => [id, 0]));
        let line: Waiter[] = [];
        for (const [at, one] of steps.entries()) {
          if ('joins' in one) line.push({ ...one.joins, waitingEntryId: String(at), passed: 0, overtaken: 0 });
          else left.set(one.frees, (left.get(one.frees) ?? 0) + one.places);
          const { offered, passed } = inTurn(line, left);
          const ids = new Set(names(offered));
          for (const taker of offered) {
            for (const id of taker.quotaIds) left.set(id, (left.get(id) ?? 0) - taker.party);
            for (const ahead of line.slice(0, line.indexOf(taker)))
              if (!ids.has(ahead.waitingEntryId) && ahead.quotaIds.some((id) => taker.quotaIds.includes(id)))
                ahead.overtaken += 1;
          }
          for (const places of left.values()) expect(places).toBeGreaterThanOrEqual(0);
          for (const { group: ahead, passed: times } of passed) expect(times).toBe(ahead.overtaken);
          for (const ahead of line) expect(ahead.overtaken).toBeLessThanOrEqual(MOST_PASSED);
          expect(names(offered)).toEqual(names(line.filter((each) => ids.has(each.waitingEntryId))));
          line = line
            .filter((each) => !ids.has(each.waitingEntryId))
            .map((each) => ({ ...each, passed: each.overtaken }));
          // Nobody waits for nothing: the first in line does not fit.
          const [first] = line;
          if (first !== undefined) expect(first.quotaIds.some((id) => (left.get(id) ?? 0) < first.party)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  it('serves a group that places are kept for as soon as they suffice, whoever comes meanwhile', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 8 }),
        fc.array(fc.integer({ min: 1, max: 8 }), { maxLength: 30 }),
        (party, others) => {
          const big = group('big', party, { passed: MOST_PASSED });
          const line = [big, ...others.map((one, at) => group(String(at), one))];
          expect(inTurn(line, free(party - 1)).offered).toEqual([]);
          expect(inTurn(line, free(party)).offered).toEqual([big]);
        },
      ),
    );
  });
});
