import { readCookie, writeCookie } from '#adapters/storage/platform/cookie.ts';
import type { SessionMark } from '#application/people/ports/session-mark.ts';
import { SECOND } from '#domain/kernel/instant.ts';
import { SESSION_MARK_LIFE } from '#domain/people/session-family.ts';

const NAME = 'accessTokenExpiredAt';
const KEPT_SECONDS = SESSION_MARK_LIFE / SECOND;

export const cookieSessionMark: SessionMark = {
  isSet: () => readCookie(NAME) !== null,
  set: (expiresAt) => writeCookie(NAME, String(expiresAt), KEPT_SECONDS),
  clear: () => writeCookie(NAME, '', 0),
};
