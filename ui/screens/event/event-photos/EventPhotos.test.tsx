import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { type EventPhoto, PhotoDesk } from '#application/event/ports/photo-desk.ts';
import { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { OpenPicture } from '#application/platform/ports/open-picture.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { eventFields, sessionFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
// Loaded on demand, which may take longer than a test waits.
import '#ui/screens/event/desk/crop/CropDialog.tsx';
import { EventPhotos } from './EventPhotos.tsx';
import { eventPhotosLoader } from './event-photos.loader.ts';

const photo = (id: string, caption = ''): EventPhoto => ({
  id,
  url: `/files/${id}.webp`,
  fullUrl: `/files/${id}-full.webp`,
  caption,
});

type World = {
  readonly photos?: readonly EventPhoto[];
  readonly locale?: 'en' | 'vi';
  /** Somebody else changed the photos meanwhile. */
  readonly stale?: boolean;
  readonly loads?: boolean;
};

async function open({ photos = [], locale = 'en', stale = false, loads = true }: World = {}) {
  const events = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const made = await events.create(eventFields, sessionFields());
  if (!made.ok) throw new Error('No event');
  let kept = photos;
  const cuts: unknown[] = [];
  const desk: PhotoDesk = {
    ofEvent: async () => (loads ? ok(kept) : refused({ code: 'BUSY', retryAfterMs: 500, because: 'OUTAGE' })),
    add: async (_event, url) => {
      kept = [...kept, { id: `new${kept.length}`, url, fullUrl: url, caption: '' }];
      return ok(null);
    },
    arrange: async (_event, places) => {
      if (stale) return refused({ code: 'INVALID_INPUT', field: 'photos', problem: { kind: 'MALFORMED' } });
      kept = places.flatMap(({ id, caption }) =>
        kept.filter((one) => one.id === id).map((one) => ({ ...one, caption })),
      );
      return ok(null);
    },
    discard: async (id) => {
      kept = kept.filter((one) => one.id !== id);
      return ok(null);
    },
  };
  const pairs = [
    given(EventDesk, events),
    given(PhotoDesk, desk),
    given(OpenPicture, async (source) => {
      if (typeof source !== 'string') throw new Error('A photo is opened by its address');
      return {
        url: source,
        width: 1600,
        height: 900,
        close: () => undefined,
        cut: async (part) => {
          cuts.push([source, ...Object.values(part)]);
          return new File(['x'], 'photo.png', { type: 'image/png' });
        },
      };
    }),
    given(ImageUpload, async ({ onProgress }) => {
      onProgress?.(0.5);
      return ok({ url: '/files/uploaded.webp' });
    }),
  ];
  const { eventId } = made.value;
  await renderPage(
    [
      {
        path: '/events/manager/:eventId/photos',
        Component: withUseCases(EventPhotos, pairs),
        loader: loaderWith(eventPhotosLoader, pairs),
      },
      { path: '*', element: null },
    ],
    { account: someAccount, now: NOW, locale, at: `/events/manager/${eventId}/photos` },
  );
  await settle(10);
  return { cuts, kept: () => kept.map(({ id, caption }) => [id, caption]) };
}

const text = () => document.body.textContent ?? '';
const rows = () => [...document.querySelectorAll<HTMLElement>('ol > li')];
const pictures = () => rows().map((row) => row.querySelector('img')?.getAttribute('src'));

async function press(element: HTMLElement, ...keys: readonly string[]): Promise<void> {
  for (const key of keys)
    await act(async () => void element.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
}

async function choose(...files: readonly File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('No place for files');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => void input.dispatchEvent(new Event('change', { bubbles: true })));
  await settle(20);
}

describe('the photos of an event', () => {
  it('are put in order by arrows, the first one as the cover, with the focus kept', async () => {
    const { kept } = await open({ photos: [photo('a'), photo('b', 'Hall'), photo('c')] });
    expect(find('li', /^Cover/)).toBe(rows()[0]);
    const up = find('button', 'Move photo 2 up');
    up.focus();
    await click(up);
    await settle(30);
    expect(kept()).toEqual([
      ['b', 'Hall'],
      ['a', ''],
      ['c', ''],
    ]);
    expect(pictures()).toEqual(['/files/b.webp', '/files/a.webp', '/files/c.webp']);
    expect(find('[role="status"]', 'Photo 2 is now photo 1')).not.toBe(null);
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Move photo 1 down');
    expect(find('button', 'Move photo 3 down').hasAttribute('disabled')).toBe(true);
  });

  it('are given captions, which are their texts, and keep the others', async () => {
    const { kept } = await open({ photos: [photo('a'), photo('b', 'Hall')] });
    expect(rows()[0]?.querySelector('img')?.getAttribute('alt')).toBe('Photo 1, without a caption');
    expect(findAll('button', 'Save')).toEqual([]);
    const field = rows()[0]?.querySelector('input') ?? null;
    expect(field?.maxLength).toBe(200);
    await type(field, ' The stage ');
    await submit(field);
    await settle(10);
    expect(kept()).toEqual([
      ['a', 'The stage'],
      ['b', 'Hall'],
    ]);
    expect(text()).toContain('Caption saved');
    expect(rows()[0]?.querySelector('img')?.getAttribute('alt')).toBe('The stage');
  });

  it('are added several at once and removed', async () => {
    const { kept } = await open();
    expect(text()).toContain('No photos yet.');
    await choose(new File(['x'], 'a.png', { type: 'image/png' }), new File(['x'], 'b.gif', { type: 'image/gif' }));
    expect(kept()).toEqual([['new0', '']]);
    expect(findAll('[role="alert"]', /./).map(({ textContent }) => textContent)).toEqual(['This file is not an image']);
    await click(find('button', 'Remove photo 1'));
    await settle(10);
    expect([kept(), pictures()]).toEqual([[], []]);
    expect(text()).toContain('Photo removed');
  });

  it('are cropped by keyboard, and keep their places and captions', async () => {
    const { kept, cuts } = await open({ photos: [photo('a'), photo('b', 'Hall'), photo('c')] });
    await click(find('button', 'Crop photo 2'));
    const frame = await appears('[role="group"]', 'Part of the photo to keep');
    await click(find('button', '1:1'));
    await press(frame, '+', '+', 'ArrowRight');
    await click(find('button', 'Crop and save'));
    await settle(30);
    expect(cuts).toEqual([['/files/b-full.webp', 744, 744, 465, 78]]);
    expect(kept()).toEqual([
      ['a', ''],
      ['new3', 'Hall'],
      ['c', ''],
    ]);
    expect(text()).toContain('Photo cropped');
    expect(document.activeElement).toBe(find('button', 'Crop photo 2'));
  });

  it('stay as they are when cropping is cancelled', async () => {
    const { kept, cuts } = await open({ photos: [photo('a')] });
    await click(find('button', 'Crop photo 1'));
    expect((await appears('[role="dialog"]')).textContent).toContain('Phones show what is between the lines.');
    await click(find('button', 'Cancel'));
    await settle(400);
    expect(findAll('[role="dialog"]', /./)).toEqual([]);
    expect([kept(), cuts]).toEqual([[['a', '']], []]);
  });

  it('are no more than twenty', async () => {
    await open({ photos: Array.from({ length: 20 }, (_, at) => photo(`p${at}`)) });
    expect(find('button', 'Add photos').hasAttribute('disabled')).toBe(true);
  });

  it('return to their order when the server refuses another', async () => {
    await open({ photos: [photo('a'), photo('b')], stale: true });
    await click(find('button', 'Move photo 2 up'));
    await settle(20);
    expect(pictures()).toEqual(['/files/a.webp', '/files/b.webp']);
    expect(findAll('[role="alert"], [role="status"]', /./)).not.toEqual([]);
  });

  it('are said to be missing when they cannot be loaded', async () => {
    await open({ loads: false });
    expect(rows()).toEqual([]);
    expect(text()).not.toContain('No photos yet.');
  });

  it('are introduced in Vietnamese', async () => {
    await open({ locale: 'vi' });
    expect(text()).toContain('Trang sự kiện hiển thị các ảnh này theo thứ tự dưới đây. Ảnh đầu tiên là ảnh bìa.');
  });
});
