import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { KeepFavourite } from '#application/event/keep-favourite.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import { FindOwnTicket } from '#application/ticket/find-own-ticket.ts';
import { NO_TICKET, type OwnTicket } from '#application/ticket/ports/own-tickets.ts';
import { refused } from '#domain/kernel/result.ts';
import { anEventPage } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventPage } from '#ui/screens/event/event-page/EventPage.tsx';

const STANDING = '[role="status"].MuiAlert-root';

async function show(own: OwnTicket, account: typeof someAccount | null = someAccount): Promise<void> {
  const Component = withUseCases(EventPage, [
    given(WatchStock, () => NEVER),
    given(KeepFavourite, { look: async () => null, toggle: async () => refused({ code: 'UNAUTHORIZED' }) }),
    given(FindOwnTicket, async () => own),
  ]);
  await renderPage(
    [
      { path: '/', Component, loader: () => ({ event: anEventPage(), now: NOW }) },
      { path: '*', element: null },
    ],
    { now: NOW, ...(account === null ? {} : { account }) },
  );
}

describe('the event’s page', () => {
  it.each([
    ['a ticket', { ...NO_TICKET, isOwnedTicket: true }, 'You have a ticket', 'View my tickets'],
    [
      'a registration that waits for approval',
      { ...NO_TICKET, orderStatus: 'REQUIRED_APPROVAL' },
      'Your registration is waiting for approval',
      'View my registration',
    ],
    [
      'an order that waits for payment',
      { ...NO_TICKET, orderStatus: 'PROCESSING' },
      'Your order is waiting for payment',
      'View my order',
    ],
  ] as const)('tells its visitor of %s, with the way to it', async (_what, own, words, link) => {
    await show(own);
    await appears(STANDING);
    const standing = document.querySelector(STANDING);
    expect(standing?.textContent).toContain(words);
    const way = standing?.querySelector('a');
    expect([way?.textContent, way?.getAttribute('href')]).toEqual([link, '/my-ticket']);
  });

  it.each([
    ['has nothing of it', NO_TICKET, someAccount],
    ['is signed out', { ...NO_TICKET, isOwnedTicket: true }, null],
  ] as const)('tells nothing to a visitor who %s', async (_who, own, account) => {
    await show(own, account);
    await settle();
    expect(document.querySelector(STANDING)).toBe(null);
  });
});
