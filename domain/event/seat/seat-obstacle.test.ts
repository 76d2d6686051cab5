import { describe, expect, it } from 'vitest';
import { aSeatMap, aSeatWish } from '#test/builders/a-seat-map.ts';
import { LAN, MINH } from '#test/builders/a-stock.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import type { Seat, SeatMap, SeatWish, SpecialSeat } from './seat.ts';
import { arePoolsKept, asksForApproval, type SeatObstacle, seatObstacle } from './seat-obstacle.ts';

const obstacle = (
  sign: string,
  over: Partial<Seat> = {},
  wish: Partial<SeatWish> = {},
  map: Partial<SeatMap> = {},
): SeatObstacle | null => {
  const drawn = aSeatMap([sign], map);
  const [seat] = drawn.seats;
  return seat === undefined ? null : seatObstacle({ ...seat, ...over }, aSeatWish(1, wish), drawn, NOW);
};
const special = (over: Partial<SpecialSeat> = {}): { special: SpecialSeat } => ({
  special: { isAccept: false, seatsApprove: [], specialCode: null, ...over },
});
const closed = (mayAsk: boolean): SeatObstacle => ({ because: 'NEEDS_CODE_OR_APPROVAL', mayAsk });

describe('the obstacle of a seat', () => {
  it.each<[string, SeatObstacle | null, SeatObstacle | null]>([
    ['nothing, where it is free', obstacle('.'), null],
    ['that it is sold', obstacle('x'), { because: 'TAKEN' }],
    ['that it is sold, even to them', obstacle('x', {}, { accountId: MINH }), { because: 'TAKEN' }],
    ['that somebody holds it', obstacle('h'), { because: 'TAKEN' }],
    ['that somebody holds it, where nobody is signed in', obstacle('h', {}, { accountId: null }), { because: 'TAKEN' }],
    ['nothing, where they hold it', obstacle('m'), null],
    ['that the organiser blocked it', obstacle('#'), { because: 'BLOCKED' }],
    ['that it is of another ticket type', obstacle('.', { ticketTypeId: 'vip' }), { because: 'OTHER_TICKET_TYPE' }],
    ['nothing, where it is of theirs', obstacle('.', { ticketTypeId: 'standard' }), null],
    ['that it is special', obstacle('.', special()), closed(false)],
    ['that it is special, though they may ask', obstacle('.', special({ isAccept: true })), closed(true)],
    ['nothing, where the choice may ask for it', obstacle('.', special({ isAccept: true }), { mayAsk: true }), null],
    [
      'that it is special, where nobody accepts what is asked',
      obstacle('.', special(), { mayAsk: true }),
      closed(false),
    ],
    ['a wrong code', obstacle('.', special({ specialCode: 'VIP' }), { code: 'vip' }), closed(false)],
    ['no code, where it has none', obstacle('.', special(), { code: null }), closed(false)],
    ['nothing, with its code', obstacle('.', special({ specialCode: 'VIP' }), { code: 'VIP' }), null],
    ['nothing, with the organiser’s word', obstacle('.', special({ seatsApprove: [MINH, LAN] })), null],
    ['somebody else’s word', obstacle('.', special({ seatsApprove: [MINH] })), closed(false)],
    ['that it is kept to the end for who needs it', obstacle('A'), { because: 'KEPT_ACCESSIBLE', until: null }],
    [
      'that it is kept for a companion until a stated moment',
      obstacle('C', {}, {}, { poolsOpenAt: minutes(1) }),
      { because: 'KEPT_ACCESSIBLE', until: minutes(1) },
    ],
    ['nothing, once that has come', obstacle('A', {}, {}, { poolsOpenAt: NOW }), null],
    ['nothing, where they need it', obstacle('A', {}, { accessible: 1 }), null],
    ['nothing, for company of who needs one', obstacle('C', {}, { accessible: 1 }), null],
  ])('is %s', (_what, found, expected) => {
    expect(found).toEqual(expected);
  });

  it('asks its organiser where it is on request, and neither a code nor their word opens it', () => {
    const asks = (over: Partial<SpecialSeat> | null, wish: Partial<SeatWish> = {}) =>
      asksForApproval(over === null ? { special: null } : special(over), aSeatWish(1, wish));
    expect([asks(null), asks({}), asks({ isAccept: true })]).toEqual([false, false, true]);
    expect(asks({ isAccept: true, specialCode: 'VIP' }, { code: 'VIP' })).toBe(false);
    expect(asks({ isAccept: true, seatsApprove: [LAN] })).toBe(false);
  });

  it('pools are reserved until the stated moment, exclusive', () => {
    expect([minutes(1), NOW, null].map((poolsOpenAt) => arePoolsKept({ poolsOpenAt }, NOW))).toEqual([
      true,
      false,
      true,
    ]);
  });
});
