import { saleWindow, sellingPeriod } from '#domain/event/sale-window.ts';
import { HOUR, type Instant, instant, later } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { WaitingRoomRefusal } from './waiting-room-refusals.ts';
import type { TokenProblem } from './waiting-token.ts';

/** How long before the sale people can enter the waiting room and take part in the draw. */
export const GATHERING_TIME = HOUR;

type SoldTicket = {
  readonly saleBeginAt: Instant | null;
  readonly saleEndAt: Instant | null;
  readonly sessionEndAt: Instant;
};

export type RoomFacts = {
  readonly on: boolean;
  readonly publishedAt: Instant | null;
  readonly tickets: readonly SoldTicket[];
};

/** SHUT: not gathering yet. GATHERING: arrivals take part in the draw. OVER: nothing is on sale. */
export type RoomState =
  | { readonly kind: 'NONE' }
  | { readonly kind: 'SHUT'; readonly gathersAt: Instant; readonly opensAt: Instant }
  | { readonly kind: 'GATHERING'; readonly opensAt: Instant }
  | { readonly kind: 'OPEN'; readonly opensAt: Instant }
  | { readonly kind: 'OVER' };

/** State of a waiting room: it opens with the event's first sale and ends with the last. [design] */
export function roomState({ on, publishedAt, tickets }: RoomFacts, now: Instant): RoomState {
  if (!on || publishedAt === null) return { kind: 'NONE' };
  const periods = tickets
    .map((ticket) => sellingPeriod(saleWindow(ticket), { endAt: ticket.sessionEndAt }, publishedAt))
    .filter((period) => period !== null);
  if (periods.every(({ until }) => until < now)) return { kind: 'OVER' };
  const opensAt = instant(Math.min(...periods.map(({ from }) => from ?? publishedAt)));
  if (opensAt <= now) return { kind: 'OPEN', opensAt };
  const gathersAt = later(opensAt, -GATHERING_TIME);
  return gathersAt <= now ? { kind: 'GATHERING', opensAt } : { kind: 'SHUT', gathersAt, opensAt };
}

/** `pass`: the result of checking the pass. Refused with the state of the waiting room. */
export function decideGate(
  eventId: number,
  room: RoomState,
  pass: Result<unknown, TokenProblem>,
): Result<'OPEN_TO_ALL' | 'WITH_PASS', RefusalIn<WaitingRoomRefusal, 'WAITING_ROOM'>> {
  switch (room.kind) {
    case 'NONE':
    case 'OVER':
      return ok('OPEN_TO_ALL');
    case 'SHUT':
    case 'GATHERING':
      return refused({ code: 'WAITING_ROOM', eventId, because: 'NOT_OPEN' });
    case 'OPEN':
      return pass.ok ? ok('WITH_PASS') : refused({ code: 'WAITING_ROOM', eventId, because: pass.refusal });
    default:
      return never(room);
  }
}
