import { expect, it } from 'vitest';
import type { EventKeys } from '#application/event/ports/event-keys.ts';

export function eventKeysContract(make: () => EventKeys): void {
  it('keeps the ten newest keys, each once, newest first', () => {
    const keys = make();
    expect(keys.kept()).toEqual([]);
    for (let n = 1; n <= 11; n += 1) keys.keep(`k1.${n}`);
    keys.keep('k1.5');
    expect(keys.kept()).toEqual([5, 11, 10, 9, 8, 7, 6, 4, 3, 2].map((n) => `k1.${n}`));
  });
}
