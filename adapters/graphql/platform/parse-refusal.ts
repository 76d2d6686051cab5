import type { Refusal } from '#domain/refusal.ts';
import { isRefusalCode } from '#domain/refusal-codes.ts';

/** null for an unknown code: a fault, or another version, so the outcome is unknown. test/wire compares both ends. */
export function parseRefusal(code: unknown, data: unknown): Refusal | null {
  if (typeof code !== 'string' || !isRefusalCode(code)) return null;
  const facts = typeof data === 'object' && data !== null ? data : {};
  return { ...facts, code } as Refusal;
}
