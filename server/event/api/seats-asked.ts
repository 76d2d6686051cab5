import { z } from 'zod';
import { BEST_SEATS, type SeatRequest } from '#domain/event/seat/seat.ts';
import { count, optionalWords, wireId } from '#server/platform/graphql/input-parts.ts';

/** As many seats as one line may name; the limits of a purchase are the domain's, and far below. */
const MOST_SEATS = 1_000;

export const seatIds = z.array(wireId).max(MOST_SEATS).nullish();
export const specialCode = optionalWords(60);

/** What a line may say of the seats that it wants. */
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

/**
 * The seats that a line asks for. Nothing where it says nothing of them: tickets that have seats then get the best. A
 * seat of another event is none of this one's, and refused as that.
 */
export function askOf({ seat_ids: named, may_split: maySplit, accessible, special_code: code }: Asked): {
  readonly seats?: SeatRequest;
} {
  const rest = { accessible: accessible ?? 0, code: code ?? null };
  if (named != null && named.length > 0)
    return { seats: { kind: 'NAMED', seatIds: named.map((id) => id.rowId), ...rest } };
  const says = maySplit === false || rest.accessible > 0 || rest.code !== null;
  return says ? { seats: { ...BEST_SEATS, ...rest, kind: 'BEST', maySplit: maySplit ?? true } } : {};
}
