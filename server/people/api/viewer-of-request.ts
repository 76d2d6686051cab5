import type { Instant } from '#domain/kernel/instant.ts';
import { token } from '#domain/kernel/token.ts';
import { anonymous, type PermissionViewer } from '#domain/people/viewer.ts';
import type { AccessTokenReader } from '#server/people/ports/access-token-reader.ts';
import type { ViewerFacts } from '#server/people/ports/viewer-facts.ts';

/** Who asks, by the header Authorization; 'expired' for a token that is not good (any more). */
export type ViewerOfRequest = (
  authorization: string | undefined,
  now: Instant,
) => Promise<PermissionViewer | 'expired'>;
export const ViewerOfRequest = token<ViewerOfRequest>('ViewerOfRequest');

/** The access token of a header: as it is, or after `Bearer`. */
export const accessTokenIn = (authorization: string | undefined): string | null =>
  authorization?.replace(/^Bearer\s+/i, '').trim() || null;

/** Reads the token without the database, then the account's rights. */
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
