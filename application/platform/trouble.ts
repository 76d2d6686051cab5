import type { Refusal } from '#domain/refusal.ts';

/**
 * Nobody answered, or not believably: what became of the request is unknown, and asking again with the same key is
 * safe.
 */
type Unreachable = { readonly code: 'UNREACHABLE' };

export type Trouble = Refusal | Unreachable;
