const DASHLESS = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** A UUID as it stands in tokens: 32 letters. */
export const withoutDashes = (uuid: string): string => uuid.replaceAll('-', '');

/** The UUID of such a text; null for any other text. */
export const withDashes = (text: string): string | null => DASHLESS.exec(text)?.slice(1).join('-') ?? null;
