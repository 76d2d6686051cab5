const DASHLESS = /^[0-9a-f]{32}$/;

export const withoutDashes = (uuid: string): string => uuid.replaceAll('-', '');

/** Null if the text is not 32 hexadecimal digits. */
export const withDashes = (text: string): string | null =>
  DASHLESS.test(text)
    ? `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`
    : null;

const UUID_BYTES = 16;

/** The 16 bytes of a UUID, with or without dashes. */
export function uuidBytes(uuid: string): Uint8Array {
  const digits = uuid.replaceAll('-', '');
  return Uint8Array.from({ length: UUID_BYTES }, (_, at) => Number.parseInt(digits.slice(at * 2, at * 2 + 2), 16));
}

/** Lower case, with dashes. */
export function uuidText(bytes: Uint8Array): string {
  const digits = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [digits.slice(0, 8), digits.slice(8, 12), digits.slice(12, 16), digits.slice(16, 20), digits.slice(20)].join(
    '-',
  );
}
