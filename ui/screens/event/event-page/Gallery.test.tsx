import { act } from 'react';
import { NEVER } from 'rxjs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeepFavourite } from '#application/event/keep-favourite.ts';
import { makeWatchVideo } from '#application/event/make-watch-video.ts';
import type { PlayerNotice } from '#application/event/ports/video-players.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import { WatchVideo } from '#application/event/watch-video.ts';
import { refused } from '#domain/kernel/result.ts';
import { anEventPage } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventPage } from './EventPage.tsx';
// The page loads it on demand, which may take longer than a test waits.
import './video-player/VideoPlayer.tsx';

const aPhoto = (id: string) => ({
  id,
  url: `/files/${id}/full.webp`,
  thumbnailUrl: `/files/${id}/thumb.webp`,
  label: null,
  width: 1_200,
  height: 900,
  color: '#c88858',
});
const VIDEO = 'https://youtu.be/dQw4w9WgXcQ';
const WIDTH = 400;

// Only the carousel's clock is held: the page's promises and effects go on.
beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

async function show(photos: readonly string[], videos: readonly string[] = [], captions: readonly string[] = []) {
  const heard: ((notice: PlayerNotice) => void)[] = [];
  const greetings = { count: 0 };
  const errors: string[] = [];
  const watchVideo = makeWatchVideo({
    players: {
      open: (_frame, hear) => {
        heard.push(hear);
        return {
          greet: () => {
            greetings.count += 1;
          },
          close: () => undefined,
        };
      },
    },
    log: { warn: () => undefined, error: (words) => void errors.push(words) },
  });
  const Component = withUseCases(EventPage, [
    given(WatchVideo, watchVideo),
    given(WatchStock, () => NEVER),
    given(KeepFavourite, { look: async () => null, toggle: async () => refused({ code: 'UNAUTHORIZED' }) }),
  ]);
  const event = anEventPage({
    photos: photos.map((id, at) => ({ ...aPhoto(id), label: captions[at] ?? null })),
    videos,
  });
  await renderPage([{ path: '/', Component, loader: () => ({ event, now: NOW }) }], { now: NOW });
  const reel = gallery().querySelector('ul') as HTMLElement;
  Object.defineProperty(reel, 'clientWidth', { value: WIDTH });
  reel.scrollTo = (options?: ScrollToOptions | number) => {
    if (typeof options === 'object') reel.scrollLeft = options.left ?? 0;
  };
  return { tell: (notice: PlayerNotice) => act(async () => heard.at(-1)?.(notice)), greetings, errors };
}
const gallery = () => find('[aria-label^="Photos of"]', /(?:)/);

const pass = (ms: number): Promise<void> => act(async () => void vi.advanceTimersByTime(ms));
const shown = (): string => find('.visually-hidden', /^Photo \d of \d$/).textContent ?? '';
const play = () => click(find('button', 'Play video'));
const loadedAt = (name: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name } as PerformanceEntry]);

