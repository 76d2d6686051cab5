import type { Brand } from '#domain/kernel/brand.ts';

/** Names an account (UUIDv7). */
export type AccountId = Brand<string, 'AccountId'>;
