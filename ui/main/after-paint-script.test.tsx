import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AFTER_PAINT_SCRIPT } from './after-paint-script.ts';
import { HYDRATING, PAINTED } from './hydration-marks.ts';

const asked = () =>
  [...document.head.querySelectorAll<HTMLElement>('link,script')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src'),
  );

/** Runs it as the page does: from its own element, which carries what to ask for. */
function runOn(body: string): void {
  document.head.innerHTML = '';
  document.body.innerHTML = body;
  const element = document.createElement('script');
  Object.assign(element.dataset, { entry: '/a.js', files: '/a.js /b.js' });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(element);
  new Function(AFTER_PAINT_SCRIPT)();
}

// happy-dom fetches no modules; asking for one is enough here.
declare const happyDOM: { readonly settings: { handleDisabledFileLoadingAsSuccess: boolean } };
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) await Promise.resolve(vi.advanceTimersToNextFrame());
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'requestAnimationFrame'] }));
afterEach(() => {
  window.dispatchEvent(new Event(HYDRATING));
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('the scripts of a page', () => {
  it('are asked for when the page has been painted, each once, and the one that takes it over is run', async () => {
    runOn('<h1>Vemoi</h1>');
    expect(asked()).toEqual([]);
    await frames(4);
    expect(asked()).toEqual(['/a.js', '/b.js', '/a.js']);
    expect(document.head.querySelector('script')?.type).toBe('module');
    vi.advanceTimersByTime(10_000);
    expect(asked()).toHaveLength(3);
  });

  it.each([
    ['came', 'resolve'],
    ['never will', 'reject'],
  ] as const)('wait for the picture that is fetched first, until it %s', async (_how, way) => {
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

  it('do not wait longer than three seconds for it', async () => {
    runOn('<img fetchpriority="high" />');
    const picture = document.querySelector('img');
    if (picture !== null) picture.decode = () => new Promise(() => undefined);
    vi.advanceTimersByTime(2_900);
    expect(asked()).toEqual([]);
    vi.advanceTimersByTime(200);
    expect(asked()).toHaveLength(3);
  });

  it.each(['pointerdown', 'keydown', 'click'])('come at once with %s', (type) => {
    runOn('<a href="/">x</a>');
    document.querySelector('a')?.dispatchEvent(new Event(type, { bubbles: true }));
    expect(asked()).toHaveLength(3);
  });

  it('come at once where nobody looks yet', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    runOn('<h1>Vemoi</h1>');
    vi.advanceTimersByTime(1);
    expect(asked()).toHaveLength(3);
  });
});

describe('the pictures further down', () => {
  it('are let come together with the scripts, when the first picture is there', async () => {
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

describe('what somebody does before the page answers', () => {
  it('is done when it does: the last button is pressed again, once', () => {
    runOn('<button id="one"><b>1</b></button><button id="two">2</button>');
    const pressed: string[] = [];
    document.querySelector('b')?.click();
    document.querySelector<HTMLElement>('#two')?.click();
    document.body.addEventListener('click', ({ target }) => void pressed.push((target as HTMLElement).id));
    window.dispatchEvent(new Event(HYDRATING));
    window.dispatchEvent(new Event(HYDRATING));
    expect(pressed).toEqual(['two']);
  });

  it('is not done for a button that is gone, nor when something else was pressed since', () => {
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

  it('keeps a form from being sent into the address, unless it says where to', () => {
    runOn('<form id="ours"></form><form id="told" action="/support"></form>');
    const sent = (id: string): boolean =>
      document.querySelector(id)?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })) ?? false;
    expect([sent('#ours'), sent('#told')]).toEqual([false, true]);
    window.dispatchEvent(new Event(HYDRATING));
    expect(sent('#ours')).toBe(true);
  });

  it('a search that is opened before they are there takes what is typed', () => {
    runOn('<form role="search"><button type="button">Search</button><input name="q" /></form>');
    document.querySelector('button')?.click();
    expect(document.activeElement).toBe(document.querySelector('input'));
  });
});
