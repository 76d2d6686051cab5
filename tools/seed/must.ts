import type { Result } from '#domain/kernel/result.ts';

/** A refusal in the demo is a bug in the seed or in a rule. */
export function must<T>(what: string, result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(`The seed was refused: ${what}: ${JSON.stringify(result.refusal)}`);
  return result.value;
}
