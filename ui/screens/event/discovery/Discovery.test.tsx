import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { makeMemoryEventListings } from '#adapters/memory/event/memory-event-listings.ts';
import { EventListings } from '#application/event/ports/event-listings.ts';
import { anEventCard } from '#test/builders/an-event-card.ts';
import { NOW } from '#test/builders/moments.ts';
import { renderPage } from '#test/rendered/render-page.tsx';
import { given, loaderWith } from '#test/rendered/with-use-cases.tsx';
import { eventsLoader } from '#ui/screens/event/events/events.loader.ts';
import { Discovery } from './Discovery.tsx';

const DA_NANG = 'Cung Tiên Sơn, Đà Nẵng';
const events = [
  anEventCard({ id: 1, name: 'Đêm nhạc Trịnh' }),
  anEventCard({ id: 2, name: 'Chợ phiên', lowestPrice: 0 }),
  anEventCard({ id: 3, name: 'Lễ hội pháo hoa', address: DA_NANG, lowestPrice: 900_000 }),
];
const categories = [{ id: 1, name: 'Âm nhạc', color: '#b8321f', description: null }];

async function discover(query = '', locale: 'en' | 'vi' = 'en') {
  const pairs = [given(EventListings, makeMemoryEventListings(events, categories, NOW))];
  const page = await renderPage(
    [
      { path: '/discovery', Component: Discovery, loader: loaderWith(eventsLoader, pairs) },
      { path: '*', element: null },
    ],
    { at: `/discovery${query}`, now: NOW, locale },
  );
  return page;
}
const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];
const texts = (selector: string): readonly string[] => all(selector).map(({ textContent }) => textContent ?? '');
const names = (): readonly string[] => texts('article :is(h2, h3)');
const linkTo = (text: string): string | null | undefined =>
  all('a')
    .find(({ textContent }) => textContent === text)
    ?.getAttribute('href');

describe('discovery', () => {
  it('has five filters and an order, each choice a link that can be shared [S2.1-06]', async () => {
    await discover();
    expect(texts('summary')).toEqual(['When', 'City', 'Format', 'Price', 'Category', 'Soonest first']);
    expect(linkTo('This week')).toBe('/discovery?time=THIS_WEEK');
    expect(linkTo('Da Nang')).toBe('/discovery?city=DA_NANG');
    expect(linkTo('Online')).toBe('/discovery?format=ONLINE');
    expect(linkTo('Free')).toBe('/discovery?free=1');
    expect(linkTo('Up to 200,000\u00a0đ')).toBe('/discovery?price=200000');
    expect(linkTo('Âm nhạc')).toBe('/discovery?category=1');
    expect(linkTo('Lowest price')).toBe('/discovery?sort=LOWEST_PRICE');
  });

  it('shows each choice as a chip that takes it back', async () => {
    await discover('?city=HA_NOI&free=1');
    expect(names()).toEqual(['Chợ phiên']);
    expect(linkTo('Remove filter: Hanoi')).toBe('/discovery?free=1');
    expect(linkTo('Remove filter: Free')).toBe('/discovery?city=HA_NOI');
    expect(linkTo('Clear all filters')).toBe('/discovery');
  });

  it('has one price: a highest one and free replace each other', async () => {
    await discover('?price=200000');
    expect(linkTo('Free')).toBe('/discovery?free=1');
    expect(linkTo('Any price')).toBe('/discovery');
    expect(names()).toEqual(['Đêm nhạc Trịnh', 'Chợ phiên']);
  });

  it('sorts by price', async () => {
    await discover('?sort=LOWEST_PRICE');
    expect(names()).toEqual(['Chợ phiên', 'Đêm nhạc Trịnh', 'Lễ hội pháo hoa']);
  });

  it('says what to leave out when nothing matches, and how many events that finds', async () => {
    await discover('?city=DA_NANG&free=1&time=UPCOMING');
    expect(names()).toEqual([]);
    expect(linkTo('Without Da Nang1 event')).toBe('/discovery?time=UPCOMING&free=1');
    expect(linkTo('Without Free1 event')).toBe('/discovery?time=UPCOMING&city=DA_NANG');
    expect(texts('li b')).not.toContain('Without Upcoming');
  });

  it('lets the opened card’s cover become the poster, one at a time', async () => {
    await discover();
    const opened = () => texts('article[data-opened] :is(h2, h3)');
    const press = async (card: number) =>
      act(async () => all('article a')[card]?.dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true })));
    await press(0);
    expect(opened()).toEqual(['Đêm nhạc Trịnh']);
    await press(1);
    expect(opened()).toEqual(['Chợ phiên']);
    document.body.setAttribute('data-poster', '');
    await press(2);
    expect(opened()).toEqual([]);
    document.body.removeAttribute('data-poster');
  });

  it('speaks Vietnamese', async () => {
    await discover('?city=DA_NANG&free=1', 'vi');
    expect(texts('summary')).toEqual([
      'Thời gian',
      'Thành phố',
      'Hình thức',
      'Giá vé',
      'Danh mục',
      'Sắp diễn ra trước',
    ]);
    expect(linkTo('Bỏ lọc Đà Nẵng1 sự kiện')).toContain('/discovery?free=1');
  });

  it('shows one date, time and host on a card', async () => {
    await discover('?city=DA_NANG');
    const [card] = all('article');
    expect(card?.textContent).toBe(
      'Fri, 27\u00a0Nov · 19:30Lễ hội pháo hoaCung Tiên Sơn, Đà NẵngBy Nhà hát Tuổi trẻFrom 900,000\u00a0đ',
    );
  });

  it('closes a filter with Escape and leads back to it', async () => {
    await discover();
    const [menu] = all('details') as HTMLDetailsElement[];
    if (menu === undefined) throw new Error('No filter');
    menu.open = true;
    await act(async () =>
      menu.querySelector('a')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    );
    expect(menu.open).toBe(false);
    expect(document.activeElement).toBe(menu.querySelector('summary'));
  });

  it('closes a filter when the focus leaves it', async () => {
    await discover();
    const [menu, next] = all('details') as HTMLDetailsElement[];
    if (menu === undefined || next === undefined) throw new Error('No filter');
    menu.open = true;
    await act(async () => next.querySelector('summary')?.focus());
    expect(menu.open).toBe(false);
  });
});
