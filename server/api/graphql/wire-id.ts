import { withDashes } from '#domain/text/dashless-uuid.ts';

/**
 * The id on the wire of a row of the event group: opaque text without '-', from which the edge learns the event and the row.
 * Base32 (RFC 4648 section 6, lower case) of the event's id (4 bytes, big endian) and the row's UUID (16 bytes): 160 bits are exactly 32 characters.
 */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 32;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const WIRE_ID = /^[a-z2-7]{32}$/;
const GREATEST_EVENT_ID = 0x7fff_ffff;

const DASH = 0x2d;
const LETTERS = Buffer.from(ALPHABET);
const letters = Buffer.alloc(LENGTH);
const digitAt = (hex: string, index: number): number => {
  const code = hex.charCodeAt(index);
  return code < 0x3a ? code - 0x30 : code - 0x57;
};
/** The five bits of a letter: 'a' to 'z' are 0 to 25, '2' to '7' the rest. */
const bitsAt = (text: string, index: number): number => {
  const code = text.charCodeAt(index);
  return code < 0x61 ? code - 0x18 : code - 0x61;
};

export type WireId = { readonly eventId: number; readonly rowId: string };

/** The wire id of a row; the arguments come from the database, so another shape is a bug and throws. */
export function encodeWireId(eventId: number, rowId: string): string {
  if (!UUID.test(rowId)) throw new Error(`Not a row id: ${rowId}`);
  if (!Number.isInteger(eventId) || eventId < 1 || eventId > GREATEST_EVENT_ID) throw new Error(`Not an event id: ${eventId}`);
  // Every answer has several ids: bits are moved from sixteen to thirty-two letters without a text in between.
  let bits = 0;
  let held = 0;
  let at = 0;
  const take = (digit: number): void => {
    bits = ((bits << 4) | digit) & 0xfff;
    held += 4;
    if (held < 5) return;
    held -= 5;
    letters[at] = LETTERS[(bits >> held) & 0x1f] ?? 0;
    at += 1;
  };
  for (let shift = 28; shift >= 0; shift -= 4) take((eventId >> shift) & 0xf);
  for (let index = 0; index < rowId.length; index += 1) if (rowId.charCodeAt(index) !== DASH) take(digitAt(rowId, index));
  return letters.toString('latin1');
}

/** What a wire id names; null for a text that never was one. */
export function decodeWireId(text: string): WireId | null {
  if (!WIRE_ID.test(text)) return null;
  let digits = '';
  for (let from = 0; from < LENGTH; from += 4) {
    const value = (bitsAt(text, from) << 15) | (bitsAt(text, from + 1) << 10) | (bitsAt(text, from + 2) << 5) | bitsAt(text, from + 3);
    digits += value.toString(16).padStart(5, '0');
  }
  const eventId = Number.parseInt(digits.slice(0, 8), 16);
  if (eventId < 1 || eventId > GREATEST_EVENT_ID) return null;
  const rowId = withDashes(digits.slice(8));
  return rowId === null ? null : { eventId, rowId };
}
