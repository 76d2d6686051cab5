import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { MediaDesk, type SessionMedia } from '#application/event/ports/media-desk.ts';
import { DocumentUpload } from '#application/platform/ports/document-upload.ts';
import { ImageUpload } from '#application/platform/ports/image-upload.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { eventFields, sessionFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventMedia } from './EventMedia.tsx';
import { eventMediaLoader } from './event-media.loader.ts';

const LINK = { label: 'Nhóm lớp', url: 'https://chat.example.test/lop' };
const aLink = (id: string, label: string): Omit<SessionMedia, 'sessionId'> => ({
  ...{ id, kind: 'LINK', label, url: 'https://a.test', isPrivate: true },
  ...{ format: null, bytes: null },
});

type World = {
  readonly media?: readonly Omit<SessionMedia, 'sessionId'>[];
  readonly recording?: string | null;
  readonly locale?: 'en' | 'vi';
  /** What the upload of a document answers, one after another; the last one again and again. */
  readonly documents?: readonly Awaited<ReturnType<DocumentUpload>>[];
};

async function open({ media = [], recording = null, locale = 'en', documents = [] }: World = {}) {
  const events = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const made = await events.create(eventFields, { ...sessionFields(), recording });
  if (!made.ok) throw new Error('No event');
  const { eventId, sessionId } = made.value;
  let kept: readonly SessionMedia[] = media.map((one) => ({ ...one, sessionId }));
  const sent: string[] = [];
  const desk: MediaDesk = {
    ofEvent: async () => ok(kept),
    add: async (session, input) => {
      const isFile = input.kind === 'DOCUMENT' || input.kind === 'IMAGE';
      const file = isFile ? { format: input.kind === 'IMAGE' ? 'webp' : 'pdf', bytes: 1_258_291 } : null;
      const one = { id: `m${kept.length}`, sessionId: session, isPrivate: true, format: null, bytes: null };
      kept = [...kept, { ...one, ...input, ...file }];
      return ok(null);
    },
    rename: async (id, label) => {
      kept = kept.map((one) => (one.id === id ? { ...one, label } : one));
      return ok(null);
    },
    arrange: async (_session, ids) => {
      kept = ids.flatMap((id) => kept.find((one) => one.id === id) ?? []);
      return ok(null);
    },
    discard: async (id) => {
      kept = kept.filter((one) => one.id !== id);
      return ok(null);
    },
  };
  const answers = [...documents];
  const pairs = [
    given(EventDesk, events),
    given(MediaDesk, desk),
    given(ImageUpload, async ({ purpose, onProgress }) => {
      onProgress?.(0.5);
      sent.push(purpose);
      return ok({ url: '/files/private/i' });
    }),
    given(DocumentUpload, async ({ format }) => {
      sent.push(format);
      const [next] = answers.length > 1 ? answers.splice(0, 1) : answers;
      if (next === undefined) return ok({ url: '/files/private/d' });
      return next;
    }),
  ];
  await renderPage(
    [
      {
        path: '/events/manager/:eventId/media',
        Component: withUseCases(EventMedia, pairs),
        loader: loaderWith(eventMediaLoader, pairs),
      },
      { path: '*', element: null },
    ],
    { account: someAccount, now: NOW, locale, at: `/events/manager/${eventId}/media` },
  );
  await settle(10);
  return { kept: () => kept, sent };
}

const text = () => document.body.textContent ?? '';
const titles = (): readonly (string | null)[] =>
  [...document.querySelectorAll('li a')].map(({ textContent }) => textContent);

async function choose(...files: readonly File[]): Promise<void> {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('No place for files');
  Object.defineProperty(input, 'files', { value: files, configurable: true });
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle(20);
}
const file = (name: string, mime: string, bytes = 10) => new File([new Uint8Array(bytes)], name, { type: mime });
const PDF = file('Tài liệu buổi 1.pdf', 'application/pdf');

async function fill(label: string, url: string): Promise<void> {
  await appears('[role="dialog"]');
  await type(document.querySelector('input[name="label"]'), label);
  await type(document.querySelector('input[name="url"]'), url);
  await submit(document.querySelector('input[name="url"]'));
  await settle(10);
}

