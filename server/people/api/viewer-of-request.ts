import type { Instant } from '#domain/kernel/instant.ts';
import { token } from '#domain/kernel/token.ts';
import { anonymous, type PermissionViewer } from '#domain/people/viewer.ts';
import type { AccessTokenReader } from '#server/people/ports/access-token-reader.ts';
import type { ViewerFacts } from '#server/people/ports/viewer-facts.ts';

/** The viewer by the Authorization header; 'expired' for an invalid or expired token. */
export type ViewerOfRequest = (
  authorization: string | undefined,
  now: Instant,
) => Promise<PermissionViewer | 'expired'>;
export const ViewerOfRequest = token<ViewerOfRequest>('ViewerOfRequest');

/** With or without `Bearer`. */
export const accessTokenIn = (authorization: string | undefined): string | null =>
  authorization?.replace(/^Bearer\s+/i, '').trim() || null;

export const makeViewerOfRequest =
  (tokens: AccessTokenReader, facts: ViewerFacts): ViewerOfRequest =>
  async (authorization, now) => {
    const accessToken = accessTokenIn(authorization);
    if (accessToken === null) return anonymous;
    const session = tokens.read(accessToken, now);
    if (session === null) return 'expired';
    const viewer = await facts.of(session.accountId);
    return viewer.kind === 'anonymous' ? 'expired' : viewer;
  };
