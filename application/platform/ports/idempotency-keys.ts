import { token } from '#domain/kernel/token.ts';

/**
 * Keys of intents whose outcome is not known yet. They outlive a reload, so that pressing again after a lost answer is
 * the same press and never a second order.
 */
export type IdempotencyKeys = {
  readonly find: (intent: string) => string | null;
  readonly keep: (intent: string, key: string) => void;
  readonly drop: (intent: string) => void;
};
export const IdempotencyKeys = token<IdempotencyKeys>('IdempotencyKeys');
