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

// Two characters are 10 bits: five hexadecimal digits are two pairs. By table, because every answer has several ids.
const PAIRS: readonly string[] = [...ALPHABET].flatMap((first) => [...ALPHABET].map((second) => first + second));
const VALUE_OF: ReadonlyMap<string, number> = new Map(PAIRS.map((pair, value) => [pair, value]));
const pair = (value: number): string => PAIRS[value] ?? '';
const valueAt = (text: string, from: number): number => VALUE_OF.get(text.slice(from, from + 2)) ?? 0;

export type WireId = { readonly eventId: number; readonly rowId: string };

/** The wire id of a row; the arguments come from the database, so another shape is a bug and throws. */
export function encodeWireId(eventId: number, rowId: string): string {
  if (!UUID.test(rowId)) throw new Error(`Not a row id: ${rowId}`);
  if (!Number.isInteger(eventId) || eventId < 1 || eventId > GREATEST_EVENT_ID) throw new Error(`Not an event id: ${eventId}`);
  const hex = eventId.toString(16).padStart(8, '0') + rowId.replaceAll('-', '');
  let text = '';
  for (let from = 0; from < hex.length; from += 5) {
    const value = Number.parseInt(hex.slice(from, from + 5), 16);
    text += pair(value >> 10) + pair(value & 0x3ff);
  }
  return text;
}

/** What a wire id names; null for a text that never was one. */
export function decodeWireId(text: string): WireId | null {
  if (!WIRE_ID.test(text)) return null;
  let digits = '';
  for (let from = 0; from < LENGTH; from += 4) {
    const value = (valueAt(text, from) << 10) | valueAt(text, from + 2);
    digits += value.toString(16).padStart(5, '0');
  }
  const eventId = Number.parseInt(digits.slice(0, 8), 16);
  if (eventId < 1 || eventId > GREATEST_EVENT_ID) return null;
  const rowId = withDashes(digits.slice(8));
  return rowId === null ? null : { eventId, rowId };
}
