import type { FastifyReply, FastifyRequest } from 'fastify';
import { uuidText } from '#domain/kernel/encoding/uuid.ts';
import type { Token } from '#domain/kernel/token.ts';
import type { Waiter } from '#domain/waiting-room/place.ts';
import { readShownPlace, writeShownPlace } from '#domain/waiting-room/shown-place.ts';
import { PASS_LIFE, PLACE_LIFE } from '#domain/waiting-room/waiting-token.ts';
import { markedAccount } from '#server/people/api/account-mark.ts';
import { readCookie, writeCookie } from '#server/platform/http/cookies.ts';
import { eventKeysIn } from '#server/platform/http/event-keys.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { SecretSource } from '#server/platform/ports/secret-source.ts';
import type { AskedToWait, Waiting } from '#server/waiting-room/stand-in-line.ts';

type Use = <T>(token: Token<T>) => T;

const VISITOR = 'visitor';
const placeName = (eventId: number): string => `waitingPlace${eventId}`;
const passName = (eventId: number): string => `waitingPass${eventId}`;
const toldName = (eventId: number): string => `waitingTold${eventId}`;

/** A visitor is identified by the digest of its cookie, so that a token does not reveal it. */
const visitorOf = (use: Use, secret: string): Waiter => ({
  kind: 'VISITOR',
  id: uuidText(use(SecretSource).digest(secret).slice(0, 16)),
});

function keep(use: Use, reply: FastifyReply, name: string, value: string, maxAgeMs: number): void {
  const secure = use(Environment).baseUrl.startsWith('https://');
  void reply.header('set-cookie', writeCookie({ name, value, maxAgeMs, secure, httpOnly: true }));
}

const KEY = 'key';

/** Keys of private events: in the header, in the query, or in the query's target. */
function keysShown({ headers, query }: FastifyRequest): readonly string[] {
  const { [KEY]: key, to } = query as Readonly<Record<string, unknown>>;
  const inTarget = typeof to === 'string' ? new URLSearchParams(to.split('?')[1] ?? '').get(KEY) : null;
  return [...eventKeysIn(headers), ...[key, inTarget].filter((one) => typeof one === 'string')];
}

/** By cookies alone; a new browser gets a visitor cookie. */
export function askedToWait(use: Use, request: FastifyRequest, reply: FastifyReply, eventId: number): AskedToWait {
  const { cookie } = request.headers;
  let secret = readCookie(cookie, VISITOR);
  if (secret === null || secret.length > 100) {
    secret = use(SecretSource).text();
    keep(use, reply, VISITOR, secret, PLACE_LIFE);
  }
  const account = markedAccount(request, use(Keyring));
  return {
    eventId,
    account: account === null ? null : { kind: 'ACCOUNT', id: account },
    visitor: visitorOf(use, secret),
    place: readCookie(cookie, placeName(eventId)),
    told: readShownPlace(readCookie(cookie, toldName(eventId)) ?? ''),
    keys: keysShown(request),
  };
}

/** Sets the cookies that changed. */
export function keepWaiting(
  use: Use,
  reply: FastifyReply,
  { eventId, place, told }: AskedToWait,
  waiting: Waiting,
): void {
  if ('place' in waiting && waiting.place !== place) keep(use, reply, placeName(eventId), waiting.place, PLACE_LIFE);
  if (waiting.kind === 'ADMITTED') keep(use, reply, passName(eventId), waiting.pass, PASS_LIFE);
  if (waiting.kind === 'WAITING' && (waiting.told.ahead !== told?.ahead || waiting.told.minutes !== told.minutes)) {
    keep(use, reply, toldName(eventId), writeShownPlace(waiting.told), PLACE_LIFE);
  }
}

export function passIn(
  use: Use,
  cookie: string | undefined,
  eventId: number,
): { readonly pass: string | null; readonly visitor: Waiter | null } {
  const secret = readCookie(cookie, VISITOR);
  return { pass: readCookie(cookie, passName(eventId)), visitor: secret === null ? null : visitorOf(use, secret) };
}
