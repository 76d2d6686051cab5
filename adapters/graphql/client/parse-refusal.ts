import type { Refusal } from '#domain/refusal/refusal.ts';

/** Codes that are no refusal but a fault on the other side: the state is unknown. */
const FAULTS = new Set(['INTERNAL', 'INTERNAL_SERVER_ERROR', 'BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED', 'GRAPHQL_PARSE_FAILED']);

/**
 * A refusal as it came over the wire: the code, and its data beside it. Null when it is no refusal.
 * The server writes both from the same union; test/wire holds the two ends together.
 */
export function parseRefusal(code: unknown, data: unknown): Refusal | null {
  if (typeof code !== 'string' || !/^[A-Z][A-Z_]+$/.test(code) || FAULTS.has(code)) return null;
  const facts = typeof data === 'object' && data !== null ? data : {};
  return { ...facts, code } as Refusal;
}
