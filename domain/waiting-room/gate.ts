import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { EventAbility } from '#domain/permission/event-abilities.ts';
import type { RefusalOf } from '#domain/refusal/refusal.ts';
import type { TokenProblem } from './check-token.ts';
import type { RoomState } from './room-hours.ts';

const WORKS_HERE: readonly EventAbility[] = ['event.edit', 'event.check-in', 'event.run-rooms'];

/** Who prepares the event or stands at its door does not wait before it. */
export const walksPast = (abilities: readonly EventAbility[]): boolean =>
  WORKS_HERE.some((ability) => abilities.includes(ability));

/**
 * Whether somebody may begin to buy; `pass` is what became of the pass that came along. Refused with the room that
 * leads in.
 */
export function decideGate(
  eventId: number,
  room: RoomState,
  pass: Result<unknown, TokenProblem>,
): Result<'OPEN_TO_ALL' | 'WITH_PASS', RefusalOf<'WAITING_ROOM'>> {
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
