/**
 * The id on the wire of a row of the event group: opaque text without '-', from which the edge learns the event and the row.
 * Base32 (RFC 4648 section 6, lower case) of the event's id (4 bytes, big endian) and the row's UUID (16 bytes): 160 bits are exactly 32 characters.
 */
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
const LENGTH = 32;
const VALUE_OF: ReadonlyMap<string, number> = new Map([...ALPHABET].map((character, value) => [character, value]));
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const GREATEST_EVENT_ID = 0x7fff_ffff;

export type WireId = { readonly eventId: number; readonly rowId: string };

/** The wire id of a row; the arguments come from the database, so another shape is a bug and throws. */
export function encodeWireId(eventId: number, rowId: string): string {
  if (!UUID.test(rowId)) throw new Error(`Not a row id: ${rowId}`);
  if (!Number.isInteger(eventId) || eventId < 1 || eventId > GREATEST_EVENT_ID) throw new Error(`Not an event id: ${eventId}`);
  let bits = (BigInt(eventId) << 128n) | BigInt(`0x${rowId.replaceAll('-', '')}`);
  const characters: string[] = [];
  for (let index = 0; index < LENGTH; index += 1) {
    characters.push(ALPHABET[Number(bits & 31n)] ?? '');
    bits >>= 5n;
  }
  return characters.reverse().join('');
}

/** What a wire id names; null for a text that never was one. */
export function decodeWireId(text: string): WireId | null {
  if (text.length !== LENGTH) return null;
  let bits = 0n;
  for (const character of text) {
    const value = VALUE_OF.get(character);
    if (value === undefined) return null;
    bits = (bits << 5n) | BigInt(value);
  }
  const eventId = Number(bits >> 128n);
  if (eventId < 1 || eventId > GREATEST_EVENT_ID) return null;
  const hex = (bits & ((1n << 128n) - 1n)).toString(16).padStart(32, '0');
  return { eventId, rowId: `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}` };
}
