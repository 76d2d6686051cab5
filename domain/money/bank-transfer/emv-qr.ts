/** One field of an EMV QR code: two-digit id, two-digit length, value. Values are ASCII, so the length counts bytes. */
export const writeTlv = (id: string, value: string): string => `${id}${String(value.length).padStart(2, '0')}${value}`;

const POLYNOMIAL = 0x1021;

/** CRC-16/CCITT-FALSE of ASCII text, as four upper-case hex digits (EMV QR codes). */
export function crc16(text: string): string {
  let crc = 0xffff;
  for (let at = 0; at < text.length; at++) {
    crc ^= text.charCodeAt(at) << 8;
    for (let bit = 0; bit < 8; bit++) crc = (crc & 0x8000 ? (crc << 1) ^ POLYNOMIAL : crc << 1) & 0xffff;
  }
  return crc.toString(16).toUpperCase().padStart(4, '0');
}
