/** NUL and lone surrogates. */
export const postgresText = (text: string): string => text.replaceAll('\0', '\ufffd').toWellFormed();

function storable(value: unknown): unknown {
  if (typeof value === 'string') return postgresText(value);
  if (Array.isArray(value)) return value.map(storable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [postgresText(name), storable(inner)]));
}

/** JSON that a jsonb column accepts, whatever text is in it. */
export const postgresJson = (value: unknown): string => JSON.stringify(storable(value));
