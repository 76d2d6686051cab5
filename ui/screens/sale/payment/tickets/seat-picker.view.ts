import type { HallOnSale, SeatOnSale } from '#application/event/ports/seat-maps.ts';

/** Picked seats by ticket id; without an entry the best are taken. */
export type SeatChoices = Readonly<Record<string, readonly string[]>>;

export type SeatButton = { readonly seat: SeatOnSale; readonly chosen: boolean; readonly open: boolean };
export type SeatButtonRow = { readonly key: string; readonly label: string; readonly seats: readonly SeatButton[] };

export const seatRows = (
  { rows }: HallOnSale,
  chosen: readonly string[],
  mine: readonly string[],
): readonly SeatButtonRow[] =>
  rows.map(({ section, name, seats }) => {
    const label = section === '' ? name : `${section} · ${name}`;
    return {
      key: label,
      label,
      seats: seats.map((seat) => ({
        seat,
        chosen: chosen.includes(seat.id),
        open: seat.state === 'FREE' || mine.includes(seat.id),
      })),
    };
  });

/** Toggles a seat. Beyond `quantity` the first chosen seat is dropped. */
export const pressSeat = (chosen: readonly string[], seatId: string, quantity: number): readonly string[] =>
  chosen.includes(seatId) ? chosen.filter((id) => id !== seatId) : [...chosen, seatId].slice(-quantity);

/** In the order of the hall. */
export const chosenNames = ({ rows }: HallOnSale, chosen: readonly string[]): readonly string[] =>
  rows.flatMap((row) => row.seats.filter((seat) => chosen.includes(seat.id)).map((seat) => seat.alias));
