import { HOUR, MINUTE } from '#domain/kernel/instant.ts';

/** Waits before a transfer without an outcome is retried, in ms; the last one repeats for ever. [design] */
export const SETTLE_WAITS: readonly number[] = [MINUTE, 2 * MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR];
