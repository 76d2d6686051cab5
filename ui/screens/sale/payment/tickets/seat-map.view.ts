import type { HallOnSale, SeatOnSale } from '#application/event/ports/seat-maps.ts';

/** How a seat looks: by its zone, unless nobody can choose it. */
type SeatLook = 'TAKEN' | `${number} ${SeatOnSale['kind']}`;

type DrawnRow = {
  readonly key: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly zone: number | null;
  readonly seats: readonly SeatOnSale[];
};

export type DrawnHall = {
  readonly width: number;
  readonly height: number;
  /** One path for all seats that look alike: a hall of thousands is a dozen elements. */
  readonly paths: readonly { readonly look: SeatLook; readonly zone: number | null; readonly d: string }[];
  readonly rows: readonly DrawnRow[];
  readonly sections: readonly { readonly key: string; readonly name: string; readonly x: number; readonly y: number }[];
};
type SeatSpot = { readonly x: number; readonly y: number; readonly zone: number | null };

const MARGIN = 2.5;
const SECTION_GAP = 1.6;
const STAGE = 2.5;

/** Zones by ticket: the place in `tickets`; null: seats of every ticket. Each seat is a line of no length. */
export function drawHall({ rows }: HallOnSale, tickets: readonly string[], mine: readonly string[]): DrawnHall {
  const paths = new Map<SeatLook, { zone: number | null; d: string }>();
  const drawn: DrawnRow[] = [];
  const sections: DrawnHall['sections'][number][] = [];
  const own = new Set(mine);
  let widest = 0;
  for (const { seats } of rows) for (const { place } of seats) if (place > widest) widest = place;
  let y = STAGE;
  let before = '';
  for (const { section, name, ticketId, seats } of rows) {
    if (section !== before) {
      before = section;
      y += SECTION_GAP;
      sections.push({ key: `${section} ${y}`, name: section, x: MARGIN + widest / 2, y: y - 1 });
    }
    const zone = ticketId === null ? null : Math.max(0, tickets.indexOf(ticketId));
    const stroke = ` ${y}h0`;
    const parts = new Map<SeatOnSale['kind'] | 'TAKEN', string>();
    for (const { id, kind, place, state } of seats) {
      const part = state === 'FREE' || own.has(id) ? kind : 'TAKEN';
      parts.set(part, `${parts.get(part) ?? ''}M${place + MARGIN}${stroke}`);
    }
    for (const [part, d] of parts) {
      const look: SeatLook = part === 'TAKEN' ? part : `${zone ?? -1} ${part}`;
      const path = paths.get(look);
      if (path === undefined) paths.set(look, { zone, d });
      else path.d += d;
    }
    drawn.push({ key: `${section} ${name}`, name, x: MARGIN + (seats[0]?.place ?? 0) - 1.1, y, zone, seats });
    y += 1;
  }
  return {
    width: widest + 2 * MARGIN,
    height: y + 0.5,
    paths: [...paths].map(([look, { zone, d }]) => ({ look, zone, d })),
    rows: drawn,
    sections,
  };
}

/** The seat under a point of the drawing. */
export function seatAt({ rows }: DrawnHall, x: number, y: number): SeatOnSale | null {
  const place = Math.round(x - MARGIN);
  const row = rows.find((one) => Math.abs(one.y - y) <= 0.5);
  return row?.seats.find((seat) => seat.place === place) ?? null;
}

/** Where these seats are drawn; a seat of another hall is left out. */
export function spotsOf(
  { rows }: DrawnHall,
  seatIds: readonly string[],
): readonly (SeatSpot & { readonly id: string })[] {
  if (seatIds.length === 0) return [];
  const wanted = new Set(seatIds);
  return rows.flatMap(({ seats, y, zone }) =>
    seats.filter(({ id }) => wanted.has(id)).map(({ id, place }) => ({ id, x: place + MARGIN, y, zone })),
  );
}

export function kindsIn(rows: HallOnSale['rows']): ReadonlySet<SeatOnSale['kind']> {
  const kinds = new Set<SeatOnSale['kind']>();
  for (const { seats } of rows) for (const { kind } of seats) kinds.add(kind);
  return kinds;
}

/** Seats that somebody took between two readings. */
export function takenSince(before: HallOnSale, now: HallOnSale): readonly string[] {
  const free = new Set(
    before.rows.flatMap(({ seats }) => seats.filter(({ state }) => state === 'FREE').map(({ id }) => id)),
  );
  return now.rows.flatMap(({ seats }) =>
    seats.filter(({ id, state }) => state === 'TAKEN' && free.has(id)).map(({ id }) => id),
  );
}

export type View = { readonly scale: number; readonly x: number; readonly y: number };
export const WHOLE: View = { scale: 1, x: 0, y: 0 };
const CLOSEST = 10;

/** The picture never leaves its frame. */
const kept = ({ scale, x, y }: View, width: number, height: number): View => ({
  scale,
  x: Math.min(0, Math.max(x, width * (1 - scale))),
  y: Math.min(0, Math.max(y, height * (1 - scale))),
});

type Frame = { readonly width: number; readonly height: number };

export const panned = (view: View, dx: number, dy: number, { width, height }: Frame): View =>
  kept({ ...view, x: view.x + dx, y: view.y + dy }, width, height);

/** The point of the frame under the finger stays under it. */
export function zoomed(
  view: View,
  by: number,
  at: { readonly x: number; readonly y: number },
  { width, height }: Frame,
): View {
  const scale = Math.min(CLOSEST, Math.max(1, view.scale * by));
  const ratio = scale / view.scale;
  return kept({ scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio }, width, height);
}

type Box = Pick<DOMRect, 'left' | 'top' | 'width' | 'height'>;

const unitOf = ({ width, height }: DrawnHall, box: Box): number => Math.min(box.width / width, box.height / height);

/** On the screen, in pixels. */
export const widthOfSeat = unitOf;

/** From the screen to the drawing, which stands in the middle of its box. */
export function pointIn(hall: DrawnHall, box: Box, at: { readonly x: number; readonly y: number }) {
  const unit = unitOf(hall, box);
  return {
    x: (at.x - box.left - (box.width - hall.width * unit) / 2) / unit,
    y: (at.y - box.top - (box.height - hall.height * unit) / 2) / unit,
  };
}
