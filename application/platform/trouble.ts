import type { Refusal } from '#domain/refusal.ts';

/** The outcome is unknown, and repeating with the same key is safe. */
type Unreachable = { readonly code: 'UNREACHABLE' };

export type Trouble = Refusal | Unreachable;
