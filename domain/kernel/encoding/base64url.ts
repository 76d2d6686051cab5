const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES: ReadonlyMap<string, number> = new Map([...ALPHABET].map((character, value) => [character, value]));

/** Base64url without padding (RFC 4648, section 5). */
export function writeBase64url(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 3) {
    const three = ((bytes[at] ?? 0) << 16) | ((bytes[at + 1] ?? 0) << 8) | (bytes[at + 2] ?? 0);
    const characters = Math.min(4, bytes.length - at + 1);
    for (let place = 0; place < characters; place++) text += ALPHABET.charAt((three >> (18 - 6 * place)) & 63);
  }
  return text;
}

/** Reads canonical base64url: no padding, no other characters, no spare bits set. Null otherwise. */
export function readBase64url(text: string): Uint8Array | null {
  const bytes = new Uint8Array((text.length * 6) >> 3);
  let bits = 0;
  let held = 0;
  let at = 0;
  for (const character of text) {
    const value = VALUES.get(character);
    if (value === undefined) return null;
    held = ((held << 6) | value) & 0xffff;
    bits += 6;
    if (bits >= 8) {
      bits -= 8;
      bytes[at++] = (held >> bits) & 0xff;
    }
  }
  return writeBase64url(bytes) === text ? bytes : null;
}
