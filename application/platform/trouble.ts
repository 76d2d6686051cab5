import type { Refusal } from '#domain/refusal.ts';

/** No valid answer: the outcome is unknown, and repeating with the same key is safe. */
type Unreachable = { readonly code: 'UNREACHABLE' };

export type Trouble = Refusal | Unreachable;
