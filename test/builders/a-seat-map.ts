import type { Seat, SeatMap, SeatPool, SeatWish } from '#domain/event/seat/seat.ts';
import { LAN, MINH } from './a-stock.ts';

const POOLS: Readonly<Record<string, SeatPool>> = { A: 'ACCESSIBLE', C: 'COMPANION' };

/**
 * Front row first: '.' free, 'x' sold, 'h' held by Minh, 'm' by Lan, '#' blocked, '*' special, '?' on request, 'A'
 * accessible, 'C' companion.
 */
export const aSeatMap = (rows: readonly string[], over: Partial<SeatMap> = {}): SeatMap => ({
  seats: rows.flatMap((drawn, row) =>
    [...drawn].flatMap((sign, place) => (sign === ' ' ? [] : [seatOf(sign, row, place)])),
  ),
  poolsOpenAt: null,
  ...over,
});

function seatOf(sign: string, row: number, place: number): Seat {
  const seatId = `${'abcdefghij'[row]}${place + 1}`;
  return {
    seatId,
    alias: seatId.toUpperCase(),
    row,
    place,
    pool: POOLS[sign] ?? 'STANDARD',
    ticketTypeId: null,
    standing: standingOf(sign),
    special: specialOf(sign),
  };
}

function specialOf(sign: string): Seat['special'] {
  if (sign === '*') return { isAccept: false, seatsApprove: [MINH], specialCode: 'VIP' };
  return sign === '?' ? { isAccept: true, seatsApprove: [MINH], specialCode: null } : null;
}

function standingOf(sign: string): Seat['standing'] {
  if (sign === 'x') return { state: 'SOLD', accountId: MINH };
  if (sign === 'h') return { state: 'HELD', accountId: MINH };
  if (sign === 'm') return { state: 'HELD', accountId: LAN };
  return { state: sign === '#' ? 'BLOCKED' : 'FREE' };
}

export const aSeatWish = (party: number, over: Partial<SeatWish> = {}): SeatWish => ({
  accountId: LAN,
  ticketTypeId: 'standard',
  party,
  accessible: 0,
  code: null,
  ...over,
});
