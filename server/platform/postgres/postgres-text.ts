/** A text that PostgreSQL keeps: a NUL and half a character become the sign for what cannot be read. */
export const postgresText = (text: string): string => text.replaceAll('\0', '\ufffd').toWellFormed();

function storable(value: unknown): unknown {
  if (typeof value === 'string') return postgresText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [postgresText(name), storable(inner)]));
}

/** A value as JSON that a jsonb column takes, whatever texts came in with it. */
export const postgresJson = (value: unknown): string => JSON.stringify(storable(value));
