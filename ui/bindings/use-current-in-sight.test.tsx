import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { click, find, renderPage } from '#test/rendered/render-page.tsx';
import { useCurrentInSight } from './use-current-in-sight.ts';

const NAMES = ['one', 'two', 'three', 'four'];
const EACH = 100;
const SHOWN = 150;

const Row = () => {
  const [current, setCurrent] = useState('three');
  const row = useCurrentInSight<HTMLDivElement>(current);
  return (
    <div ref={row} id="row">
      {NAMES.map((name) => (
        <button key={name} type="button" aria-current={name === current || undefined} onClick={() => setCurrent(name)}>
          {name}
        </button>
      ))}
    </div>
  );
};
const scrolled = (): number => document.querySelector('#row')?.scrollLeft ?? Number.NaN;

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a horizontal row', () => {
  it('scrolls to the current item on load and on change, unless it is in view', async () => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      return this.id === 'row'
        ? new DOMRect(0, 0, SHOWN, 40)
        : new DOMRect(
            NAMES.indexOf(this.textContent ?? '') * EACH - (this.parentElement?.scrollLeft ?? 0),
            0,
            EACH,
            40,
          );
    });
    await renderPage([{ path: '*', Component: Row }]);
    expect(scrolled()).toBe(2 * EACH + EACH / 2 - SHOWN / 2);
    await click(find('button', 'one'));
    expect(scrolled()).toBeLessThanOrEqual(0);
    const before = scrolled();
    await click(find('button', 'one'));
    expect(scrolled()).toBe(before);
  });
});
