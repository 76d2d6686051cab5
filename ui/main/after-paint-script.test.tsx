import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AFTER_PAINT_SCRIPT } from './after-paint-script.ts';
import { HYDRATING, PAINTED } from './hydration-marks.ts';

const asked = () => {
  vi.advanceTimersByTime(1);
  return [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'));
};

const FILES = ['/part.js', '/page.js', '/entry.js'];
const MANY = Array.from({ length: 20 }, (_file, at) => `/part-${at}.js`);

const elsewhere: Blob[] = [];

function runOn(body: string, files = FILES): void {
  document.documentElement.lang = 'vi';
  document.head.innerHTML = '';
  document.body.innerHTML = body;
  const element = document.createElement('script');
  element.dataset['files'] = files.join(' ');
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  new Function(AFTER_PAINT_SCRIPT)();
}

declare const happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } };
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await Promise.resolve(vi.advanceTimersToNextFrame());
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] });
  vi.stubGlobal('Worker', class {});
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) elsewhere.push(blob);
    return 'blob:vemoi';
  });
});
afterEach(() => {
  elsewhere.length = 0;
  vi.unstubAllGlobals();
  window.dispatchEvent(new Event(HYDRATING));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a page’s scripts', () => {
  it('load once each after the first paint, and run in their order', async () => {
    runOn('<h1>Vemoi</h1>');
    expect(asked()).toEqual([]);
    await frames(4);
    expect(asked()).toEqual(FILES);
    const scripts = [...document.head.querySelectorAll('script')];
    expect(scripts.map(({ type, async }) => [type, async])).toEqual(FILES.map(() => ['module', false]));
    vi.advanceTimersByTime(10_000);
    expect(asked()).toHaveLength(3);
  });

  it('are asked for in several tasks when they are many, in the same order', async () => {
    runOn('<h1>Vemoi</h1>', MANY);
    await frames(4);
    const first = asked();
    expect(first).toEqual(MANY.slice(0, first.length));
    expect(first.length).toBeLessThan(10);
    vi.advanceTimersByTime(100);
    expect(asked()).toEqual(MANY);
  });

  it('leave the first use of Intl to a worker that ends at once', async () => {
    runOn('<h1>Vemoi</h1>');
    await frames(4);
    asked();
    expect(elsewhere).toHaveLength(1);
    const close = vi.fn();
    const numbers = vi.spyOn(Intl, 'NumberFormat');
    new Function('close', (await elsewhere[0]?.text()) ?? '')(close);
    expect(numbers).toHaveBeenCalledBefore(close);
  });

  it.each([
    ['came', 'resolve'],
    ['never will', 'reject'],
  ] as const)('wait for the most important picture until it %s', async (_how, way) => {
    const decoded = Promise.withResolvers<void>();
    runOn('<img fetchpriority="high" />');
    const picture = document.querySelector('img');
    if (picture !== null) picture.decode = () => decoded.promise;
    await frames(4);
    expect(asked()).toEqual([]);
    if (way === 'resolve') decoded.resolve();
    else decoded.reject(new Error('no picture'));
    await decoded.promise.catch(() => undefined);
    await frames(4);
    expect(asked()).toHaveLength(3);
  });

  it('wait at most three seconds for it', async () => {
    runOn('<img fetchpriority="high" />');
    const picture = document.querySelector('img');
    if (picture !== null) picture.decode = () => new Promise(() => undefined);
    vi.advanceTimersByTime(2_900);
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(asked()).toHaveLength(3);
  });

  it.each(['pointerdown', 'keydown', 'click'])('load at once on %s', (type) => {
    runOn('<a href="/">x</a>');
    document.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(asked()).toHaveLength(3);
  });

  it('load at once in a hidden tab', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    runOn('<h1>Vemoi</h1>');
    vi.advanceTimersByTime(1);
    expect(asked()).toHaveLength(3);
  });
});

describe('lower pictures', () => {
  it('start loading with the scripts', async () => {
    const decoded = Promise.withResolvers<void>();
    document.documentElement.removeAttribute(PAINTED);
    runOn('<img fetchpriority="high" />');
    const picture = document.querySelector('img');
    if (picture !== null) picture.decode = () => decoded.promise;
    await frames(4);
    expect(document.documentElement.hasAttribute(PAINTED)).toBe(false);
    decoded.resolve();
    await decoded.promise;
    await frames(4);
    expect(document.documentElement.hasAttribute(PAINTED)).toBe(true);
  });
});

describe('an interaction before hydration', () => {
  it('is replayed once after hydration, for the last button', () => {
    runOn('<button id="one"><b>1</b></button><button id="two">2</button>');
    const pressed: string[] = [];
    document.querySelector('b')?.click();
    document.querySelector<HTMLElement>('#two')?.click();
    document.body.addEventListener('click', ({ target }) => void pressed.push((target as HTMLElement).id));
    window.dispatchEvent(new Event(HYDRATING));
    window.dispatchEvent(new Event(HYDRATING));
    expect(pressed).toEqual(['two']);
  });

  it('is not replayed for a removed button, or after another press', () => {
    const pressed: string[] = [];
    for (const after of ['gone', 'elsewhere']) {
      runOn('<button>1</button><p>text</p>');
      const button = document.querySelector('button');
      button?.click();
      if (after === 'gone') button?.remove();
      else document.querySelector('p')?.click();
      button?.addEventListener('click', () => void pressed.push(after));
      window.dispatchEvent(new Event(HYDRATING));
    }
    expect(pressed).toEqual([]);
  });

  it('does not submit a form without an action into the address', () => {
    runOn('<form id="ours"></form><form id="told" action="/support"></form>');
    const sent = (id: string): boolean =>
      document.querySelector(id)?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) ?? false;
    expect([sent('#ours'), sent('#told')]).toEqual([false, true]);
    window.dispatchEvent(new Event(HYDRATING));
    expect(sent('#ours')).toBe(true);
  });

  it('keeps the focus in a search field opened before the scripts load', () => {
    runOn('<form role="search"><button type="button">Search</button><input name="q" /></form>');
    document.querySelector('button')?.click();
    expect(document.activeElement).toBe(document.querySelector('input'));
  });
});
