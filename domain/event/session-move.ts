import { type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import type { EventFormat } from './event.ts';

/** A change is told only after this pause, so that changes in quick succession are told once. [design] */
export const MOVE_PAUSE = 5 * MINUTE;

/** When and where a session takes place. `place` null: online. */
export type WhenAndWhere = {
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  readonly place: string | null;
};

/** Where people go: the session's own address before the event's; null for an online event. */
export function placeOf(
  event: { readonly format: EventFormat; readonly address: string | null },
  session: { readonly address: string | null },
): string | null {
  if (event.format === 'ONLINE') return null;
  return session.address?.trim() || event.address?.trim() || '';
}

export const isSamePlan = (one: WhenAndWhere, other: WhenAndWhere): boolean =>
  one.beginAt === other.beginAt &&
  one.endAt === other.endAt &&
  one.timezone === other.timezone &&
  one.place === other.place;

/** TELL: people who knew `known` are told. TAKE_BACK: time and place are again as people know them. */
export type MoveDecision =
  | { readonly kind: 'NOTHING' }
  | { readonly kind: 'TELL'; readonly known: WhenAndWhere; readonly tellsAt: Instant }
  | { readonly kind: 'TAKE_BACK' };

/** What a change of a published session leads to. `untold`: as people know it, while an earlier change is not told. */
export function decideMove(
  untold: WhenAndWhere | null,
  before: WhenAndWhere,
  after: WhenAndWhere,
  now: Instant,
): MoveDecision {
  if (isSamePlan(before, after)) return { kind: 'NOTHING' };
  const known = untold ?? before;
  return isSamePlan(known, after) ? { kind: 'TAKE_BACK' } : { kind: 'TELL', known, tellsAt: later(now, MOVE_PAUSE) };
}

type MoveWithDate = { readonly movedAt: Instant; readonly giveBackUntil: Instant | null };

/** Until when an order made before a move may be given back, as the organiser allowed; null: it may not. */
export function giveBackUntil(
  order: { readonly orderedAt: Instant },
  moves: readonly MoveWithDate[],
  now: Instant,
): Instant | null {
  const open = moves.flatMap(({ movedAt, giveBackUntil: until }) =>
    until !== null && now < until && order.orderedAt < movedAt ? [until] : [],
  );
  return open.toSorted((one, other) => other - one)[0] ?? null;
}
