import type { EventStock, Reservation } from './reservation.ts';
import type { StockWrites } from './stock-outcome.ts';
import { workingStock } from './working-stock.ts';

/** A place of a sold line; `seatId` null: without a seat. */
export type ReturnedPlace = { readonly reservationId: string; readonly seatId: string | null };

/** Returns sold places to the stock, all or one by one. A line without places left is released. [design] */
export function returnPlaces(stock: EventStock, returned: readonly ReturnedPlace[] | 'ALL'): StockWrites {
  const working = workingStock(stock);
  for (const line of stock.reservations) {
    if (line.state !== 'SOLD') continue;
    const places = returned === 'ALL' ? null : returned.filter((place) => place.reservationId === line.reservationId);
    if (places === null || places.length >= line.quantity) working.claims.put({ ...line, state: 'RELEASED' });
    else if (places.length > 0) working.claims.put(without(line, places));
  }
  return working.writes();
}

const without = (line: Reservation, places: readonly ReturnedPlace[]): Reservation => ({
  ...line,
  quantity: line.quantity - places.length,
  seats: line.seats.filter((seat) => !places.some((place) => place.seatId === seat.seatId)),
});
