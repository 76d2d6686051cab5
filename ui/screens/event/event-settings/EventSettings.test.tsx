import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { ContractDesk, type EventContract } from '#application/event/ports/contract-desk.ts';
import { EventActs, type Schedule } from '#application/event/ports/event-acts.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { NewsDesk, type OwnNews } from '#application/event/ports/news-desk.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { HiddenGuests } from '#application/ticket/ports/hidden-guests.ts';
import type { EventListing } from '#domain/event/event-listing.ts';
import { DAY, type Instant, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { eventFields, sessionFields, ticketTypeFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { typeMoment } from '#test/rendered/type-moment.ts';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventSettings } from './EventSettings.tsx';
import { eventSettingsLoader } from './event-settings.loader.ts';

type World = {
  locale?: 'en' | 'vi';
  published?: boolean;
  sold?: number;
  schedule?: Schedule | null;
  contract?: EventContract;
  news?: readonly OwnNews[];
  hash?: string;
};

async function open({
  locale = 'en',
  published = false,
  sold = 0,
  schedule = null,
  contract = { chains: [], deployed: null },
  news = [],
  hash = '',
}: World = {}) {
  const world = makeMemoryDeskWorld(() => NOW);
  const events = makeMemoryEventDesk(world);
  const created = await events.create(eventFields, sessionFields());
  if (!created.ok) throw new Error('No event');
  const { eventId, sessionId } = created.value;
  await events.addTicketType(sessionId, ticketTypeFields());
  if (published) await events.publish(eventId);
  const made = world.events.get(eventId);
  if (made === undefined) throw new Error('No event');
  const sessions = made.sessions.map((session) => ({
    ...session,
    ticketTypes: session.ticketTypes.map((type) => ({ ...type, sold })),
  }));
  world.events.set(eventId, { ...made, sessions });
  const asked: unknown[] = [];
  let scheduled = schedule;
  let listing: EventListing = { tags: ['Acoustic'], forbesId: null };
  const turn = (part: 'donations' | 'oneFormPerTicket') => async (id: number, on: boolean) => {
    asked.push([part, on]);
    const read = await events.read(id);
    if (!read.ok) return read;
    const changed = await events.change(id, { ...eventFields, [part]: on });
    return changed.ok ? ok(null) : changed;
  };
  const acts: EventActs = {
    turnDonations: turn('donations'),
    turnFormPerTicket: turn('oneFormPerTicket'),
    moveSession: events.changeSession,
    changeAddress: async () => ok(null),
    clone: async (_id, beginAt, name) => {
      if (name === '') return refused({ code: 'FORBIDDEN' });
      asked.push(['clone', beginAt, name]);
      return ok({ eventId: 99 });
    },
    schedule: async () => ok(scheduled),
    listing: async () => ok(listing),
    writeListing: async (_id, wanted) => {
      if (wanted.tags.includes('lạ')) return refused({ code: 'EVENT_STATE_FORBIDS', state: 'CANCELLED' });
      asked.push(['listing', wanted]);
      listing = wanted;
      return ok(null);
    },
    publishAt: async (_id, at) => {
      asked.push(['publishAt', at]);
      scheduled = at === null ? null : { at, missed: false };
      return ok(null);
    },
  };
  let kept = contract;
  const contracts: ContractDesk = {
    read: async () => ok(kept),
    deploy: async (_id, chain, terms, key) => {
      if (terms.contractName === 'Bị từ chối') return refused({ code: 'EVENT_STATE_FORBIDS', state: 'CANCELLED' });
      asked.push(['deploy', chain, terms, key]);
      kept = { ...kept, deployed: { ...terms, chain, state: 'REQUESTED', placed: null, message: null } };
      return ok(null);
    },
    change: async (_id, terms, key) => {
      asked.push(['change', terms, key]);
      if (kept.deployed !== null) kept = { ...kept, deployed: { ...kept.deployed, state: 'UPDATING' } };
      return ok(null);
    },
  };
  let keys = 0;
  const newKey = () => {
    keys += 1;
    return `key ${keys}`;
  };
  const desk: EventDesk = {
    ...events,
    read: async (id) => {
      const event = await events.read(id);
      return event.ok ? ok({ ...event.value, abilities: [...event.value.abilities, 'event.chat'] }) : event;
    },
  };
  let guestsHidden = false;
  const hiddenGuests: HiddenGuests = {
    read: async () => ok(guestsHidden),
    hide: async (_id, hidden) => {
      asked.push(['hide guests', hidden]);
      guestsHidden = hidden;
      return ok(null);
    },
  };
  let own = news;
  const newsDesk: NewsDesk = {
    read: async () => ok(own),
    choose: async (_id, kind, time) => {
      asked.push(['news', kind, time]);
      if (kind === 'PROBLEM') return refused({ code: 'FORBIDDEN' });
      own = own.map((one) => (one.kind === kind ? { kind, time } : one));
      return ok(null);
    },
  };
  const pairs = [
    given(EventDesk, desk),
    given(EventActs, acts),
    given(ContractDesk, contracts),
    given(NewsDesk, newsDesk),
    given(HiddenGuests, hiddenGuests),
    given(NewKey, newKey),
  ];
  await renderPage(
    [
      {
        path: '/events/manager/:eventId/settings',
        Component: withUseCases(EventSettings, pairs),
        loader: loaderWith(eventSettingsLoader, pairs),
      },
      { path: '/events/edit/:eventId', element: 'The edit form' },
      { path: '*', element: 'Another page' },
    ],
    { account: someAccount, now: NOW, locale, at: `/events/manager/${eventId}/settings${hash}` },
  );
  await settle(10);
  const read = async () => {
    const event = await events.read(eventId);
    return event.ok ? event.value : null;
  };
  const hears = (deployed: EventContract['deployed']) => {
    kept = { ...kept, deployed };
  };
  return { asked, read, hears };
}

const text = () => document.body.textContent ?? '';
const box = (id: string) => {
  const input = document.getElementById(id);
  if (input === null) throw new Error(`No switch ${id}`);
  return input;
};

describe('the guests on the event’s page', () => {
  it.each([
    ['en', 'No guests are shown', 'Guests who agree are shown'],
    ['vi', 'Đã ẩn danh sách khách', 'Đã hiện những khách đồng ý'],
  ] as const)('are shown unless a manager switches them off, in %s', async (locale, off, on) => {
    const { asked } = await open({ published: true, locale });
    await click(box('guests-shown'));
    await settle(10);
    expect(text()).toContain(off);
    await click(box('guests-shown'));
    await settle(10);
    expect(text()).toContain(on);
    expect(asked).toEqual([
      ['hide guests', true],
      ['hide guests', false],
    ]);
  });
});

describe('emails to the viewer', () => {
  const USUAL: readonly OwnNews[] = [
    { kind: 'SALE', time: 'DAILY' },
    { kind: 'REGISTRATION', time: 'AT_ONCE' },
    { kind: 'ANSWER', time: 'DAILY' },
    { kind: 'PROBLEM', time: 'AT_ONCE' },
  ];
  const shown = (kind: string) => box(`news-${kind}`).textContent;
  const choose = async (kind: string, time: string) => {
    await act(async () => {
      box(`news-${kind}`).dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
    });
    await click(find('li[role="option"]', time));
    await settle(10);
  };

  it('are chosen for each kind of news, and saved at once', async () => {
    const { asked } = await open({ news: USUAL });
    expect(['sale', 'registration', 'answer', 'problem'].map(shown)).toEqual([
      'Once a day, at 08:00',
      'At once',
      'Once a day, at 08:00',
      'At once',
    ]);
    await choose('sale', 'At once');
    expect(asked).toEqual([['news', 'SALE', 'AT_ONCE']]);
    expect(shown('sale')).toBe('At once');
    expect(text()).toContain('Your choice is saved');
  });

  it('stay as they were when the choice is refused', async () => {
    await open({ news: USUAL });
    await choose('problem', 'Never');
    expect(shown('problem')).toBe('At once');
    expect(text()).not.toContain('Your choice is saved');
  });

  it('are read in Vietnamese', async () => {
    await open({ news: USUAL, locale: 'vi' });
    expect(text()).toContain('Email gửi bạn');
    expect(shown('registration')).toBe('Ngay lập tức');
  });

  it.each([
    ['#news', 1],
    ['', 0],
  ])('are in view for who comes from an email: %j', async (hash, times) => {
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await open({ news: USUAL, hash });
    expect(seen).toHaveBeenCalledTimes(times);
    seen.mockRestore();
  });

  it('are no choice for who is told nothing', async () => {
    await open();
    expect(document.getElementById('news')).toBeNull();
  });
});

describe('the contract of an event', () => {
  const CHAINS = ['POLYGON', 'BASE'] as const;
  const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  const SEN = { contractName: 'Sen', amount: 100, chain: 'BASE' } as const;
  const placed = { contract: '0xabc', link: 'https://basescan.org/address/0xabc' };

  it('is started by its team, and followed until it is deployed', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { asked, hears } = await open({ published: true, contract: { chains: CHAINS, deployed: null } });
    expect(field('contract_name')?.value).toBe('Đêm nhạc');
    await submit(field('amount'));
    expect(text()).toContain('Enter a number from 1 to 1,000,000');
    await type(field('amount'), '250');
    await type(field('contract_name'), ' ');
    await submit(field('amount'));
    expect(text()).toContain('Enter a name, in up to 60 characters');
    await type(field('contract_name'), 'Bị từ chối');
    await submit(field('amount'));
    expect(document.querySelector('[role="alert"].MuiAlert-colorError')?.textContent).toMatch(/cancelled/);
    expect(asked).toEqual([]);
    await type(field('contract_name'), 'Sen');
    await submit(field('amount'));
    await settle(10);
    expect(asked).toEqual([['deploy', 'POLYGON', { contractName: 'Sen', amount: 250 }, 'key 1']]);
    expect(text()).toContain('Sen on Polygon, up to 250 tokens');
    expect(text()).toContain('The contract is being deployed');
    expect(field('contract_name')).toBe(null);
    hears({ ...SEN, state: 'DEPLOYED', placed, message: null });
    await act(async () => vi.advanceTimersByTime(5_000));
    await settle(10);
    expect(document.querySelector<HTMLAnchorElement>(`a[href="${placed.link}"]`)?.textContent).toBe('0xabc');
    expect(text()).not.toContain('being deployed');
    vi.useRealTimers();
  });

  it('takes other terms, and says why the last ones were not taken', async () => {
    const deployed = { ...SEN, state: 'DEPLOYED', placed, message: 'This contract is locked' } as const;
    const { asked } = await open({ published: true, contract: { chains: CHAINS, deployed } });
    expect(text()).toContain('Your last change was not made: This contract is locked');
    expect(field('chain')).toBe(null);
    await type(field('amount'), '150');
    await click(find('button', 'Change contract'));
    await settle(10);
    expect(asked).toEqual([['change', { contractName: 'Sen', amount: 150 }, 'key 1']]);
    expect(text()).toContain('We’re making your change');
  });

  it('that failed says why, in both languages, and can be tried again', async () => {
    const failed = { ...SEN, state: 'FAILED', placed: null, message: null } as const;
    const { asked } = await open({ published: true, locale: 'vi', contract: { chains: CHAINS, deployed: failed } });
    expect(text()).toContain('Chưa triển khai được hợp đồng');
    await click(find('button', 'Triển khai hợp đồng'));
    await settle(10);
    expect(asked).toEqual([['deploy', 'BASE', { contractName: 'Sen', amount: 100 }, 'key 1']]);
  });

  it('is not offered where no provider is configured, nor for a draft', async () => {
    await open({ published: true });
    expect(text()).not.toContain('Token contract');
    await open({ contract: { chains: CHAINS, deployed: null } });
    expect(text()).not.toContain('Token contract');
  });
});

