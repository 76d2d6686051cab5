import { HOUR, MINUTE } from '#domain/kernel/instant.ts';

/**
 * Milliseconds after which a transfer without an outcome is tried again: after it is stored, after the first try, and
 * so on; the last one for ever. [design]
 */
export const SETTLE_WAITS: readonly number[] = [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR];
