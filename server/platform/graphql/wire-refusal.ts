import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { encodeWireId } from './wire-id.ts';

/** Row ids become wire ids. */
export const onTheWire = <T>(eventId: number, result: Result<T, Refusal>): Result<T, Refusal> =>
  result.ok ? result : { ok: false, refusal: refusalOnTheWire(eventId, result.refusal) };

function refusalOnTheWire(eventId: number, refusal: Refusal): Refusal {
  const wired = (rowId: string): string => encodeWireId(eventId, rowId);
  const named =
    'ticketId' in refusal && refusal.ticketId !== undefined
      ? { ...refusal, ticketId: wired(refusal.ticketId) }
      : refusal;
  switch (named.code) {
    case 'ATTENDEES_INCOMPLETE':
      return named.shoppingItemId === undefined ? named : { ...named, shoppingItemId: wired(named.shoppingItemId) };
    case 'INVALID_SEAT':
      return named.seatIds === undefined ? named : { ...named, seatIds: named.seatIds.map(wired) };
    case 'SEATS_REFUSED':
      return 'seatId' in named.trouble
        ? { ...named, trouble: { ...named.trouble, seatId: wired(named.trouble.seatId) } }
        : named;
    default:
      return named;
  }
}
