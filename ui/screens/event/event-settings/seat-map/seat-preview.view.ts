import type { HallOnSale } from '#application/event/ports/seat-maps.ts';
import { type PlannedSeat, readSeatPlan } from '#domain/event/seat/seat-plan.ts';
import { type EditedRow, withCode } from './seat-rows.view.ts';

const ANY_CODE = '-';

/** The hall as its buyers will see it; the row that cannot be read, from 1; null: no seats. */
export function previewOf(rows: readonly EditedRow[]): HallOnSale | { readonly wrongRow: number } | null {
  const read = readSeatPlan(withCode(rows, ANY_CODE));
  if (!read.ok) return { wrongRow: 1 + Number(/\d+/.exec(read.refusal.field)?.[0] ?? 0) };
  const byRow = Map.groupBy(read.value, ({ row }) => row);
  if (byRow.size === 0) return null;
  return {
    poolsOpenAt: null,
    rows: [...byRow].map(([at, seats]) => ({
      section: rows[at]?.section ?? '',
      name: rows[at]?.name ?? '',
      ticketId: rows[at]?.ticketTypeId ?? null,
      seats: seats.map(seatOnSale),
    })),
  };
}

const seatOnSale = ({
  row,
  place,
  alias,
  pool,
  special,
  blocked,
}: PlannedSeat): HallOnSale['rows'][number]['seats'][number] => ({
  id: `${row} ${place}`,
  alias,
  place,
  kind: special === null ? pool : special.isAccept ? 'ON_REQUEST' : 'SPECIAL',
  state: blocked ? 'BLOCKED' : 'FREE',
});