describe('the gallery', () => {
  it('shows the caption of the photo in view, which is its text for who cannot see it', async () => {
    await show(['a', 'b', 'c'], [], ['The hall', 'The door', 'The stage']);
    await appears('[aria-label="Next photo"]');
    const caption = () => gallery().querySelector('p')?.textContent ?? null;
    expect(caption()).toBe('The hall');
    expect(
      findAll('img', /(?:)/)
        .map((image) => image.getAttribute('alt'))
        .slice(0, 3),
    ).toContain('The stage');
    await click(find('button', 'Previous photo'));
    expect(caption()).toBe('The stage');
  });

  it('shows the caption of a single photo, without controls', async () => {
    await show(['a'], [], ['The hall']);
    await appears('[aria-label^="Photos of"] p');
    expect(gallery().textContent).toContain('The hall');
    expect(findAll('button', 'Next photo')).toEqual([]);
  });

  it('advances every 3000 ms and starts over after the last item, but not while a video plays [S2.6-09]', async () => {
    const { tell } = await show(['a', 'b'], [VIDEO]);
    expect(shown()).toBe('Photo 1 of 3');
    await pass(2_999);
    expect(shown()).toBe('Photo 1 of 3');
    await pass(1);
    expect(shown()).toBe('Photo 2 of 3');
    await pass(3_000);
    expect(shown()).toBe('Photo 3 of 3');
    await pass(3_000);
    expect(shown()).toBe('Photo 1 of 3');
    await pass(6_000);
    await play();
    await tell({ kind: 'STATE', state: 'PLAYING' });
    await pass(60_000);
    expect(shown()).toBe('Photo 3 of 3');
  });

  it('pauses while a video plays and goes on when it ends', async () => {
    const { tell } = await show(['a'], [VIDEO]);
    await pass(3_000);
    await play();
    await tell({ kind: 'STATE', state: 'PLAYING' });
    await pass(60_000);
    expect(shown()).toBe('Photo 2 of 2');
    expect((await appears('iframe')).getAttribute('src')).toContain('/embed/dQw4w9WgXcQ?autoplay=1');
    await tell({ kind: 'STATE', state: 'ENDED' });
    expect(findAll('iframe', /(?:)/)).toEqual([]);
    await pass(3_000);
    expect(shown()).toBe('Photo 1 of 2');
  });

  it('does not move with a single picture', async () => {
    await show(['a']);
    await pass(30_000);
    expect(shown()).toBe('Photo 1 of 1');
    expect(gallery().querySelectorAll('button')).toHaveLength(0);
  });
});

describe('a player that does not load', () => {
  const said = (): string => document.body.textContent ?? '';

  it('is greeted for 10 s or fails, then is logged, without telling the visitor [S8-26]', async () => {
    const { greetings, errors } = await show([], [VIDEO]);
    await play();
    const before = said();
    await pass(9_900);
    expect([greetings.count, errors]).toEqual([99, []]);
    await pass(100);
    expect(errors).toEqual(['The video player did not answer within 10 s.']);
    await pass(60_000);
    expect([greetings.count, errors.length]).toEqual([99, 1]);
    expect(said()).toBe(before);
    expect(findAll('[role="alert"], [data-kind]', /./)).toEqual([]);
    expect(findAll('iframe', /(?:)/)).toHaveLength(1);

    const failing = await show([], [VIDEO]);
    await play();
    await failing.tell({ kind: 'FAILED' });
    await pass(60_000);
    expect(failing.errors).toEqual(['The video player could not be loaded.']);
    expect(said()).toBe(before);
    expect(findAll('[role="alert"], [data-kind]', /./)).toEqual([]);
  });

  it('is not greeted again once it answered', async () => {
    const { tell, greetings, errors } = await show([], [VIDEO]);
    await play();
    await pass(300);
    await tell({ kind: 'THERE' });
    await pass(60_000);
    expect([greetings.count, errors]).toEqual([3, []]);
  });
});

describe('a video', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    window.history.replaceState(null, '', '/');
  });

  it.each(['https://vemoi.test/', 'https://vemoi.test/vi/discovery?q=x', 'https://vemoi.test/payment/7'])(
    'is not framed by a document of %s, whose policy forbids it: its page is loaded and plays it',
    async (address) => {
      loadedAt(address);
      const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
      await show(['a', 'b'], [VIDEO]);
      await play();
      expect(reload).toHaveBeenCalledOnce();
      expect(findAll('iframe', /(?:)/)).toEqual([]);

      loadedAt('https://vemoi.test/event/dem-nhac-1012');
      await show(['a', 'b'], [VIDEO]);
      expect(find('iframe', /(?:)/).getAttribute('src')).toContain('/embed/dQw4w9WgXcQ?');
      expect(shown()).toBe('Photo 3 of 3');
      expect(window.location.hash).toBe('');
    },
  );

  it.each(['https://vemoi.test/event/dem-nhac-1012', 'https://vemoi.test/vi/event/dem-nhac-1012/simple'])(
    'plays at once in a document of %s',
    async (address) => {
      loadedAt(address);
      const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined);
      await show(['a'], [VIDEO]);
      await play();
      expect(find('iframe', /(?:)/)).toBeDefined();
      expect(reload).not.toHaveBeenCalled();
    },
  );
});
