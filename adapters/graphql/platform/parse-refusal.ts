import type { Refusal } from '#domain/refusal.ts';
import { isRefusalCode } from '#domain/refusal-codes.ts';

/**
 * A refusal as it came over the wire: the code, and its data beside it. Null for every other code: a fault on the other
 * side, or the words of another version, for which there is no sentence; the state is then unknown. The server writes
 * both from the same union; test/wire holds the two ends together.
 */
export function parseRefusal(code: unknown, data: unknown): Refusal | null {
  if (typeof code !== 'string' || !isRefusalCode(code)) return null;
  const facts = typeof data === 'object' && data !== null ? data : {};
  return { ...facts, code } as Refusal;
}
