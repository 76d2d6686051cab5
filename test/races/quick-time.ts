import { type Instant, instant } from '#domain/kernel/instant.ts';
import type { Clock } from '#server/platform/ports/clock.ts';

export function quickTime(times: number): { readonly clock: Clock; readonly pause: (ms: number) => Promise<void> } {
  const began = performance.now();
  const from = Date.now();
  const now = (): Instant => {
    const at = from + (performance.now() - began) * times;
    return instant(at - (at % 1));
  };
  return { clock: { now }, pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms / times)) };
}
