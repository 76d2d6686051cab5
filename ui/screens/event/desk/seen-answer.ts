import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Null: not the viewer's to see, so the page leaves it out. Any other refusal is shown. */
export type Seen<T> = Result<T, Refusal> | null;

export const seen = <T>(answer: Result<T, Refusal> | null): Seen<T> =>
  answer?.ok === false && answer.refusal.code === 'FORBIDDEN' ? null : answer;
