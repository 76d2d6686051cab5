import { type Instant, later } from '#domain/kernel/instant.ts';
import { ACCESS_TOKEN_LIFE } from '#domain/people/session-family.ts';
import type { AccessTokenReader, SignedInSession } from '#server/people/ports/access-token-reader.ts';
import type { SessionRows } from '#server/people/ports/session-rows.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { EventBus } from '#server/platform/ports/event-bus.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import { readAccessToken } from './access-token.ts';
import { makeCrowdMemory } from './crowd-memory.ts';

/** Sessions that ended while access tokens of theirs may still be about. */
export type EndedSessions = {
  readonly has: (sessionFamilyId: string) => boolean;
  /** Resolves when what ended before this node began is known. */
  readonly ready: Promise<void>;
};

/**
 * Hears of ended sessions on the bus and keeps them as long as an access token lives; at the start, and whenever
 * messages may have been missed, asks the database.
 */
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

/**
 * Buyers ask four times within seconds: what was verified is not computed again. Whether it has expired or ended is
 * asked each time.
 */
const MOST_VERIFIED = 8_192;

/** Reads access tokens without the database; those of ended sessions are not believed. */
export function makeAccessTokenReader(keyring: Keyring, ended: Pick<EndedSessions, 'has'>): AccessTokenReader {
  const verified = makeCrowdMemory<SignedInSession>(MOST_VERIFIED);

  return {
    read(accessToken, now) {
      const known = verified.get(accessToken);
      const session = known !== undefined && now < known.expiresAt ? known : readAccessToken(keyring, accessToken, now);
      if (session === null || ended.has(session.sessionFamilyId)) return null;
      if (session !== known) verified.set(accessToken, session);
      return session;
    },
  };
}
