import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySeatMap, anySeatWish } from '#test/arbitraries/seat.arbitraries.ts';
import { aSeatMap, aSeatWish } from '#test/builders/a-seat-map.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { bestAvailable } from './best-available.ts';
import { checkSeats, replaceSeat, type SeatRefusal } from './check-seats.ts';

const ids = (drawn: string): string[] => drawn.split(' ');

describe('seats chosen by hand', () => {
  it.each<[string, string[], string, Parameters<typeof aSeatWish>, string, string]>([
    ['may stand apart', ['.....'], 'a5 a1', [2], 'a1 a5', ''],
    ['may leave a single seat, and the buyer is told which', ['....', 'x.'], 'b2 a3 a2', [3], 'a2 a3 b2', 'a1 a4'],
    ['may take a seat that was single before', ['.x'], 'a1', [1], 'a1', ''],
    ['may be their own', ['mm.'], 'a1 a2', [2], 'a1 a2', ''],
    ['go with company to one of two accessible ones', ['CA.A'], 'a1 a2 a4', [3, { accessible: 2 }], 'a1 a2 a4', 'a3'],
    ['go with company to an accessible one', ['CAC'], 'a3 a2', [2, { accessible: 1 }], 'a2 a3', 'a1'],
  ])('%s', (_what, rows, chosen, wish, seats, orphans) => {
    const answer = checkSeats(aSeatMap(rows), ids(chosen), aSeatWish(...wish), NOW);
    expect(answer.ok && answer.value.seats.map((seat) => seat.seatId).join(' ')).toBe(seats);
    expect(answer.ok && answer.value.orphans.map((seat) => seat.seatId).join(' ')).toBe(orphans);
  });

  it.each<[string, string[], string, Parameters<typeof aSeatWish>, SeatRefusal]>([
    ['one is not of this hall', ['..'], 'a1 z9', [2], { code: 'UNKNOWN_SEAT', seatId: 'z9' }],
    ['one is chosen twice', ['..'], 'a1 a1', [2], { code: 'SEAT_CHOSEN_TWICE', seatId: 'a1' }],
    [
      'one is taken',
      ['.x'],
      'a1 a2',
      [2],
      { code: 'SEAT_NOT_AVAILABLE', seatId: 'a2', obstacle: { because: 'TAKEN' } },
    ],
    ['there are fewer than tickets', ['...'], 'a1 a2', [3], { code: 'WRONG_NUMBER_OF_SEATS', expected: 3, given: 2 }],
    ['there are more than tickets', ['...'], 'a1 a2', [1], { code: 'WRONG_NUMBER_OF_SEATS', expected: 1, given: 2 }],
    [
      'who needs an accessible one gets none',
      ['.A'],
      'a1',
      [1, { accessible: 1 }],
      { code: 'TOO_FEW_ACCESSIBLE', needed: 1, chosen: 0 },
    ],
    [
      'one is kept from others for nobody',
      ['AA'],
      'a1 a2',
      [2, { accessible: 1 }],
      { code: 'TOO_MANY_ACCESSIBLE', needed: 1, chosen: 2 },
    ],
    [
      'company sits without the accessible one',
      ['CA.A'],
      'a1 a4',
      [2, { accessible: 1 }],
      { code: 'COMPANION_ALONE', seatId: 'a1' },
    ],
  ])('are refused where %s', (_what, rows, chosen, wish, refusal) => {
    expect(checkSeats(aSeatMap(rows), ids(chosen), aSeatWish(...wish), NOW)).toEqual({ ok: false, refusal });
  });

  it('once pools are open, any seat can be chosen, and needed accessible seats are still required', () => {
    const map = aSeatMap(['CA.A'], { poolsOpenAt: minutes(-1) });
    expect(checkSeats(map, ids('a1 a4'), aSeatWish(2), NOW).ok).toBe(true);
    expect(checkSeats(map, ids('a1 a3'), aSeatWish(2, { accessible: 1 }), NOW)).toMatchObject({
      refusal: { code: 'TOO_FEW_ACCESSIBLE' },
    });
  });

  it('swapping a seat checks the whole choice', () => {
    const map = aSeatMap(['mm..', 'Ax']);
    const replaced = (from: string, to: string) => replaceSeat(map, ['a1', 'a2'], { from, to }, aSeatWish(2), NOW);
    expect(replaced('a1', 'a3')).toMatchObject({ ok: true, value: { seats: [{ seatId: 'a2' }, { seatId: 'a3' }] } });
    expect(replaced('a1', 'a1').ok).toBe(true);
    expect(replaced('a4', 'a3')).toEqual({ ok: false, refusal: { code: 'UNKNOWN_SEAT', seatId: 'a4' } });
    expect(replaced('a1', 'a2')).toEqual({ ok: false, refusal: { code: 'SEAT_CHOSEN_TWICE', seatId: 'a2' } });
    expect(replaced('a1', 'b2')).toMatchObject({ refusal: { code: 'SEAT_NOT_AVAILABLE', seatId: 'b2' } });
    expect(replaced('a1', 'b1')).toMatchObject({ refusal: { obstacle: { because: 'KEPT_ACCESSIBLE' } } });
  });

  it('offered seats can be chosen by hand; chosen seats are free, suitable and as many as tickets', () => {
    fc.assert(
      fc.property(anySeatMap, anySeatWish, fc.infiniteStream(fc.nat()), (map, wish, picks) => {
        const offer = bestAvailable(map, wish, true, NOW);
        const offered = offer.ok ? offer.value.groups.flat().map((seat) => seat.seatId) : [];
        expect(checkSeats(map, offered, wish, NOW).ok).toBe(offer.ok);
        const picked = Array.from(
          { length: wish.party },
          () => map.seats[picks.next().value % Math.max(1, map.seats.length)]?.seatId ?? 'none',
        );
        const chosen = checkSeats(map, picked, wish, NOW);
        if (chosen.ok) expect(new Set(chosen.value.seats.map((seat) => seat.seatId))).toEqual(new Set(picked));
        if (chosen.ok)
          expect(
            chosen.value.seats.every(({ standing }) => standing.state === 'FREE' || standing.state === 'HELD'),
          ).toBe(true);
      }),
    );
  });
});
