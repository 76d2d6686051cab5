import { z } from 'zod';
import { BEST_SEATS, type SeatRequest } from '#domain/event/seat/seat.ts';
import { count, optionalWords, wireId } from '#server/platform/graphql/input-parts.ts';

/** A bound against floods; purchase limits are far lower. */
const MOST_SEATS = 1_000;

export const seatIds = z.array(wireId).max(MOST_SEATS).nullish();
export const specialCode = optionalWords(60);

export const seatsAsked = {
  seat_ids: seatIds,
  may_split: z.boolean().nullish(),
  accessible: count(0, MOST_SEATS).nullish(),
  special_code: specialCode,
};

type Asked = {
  readonly seat_ids?: readonly { readonly rowId: string }[] | null | undefined;
  readonly may_split?: boolean | null | undefined;
  readonly accessible?: number | null | undefined;
  readonly special_code?: string | null | undefined;
};

/** Undefined for none: seated tickets then get the best. A seat of another event is refused as not found. */
export function askOf({ seat_ids: named, may_split: maySplit, accessible, special_code: code }: Asked): {
  readonly seats?: SeatRequest;
} {
  const rest = { accessible: accessible ?? 0, code: code ?? null };
  if (named != null && named.length > 0)
    return { seats: { kind: 'NAMED', seatIds: named.map((id) => id.rowId), ...rest } };
  const says = maySplit === false || rest.accessible > 0 || rest.code !== null;
  return says ? { seats: { ...BEST_SEATS, ...rest, kind: 'BEST', maySplit: maySplit ?? true } } : {};
}
