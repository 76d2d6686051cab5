import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { KeepFavourite } from '#application/event/keep-favourite.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import { type WaitingPlace, WaitingPlaces } from '#application/sale/ports/waiting-places.ts';
import { FindOwnTicket } from '#application/ticket/find-own-ticket.ts';
import { NO_TICKET } from '#application/ticket/ports/own-tickets.ts';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { anEventPage, aSession, aTicket } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventPage } from '#ui/screens/event/event-page/EventPage.tsx';
import { SimpleEventPage } from '#ui/screens/event/event-page/SimpleEventPage.tsx';
// The page loads these on demand, which may take longer than a test waits.
import '#ui/screens/event/event-page/sold-out/WaitingList.tsx';
import './WaitingPlacesOfEvent.tsx';

const aPlace = (over: Partial<WaitingPlace> = {}): WaitingPlace => ({
  id: 'w1',
  ticketId: 't1',
  sessionId: 1,
  ticketName: 'Vé thường',
  tickets: 2,
  standing: 'WAITING',
  ahead: 0,
  heldUntil: null,
  ...over,
});

type World = {
  readonly places?: readonly WaitingPlace[];
  readonly remaining?: number;
  readonly isFull?: boolean;
  readonly signedOut?: boolean;
  readonly simple?: boolean;
  readonly locale?: 'en' | 'vi';
};

async function open({
  places = [],
  remaining = 0,
  isFull = true,
  signedOut = false,
  simple = false,
  locale = 'en',
}: World = {}) {
  let mine = places;
  const asked: unknown[] = [];
  const port: WaitingPlaces = {
    mine: async () => ok(mine),
    join: async (ticketId, tickets) => {
      asked.push([ticketId, tickets]);
      if (!isFull) return refused({ code: 'NOT_SOLD_OUT' });
      const place = aPlace({ ticketId, tickets, ahead: 2 });
      mine = [place];
      return ok(place);
    },
    leave: async (id) => {
      asked.push(id);
      mine = [];
      return ok(null);
    },
  };
  const event = anEventPage({
    sessions: [aSession({ tickets: [aTicket({ id: 't1', name: 'Vé thường', remaining, purchaseLimit: remaining })] })],
  });
  const Component = withUseCases(simple ? SimpleEventPage : EventPage, [
    given(WatchStock, () => NEVER),
    given(KeepFavourite, { look: async () => null, toggle: async () => refused({ code: 'UNAUTHORIZED' }) }),
    given(FindOwnTicket, async () => NO_TICKET),
    given(WaitingPlaces, port),
  ]);
  await renderPage(
    [
      { path: '/', Component, loader: () => ({ event, now: NOW }) },
      { path: '*', element: null },
    ],
    { now: NOW, locale, ...(signedOut ? {} : { account: someAccount }) },
  );
  await settle(10);
  return asked;
}

const text = () => (document.body.textContent ?? '').replaceAll(/\s/gu, ' ');
const press = async (name: string) => {
  await click(find('button', name));
  await settle(10);
};

describe('the page of an event that is sold out', () => {
  it('leads to its waiting list, for the number of tickets that one may buy', async () => {
    const asked = await open();
    await press('Join the waiting list');
    await appears('[role="dialog"]');
    expect(text()).toContain('Your group gets all of its tickets together.');
    await press('Join');
    expect(asked).toEqual([['t1', 1]]);
    expect(text()).toContain('You’re number 3 on the waiting list');
    expect(findAll('button', 'Join the waiting list')).toEqual([]);
  });

  it('says why somebody cannot join, and keeps what they chose', async () => {
    const asked = await open({ isFull: false });
    await press('Join the waiting list');
    await press('Join');
    expect(asked).toHaveLength(1);
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(
      'There are tickets left. You can buy them now',
    );
  });

  it('shows who is next, and lets them leave', async () => {
    const asked = await open({ places: [aPlace()] });
    expect(text()).toContain('You’re next on the waiting list');
    expect(text()).toContain('2 tickets, Vé thường.');
    await press('Leave the waiting list');
    expect(asked).toEqual(['w1']);
    expect(text()).not.toContain('You’re next');
    expect(text()).toContain('You left the waiting list');
  });

  it('shows what is held until when, with the way to the checkout', async () => {
    await open({ places: [aPlace({ standing: 'OFFERED', heldUntil: later(NOW, 20 * HOUR) })] });
    expect(text()).toContain('Tickets are held for you');
    expect(text()).toContain('or they go to the next in line');
    expect(find('a', 'Buy my tickets').getAttribute('href')).toBe('/payment/1');
    await press('No, thanks');
    expect(text()).not.toContain('Tickets are held for you');
  });

  it('shows them though for whom they are held the type is not sold out, and offers no list to join', async () => {
    await open({ remaining: 2, places: [aPlace({ standing: 'OFFERED', heldUntil: later(NOW, 20 * HOUR) })] });
    expect(text()).toContain('Tickets are held for you');
    expect(findAll('button', 'Join the waiting list')).toEqual([]);
  });

  it('says when an offer has ended, and leads back to the list', async () => {
    await open({ places: [aPlace({ standing: 'LAPSED' })] });
    expect(text()).toContain('Your tickets are no longer held');
    expect(find('button', 'Join the waiting list')).toBeDefined();
  });

  it('speaks Vietnamese', async () => {
    await open({ locale: 'vi', places: [aPlace({ ahead: 1 })] });
    expect(text()).toContain('Bạn đứng thứ 2 trong danh sách chờ');
    expect(text()).toContain('2 vé Vé thường.');
  });

  it('leads signed-out visitors to sign in first', async () => {
    const asked = await open({ signedOut: true });
    await press('Join the waiting list');
    expect(asked).toEqual([]);
    expect(document.querySelector('[aria-labelledby="waiting-list-title"]')).toBeNull();
  });
});

it('an embedded page leads to the waiting list, too', async () => {
  await open({ simple: true, signedOut: true });
  expect(find('button', 'Join the waiting list')).toBeDefined();
});

it('the page of an event with tickets left has no waiting list', async () => {
  await open({ remaining: 5 });
  expect(text()).not.toContain('waiting list');
});
