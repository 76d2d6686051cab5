import { type Instant, instant, later, MINUTE } from '#domain/kernel/instant.ts';

/** 2026-11-20, 10:00 in Vietnam. */
export const NOW: Instant = instant(Date.UTC(2026, 10, 20, 3));

export const minutes = (count: number): Instant => later(NOW, count * MINUTE);
