import { act } from 'react';
import { Link, Outlet, type RouteObject } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, type MockInstance, vi } from 'vitest';
import { click, find, renderPage, settle } from '#test/rendered/render-page.tsx';
import { useDevice } from './use-device.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

const Frame = () => {
  useScrollRestoration();
  const { phone } = useDevice();
  return (
    <>
      <Link to="/a">same</Link>
      <Link to="/b">other</Link>
      <Link to="/a#part">part</Link>
      <p id="part">{phone ? 'phone' : 'desk'}</p>
      <Outlet />
    </>
  );
};

const routes = (): RouteObject[] => [
  {
    Component: Frame,
    children: [
      { path: '/a', Component: Outlet },
      { path: '/b', Component: Outlet },
    ],
  },
];

describe('scrolling', () => {
  let scrolled: MockInstance<typeof window.scrollTo>;
  beforeEach(() => {
    scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('to a hash it goes smoothly to that element [S2.2-04]', async () => {
    await renderPage(routes(), { at: '/a' });
    const into = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await click(find('a', 'part'));
    expect(into).toHaveBeenCalledWith({ behavior: 'smooth' });
  });

  it('to the same route it goes smoothly to the top [S2.2-05]', async () => {
    await renderPage(routes(), { at: '/a' });
    await click(find('a', 'same'));
    expect(scrolled).toHaveBeenLastCalledWith({ top: 0, left: 0, behavior: 'smooth' });
  });

  it('elsewhere it is at the top, and going back at the place that was left, for good after 500 ms [S2.2-06]', async () => {
    const { router } = await renderPage(routes(), { at: '/a' });
    Object.defineProperty(window, 'scrollY', { value: 640, configurable: true });
    window.dispatchEvent(new Event('scroll'));
    await click(find('a', 'other'));
    expect(scrolled).toHaveBeenLastCalledWith({ top: 0, left: 0 });
    Object.defineProperty(window, 'scrollY', { value: 0, configurable: true });
    await settle(550);
    await act(async () => router.navigate(-1));
    await settle();
    await settle(600);
    expect(scrolled.mock.calls.slice(-2)).toEqual([[{ top: 640, left: 0 }], [{ top: 640, left: 0 }]]);
  });
});

describe('the device', () => {
  it('is reckoned anew 50 ms after a resize [S9-21]', async () => {
    Object.defineProperty(window, 'innerWidth', { value: 1024, configurable: true });
    await renderPage(routes(), { at: '/a' });
    const said = (): string | null | undefined => document.getElementById('part')?.textContent;
    expect(said()).toBe('desk');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      Object.defineProperty(window, 'innerWidth', { value: 767, configurable: true });
      window.dispatchEvent(new Event('resize'));
      await act(async () => vi.advanceTimersByTime(49));
      expect(said()).toBe('desk');
      await act(async () => vi.advanceTimersByTime(1));
      expect(said()).toBe('phone');
    } finally {
      vi.useRealTimers();
    }
  });
});
