import { expect, it } from 'vitest';
import { ANY_EVENT, type EventFilter, type EventListings } from '#application/event/ports/event-listings.ts';

export type ListedWorld = {
  readonly listings: EventListings;
};

const page = { limit: 2, after: null, before: null };

/** 'Đêm nhạc Trịnh' (onsite, paid, featured), 'Saigon Jazz' (onsite, free) and 'Vietnam Web Summit' (online, paid). */
export function eventListingsContract(open: () => Promise<ListedWorld>): void {
  const names = async (filter: Partial<EventFilter>): Promise<readonly string[]> => {
    const { listings } = await open();
    const found = await listings.list({ ...ANY_EVENT, ...filter }, 10);
    return found.ok ? found.value.events.map(({ name }) => name).sort() : [found.refusal.code];
  };

  it('words without diacritics find words with them', async () => {
    expect(await names({ search: 'dem nhac' })).toEqual(['Đêm nhạc Trịnh']);
  });

  it.each([
    ['Saigon Jazz', ['Saigon', 'sai gon', 'Sài Gòn', 'SÀI  GÒN', 'jazz sài gòn']],
    ['Vietnam Web Summit', ['Vietnam', 'viet nam', 'Việt Nam,', 'viet-nam']],
  ])('a place is found however it is written: %s', async (name, searches) => {
    for (const search of searches) expect(await names({ search }), search).toEqual([name]);
  });

  it('signs mean nothing special', async () => {
    for (const search of ['%', '_', 'j%z', '\\']) expect(await names({ search }), search).toEqual([]);
  });

  it('counts all that match, not only those returned', async () => {
    const { listings } = await open();
    const found = await listings.list(ANY_EVENT, 1);
    expect(found.ok && [found.value.events.length, found.value.total]).toEqual([1, 3]);
  });

  it('words that nothing holds find nothing', async () => {
    expect(await names({ search: 'khong co gi nhu vay' })).toEqual([]);
  });

  it('the format narrows', async () => {
    expect(await names({ format: 'ONLINE' })).toEqual(['Vietnam Web Summit']);
  });

  it('free narrows to what costs nothing', async () => {
    expect(await names({ free: true })).toEqual(['Saigon Jazz']);
  });

  it('a highest price narrows to what has a ticket for at most it', async () => {
    expect(await names({ mostPrice: 90_000 })).toEqual(['Saigon Jazz', 'Vietnam Web Summit']);
  });

  it('a city narrows to addresses in it', async () => {
    expect(await names({ city: 'DA_NANG' })).toEqual([]);
    expect(await names({ city: 'HA_NOI', format: 'ONSITE' })).toEqual(['Saigon Jazz', 'Đêm nhạc Trịnh']);
  });

  it('the cheapest or the newest come first when asked for', async () => {
    const { listings } = await open();
    const by = async (sort: EventFilter['sort']) => {
      const found = await listings.list({ ...ANY_EVENT, sort }, 10);
      return found.ok ? found.value.events.map(({ name }) => name) : [];
    };
    expect(await by('LOWEST_PRICE')).toEqual(['Saigon Jazz', 'Vietnam Web Summit', 'Đêm nhạc Trịnh']);
    expect(await by('NEWEST')).toEqual(['Vietnam Web Summit', 'Saigon Jazz', 'Đêm nhạc Trịnh']);
  });

  it('what is still to come is upcoming, and nothing of it is past', async () => {
    expect(await names({ time: 'UPCOMING' })).toHaveLength(3);
    expect(await names({ time: 'PAST' })).toEqual([]);
  });

  it('a list goes on where it stopped, and leads back', async () => {
    const { listings } = await open();
    const first = await listings.browse(ANY_EVENT, page);
    if (!first.ok) throw new Error(first.refusal.code);
    expect(first.value).toMatchObject({ before: null, total: 3 });
    expect(first.value.events).toHaveLength(2);
    const second = await listings.browse(ANY_EVENT, { ...page, after: first.value.after });
    if (!second.ok) throw new Error(second.refusal.code);
    expect(second.value.events).toHaveLength(1);
    expect(second.value.after).toBeNull();
    const back = await listings.browse(ANY_EVENT, { ...page, before: second.value.before });
    expect(back.ok && back.value.events.map(({ id }) => id)).toEqual(first.value.events.map(({ id }) => id));
  });

  it('a cursor belongs to its filter', async () => {
    const { listings } = await open();
    const first = await listings.browse(ANY_EVENT, page);
    if (!first.ok) throw new Error(first.refusal.code);
    expect(await listings.browse({ ...ANY_EVENT, format: 'ONSITE' }, { ...page, after: first.value.after })).toEqual({
      ok: false,
      refusal: { code: 'INVALID_CURSOR' },
    });
  });

  it('the first page has the featured event and the free one', async () => {
    const { listings } = await open();
    const home = await listings.home();
    if (!home.ok) throw new Error(home.refusal.code);
    expect(home.value.featured.map(({ name }) => name)).toEqual(['Đêm nhạc Trịnh']);
    expect(home.value.free.map(({ name }) => name)).toEqual(['Saigon Jazz']);
    expect(home.value.online.map(({ name }) => name)).toEqual(['Vietnam Web Summit']);
  });
}
