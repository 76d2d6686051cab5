import type { Clock } from '#application/platform/ports/clock.ts';
import { instant } from '#domain/kernel/instant.ts';

export const systemClock: Clock = { now: () => instant(Date.now()) };
