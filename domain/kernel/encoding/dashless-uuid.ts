const DASHLESS = /^[0-9a-f]{32}$/;

/** A UUID as it stands in tokens: 32 letters. */
export const withoutDashes = (uuid: string): string => uuid.replaceAll('-', '');

/** The UUID of such a text; null for any other text. */
export const withDashes = (text: string): string | null =>
  DASHLESS.test(text)
    ? `${text.slice(0, 8)}-${text.slice(8, 12)}-${text.slice(12, 16)}-${text.slice(16, 20)}-${text.slice(20)}`
    : null;
