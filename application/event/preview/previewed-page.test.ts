import { describe, expect, it } from 'vitest';
import { type EventDraft, emptyDraft, emptySession, emptyTicket } from '#application/event/event-draft.ts';
import { plateOf, printOf } from '#domain/event/plate/plate.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { wallClockOf } from '#domain/time/wall-clock.ts';
import { anEventPage, aSession, aTicket } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { hasStandInDate, type PreviewSetting, previewedPage } from './previewed-page.ts';

const organiser = { kind: 'person', name: 'Lan Nguyễn', username: 'lan', avatar: null } as const;
const setting: PreviewSetting = {
  page: null,
  categories: [{ id: 3, name: 'Music' }],
  organiser,
  unnamed: { event: 'Untitled event', ticket: 'Untitled ticket', place: 'No address yet' },
  now: NOW,
};
const draft = (over: Partial<EventDraft> = {}): EventDraft => ({ ...emptyDraft('s'), ...over });
const photo = (id: string) => ({
  id,
  url: `/files/${id}.webp`,
  thumbnailUrl: `/files/${id}-small.webp`,
  label: null,
  width: 800,
  height: 600,
  color: '#123456',
});

describe('the page that a draft will have', () => {
  it('is whole before anything is entered: a name, an evening a week from now, a print', () => {
    const page = previewedPage(draft(), setting);
    expect([page.name, page.status, page.organiser]).toEqual(['Untitled event', 'PUBLISHED', organiser]);
    expect(page.address).toBe('No address yet');
    expect(wallClockOf(page.beginAt, page.timezone)).toMatch(/T19:00$/);
    expect(page.beginAt).toBeGreaterThan(NOW);
    expect(page.endAt).toBeGreaterThan(page.beginAt);
    expect(page.photos.map(({ url }) => url)).toEqual([printOf(plateOf(0, null)).url]);
    expect(hasStandInDate(draft())).toBe(true);
  });

  it('shows what was typed: times, place, category, prices, what is left', () => {
    const page = previewedPage(
      draft({
        name: ' Đêm thơ ',
        address: 'Nhà thờ Con Gà',
        categoryId: 3,
        sessions: [
          {
            ...emptySession('s'),
            begin: '2026-12-24T19:30',
            end: '2026-12-24T21:00',
            tickets: [
              {
                ...emptyTicket('a', 'ONSITE'),
                name: 'Vé thường',
                kind: 'PAID',
                price: '1,250,000',
                capacity: '80',
                sold: 3,
              },
              { ...emptyTicket('b', 'ONSITE'), unlimited: true },
              { ...emptyTicket('c', 'ONSITE'), kind: 'PAID', price: 'abc', capacity: '2', sold: 2 },
            ],
          },
        ],
      }),
      setting,
    );
    expect([page.name, page.address, page.category?.name]).toEqual(['Đêm thơ', 'Nhà thờ Con Gà', 'Music']);
    expect(wallClockOf(page.beginAt, page.timezone)).toBe('2026-12-24T19:30');
    expect(page.sessions[0]?.tickets.map(({ name, price, remaining }) => [name, price, remaining])).toEqual([
      ['Vé thường', 1_250_000, 77],
      ['Untitled ticket', 0, null],
      ['Untitled ticket', 0, 0],
    ]);
  });

  it('keeps what only the server knows: gallery, organiser, what promotions take off', () => {
    const promoted = { unitPrice: dong(200_000), by: [] };
    const saved = anEventPage({
      photos: [photo('cover'), photo('hall')],
      sessions: [aSession({ tickets: [aTicket({ id: 'x', price: dong(150_000), promoted }), aTicket({ id: 'y' })] })],
    });
    const ticket = (id: string, price: string) =>
      ({ ...emptyTicket(id, 'ONSITE'), id, kind: 'PAID', price, unlimited: true }) as const;
    const page = previewedPage(
      draft({
        eventId: saved.id,
        cover: { id: 'cover', url: '/files/cover-card.webp', color: null },
        sessions: [{ ...emptySession('s'), id: 5001, tickets: [ticket('x', '200000'), ticket('y', '90000')] }],
      }),
      { ...setting, page: saved },
    );
    expect(page.photos).toEqual(saved.photos);
    expect(page.organiser).toEqual(saved.organiser);
    expect(page.sessions[0]?.tickets.map(({ price, promoted: by }) => [price, by])).toEqual([
      [150_000, promoted],
      [90_000, null],
    ]);
  });

  it('puts a new cover in the place of the one that it replaces', () => {
    const saved = anEventPage({ photos: [photo('old'), photo('hall')] });
    const cover = { id: null, url: '/files/new.webp', color: null, replaces: 'old' };
    const page = previewedPage(draft({ eventId: saved.id, cover }), { ...setting, page: saved });
    expect(page.photos.map(({ id }) => id)).toEqual(['cover', 'hall']);
  });

  it('gives no time an end before its beginning, and an online event no place', () => {
    const page = previewedPage(
      draft({
        format: 'ONLINE',
        address: 'Đà Lạt',
        sessions: [{ ...emptySession('s'), begin: '2026-12-24T19:30', end: '2026-12-24T18:00' }],
      }),
      setting,
    );
    expect(page.endAt - page.beginAt).toBe(7_200_000);
    expect(page.address).toBe(null);
    expect(page.sessions[0]?.tickets).toEqual([]);
  });
});
