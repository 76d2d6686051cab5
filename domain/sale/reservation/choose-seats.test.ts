import { describe, expect, it } from 'vitest';
import type { SessionSeats } from '#domain/event/seat/session-seat.ts';
import { aSeatMap } from '#test/builders/a-seat-map.ts';
import { afterBatches, aQuota, aStock, aTicketType, hold, LAN, MINH, SESSION } from '#test/builders/a-stock.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import type { EventStock } from './reservation.ts';
import type { ChangeLine, HoldLine } from './stock-command.ts';

const hallOf = (...rows: readonly string[]): SessionSeats => ({
  sectionEventId: SESSION,
  poolsOpenAt: null,
  seats: aSeatMap(rows).seats.map(({ standing, ...seat }) => ({
    ...seat,
    state: standing.state === 'FREE' || standing.state === 'BLOCKED' ? standing.state : 'TAKEN',
  })),
});
const seated = (...rows: readonly string[]): EventStock =>
  aStock({ ticketTypes: [aTicketType({ requiredSeat: true })], quotas: [aQuota()], seats: [hallOf(...rows)] });

const named = (...seatIds: readonly string[]) => ({ kind: 'NAMED', seatIds, accessible: 0, code: null }) as const;
const line = (reservationId: string, quantity: number, seats?: HoldLine['seats']): HoldLine => ({
  reservationId,
  ticketTypeId: 'standard',
  quantity,
  ...(seats === undefined ? {} : { seats }),
});
const take = (lines: readonly HoldLine[], accountId = LAN) =>
  hold(lines[0]?.reservationId ?? '', 0, { lines: [...lines], accountId });
const change = (quantity: number): ChangeLine => ({
  kind: 'CHANGE_LINE',
  accountId: LAN,
  reservationId: 'r1',
  quantity,
});
const seatsOf = (stock: EventStock, id = 'r1') =>
  stock.reservations.find(({ reservationId }) => reservationId === id)?.seats.map(({ seatId }) => seatId);

describe('seats that a buyer names', () => {
  it('are theirs, and nobody else’s until they are given up', () => {
    const { stock } = afterBatches(seated('....'), [NOW, take([line('r1', 2, named('a2', 'a3'))])]);
    expect(seatsOf(stock)).toEqual(['a2', 'a3']);
    expect(afterBatches(stock, [NOW, take([line('r2', 2, named('a3', 'a4'))], MINH)]).outcome).toEqual({
      ok: false,
      refusal: { code: 'INVALID_SEAT', ticketId: 'standard', seatIds: ['a3'] },
    });
    const moved = afterBatches(stock, [minutes(1), take([line('r3', 2, named('a3', 'a4'))])]);
    expect(seatsOf(moved.stock, 'r3')).toEqual(['a3', 'a4']);
  });

  it('in two lines of one type are one line with all of them', () => {
    const twice = take([line('r1', 1, named('a1')), line('r2', 2, named('a3', 'a4'))]);
    const { stock } = afterBatches(seated('....'), [NOW, twice]);
    expect(seatsOf(stock)).toEqual(['a1', 'a3', 'a4']);
    expect(stock.reservations).toHaveLength(1);
  });

  it('must be of the hall, and none can be named where tickets have no seats', () => {
    expect(afterBatches(seated('..'), [NOW, take([line('r1', 1, named('z9'))])]).outcome).toMatchObject({
      refusal: { code: 'SEATS_REFUSED', trouble: { code: 'UNKNOWN_SEAT', seatId: 'z9' } },
    });
    const standing = aStock({ seats: [hallOf('..')] });
    expect(afterBatches(standing, [NOW, take([line('r1', 2, named('a1', 'a2'))])]).outcome).toEqual({
      ok: false,
      refusal: {
        code: 'SEATS_REFUSED',
        ticketId: 'standard',
        trouble: { code: 'WRONG_NUMBER_OF_SEATS', expected: 0, given: 2 },
      },
    });
  });
});

describe('the seats of a line that changes', () => {
  it('are its first when it shrinks; when it grows they stay, with the best that are left', () => {
    const { stock } = afterBatches(seated('.....'), [NOW, take([line('r1', 2, named('a1', 'a2'))])]);
    expect(seatsOf(afterBatches(stock, [NOW, change(1)]).stock)).toEqual(['a1']);
    const grown = seatsOf(afterBatches(stock, [NOW, change(3)]).stock);
    expect(grown?.slice(0, 2)).toEqual(['a1', 'a2']);
    expect(grown).toHaveLength(3);
  });

  it('stay as they were where the hall has no more', () => {
    const { stock } = afterBatches(seated('..x'), [NOW, take([line('r1', 2, named('a1', 'a2'))])]);
    const refused = afterBatches(stock, [NOW, change(3)]);
    expect(refused.outcome).toMatchObject({
      ok: false,
      refusal: { code: 'SEATS_REFUSED', trouble: { code: 'NOT_ENOUGH_SEATS', free: 0 } },
    });
    expect(seatsOf(refused.stock)).toEqual(['a1', 'a2']);
  });
});
