import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { encodeWireId } from './wire-id.ts';

/** A decision of the stock as the wire says it: the rows it names become the ids that the client knows them by. */
export function onTheWire<T>(eventId: number, result: Result<T, Refusal>): Result<T, Refusal> {
  if (result.ok) return result;
  const { refusal } = result;
  if ('ticketId' in refusal && refusal.ticketId !== undefined) {
    return { ok: false, refusal: { ...refusal, ticketId: encodeWireId(eventId, refusal.ticketId) } };
  }
  if ('shoppingItemId' in refusal && refusal.shoppingItemId !== undefined) {
    return { ok: false, refusal: { ...refusal, shoppingItemId: encodeWireId(eventId, refusal.shoppingItemId) } };
  }
  return result;
}
