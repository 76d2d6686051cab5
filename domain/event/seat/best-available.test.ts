import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySeatMap, anySeatWish } from '#test/arbitraries/seat.arbitraries.ts';
import { aSeatMap, aSeatWish } from '#test/builders/a-seat-map.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { bestAvailable, bestInHall, type NoSeats } from './best-available.ts';
import { orphanSeats } from './check-seats.ts';
import { blocksOf, isTogether, rowsOf } from './hall.ts';
import type { Seat, SeatMap, SeatWish } from './seat.ts';
import { arePoolsKept, partyProblem, seatObstacle } from './seat-obstacle.ts';

const offered = (map: SeatMap, wish: SeatWish, maySplit = false, now = NOW): string[] | NoSeats => {
  const offer = bestAvailable(map, wish, maySplit, now);
  return offer.ok ? offer.value.groups.map((group) => group.map((seat) => seat.seatId).join(' ')) : offer.refusal;
};

describe('the best seats for a party', () => {
  it.each<[string, string[], number, string]>([
    ['stand in the front', ['....', '....'], 4, 'a1 a2 a3 a4'],
    ['stand in the centre of the row', ['.......'], 3, 'a3 a4 a5'],
    ['stand first of two as near to the centre', ['......'], 1, 'a3'],
    ['are counted from the centre of the whole row, taken seats too', ['xx........'], 2, 'a5 a6'],
    ['are counted from the centre of their own row, however wide the others are', ['.....', 'xxxxxxxxxxx'], 1, 'a3'],
    ['are counted from the centre of a row that begins further in', ['   .....'], 1, 'a6'],
    ['are side by side rather than in the front', ['..x..', '.......'], 3, 'b3 b4 b5'],
    ['are not parted by an aisle', ['.. ..', '...'], 3, 'b1 b2 b3'],
    ['leave nobody a single seat, rather than stand in the front', ['...', '....'], 2, 'b1 b2'],
    ['leave nobody a single seat, rather than stand in the centre', ['.....'], 3, 'a1 a2 a3'],
    ['leave a single seat where nothing else is left', ['...'], 2, 'a1 a2'],
    ['may be one that was single before', ['.x..'], 1, 'a1'],
    ['are not taken, held, blocked or special', ['xh#*..'], 2, 'a5 a6'],
    ['may be those that one holds already', ['xmmx'], 2, 'a2 a3'],
    ['are not the ones for who needs them', ['CAC', '...'], 3, 'b1 b2 b3'],
  ])('%s', (_what, rows, party, seats) => {
    expect(offered(aSeatMap(rows), aSeatWish(party))).toEqual([seats]);
  });

  it.each<[string, string[], Partial<SeatWish> & { party: number }, string]>([
    ['with who comes along beside', ['....', 'xCACx'], { party: 2, accessible: 1 }, 'b2 b3'],
    ['with more company than companion seats', ['....', '.CAC.'], { party: 4, accessible: 1 }, 'b1 b2 b3 b4'],
    ['for two who need one', ['.AA.'], { party: 2, accessible: 2 }, 'a2 a3'],
    ['not one more than is needed', ['AAA.'], { party: 2, accessible: 1 }, 'a3 a4'],
  ])('include accessible seats where needed: %s', (_what, rows, wish, seats) => {
    expect(offered(aSeatMap(rows), aSeatWish(wish.party, wish))).toEqual([seats]);
  });

  it('reserved seats open to everyone at the stated moment', () => {
    const map = aSeatMap(['CAC'], { poolsOpenAt: minutes(5) });
    expect(offered(map, aSeatWish(3), false, minutes(4))).toEqual({ code: 'NOT_ENOUGH_SEATS', free: 0 });
    expect(offered(map, aSeatWish(3), false, minutes(5))).toEqual(['a1 a2 a3']);
  });

  it('special seats need the code or the organiser’s approval', () => {
    const map = aSeatMap(['**']);
    expect(offered(map, aSeatWish(2))).toEqual({ code: 'NOT_ENOUGH_SEATS', free: 0 });
    expect(offered(map, aSeatWish(2, { code: 'VIP' }))).toEqual(['a1 a2']);
  });

  it.each<[string, string[], Partial<SeatWish> & { party: number }, NoSeats]>([
    ['there are too few', ['.x.'], { party: 3 }, { code: 'NOT_ENOUGH_SEATS', free: 2 }],
    ['there are enough, but not together', ['..x.'], { party: 3 }, { code: 'NO_ROW_WITH_ROOM', free: 3, together: 2 }],
    [
      'no accessible seat is left',
      ['....', 'xC'],
      { party: 1, accessible: 1 },
      { code: 'NOT_ENOUGH_ACCESSIBLE', free: 0 },
    ],
    [
      'there is no room beside the accessible one',
      ['....', 'xAx'],
      { party: 2, accessible: 1 },
      { code: 'NO_ROW_WITH_ROOM', free: 5, together: 1 },
    ],
    [
      'not even one of the party can be seated as they asked',
      ['x'],
      { party: 1 },
      { code: 'NOT_ENOUGH_SEATS', free: 0 },
    ],
    [
      'two accessible seats stand apart',
      ['AxA'],
      { party: 2, accessible: 2 },
      { code: 'NO_ROW_WITH_ROOM', free: 2, together: 0 },
    ],
  ])('are refused where %s', (_what, rows, wish, refusal) => {
    expect(offered(aSeatMap(rows), aSeatWish(wish.party, wish))).toEqual(refusal);
  });

  it.each<[string, string[], number, string[]]>([
    ['one party that fits stays one', ['...x', '..'], 3, ['a1 a2 a3']],
    ['the largest block first', ['..x', '...'], 5, ['b1 b2 b3', 'a1 a2']],
    ['nobody sits alone where two twos do', ['...', 'x..'], 4, ['b2 b3', 'a1 a2']],
    ['somebody sits alone where it cannot be helped', ['..', 'x.'], 3, ['a1 a2', 'b2']],
    ['not in more groups than needed', ['...', 'x.x', '.x'], 4, ['a1 a2 a3', 'b2']],
    ['everybody alone where nothing is side by side', ['.x.x.'], 2, ['a3', 'a1']],
  ])('splitting a party: %s', (_what, rows, party, groups) => {
    expect(offered(aSeatMap(rows), aSeatWish(party), true)).toEqual(groups);
  });

  it('never splits a party with accessible seats', () => {
    expect(offered(aSeatMap(['Ax..']), aSeatWish(3, { accessible: 1 }), true)).toEqual({
      code: 'NO_ROW_WITH_ROOM',
      free: 3,
      together: 1,
    });
  });

  it('are free, available, distinct and as many as requested, whatever the order of the map', () => {
    fc.assert(
      fc.property(anySeatMap, anySeatWish, fc.boolean(), fc.infiniteStream(fc.nat()), (map, wish, maySplit, order) => {
        const offer = bestAvailable(map, wish, maySplit, NOW);
        const groups = offer.ok ? offer.value.groups : [];
        const seats = groups.flat();
        expect(new Set(seats).size).toBe(offer.ok ? wish.party : 0);
        expect(seats.map((seat) => seatObstacle(seat, wish, map, NOW)).filter((obstacle) => obstacle !== null)).toEqual(
          [],
        );
        expect(groups.every(isTogether)).toBe(true);
        if (offer.ok) expect(partyProblem(seats, wish.accessible, arePoolsKept(map, NOW))).toBeNull();
        const shuffled = map.seats
          .map((seat) => ({ seat, at: order.next().value }))
          .toSorted((one, other) => one.at - other.at);
        expect(bestAvailable({ ...map, seats: shuffled.map(({ seat }) => seat) }, wish, maySplit, NOW)).toEqual(offer);
      }),
    );
  });

  it('no block leaves fewer orphans, and none of those is further in front', () => {
    fc.assert(
      fc.property(anySeatMap, anySeatWish, (map, wish) => {
        const offer = bestAvailable(map, wish, false, NOW);
        if (!offer.ok) return;
        const open = map.seats.filter((seat) => seatObstacle(seat, wish, map, NOW) === null);
        const suits = (block: readonly Seat[]) => partyProblem(block, wish.accessible, arePoolsKept(map, NOW)) === null;
        const rank = (block: readonly Seat[]): [number, number] => [
          orphanSeats(map.seats, block).length,
          block[0]?.row ?? 0,
        ];
        const [orphans, row] = rank(offer.value.groups.flat());
        for (const [others, front] of blocksOf(open, wish.party).filter(suits).map(rank)) {
          expect(others).toBeGreaterThanOrEqual(orphans);
          if (others === orphans) expect(front).toBeGreaterThanOrEqual(row);
        }
      }),
    );
  });

  it('reading only the rows with room gives the same result', () => {
    fc.assert(
      fc.property(anySeatMap, anySeatWish, fc.boolean(), fc.nat({ max: 2 }), (map, wish, maySplit, more) => {
        const rows = rowsOf(map.seats).map((row) => ({
          row: row.row,
          room: row.seats.filter((seat) => seatObstacle(seat, wish, map, NOW) === null).length + more,
          look: () => row,
        }));
        expect(bestInHall({ poolsOpenAt: map.poolsOpenAt, rows }, wish, maySplit, NOW)).toEqual(
          bestAvailable(map, wish, maySplit, NOW),
        );
      }),
    );
  });

  it('sit together if any row has room; otherwise the party is refused or split', () => {
    fc.assert(
      fc.property(anySeatMap, anySeatWish, fc.boolean(), (map, wish, maySplit) => {
        const open = map.seats.filter((seat) => seatObstacle(seat, wish, map, NOW) === null);
        const room = blocksOf(open, wish.party).some(
          (block) => partyProblem(block, wish.accessible, arePoolsKept(map, NOW)) === null,
        );
        const offer = bestAvailable(map, wish, maySplit, NOW);
        expect(offer.ok && offer.value.groups.length === 1).toBe(room);
        if (!room) expect(offer.ok).toBe(maySplit && wish.accessible === 0 && open.length >= wish.party);
        if (!offer.ok && offer.refusal.code === 'NO_ROW_WITH_ROOM') {
          expect(offer.refusal.together).toBeLessThan(wish.party);
          expect(open.length).toBeGreaterThanOrEqual(wish.party);
        }
      }),
    );
  });
});
