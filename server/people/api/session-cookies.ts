import type { FastifyReply, FastifyRequest } from 'fastify';
import { RENEWAL_TOKEN_LIFE, SESSION_MARK_LIFE } from '#domain/people/session-family.ts';
import type { SessionTokens } from '#server/people/begin-session.ts';
import { accountOfRenewalToken } from '#server/people/renewal-token.ts';
import { type CookieScope, clearCookie, readCookie, writeCookie } from '#server/platform/http/cookies.ts';
import { isEmbedded } from '#server/platform/http/embedded.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import { forgetAccountMark, keepAccountMark } from './account-mark.ts';

const RENEWAL = 'renewalToken';
const DEVICE = 'knownDevice';
// Also read and written by the pages.
const EXPIRY = 'accessTokenExpiredAt';

export const renewalTokenIn = (request: Pick<FastifyRequest, 'headers'>): string | null =>
  readCookie(request.headers.cookie, RENEWAL);
export const deviceMarkIn = (request: Pick<FastifyRequest, 'headers'>): string | null =>
  readCookie(request.headers.cookie, DEVICE);

const scopeOf = ({ request }: FastifyReply, baseUrl: string): CookieScope => ({
  secure: baseUrl.startsWith('https://'),
  embedded: isEmbedded(request, baseUrl),
});

/** Out of reach of scripts. [S9-24] [S9-26] */
export function keepSession(
  reply: FastifyReply,
  baseUrl: string,
  keyring: Keyring,
  { renewalToken }: Pick<SessionTokens, 'renewalToken'>,
): void {
  const scope = scopeOf(reply, baseUrl);
  void reply.header(
    'set-cookie',
    writeCookie({ name: RENEWAL, value: renewalToken, maxAgeMs: RENEWAL_TOKEN_LIFE, ...scope, httpOnly: true }),
  );
  const account = accountOfRenewalToken(renewalToken);
  if (account !== null) keepAccountMark(reply, keyring, account, scope);
}

export function keepDeviceMark(reply: FastifyReply, baseUrl: string, mark: string): void {
  void reply.header(
    'set-cookie',
    writeCookie({
      name: DEVICE,
      value: mark,
      maxAgeMs: RENEWAL_TOKEN_LIFE,
      ...scopeOf(reply, baseUrl),
      httpOnly: true,
    }),
  );
}

/** For our pages' scripts, which then renew the session. [S9] */
export function tellOwnPages(reply: FastifyReply, baseUrl: string, expiresAt: number): void {
  const value = String(expiresAt);
  void reply.header(
    'set-cookie',
    writeCookie({ name: EXPIRY, value, maxAgeMs: SESSION_MARK_LIFE, ...scopeOf(reply, baseUrl), httpOnly: false }),
  );
}

/** It stays a known device. [S4-03] */
export function forgetSession(reply: FastifyReply, baseUrl: string): void {
  const scope = scopeOf(reply, baseUrl);
  void reply.header('set-cookie', clearCookie(RENEWAL, scope.secure, true, scope.embedded));
  void reply.header('set-cookie', clearCookie(EXPIRY, scope.secure, false, scope.embedded));
  forgetAccountMark(reply, scope);
}

/** [S3-10] */
export const sessionBody = ({
  accessToken,
  renewalToken,
  expiresAt,
}: Omit<SessionTokens, 'renewalToken'> & { readonly renewalToken: string | null }) => ({
  data: { access_token: accessToken, renewal_token: renewalToken, expires_at: expiresAt },
});
