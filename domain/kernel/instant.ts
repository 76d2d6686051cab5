import type { Brand } from './brand.ts';

/** A moment: milliseconds since 1970-01-01T00:00:00Z. */
export type Instant = Brand<number, 'Instant'>;

/** Takes a number of milliseconds that is known to be a moment. */
export const instant = (ms: number): Instant => ms as Instant;

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** The moment `ms` milliseconds later (earlier when negative). */
export const later = (from: Instant, ms: number): Instant => (from + ms) as Instant;
