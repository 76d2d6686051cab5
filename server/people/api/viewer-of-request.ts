import type { Instant } from '#domain/kernel/instant.ts';
import { token } from '#domain/kernel/token.ts';
import { effectiveViewer, givenFactor, needsSecondFactor } from '#domain/people/second-factor.ts';
import { anonymous, type PermissionViewer } from '#domain/people/viewer.ts';
import type { AccessTokenReader } from '#server/people/ports/access-token-reader.ts';
import type { SessionRows } from '#server/people/ports/session-rows.ts';
import type { ViewerFacts } from '#server/people/ports/viewer-facts.ts';

/** 'expired' for an invalid token too. Staff have no platform rights in a session without a second factor. */
export type ViewerOfRequest = (
  authorization: string | undefined,
  now: Instant,
) => Promise<PermissionViewer | 'expired'>;
export const ViewerOfRequest = token<ViewerOfRequest>('ViewerOfRequest');

/** With or without `Bearer`. */
export const accessTokenIn = (authorization: string | undefined): string | null =>
  authorization?.replace(/^Bearer\s+/i, '').trim() || null;

export const makeViewerOfRequest =
  (tokens: AccessTokenReader, facts: ViewerFacts, sessions: Pick<SessionRows, 'proof'>): ViewerOfRequest =>
  async (authorization, now) => {
    const accessToken = accessTokenIn(authorization);
    if (accessToken === null) return anonymous;
    const session = tokens.read(accessToken, now);
    if (session === null) return 'expired';
    const viewer = await facts.of(session.accountId);
    if (viewer.kind === 'anonymous') return 'expired';
    if (!needsSecondFactor(viewer)) return viewer;
    // Read each time: a proof counts at once on every node, and only staff pay for it.
    return effectiveViewer(viewer, givenFactor(await sessions.proof(session.accountId, session.sessionFamilyId), now));
  };
