import type { AttendanceMode } from '#domain/event/event.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { EventStock, Reservation } from './reservation.ts';
import type { StockWrites } from './stock-outcome.ts';
import { workingStock } from './working-stock.ts';

export type NamedTicketType = {
  readonly ticketTypeId: string;
  readonly sectionEventId: number;
  readonly name: string;
  readonly price: Dong;
  readonly mode: AttendanceMode;
  readonly requiredSeat: boolean;
  /** How many one account may have; null: no limit. */
  readonly accountLimit: number | null;
  readonly bought: number;
};

/** Of the same name, price and kind, without seats. Null: the session lacks one. [design] */
export function sameTypes(
  stock: Pick<EventStock, 'reservations'>,
  types: readonly NamedTicketType[],
  sectionEventId: number,
): ReadonlyMap<string, string> | null {
  const same = new Map<string, string>();
  for (const { state, ticketTypeId } of stock.reservations) {
    if (state !== 'SOLD') continue;
    const own = types.find((type) => type.ticketTypeId === ticketTypeId);
    const there = types.find(
      (type) => type.sectionEventId === sectionEventId && type.name === own?.name && isAlike(type, own),
    );
    if (own === undefined || there === undefined || own.requiredSeat || there.requiredSeat) return null;
    same.set(ticketTypeId, there.ticketTypeId);
  }
  return same.size === 0 ? null : same;
}

const isAlike = (one: NamedTicketType, other: NamedTicketType): boolean =>
  one.price === other.price && one.mode === other.mode;

/** Whether the buyer would have more tickets of a type than one account may. */
export const isOverLimit = (
  stock: Pick<EventStock, 'reservations'>,
  types: readonly NamedTicketType[],
  same: ReadonlyMap<string, string>,
): boolean =>
  types.some(({ ticketTypeId, accountLimit, bought }) => {
    const coming = stock.reservations.filter(
      (line) => line.state === 'SOLD' && same.get(line.ticketTypeId) === ticketTypeId,
    );
    return accountLimit !== null && coming.length > 0 && total(coming, bought) > accountLimit;
  });

const total = (lines: readonly Reservation[], before: number): number =>
  lines.reduce((sum, { quantity }) => sum + quantity, before);

/** Sold lines take places of another session and return their own; `same`: of `sameTypes`. SESSION_FULL: too few. */
export function changeSession(
  stock: EventStock,
  sectionEventId: number,
  same: ReadonlyMap<string, string>,
): Result<StockWrites, 'SESSION_FULL'> {
  const working = workingStock(stock);
  for (const line of stock.reservations) {
    const ticketTypeId = same.get(line.ticketTypeId);
    if (line.state === 'SOLD' && ticketTypeId !== undefined)
      working.claims.put({ ...line, ticketTypeId, sectionEventId });
  }
  const writes = working.writes();
  const isOver = writes.quotas.some(({ quotaId, capacity, reserved, sold }) => {
    const before = stock.quotas.find((quota) => quota.quotaId === quotaId)?.sold ?? 0;
    const promised = working.promised.get(quotaId) ?? 0;
    return capacity !== null && sold > before && reserved + sold + promised > capacity;
  });
  return isOver ? refused('SESSION_FULL') : ok(writes);
}
