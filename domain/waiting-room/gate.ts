import { never } from '#domain/kernel/never.ts';
import type { RefusalIn } from '#domain/kernel/refusal-in.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { WaitingRoomRefusal } from '#domain/waiting-room/waiting-room-refusals.ts';
import type { TokenProblem } from './check-token.ts';
import type { RoomState } from './room-hours.ts';

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
