import { readBase64url, writeBase64url } from '#domain/kernel/encoding/base64url.ts';
import { uuidBytes } from '#domain/kernel/encoding/uuid.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

/** What a letter's secret proves: that we wrote this letter for this invitation. [design] */
export type InvitationSecretFields = {
  /** Key of the platform's keyring: 1 to 16 lower-case letters and digits. */
  readonly keyId: string;
  readonly eventId: number;
  readonly invitationId: string;
  readonly letterNumber: number;
};

/** A secret as read, before its code is verified. */
export type InvitationSecret = { readonly keyId: string; readonly letterNumber: number; readonly mac: Uint8Array };

const VERSION = 1;
/** HMAC-SHA-256. */
export const INVITATION_MAC_BYTES = 32;
const HEAD_BYTES = 4;
/** 36 bytes are exactly 48 characters, so there are no spare bits. */
const CODE_LENGTH = 48;
const SHAPE = new RegExp(`^([a-z0-9]{1,16})\\.([A-Za-z0-9_-]{${CODE_LENGTH}})$`);

/** Fits three bytes. */
export const MOST_LETTERS = 0xff_ffff;

const KEY_BYTES = 16;
const PAYLOAD_BYTES = HEAD_BYTES + KEY_BYTES + 4 + 16;

/** Version (1), letter number (3, big-endian). */
function headOf(letterNumber: number): Uint8Array {
  const head = new Uint8Array(HEAD_BYTES);
  const view = new DataView(head.buffer);
  view.setUint32(0, letterNumber);
  view.setUint8(0, VERSION);
  return head;
}

/** Version (1), letter number (3), key id (16, zero-padded), event id (4), invitation id (16). */
export function invitationSecretPayload(fields: InvitationSecretFields): Uint8Array {
  const payload = new Uint8Array(PAYLOAD_BYTES);
  payload.set(headOf(fields.letterNumber));
  payload.set(
    Uint8Array.from(fields.keyId, (character) => character.charCodeAt(0)),
    HEAD_BYTES,
  );
  new DataView(payload.buffer).setUint32(HEAD_BYTES + KEY_BYTES, fields.eventId);
  payload.set(uuidBytes(fields.invitationId), HEAD_BYTES + KEY_BYTES + 4);
  return payload;
}

/** The link's text: `<key id>.<base64url of version, letter number and code>`. */
export function writeInvitationSecret(
  { keyId, letterNumber }: Pick<InvitationSecretFields, 'keyId' | 'letterNumber'>,
  mac: Uint8Array,
): string {
  const bytes = new Uint8Array(HEAD_BYTES + INVITATION_MAC_BYTES);
  bytes.set(headOf(letterNumber));
  bytes.set(mac, HEAD_BYTES);
  return `${keyId}.${writeBase64url(bytes)}`;
}

/** Reads the layout only; the caller verifies the code over `invitationSecretPayload`. */
export function readInvitationSecret(text: string): Result<InvitationSecret, { readonly code: 'SECRET_INVALID' }> {
  const [, keyId = '', code = ''] = SHAPE.exec(text) ?? [];
  const bytes = readBase64url(code);
  if (bytes?.[0] !== VERSION) return refused({ code: 'SECRET_INVALID' });
  const view = new DataView(bytes.buffer);
  return ok({ keyId, letterNumber: view.getUint32(0) & MOST_LETTERS, mac: bytes.slice(HEAD_BYTES) });
}
