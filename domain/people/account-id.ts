import type { Brand } from '#domain/kernel/brand.ts';

/** UUIDv7. */
export type AccountId = Brand<string, 'AccountId'>;
