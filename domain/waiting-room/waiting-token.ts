import { readBase64url, writeBase64url } from '#domain/kernel/encoding/base64url.ts';
import { uuidBytes, uuidText } from '#domain/kernel/encoding/uuid.ts';
import { HOUR, type Instant, instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Waiter } from './place.ts';

/** PLACE: arrived at `issuedAt`, waiting. PASS: admitted. */
export type WaitingTokenKind = 'PLACE' | 'PASS';

export type WaitingTokenFields = {
  readonly kind: WaitingTokenKind;
  readonly eventId: number;
  readonly waiter: Waiter;
  readonly issuedAt: Instant;
  readonly expiresAt: Instant;
};

export type WaitingToken = {
  readonly keyId: string;
  readonly payload: Uint8Array;
  readonly mac: Uint8Array;
  readonly fields: WaitingTokenFields;
};

const VERSION = 1;
const PAYLOAD_BYTES = 34;
/** HMAC-SHA-256. */
export const WAITING_MAC_BYTES = 32;
/** 66 bytes are exactly 88 characters, so there are no spare bits. */
const CODE_LENGTH = 88;
const SHAPE = new RegExp(`^([a-z0-9]{1,16})\\.([A-Za-z0-9_-]{${CODE_LENGTH}})$`);

const WHAT_AT = 1;
const EVENT_AT = 2;
const WAITER_AT = 6;
const ISSUED_AT = 22;
const EXPIRES_AT = 28;

const IS_PASS = 1;
const IS_VISITOR = 2;
const LOW_HALF = 2 ** 32;

function writeMoment(view: DataView, at: number, moment: Instant): void {
  view.setUint16(at, Math.floor(moment / LOW_HALF));
  view.setUint32(at + 2, moment % LOW_HALF);
}

const readMoment = (view: DataView, at: number): Instant =>
  instant(view.getUint16(at) * LOW_HALF + view.getUint32(at + 2));

/** Version (1), kind (1), event id (4), account or visitor (16), issued and expires (6 each, ms), big-endian. */
export function waitingTokenPayload({ kind, eventId, waiter, issuedAt, expiresAt }: WaitingTokenFields): Uint8Array {
  const payload = new Uint8Array(PAYLOAD_BYTES);
  const view = new DataView(payload.buffer);
  view.setUint8(0, VERSION);
  view.setUint8(WHAT_AT, (kind === 'PASS' ? IS_PASS : 0) + (waiter.kind === 'VISITOR' ? IS_VISITOR : 0));
  view.setUint32(EVENT_AT, eventId);
  payload.set(uuidBytes(waiter.id), WAITER_AT);
  writeMoment(view, ISSUED_AT, issuedAt);
  writeMoment(view, EXPIRES_AT, expiresAt);
  return payload;
}

/** The cookie's text: `<key id>.<base64url of payload and code>`. */
export function writeWaitingToken(keyId: string, payload: Uint8Array, mac: Uint8Array): string {
  const bytes = new Uint8Array(PAYLOAD_BYTES + WAITING_MAC_BYTES);
  bytes.set(payload);
  bytes.set(mac, PAYLOAD_BYTES);
  return `${keyId}.${writeBase64url(bytes)}`;
}

/** Reads the layout only; the caller verifies the code over the payload. */
export function readWaitingToken(text: string): Result<WaitingToken, 'INVALID'> {
  const [, keyId = '', code = ''] = SHAPE.exec(text) ?? [];
  const bytes = readBase64url(code);
  if (bytes?.[0] !== VERSION) return refused('INVALID');
  const payload = bytes.slice(0, PAYLOAD_BYTES);
  const view = new DataView(payload.buffer);
  const what = view.getUint8(WHAT_AT);
  const fields: WaitingTokenFields = {
    kind: (what & IS_PASS) === 0 ? 'PLACE' : 'PASS',
    eventId: view.getUint32(EVENT_AT),
    waiter: {
      kind: (what & IS_VISITOR) === 0 ? 'ACCOUNT' : 'VISITOR',
      id: uuidText(payload.slice(WAITER_AT, ISSUED_AT)),
    },
    issuedAt: readMoment(view, ISSUED_AT),
    expiresAt: readMoment(view, EXPIRES_AT),
  };
  return ok({ keyId, payload, mac: bytes.slice(PAYLOAD_BYTES), fields });
}

/** Longer than any sale; people who return within it keep their position. */
export const PLACE_LIFE = 6 * HOUR;
/** Time to choose tickets after admission. An admitted place renews its pass while it lasts. */
export const PASS_LIFE = 10 * MINUTE;

export type TokenProblem = 'MISSING' | 'INVALID' | 'OTHER_EVENT' | 'OTHER_PERSON' | 'EXPIRED';

export const newPlace = (eventId: number, waiter: Waiter, now: Instant): WaitingTokenFields => ({
  kind: 'PLACE',
  eventId,
  waiter,
  issuedAt: now,
  expiresAt: later(now, PLACE_LIFE),
});

/** The pass for an admitted place; it ends no later than the place. */
export const passFor = (held: WaitingTokenFields, now: Instant): WaitingTokenFields => ({
  ...held,
  kind: 'PASS',
  issuedAt: now,
  expiresAt: instant(Math.min(later(now, PASS_LIFE), held.expiresAt)),
});

/** Can be presented repeatedly, since answers can be lost. `holders`: the caller's known identities. */
export function checkToken(
  token: WaitingTokenFields,
  asked: { readonly kind: WaitingTokenKind; readonly eventId: number; readonly holders: readonly Waiter[] },
  now: Instant,
): Result<WaitingTokenFields, Exclude<TokenProblem, 'MISSING'>> {
  if (token.kind !== asked.kind) return refused('INVALID');
  if (token.eventId !== asked.eventId) return refused('OTHER_EVENT');
  if (!asked.holders.some(({ kind, id }) => kind === token.waiter.kind && id === token.waiter.id))
    return refused('OTHER_PERSON');
  return now < token.expiresAt ? ok(token) : refused('EXPIRED');
}
