/** Base32 (RFC 4648 section 6, lower case) of event id (4 bytes, big endian) and UUID: exactly 32 characters. */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 32;
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const WIRE_ID = /^[a-z2-7]{32}$/;
const GREATEST_EVENT_ID = 0x7fff_ffff;
const EVENT_DIGITS = 8;

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

/** Another shape is a bug and throws: the arguments come from the database. */
export function encodeWireId(eventId: number, rowId: string): string {
  if (!UUID.test(rowId)) throw new Error(`Not a row id: ${rowId}`);
  if (!Number.isInteger(eventId) || eventId < 1 || eventId > GREATEST_EVENT_ID)
    throw new Error(`Not an event id: ${eventId}`);
  // Without an intermediate text: every answer has several ids.
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
  for (let index = 0; index < rowId.length; index += 1)
    if (rowId.charCodeAt(index) !== DASH) take(digitAt(rowId, index));
  return letters.toString('latin1');
}

const HEX = Buffer.from('0123456789abcdef');
const uuid = Buffer.from('00000000-0000-0000-0000-000000000000');

/** Null for malformed text. */
export function decodeWireId(text: string): WireId | null {
  if (!WIRE_ID.test(text)) return null;
  // Without an intermediate text: a request may name a hundred seats.
  let eventId = 0;
  let bits = 0;
  let held = 0;
  let digits = 0;
  let at = 0;
  const give = (digit: number): void => {
    digits += 1;
    if (digits <= EVENT_DIGITS) {
      eventId = eventId * 16 + digit;
      return;
    }
    if (uuid[at] === DASH) at += 1;
    uuid[at] = HEX[digit] ?? 0;
    at += 1;
  };
  for (let index = 0; index < LENGTH; index += 1) {
    bits = ((bits << 5) | bitsAt(text, index)) & 0xfff;
    for (held += 5; held >= 4; ) {
      held -= 4;
      give((bits >> held) & 0xf);
    }
  }
  return eventId < 1 || eventId > GREATEST_EVENT_ID ? null : { eventId, rowId: uuid.toString('latin1') };
}
