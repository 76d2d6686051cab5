import type { Brand } from './brand.ts';

/** Milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = Brand<number, 'Instant'>;

export const instant = (ms: number): Instant => ms as Instant;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

export const later = (from: Instant, ms: number): Instant => (from + ms) as Instant;
