/** What a value is in the clipboard: a text or a number as it is written. Null: of a type that has no text. [S8-43] */
export function copiedText(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'bigint' || (typeof value === 'number' && Number.isFinite(value))) return String(value);
  return null;
}
