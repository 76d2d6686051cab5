import { expect, it } from 'vitest';
import type { DraftShelf } from '#application/event/ports/draft-shelf.ts';

export function draftShelfContract(open: () => DraftShelf): void {
  it('keeps the newest text by its name, until it is cleared', () => {
    const shelf = open();
    expect(shelf.read('event')).toBeNull();
    shelf.keep('event', 'one');
    shelf.keep('event', 'two');
    shelf.keep('other', 'three');
    expect(shelf.read('event')).toBe('two');
    shelf.clear('event');
    expect(shelf.read('event')).toBeNull();
    expect(shelf.read('other')).toBe('three');
  });
}
