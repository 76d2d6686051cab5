import { act } from 'react';
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { KeepFavourite } from '#application/event/keep-favourite.ts';
import { EventPages } from '#application/event/ports/event-pages.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import { FindOwnTicket } from '#application/ticket/find-own-ticket.ts';
import { NO_TICKET } from '#application/ticket/ports/own-tickets.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { GuestsGoing } from '#domain/ticket/shown-guests.ts';
import { anEventPage } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventPage } from '../EventPage.tsx';
import { SimpleEventPage } from '../SimpleEventPage.tsx';
// The page loads it on demand, which may take longer than a test waits.
import './BesideHost.tsx';

const GUESTS = 'section[aria-label="Guests who are going"], section[aria-label="Khách sẽ tham gia"]';
const NAMES = ['Lan N.', 'Minh T.', 'Hoa', 'An L.', 'Bình Đ.', 'Chi V.', 'Dũng P.', 'Giang H.'];

async function show(
  answer: Result<GuestsGoing | null, Refusal> | Error,
  {
    locale = 'en',
    simple = false,
    signedIn = true,
  }: { readonly locale?: 'en' | 'vi'; readonly simple?: boolean; readonly signedIn?: boolean } = {},
): Promise<readonly number[]> {
  const asked: number[] = [];
  const nothing = async () => refused({ code: 'EVENT_NOT_FOUND' } as const);
  const Component = withUseCases(simple ? SimpleEventPage : () => <EventPage />, [
    given(WatchStock, () => NEVER),
    given(KeepFavourite, { look: async () => null, toggle: async () => refused({ code: 'UNAUTHORIZED' }) }),
    given(FindOwnTicket, async () => NO_TICKET),
    given(EventPages, {
      read: nothing,
      sessions: nothing,
      session: nothing,
      calendar: nothing,
      guests: async (eventId) => {
        asked.push(eventId);
        if (answer instanceof Error) throw answer;
        return answer;
      },
    }),
  ]);
  const page = await renderPage(
    [
      { path: '/', Component, loader: () => ({ event: anEventPage(), now: NOW }) },
      { path: '*', element: null },
    ],
    { locale, now: NOW, ...(signedIn ? { account: someAccount } : {}) },
  );
  // The page's frame asks who is signed in.
  await act(async () => void (await page.sessions.known()));
  await settle(30);
  return asked;
}

const shown = () => document.querySelector(GUESTS);

describe('the guests of an event, on its page', () => {
  it.each([
    ['en', { names: NAMES, count: 14, isMore: false }, 'Lan N., Minh T. and 12 others are going'],
    ['vi', { names: NAMES, count: 14, isMore: false }, 'Lan N., Minh T. và 12 người khác sẽ tham gia'],
    ['en', { names: NAMES.slice(0, 3), count: 3, isMore: false }, 'Lan N., Minh T. and 1 other is going'],
    ['en', { names: NAMES, count: 500, isMore: true }, 'Lan N., Minh T. and more than 498 others are going'],
    ['vi', { names: NAMES, count: 500, isMore: true }, 'Lan N., Minh T. và hơn 498 người khác sẽ tham gia'],
  ] as const)('are named up to eight, and counted, in %s', async (locale, going, sentence) => {
    await show(ok(going), { locale });
    await appears(GUESTS);
    expect(shown()?.querySelector('p')?.textContent).toBe(sentence);
    expect([...(shown()?.querySelectorAll('li') ?? [])].map((face) => face.title)).toEqual(going.names);
    expect(document.querySelectorAll(GUESTS)).toHaveLength(1);
  });

  it('are asked for once, after the page is there', async () => {
    expect(await show(ok(null))).toHaveLength(1);
  });

  it.each([
    ['nobody is shown', ok(null)],
    ['they are refused', refused({ code: 'EVENT_NOT_FOUND' } as const)],
    ['the network is away', new Error('away')],
  ])('have no part of the page where %s', async (_why, answer) => {
    await show(answer);
    expect(document.querySelector('h1')?.textContent).toBe('Đêm nhạc');
    expect(shown()).toBe(null);
  });

  it('are not asked for where nobody is signed in', async () => {
    const going = ok({ names: NAMES, count: 14, isMore: false });
    expect(await show(going, { signedIn: false })).toEqual([]);
    expect(shown()).toBe(null);
  });

  it('are not named on other sites', async () => {
    expect(await show(ok({ names: NAMES, count: 14, isMore: false }), { simple: true })).toEqual([]);
    expect(shown()).toBe(null);
  });
});
