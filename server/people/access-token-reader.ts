import type { AccessTokenReader, SignedInSession } from '#server/people/ports/access-token-reader.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import { readAccessToken } from './access-token.ts';
import type { EndedSessions } from './ended-sessions.ts';

/** A purchase makes four requests within seconds, whose one token is verified once (decision 0030). */
const MOST_VERIFIED = 8_192;

export function makeAccessTokenReader(keyring: Keyring, ended: Pick<EndedSessions, 'has'>): AccessTokenReader {
  const verified = new Map<string, SignedInSession>();

  return {
    read(accessToken, now) {
      const known = verified.get(accessToken);
      const session = known !== undefined && now < known.expiresAt ? known : readAccessToken(keyring, accessToken, now);
      if (session === null || ended.has(session.sessionFamilyId)) return null;
      if (session !== known) {
        if (verified.size >= MOST_VERIFIED) verified.clear();
        verified.set(accessToken, session);
      }
      return session;
    },
  };
}
