import { saleWindow, sellingPeriod } from '#domain/event/sale-window.ts';
import { HOUR, type Instant, instant, later } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { WaitingRoomRefusal } from './waiting-room-refusals.ts';
import type { TokenProblem } from './waiting-token.ts';

/** So long before the sale people can come in and wait for the draw. */
export const GATHERING_TIME = HOUR;

type SoldTicket = {
  readonly saleBeginAt: Instant | null;
  readonly saleEndAt: Instant | null;
  readonly sessionEndAt: Instant;
};

/** What decides on an event's waiting room: the organiser's switch, and when its tickets are sold. */
export type RoomFacts = {
  readonly on: boolean;
  /** null: not published. */
  readonly publishedAt: Instant | null;
  readonly tickets: readonly SoldTicket[];
};

/**
 * NONE: whoever wants to buy walks in. SHUT: it gathers later. GATHERING: whoever comes takes part in the draw. OPEN:
 * places are drawn, people are let in. OVER: nothing is sold any more.
 */
export type RoomState =
  | { readonly kind: 'NONE' }
  | { readonly kind: 'SHUT'; readonly gathersAt: Instant; readonly opensAt: Instant }
  | { readonly kind: 'GATHERING'; readonly opensAt: Instant }
  | { readonly kind: 'OPEN'; readonly opensAt: Instant }
  | { readonly kind: 'OVER' };

/** A waiting room opens with the first sale of its event and is over with the last. */
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

/**
 * Whether somebody may begin to buy; `pass` is what became of the pass that came along. Refused with the room that
 * leads in.
 */
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
