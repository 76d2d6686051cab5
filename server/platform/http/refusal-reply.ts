import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECOND } from '#domain/kernel/instant.ts';
import { type Locale, localeOf } from '#domain/kernel/locale/locale.ts';
import type { Refusal } from '#domain/refusal.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

/** Codes not listed here are 422. */
const STATUS: Partial<Record<Refusal['code'], number>> = {
  UNAUTHORIZED: 401,
  SESSION_ENDED: 401,
  PROVIDER_REFUSED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  EVENT_NOT_FOUND: 404,
  INVALID_INPUT: 400,
  INVALID_EMAIL: 400,
  UPLOAD_LINK_USED: 409,
  UPLOAD_LINK_EXPIRED: 410,
  LINK_EXPIRED: 410,
  UPLOAD_TOO_LARGE: 413,
  UPLOAD_NOT_AN_IMAGE: 415,
  UPLOAD_NOT_A_DOCUMENT: 415,
  RATE_LIMITED: 429,
  RESEND_TOO_SOON: 429,
  BUSY: 503,
};

/** The header x-locale, else the first of Accept-Language. [S7.1-06] */
export function localeOfRequest(request: Pick<FastifyRequest, 'headers'>): Locale {
  const asked = request.headers['x-locale'] ?? request.headers['accept-language'];
  return localeOf((Array.isArray(asked) ? asked[0] : asked) ?? '');
}

const secondsUntil = (refusal: Refusal, now: number): string | null =>
  refusal.code === 'RATE_LIMITED' ? String(Math.max(1, Math.ceil((refusal.retryAt - now) / SECOND))) : null;

/** The message is in the caller's language. */
export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { code, ...data } = refusal;
  const retryAfter = secondsUntil(refusal, Date.now());
  if (retryAfter !== null) void reply.header('retry-after', retryAfter);
  return reply
    .code(STATUS[code] ?? 422)
    .header('cache-control', 'no-store')
    .send({ error: { code, message: refusalSentence(refusal, localeOfRequest(request)), data } });
}
