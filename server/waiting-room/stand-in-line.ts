import { hasPage, isPrivate } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { roomState } from '#domain/waiting-room/gate.ts';
import { isDrawn, placeOf, type Waiter } from '#domain/waiting-room/place.ts';
import { type NothingLeft, nothingLeft } from '#domain/waiting-room/room-stock.ts';
import { isSlowerThanShown, type ShownPlace, shownPlace } from '#domain/waiting-room/shown-place.ts';
import { newPlace, passFor, type WaitingTokenFields } from '#domain/waiting-room/waiting-token.ts';
import { opensEvent } from '#server/event/event-link.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import type { WaitingRoomRow } from '#server/waiting-room/ports/waiting-rooms.ts';
import { CachedRooms } from './cached-rooms.ts';
import { CachedStock, type SeenStock } from './cached-stock.ts';
import { WaitingLines } from './waiting-lines.ts';
import { drawLot, signWaitingToken, verifyWaitingToken } from './waiting-tokens.ts';

/** The outcome at the waiting room. `place` and `pass` are tokens to keep. */
export type Waiting =
  | { readonly kind: 'WALK_IN' }
  | { readonly kind: 'OVER' }
  | { readonly kind: 'SHUT'; readonly gathersAt: Instant; readonly opensAt: Instant }
  | { readonly kind: 'GATHERING'; readonly opensAt: Instant; readonly inDraw: boolean; readonly place: string }
  | { readonly kind: 'WAITING'; readonly told: ShownPlace; readonly slower: boolean; readonly place: string }
  /** Sold out: nobody is let in, and the place is kept for returned tickets. */
  | { readonly kind: 'NOTHING_LEFT'; readonly why: NothingLeft; readonly place: string }
  | { readonly kind: 'ADMITTED'; readonly place: string; readonly pass: string; readonly expiresAt: Instant };

export type AskedToWait = {
  readonly eventId: number;
  /** Null: not signed in. */
  readonly account: Waiter | null;
  readonly visitor: Waiter;
  /** The browser's place token, and what it was shown last. */
  readonly place: string | null;
  readonly told: ShownPlace | null;
  readonly keys: readonly string[];
};

/** Joining and polling are one idempotent request. Only an event's first request reads the database. */
export type StandInLine = (
  asked: AskedToWait,
) => Promise<Result<{ readonly event: WaitingRoomRow; readonly waiting: Waiting }, RefusalOf<'EVENT_NOT_FOUND'>>>;

export const StandInLine = defineUseCase(
  'StandInLine',
  { rooms: CachedRooms, lines: WaitingLines, stock: CachedStock, keyring: Keyring, metrics: Metrics, clock: Clock },
  (given): StandInLine => {
    const { rooms, lines, stock, keyring, metrics, clock } = given;

    /** Before the opening an account's place beats a browser's: it takes part in the draw. */
    function keptPlace(
      { eventId, account, visitor, place }: AskedToWait,
      gathering: boolean,
      now: Instant,
    ): WaitingTokenFields | null {
      const holders = account === null ? [visitor] : gathering ? [account] : [account, visitor];
      const kept = verifyWaitingToken(keyring, place, { kind: 'PLACE', eventId, holders }, now);
      return kept.ok ? kept.value : null;
    }

    function stand(asked: AskedToWait, event: WaitingRoomRow, supply: SeenStock | null, now: Instant): Waiting {
      const room = roomState(event, now);
      switch (room.kind) {
        case 'NONE':
          return { kind: 'WALK_IN' };
        case 'OVER':
        case 'SHUT':
          return room;
        case 'GATHERING':
        case 'OPEN': {
          const { eventId } = event;
          const { opensAt } = room;
          const kept = keptPlace(asked, room.kind === 'GATHERING', now);
          const held = kept ?? newPlace(eventId, asked.account ?? asked.visitor, now);
          const place = kept !== null && asked.place !== null ? asked.place : signWaitingToken(keyring, held);
          const own = placeOf(held.waiter, held.issuedAt, drawLot(keyring, eventId, opensAt, held.waiter), opensAt);
          const why = supply === null ? null : nothingLeft(supply);
          const { admitted, ahead, rate } = lines.of(eventId, opensAt).stand(own, room.kind === 'OPEN', now, supply);
          metrics.count('waiting_room_asked_total', {
            outcome: kept === null ? 'joined' : admitted ? 'admitted' : 'waits',
          });
          if (room.kind === 'GATHERING')
            return { kind: 'GATHERING', opensAt, inDraw: isDrawn(held.waiter, held.issuedAt, opensAt), place };
          // The next in line would find nothing either.
          if (why !== null) return { kind: 'NOTHING_LEFT', why, place };
          if (admitted) {
            const pass = passFor(held, now);
            return { kind: 'ADMITTED', place, pass: signWaitingToken(keyring, pass), expiresAt: pass.expiresAt };
          }
          const told = shownPlace(asked.told, ahead, rate);
          return { kind: 'WAITING', told, slower: isSlowerThanShown(told, ahead, rate), place };
        }
        default:
          return never(room);
      }
    }

    return async (asked) => {
      const event = await rooms.of(asked.eventId);
      // Drafts are not visible, nor are private events without their key.
      if (event === null || !hasPage(event.standing)) return refused({ code: 'EVENT_NOT_FOUND' });
      if (isPrivate(event.standing.feature) && !asked.keys.some((key) => opensEvent(keyring, event, key)))
        return refused({ code: 'EVENT_NOT_FOUND' });
      const supply = roomState(event, clock.now()).kind === 'OPEN' ? await stock.of(event.eventId) : null;
      return ok({ event, waiting: stand(asked, event, supply, clock.now()) });
    };
  },
);
