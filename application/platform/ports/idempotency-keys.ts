import { token } from '#domain/kernel/token.ts';

/** Survive a reload, so that pressing again after a lost answer repeats the request instead of making another. */
export type IdempotencyKeys = {
  readonly find: (intent: string) => string | null;
  readonly keep: (intent: string, key: string) => void;
  readonly drop: (intent: string) => void;
};
export const IdempotencyKeys = token<IdempotencyKeys>('IdempotencyKeys');
