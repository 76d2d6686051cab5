import { NEVER } from 'rxjs';
import { expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { KeepFavourite } from '#application/event/keep-favourite.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import { FollowCorporate } from '#application/people/follow-corporate.ts';
import { FindOwnTicket } from '#application/ticket/find-own-ticket.ts';
import { NO_TICKET } from '#application/ticket/ports/own-tickets.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { anEventPage } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventPage } from '#ui/screens/event/event-page/EventPage.tsx';

const corporate = { kind: 'corporate', name: 'Gốm Việt', slug: 'Gom-Viet-12', logo: null } as const;

async function show(event: ReturnType<typeof anEventPage>, locale: 'en' | 'vi' = 'en'): Promise<readonly number[]> {
  const followed: number[] = [];
  const Component = withUseCases(EventPage, [
    given(WatchStock, () => NEVER),
    given(FindOwnTicket, async () => NO_TICKET),
    given(KeepFavourite, { look: async () => null, toggle: async () => refused({ code: 'UNAUTHORIZED' }) }),
    given(FollowCorporate, {
      look: async () => false,
      toggle: async (id, shown) => {
        followed.push(id);
        return ok(shown !== true);
      },
    }),
  ]);
  await renderPage(
    [
      { path: '/event/:slug', Component, loader: () => ({ event, now: NOW }) },
      { path: '*', element: null },
    ],
    { at: `/event/${event.slug}`, now: NOW, locale, account: someAccount },
  );
  await settle();
  return followed;
}

it.each([
  ['en', 'Follow', 'Following'],
  ['vi', 'Theo dõi', 'Đang theo dõi'],
] as const)('the host of an event is followed on its page, once, in %s', async (locale, follow, following) => {
  const followed = await show(anEventPage({ organiser: corporate }), locale);
  await appears('button[aria-pressed="false"]:not([aria-label])');
  expect(findAll('button', follow)).toHaveLength(1);
  await click(find('button', follow));
  await settle();
  expect(followed).toEqual([12]);
  expect(findAll('button', following)).toHaveLength(1);
});

it('a person has no button to follow [S1-58]', async () => {
  await show(anEventPage());
  await showsInBothLanguages('Organized by');
  await settle(50);
  expect(findAll('button', 'Follow')).toEqual([]);
});
