import { readCookie, writeCookie } from '#adapters/storage/platform/cookie.ts';
import type { SessionMark } from '#application/people/ports/session-mark.ts';

const NAME = 'accessTokenExpiredAt';
/** Ten years. [S9] */
const KEPT_SECONDS = 10 * 365 * 24 * 3_600;

export const cookieSessionMark: SessionMark = {
  isSet: () => readCookie(NAME) !== null,
  set: (expiresAt) => writeCookie(NAME, String(expiresAt), KEPT_SECONDS),
  clear: () => writeCookie(NAME, '', 0),
};
