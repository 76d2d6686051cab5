import { describe, expect, it } from 'vitest';
import { makeMemoryEventListings } from '#adapters/memory/event/memory-event-listings.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { EventListings } from '#application/event/ports/event-listings.ts';
import { DeviceSearches } from '#application/people/ports/device-searches.ts';
import { FilterShelf, type KeptFilter } from '#application/people/ports/filter-shelf.ts';
import type { Account } from '#application/people/ports/profile-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { anEventCard } from '#test/builders/an-event-card.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { Discovery } from '#ui/screens/event/discovery/Discovery.tsx';
import { eventsLoader } from './events.loader.ts';

const HANOI = { id: 'f1', name: 'Hanoi', query: 'city=HA_NOI' };

type World = {
  readonly query?: string;
  readonly locale?: 'en' | 'vi';
  readonly account?: Account;
  readonly kept?: readonly KeptFilter[];
  readonly blocked?: boolean;
};
async function open({ query = '', locale = 'en', account, blocked = false, ...world }: World = {}) {
  let device = world.kept ?? [];
  let shelf = world.kept ?? [];
  const pairs = [
    given(EventListings, makeMemoryEventListings([anEventCard()], [], NOW)),
    given(DeviceSearches, {
      read: () => device,
      write: (next: readonly KeptFilter[]) => {
        if (!blocked) device = next;
        return !blocked;
      },
    }),
    given(FilterShelf, {
      list: async () => ok(shelf),
      save: async (_list: string, name: string, of: string) => {
        shelf = [...shelf, { id: 'f2', name, query: of }];
        return ok(null);
      },
      rename: async () => ok(null),
      remove: async () => ok(null),
    }),
  ];
  await renderPage(
    [{ path: '/discovery', Component: withUseCases(Discovery, pairs), loader: loaderWith(eventsLoader, pairs) }],
    { at: `/discovery${query}`, now: NOW, locale, ...(account === undefined ? {} : { account }) },
  );
  await click(find('button', locale === 'vi' ? 'Đã lưu' : 'Saved'));
  await appears('[role="dialog"]', /./);
  await settle(30);
  return { device: () => device, shelf: () => shelf };
}
const text = () => find('[role="dialog"]', /./).textContent ?? '';
const links = () => findAll('[role="dialog"] li a', /./).map((link) => [link.textContent, link.getAttribute('href')]);

describe('saved searches of discovery', { timeout: 30_000 }, () => {
  it('are saved under the words of their chips on the device of somebody who is not signed in', async () => {
    const { device } = await open({ query: '?city=HA_NOI&free=1' });
    await click(find('button', 'Save search: Hanoi · Free'));
    await settle();
    expect(device()).toEqual([{ id: 'city=HA_NOI&free=1', name: 'Hanoi · Free', query: 'city=HA_NOI&free=1' }]);
    expect(links()).toEqual([['Hanoi · Free', '/discovery?city=HA_NOI&free=1']]);
    expect(text()).toContain('Kept on this device. Sign in to have them everywhere.');
    expect(findAll('[role="dialog"] button', /^Save /)).toEqual([]);
  });

  it('are kept with the account of somebody who is, and named in the reader’s language', async () => {
    const { shelf } = await open({ query: '?free=1', locale: 'vi', account: someAccount, kept: [HANOI] });
    expect(links()).toEqual([['Hà\u00a0Nội', '/discovery?city=HA_NOI']]);
    await click(find('button', 'Lưu tìm kiếm: Miễn\u00a0phí'));
    await settle();
    expect(shelf()).toEqual([HANOI, { id: 'f2', name: 'Miễn phí', query: 'free=1' }]);
    expect(text()).toContain('Lưu cùng tài khoản của bạn, dùng trên mọi thiết bị.');
  });

  it('can be removed, and nothing saved says what to do', async () => {
    const { device } = await open({ kept: [HANOI] });
    await click(find('button', 'Remove Hanoi'));
    await settle();
    expect([device(), links()]).toEqual([[], []]);
    expect(text()).toContain('Nothing saved yet. Choose a city, a price or another filter, then save it here.');
  });

  it('says so where the browser keeps nothing', async () => {
    await open({ query: '?free=1', blocked: true });
    await click(find('button', 'Save search: Free'));
    await settle();
    expect(find('[role="dialog"] [role="alert"]', /./).textContent).toContain('Sign in to save searches.');
  });
});
