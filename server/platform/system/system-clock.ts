import { instant } from '#domain/kernel/instant.ts';
import type { Clock } from '#server/platform/ports/clock.ts';

export const systemClock: Clock = { now: () => instant(Date.now()) };
