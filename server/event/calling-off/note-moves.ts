import { decideMove, placeOf, type WhenAndWhere } from '#domain/event/session-move.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { EventPapers } from '#server/event/ports/event-store.ts';
import type { SectionEventRow } from '#server/event/ports/section-event-row.ts';
import type { SessionMoveRow } from '#server/event/ports/session-moves.ts';
import type { Transaction } from '#server/platform/ports/transaction.ts';
import { type MovingPorts, TELL_MOVE_JOB } from './moving-ports.ts';

const planOf = (event: EventRow, session: SectionEventRow): WhenAndWhere => ({
  beginAt: session.beginAt,
  endAt: session.endAt,
  timezone: session.timezone,
  place: placeOf({ format: event.eventType, address: event.address }, session),
});

const knownFrom = (move: SessionMoveRow): WhenAndWhere => ({
  beginAt: move.beginBefore,
  endAt: move.endBefore,
  timezone: move.timezoneBefore,
  place: move.placeBefore,
});

/** A change that is not told yet gives way to a later one. Drafts and cancelled sessions tell nobody. */
export async function noteMoves(
  ports: MovingPorts,
  tx: Transaction,
  before: Pick<EventPapers, 'event' | 'sessions'>,
  after: Pick<EventPapers, 'event' | 'sessions'>,
  actor: AccountId,
): Promise<readonly SectionEventRow[]> {
  if (before.event.status !== 'PUBLISHED' || after.event.status !== 'PUBLISHED') return after.sessions;
  const sessions: SectionEventRow[] = [];
  const { eventId } = after.event;
  const waiting = await ports.moves.lockUntold(tx, eventId);
  const now = ports.clock.now();
  for (const session of after.sessions) {
    const was = before.sessions.find((one) => one.sectionEventId === session.sectionEventId);
    sessions.push(session);
    if (was === undefined || session.cancelledAt !== null) continue;
    const earlier = waiting.find((move) => move.sectionEventId === session.sectionEventId);
    // Once some people know of a change, everyone is told of the next.
    const untold = earlier?.state === 'WAITING' ? knownFrom(earlier) : null;
    const decided = decideMove(untold, planOf(before.event, was), planOf(after.event, session), now);
    if (decided.kind === 'NOTHING') continue;
    if (earlier !== undefined) await ports.moves.put(tx, { ...earlier, state: 'SUPERSEDED', endedAt: now });
    const moved = { ...session, moves: was.moves + 1 };
    await ports.events.putSession(tx, moved);
    sessions.splice(-1, 1, moved);
    if (decided.kind === 'TAKE_BACK') continue;
    const move: SessionMoveRow = {
      eventId,
      sessionMoveId: ports.ids.newId(),
      sectionEventId: session.sectionEventId,
      state: 'WAITING',
      beginBefore: decided.known.beginAt,
      endBefore: decided.known.endAt,
      timezoneBefore: decided.known.timezone,
      placeBefore: decided.known.place,
      giveBackUntil: earlier?.giveBackUntil ?? null,
      movedBy: actor,
      movedAt: now,
      tellsAt: decided.tellsAt,
      endedAt: null,
    };
    await ports.moves.put(tx, move);
    await ports.jobs.enqueue(tx, [
      {
        ...TELL_MOVE_JOB,
        payload: { eventId, moveId: move.sessionMoveId },
        runAt: move.tellsAt,
        uniqueKey: `${TELL_MOVE_JOB.task}:${move.sessionMoveId}`,
      },
    ]);
  }
  return sessions;
}
