import type { SessionMark } from '#application/ports/session-mark.ts';
import { readCookie, writeCookie } from './cookie.ts';

const NAME = 'accessTokenExpiredAt';
/** Ten years. [S9] */
const KEPT_SECONDS = 10 * 365 * 24 * 3_600;

export const cookieSessionMark: SessionMark = {
  isSet: () => readCookie(NAME) !== null,
  set: (expiresAt) => writeCookie(NAME, String(expiresAt), KEPT_SECONDS),
  clear: () => writeCookie(NAME, '', 0),
};
