import { type Instant, later } from '#domain/kernel/instant.ts';
import { ACCESS_TOKEN_LIFE } from '#domain/people/session-family.ts';
import type { SessionRows } from '#server/people/ports/session-rows.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { EventBus } from '#server/platform/ports/event-bus.ts';

export type EndedSessions = {
  readonly has: (sessionFamilyId: string) => boolean;
  /** Resolves when the sessions that ended before this node started are known. */
  readonly ready: Promise<void>;
};

/** Heard on the bus; read from the database at the start and when messages may have been missed. */
export function makeEndedSessions(
  bus: EventBus,
  rows: Pick<SessionRows, 'endedSince'>,
  clock: Clock,
  note: (error: unknown) => void,
): EndedSessions {
  const ended = new Map<string, Instant>();
  const forgetOld = (): void => {
    const before = later(clock.now(), -ACCESS_TOKEN_LIFE);
    for (const [sessionFamilyId, at] of ended) if (at < before) ended.delete(sessionFamilyId);
  };
  const ask = async (): Promise<void> => {
    try {
      for (const { sessionFamilyId, endedAt } of await rows.endedSince(later(clock.now(), -ACCESS_TOKEN_LIFE)))
        ended.set(sessionFamilyId, endedAt);
      forgetOld();
    } catch (error) {
      note(error);
    }
  };
  bus.subscribe((message) => {
    if (message.kind === 'session-ended') {
      forgetOld();
      ended.set(message.sessionFamilyId, clock.now());
    }
    if (message.kind === 'resynchronise') void ask();
  });
  return { has: (sessionFamilyId) => ended.has(sessionFamilyId), ready: ask() };
}
