import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { roleOf } from '#domain/people/roster.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { eventAbilities, skipsWaitingRoom } from '#domain/permission/event-abilities.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import { decideGate, roomState } from '#domain/waiting-room/gate.ts';
import type { Waiter } from '#domain/waiting-room/place.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import type { WaitingRoomRow } from '#server/waiting-room/ports/waiting-rooms.ts';
import { CachedRooms } from './cached-rooms.ts';
import { verifyWaitingToken } from './waiting-tokens.ts';

export type AtTheGate = {
  readonly eventId: number;
  readonly viewer: Extract<PermissionViewer, { readonly kind: 'account' }>;
  /** The browser, if known: a pass from before sign-in is still valid. */
  readonly visitor: Waiter | null;
  readonly pass: string | null;
};

/** Without the database. A missing event passes: the sale refuses it. */
export type PassWaitingRoom = (asked: AtTheGate) => Promise<Result<null, RefusalOf<'WAITING_ROOM'>>>;

export const PassWaitingRoom = defineUseCase(
  'PassWaitingRoom',
  { rooms: CachedRooms, keyring: Keyring, metrics: Metrics, clock: Clock },
  (given): PassWaitingRoom => {
    const { rooms, keyring, metrics, clock } = given;
    const worksHere = (viewer: AtTheGate['viewer'], { standing, team }: WaitingRoomRow): boolean =>
      skipsWaitingRoom(
        eventAbilities(viewer, { ...standing, teamRole: roleOf(team, viewer.accountId), opened: false }),
      );

    return async ({ eventId, viewer, visitor, pass }) => {
      const event = await rooms.of(eventId);
      const now = clock.now();
      const room = event === null ? null : roomState(event, now);
      if (event === null || room === null || room.kind === 'NONE' || worksHere(viewer, event)) return ok(null);
      const holders: readonly Waiter[] = [
        { kind: 'ACCOUNT', id: viewer.accountId },
        ...(visitor === null ? [] : [visitor]),
      ];
      const decided = decideGate(
        eventId,
        room,
        verifyWaitingToken(keyring, pass, { kind: 'PASS', eventId, holders }, now),
      );
      metrics.count('waiting_room_gate_total', { outcome: decided.ok ? decided.value : decided.refusal.because });
      return decided.ok ? ok(null) : decided;
    };
  },
);