describe('the settings of an event', () => {
  it('turn donations on and off [S2.14-03]', async () => {
    const { asked, read } = await open({ published: true });
    await click(box('donations'));
    expect((await read())?.donations).toBe(true);
    expect(text()).toContain('Donations are on');
    await click(box('donations'));
    expect((await read())?.donations).toBe(false);
    expect(asked).toEqual([
      ['donations', true],
      ['donations', false],
    ]);
  });

  it('turn one form per ticket on and off [S2.14-04]', async () => {
    const { read } = await open({ published: true });
    await click(box('form-per-ticket'));
    expect((await read())?.oneFormPerTicket).toBe(true);
    expect(text()).toContain('Every ticket has its own form');
    await click(box('form-per-ticket'));
    expect((await read())?.oneFormPerTicket).toBe(false);
  });

  it('keep what the organiser asks of those who list the event', async () => {
    const { asked } = await open({ published: true });
    const field = (name: string) => document.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    expect(field('request_tags')?.value).toBe('Acoustic');
    await type(field('request_tags'), 'x'.repeat(31));
    await submit(field('request_tags'));
    expect(text()).toContain('Enter up to 10 tags of up to 30 characters each');
    await type(field('request_tags'), 'Acoustic, nhạc sống ,acoustic,');
    await type(field('forbes_id'), 'vn/7');
    await submit(field('forbes_id'));
    expect(text()).toContain('Use up to 40 letters, digits and hyphens');
    expect(asked).toEqual([]);
    await type(field('forbes_id'), 'vn-7');
    await submit(field('forbes_id'));
    expect(asked).toEqual([['listing', { tags: ['Acoustic', 'nhạc sống'], forbesId: 'vn-7' }]]);
    expect(text()).toContain('Listing saved');
    await type(field('request_tags'), 'lạ');
    await submit(field('request_tags'));
    expect(document.querySelector('[role="alert"].MuiAlert-colorError')?.textContent).toMatch(/cancelled/);
  });

  it('give code for a button and for the page in a frame [S2.14-07]', async () => {
    await open({ published: true });
    const code = () => document.querySelector<HTMLTextAreaElement>('textarea[name="embed"]')?.value ?? '';
    expect(code()).toMatch(/^<a href="https?:\/\/[^"]+\/event\/[^"]+" .*>Get tickets<\/a>$/);
    await click(find('button', 'Event page'));
    expect(code()).toMatch(/^<iframe src="https?:\/\/[^"]+\/event\/[^"]+\/simple" title="Đêm nhạc" /);
    await click(find('button', 'Copy code'));
  });

  it('duplicate the event at a new time and open the copy [S2.14-24]', async () => {
    const { asked } = await open({ published: true });
    await click(find('button', 'Duplicate…'));
    await appears('[role="dialog"]', /When does the copy begin\?/);
    const begin = document.querySelector<HTMLInputElement>('input[name="begin_at"]');
    expect(begin?.value).not.toBe('');
    await typeMoment(begin, '2020-01-01T10:00');
    await submit(begin);
    expect(text()).toContain('Choose a time in the future');
    await typeMoment(begin, '2027-03-01T19:30');
    await submit(begin);
    await settle(10);
    expect(asked).toEqual([['clone', Date.UTC(2027, 2, 1, 12, 30), 'Đêm nhạc']]);
    expect(text()).toContain('The edit form');
  });

  it('let a draft publish itself at a time, and take that back', async () => {
    const { asked } = await open();
    const at = document.querySelector<HTMLInputElement>('input[name="scheduled_at"]');
    await submit(at);
    expect(text()).toContain('Choose a date and time');
    await typeMoment(at, '2027-01-02T08:00');
    await submit(at);
    expect(text()).toContain('Publishing scheduled for');
    await click(find('button', 'Cancel schedule'));
    expect(asked).toEqual([
      ['publishAt', Date.UTC(2027, 0, 2, 1)],
      ['publishAt', null],
    ]);
    expect(findAll('button', 'Cancel schedule')).toEqual([]);
  });

  it('say when a draft could not publish itself', async () => {
    await open({ schedule: { at: later(NOW, -DAY) as Instant, missed: true } });
    expect(text()).toContain('because something was missing');
  });

  it('archive and restore the event, and delete a draft by its name', async () => {
    const { read } = await open();
    await click(find('button', 'Archive event'));
    expect((await read())?.archive).toBe(true);
    await click(find('button', 'Restore event'));
    expect((await read())?.archive).toBe(false);
    await click(find('button', 'Delete event…'));
    await type(document.querySelector('[role="dialog"] input'), 'Đêm nhạc');
    await click(find('button', 'Delete permanently'));
    await settle(10);
    expect(await read()).toBe(null);
    expect(text()).toContain('Another page');
  });

  it('unpublish an event nobody ordered from, so that it can be deleted', async () => {
    const { read } = await open({ published: true });
    expect(text()).toContain('Only drafts can be deleted, so unpublish this event first.');
    expect(findAll('button', 'Delete event…')).toEqual([]);
    await click(find('button', 'Archive event'));
    expect(text()).toContain('Only drafts can be deleted: restore this event, then unpublish it.');
    expect(findAll('button', 'Unpublish event')).toEqual([]);
    await click(find('button', 'Restore event'));
    await click(find('button', 'Unpublish event'));
    expect((await read())?.status).toBe('READY');
    expect(text()).not.toContain('Only drafts can be deleted');
    expect(find('button', 'Delete event…')).not.toBe(null);
  });

  it.each([
    ['en', 'Events with orders can’t be deleted. Archive them instead.'],
    ['vi', 'Sự kiện đã có đơn hàng thì không xóa được. Bạn hãy lưu trữ.'],
  ] as const)('say in %s that an event with orders is archived instead', async (locale, words) => {
    await open({ locale, published: true, sold: 2 });
    expect(text()).toContain(words);
    expect(findAll('button', /^(Unpublish event|Gỡ sự kiện xuống|Delete event…)$/)).toEqual([]);
  });

  it('are shown in Vietnamese', async () => {
    await open({ locale: 'vi', published: true });
    for (const words of ['Cài đặt', 'Nhận quyên góp', 'Nhân bản sự kiện', 'Nhúng vào trang của bạn'])
      expect(text()).toContain(words);
  });
});
