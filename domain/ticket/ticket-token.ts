import { readBase64url, writeBase64url } from '#domain/kernel/encoding/base64url.ts';
import { uuidBytes, uuidText } from '#domain/kernel/encoding/uuid.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { TicketRefusal } from '#domain/ticket/ticket-refusals.ts';

/** No name, address or price. */
export type TicketTokenFields = {
  /** The event's signing key: 1 to 255. */
  readonly keyNumber: number;
  readonly eventId: number;
  readonly ticketId: string;
  /** Raised by every reissue; only the newest admits. */
  readonly issueNumber: number;
};

export type TicketToken = {
  readonly payload: Uint8Array;
  readonly signature: Uint8Array;
  readonly fields: TicketTokenFields;
};

const VERSION = 1;
const PAYLOAD_BYTES = 26;
/** Ed25519. */
export const SIGNATURE_BYTES = 64;
/** 90 bytes are exactly 120 characters, so there are no spare bits. */
export const TICKET_TOKEN_LENGTH = 120;

const KEY_AT = 1;
const EVENT_AT = 2;
const TICKET_AT = 6;
const ISSUE_AT = 22;

/** Version (1), key number (1), event id (4), ticket id (16), issue number (4), all big-endian. */
export function ticketTokenPayload(fields: TicketTokenFields): Uint8Array {
  const payload = new Uint8Array(PAYLOAD_BYTES);
  const view = new DataView(payload.buffer);
  view.setUint8(0, VERSION);
  view.setUint8(KEY_AT, fields.keyNumber);
  view.setUint32(EVENT_AT, fields.eventId);
  payload.set(uuidBytes(fields.ticketId), TICKET_AT);
  view.setUint32(ISSUE_AT, fields.issueNumber);
  return payload;
}

/** The text of the QR code: payload and signature in base64url. */
export function writeTicketToken(payload: Uint8Array, signature: Uint8Array): string {
  const bytes = new Uint8Array(PAYLOAD_BYTES + SIGNATURE_BYTES);
  bytes.set(payload);
  bytes.set(signature, PAYLOAD_BYTES);
  return writeBase64url(bytes);
}

/** Reads the layout only; the caller verifies the signature. Refused with QR_INVALID. [S8-28] */
export function readTicketToken(text: string): Result<TicketToken, RefusalIn<TicketRefusal, 'QR_INVALID'>> {
  const invalid = refused({ code: 'QR_INVALID' } as const);
  if (text.length !== TICKET_TOKEN_LENGTH) return invalid;
  const bytes = readBase64url(text);
  if (bytes === null) return invalid;
  const payload = bytes.slice(0, PAYLOAD_BYTES);
  const view = new DataView(payload.buffer);
  if (view.getUint8(0) !== VERSION) return invalid;
  const fields = {
    keyNumber: view.getUint8(KEY_AT),
    eventId: view.getUint32(EVENT_AT),
    ticketId: uuidText(payload.slice(TICKET_AT, ISSUE_AT)),
    issueNumber: view.getUint32(ISSUE_AT),
  };
  return ok({ payload, signature: bytes.slice(PAYLOAD_BYTES), fields });
}