describe('private media of an event', () => {
  it('are uploaded documents and images, under the names of their files', async () => {
    const { kept, sent } = await open();
    expect(text()).toContain('Nothing for ticket holders yet.');
    await choose(PDF, file('so-do.PNG', 'image/png'), file('bai-giang.pptx', ''));
    expect(sent).toEqual(['pdf', 'SESSION_IMAGE', 'pptx']);
    expect(kept().map(({ kind, label }) => [kind, label])).toEqual([
      ['DOCUMENT', 'Tài liệu buổi 1'],
      ['IMAGE', 'so-do'],
      ['DOCUMENT', 'bai-giang'],
    ]);
    expect(titles()).toEqual(['Tài liệu buổi 1', 'so-do', 'bai-giang']);
    expect(text()).toContain('PDF · 1.2\u00a0MB');
  });

  it('are links and videos, and never a script', async () => {
    const { kept } = await open();
    await click(find('button', 'Add link or video'));
    await fill(LINK.label, 'javascript:alert(1)');
    expect(kept()).toEqual([]);
    expect(document.querySelector('input[name="url"]')?.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement?.getAttribute('name')).toBe('url');
    await fill('', LINK.url);
    expect(document.querySelector('input[name="label"]')?.getAttribute('aria-invalid')).toBe('true');
    await fill(LINK.label, LINK.url);
    expect(document.querySelector('[role="dialog"]')).toBe(null);
    await click(find('button', 'Add link or video'));
    await appears('[role="dialog"]');
    await click(find('label', 'Video').querySelector('input') ?? document.body);
    await fill('Bản ghi', 'https://youtu.be/abcdefghijk');
    expect(kept().map(({ kind, label, url }) => [kind, label, url])).toEqual([
      ['LINK', LINK.label, LINK.url],
      ['VIDEO', 'Bản ghi', 'https://youtu.be/abcdefghijk'],
    ]);
    expect(text()).toContain('Video added');
  });

  it('are put in order, renamed and removed', async () => {
    const { kept } = await open({ media: [aLink('a', 'Một'), aLink('b', 'Hai'), aLink('c', 'Ba')] });
    expect(find('button', 'Move Một up').hasAttribute('disabled')).toBe(true);
    expect(find('button', 'Move Ba down').hasAttribute('disabled')).toBe(true);
    await click(find('button', 'Move Ba up'));
    await settle(10);
    expect(titles()).toEqual(['Một', 'Ba', 'Hai']);
    await click(find('button', 'Move Một down'));
    await settle(10);
    expect(titles()).toEqual(['Ba', 'Một', 'Hai']);
    await click(find('button', 'Rename Hai'));
    await appears('[role="dialog"]');
    expect(document.querySelector('input[name="url"]')).toBe(null);
    await type(document.querySelector('input[name="label"]'), 'Phần hai');
    await submit(document.querySelector('input[name="label"]'));
    await settle(10);
    await click(find('button', 'Remove Một'));
    await settle(10);
    expect(kept().map(({ label }) => label)).toEqual(['Ba', 'Phần hai']);
    expect(titles()).toEqual(['Ba', 'Phần hai']);
  });

  it('of another type or too large are refused before they are sent', async () => {
    const { kept, sent } = await open();
    await choose(file('cai-dat.exe', 'application/x-msdownload'));
    expect(text()).toContain('Choose a PDF, Word, Excel or PowerPoint file without macros');
    await click(find('button', 'Remove'));
    expect(text()).not.toContain('cai-dat.exe');
    await choose(file('anh.png', 'image/png', 2 * 1_048_576));
    expect(text()).toContain('Images must be under 2 MB');
    await choose(file('sach.pdf', 'application/pdf', 10 * 1_048_576 + 1));
    expect(text()).toContain('Files can be up to 10 MB');
    expect([kept(), sent]).toEqual([[], []]);
  });

  it('whose upload fails can be sent again', async () => {
    const { kept } = await open({
      documents: [refused({ code: 'UPLOAD_NOT_A_DOCUMENT' }), ok({ url: '/files/private/d' })],
    });
    await choose(PDF);
    expect(kept()).toEqual([]);
    await click(find('button', 'Try again'));
    await settle(20);
    expect(kept()).toHaveLength(1);
    expect(findAll('button', 'Try again')).toEqual([]);
  });

  it.each([
    ['en', 'Recording:', 'Edit event'],
    ['vi', 'Bản ghi lại:', 'Chỉnh sửa sự kiện'],
  ] as const)('stand with the session’s recording, in %s', async (locale, words, edit) => {
    await open({ recording: 'https://vemoi.test/xem-lai', locale });
    expect(text()).toContain(words);
    expect(document.querySelector('a[href="https://vemoi.test/xem-lai"]')).not.toBe(null);
    await open({ locale });
    expect(find('a', edit).getAttribute('href')).toMatch(/\/events\/edit\/\d+$/);
  });
});
