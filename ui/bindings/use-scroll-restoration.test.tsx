import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { productFrame } from '#test/rendered/product-frame.ts';
import { click, find, renderPage, settle } from '#test/rendered/render-page.tsx';

describe('scroll restoration', () => {
  let scrolled: MockInstance<typeof window.scrollTo>;
  beforeEach(() => {
    scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('scrolls smoothly to the element of a hash [S2.2-04]', async () => {
    const { router } = await renderPage(productFrame(), { at: '/about-us' });
    const into = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await act(async () => router.navigate('/about-us#content'));
    expect(into).toHaveBeenCalledWith({ behavior: 'smooth' });
  });

  it('scrolls smoothly to the top of the same route [S2.2-05]', async () => {
    await renderPage(productFrame(), { at: '/about-us' });
    await click(find('footer a', 'About Us'));
    expect(scrolled).toHaveBeenLastCalledWith({ top: 0, left: 0, behavior: 'smooth' });
  });

  it('starts other pages at the top and restores the position on going back [S2.2-06]', async () => {
    const { router } = await renderPage(productFrame(), { at: '/about-us' });
    vi.stubGlobal('scrollY', 640);
    window.dispatchEvent(new Event('scroll'));
    await click(find('footer a', 'Contact'));
    expect(scrolled).toHaveBeenLastCalledWith({ top: 0, left: 0 });
    vi.stubGlobal('scrollY', 0);
    await settle(550);
    await act(async () => router.navigate(-1));
    await settle();
    await settle(600);
    expect(scrolled.mock.calls.slice(-2)).toEqual([[{ top: 640, left: 0 }], [{ top: 640, left: 0 }]]);
  });
});

describe('device flags', () => {
  it('update 50 ms after a resize [S9-21]', async () => {
    vi.stubGlobal('innerWidth', 1024);
    await renderPage(productFrame(), { at: '/about-us' });
    // A search that is open covers the page of a phone, and of no desktop.
    const covered = (): boolean => document.getElementById('content')?.hasAttribute('inert') === true;
    await act(async () => document.querySelector<HTMLInputElement>('input[name="q"]')?.focus());
    expect(covered()).toBe(false);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      vi.stubGlobal('innerWidth', 767);
      window.dispatchEvent(new Event('resize'));
      await act(async () => vi.advanceTimersByTime(49));
      expect(covered()).toBe(false);
      await act(async () => vi.advanceTimersByTime(1));
      expect(covered()).toBe(true);
    } finally {
      vi.useRealTimers();
    }
  });
});
