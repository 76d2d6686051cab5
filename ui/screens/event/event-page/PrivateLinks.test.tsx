import { act } from 'react';
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeMemoryEventKeys } from '#adapters/memory/event/memory-event-keys.ts';
import { KeepFavourite } from '#application/event/keep-favourite.ts';
import { OpenEventPage } from '#application/event/open-event-page.ts';
import { EventKeys } from '#application/event/ports/event-keys.ts';
import { EventPages } from '#application/event/ports/event-pages.ts';
import { WatchStock } from '#application/event/watch-stock.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { OpenPaymentPage } from '#application/sale/open-payment-page.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { makeUseCase } from '#domain/kernel/use-case.ts';
import { anEventPage, aSession } from '#test/builders/an-event-page.ts';
import { NOW } from '#test/builders/moments.ts';
import { renderPage, settle } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { paymentLoader } from '#ui/screens/sale/payment/payment.loader.ts';
import { EventPage } from './EventPage.tsx';
import { eventPageLoader, inviteRsvpLoader } from './event-page.loader.ts';

const slugOf = (id: number, key: string): string => `su-kien-${id}~${key}`;
const EVENTS = [
  anEventPage({ id: 1, name: 'Tiệc kín', slug: slugOf(1, 'right') }),
  anEventPage({ id: 2, name: 'Hội kín', slug: slugOf(2, 'other') }),
];
const OPEN_TO_ALL = anEventPage({ id: 3, name: 'Hội mở', slug: 'su-kien-3' });

/** A tab of a server that answers only who sends the event's key. */
async function tabAt(at: string) {
  const keys = makeMemoryEventKeys();
  const shownTo = (id: number) => {
    const opens = ({ slug }: { readonly slug: string }): boolean => keys.kept().some((key) => slug.endsWith(`~${key}`));
    const event = id === OPEN_TO_ALL.id ? OPEN_TO_ALL : EVENTS.find((one) => one.id === id && opens(one));
    return event === undefined ? refused({ code: 'EVENT_NOT_FOUND' } as const) : ok(event);
  };
  const openEventPage = makeUseCase(OpenEventPage, (token) =>
    token === (EventPages as unknown)
      ? ({ read: async (id: number) => shownTo(id) } as never)
      : token === (Clock as unknown)
        ? ({ now: () => NOW } as never)
        : (undefined as never),
  );
  const pairs = [
    given(EventKeys, keys),
    given(OpenEventPage, openEventPage),
    given(OpenPaymentPage, async (id) => {
      const shown = shownTo(id);
      return shown.ok ? ok({ session: { ...aSession(), event: shown.value }, now: NOW } as never) : shown;
    }),
    given(WatchStock, () => NEVER),
    given(KeepFavourite, { look: async () => null, toggle: async () => refused({ code: 'UNAUTHORIZED' }) }),
  ];
  const { router } = await renderPage(
    [
      {
        path: '/event/:slug',
        Component: withUseCases(EventPage, pairs),
        loader: loaderWith(eventPageLoader, pairs),
        errorElement: <p>Nothing here</p>,
      },
      {
        path: '/invite-rsvp/:slug',
        Component: withUseCases(EventPage, pairs),
        loader: loaderWith(inviteRsvpLoader, pairs),
        errorElement: <p>Nothing here</p>,
      },
      {
        path: '/payment/:sectionEventId',
        element: <p>Pay here</p>,
        loader: loaderWith(paymentLoader, pairs),
        errorElement: <p>Nothing here</p>,
      },
      { path: '*', element: null },
    ],
    { at, now: NOW },
  );
  await settle(10);
  const text = (): string => document.body.textContent ?? '';
  return {
    text,
    path: () => router.state.location.pathname,
    goes: async (to: string) => {
      await act(async () => router.navigate(to));
      await settle(10);
      return text();
    },
  };
}

describe('a tab that was given the key of a private event', () => {
  it('opens the event by its link, and nothing by a link with another key', async () => {
    const tab = await tabAt(`/event/${slugOf(1, 'right')}`);
    expect(tab.text()).toContain('Tiệc kín');
    for (const wrong of [slugOf(1, 'wrong'), slugOf(2, 'right'), slugOf(2, 'wrong')]) {
      const shown = await tab.goes(`/event/${wrong}`);
      expect(shown).toContain('Nothing here');
      expect(shown).not.toMatch(/Tiệc kín|Hội kín/);
    }
    expect(await tab.goes(`/event/${slugOf(1, 'right')}`)).toContain('Tiệc kín');
  });

  it('pays by its key, and nothing by another one', async () => {
    const tab = await tabAt(`/event/${slugOf(1, 'right')}`);
    expect(await tab.goes('/payment/1?key=wrong')).toContain('Nothing here');
    expect(await tab.goes('/payment/2?key=right')).toContain('Nothing here');
    expect(await tab.goes('/payment/1?key=right')).toContain('Pay here');
    // Inside the app links of the event itself carry no key.
    expect(await tab.goes('/payment/1')).toContain('Pay here');
  });
});

describe('a key that a public event does not need', () => {
  it('stays in an invitation’s address, so that the link of the email opens at once', async () => {
    const tab = await tabAt('/invite-rsvp/su-kien-3~sent?rsvpInvitationId=1');
    expect(tab.text()).toContain('Hội mở');
    expect(tab.path()).toBe('/invite-rsvp/su-kien-3~sent');
  });

  it('leaves the address of the event’s own page', async () => {
    const tab = await tabAt('/event/su-kien-3~sent');
    expect(tab.text()).toContain('Hội mở');
    expect(tab.path()).toBe('/event/su-kien-3');
  });

  it('does not hide that the words of the event changed', async () => {
    const tab = await tabAt('/invite-rsvp/ten-cu-3~sent');
    expect(tab.path()).toBe('/invite-rsvp/su-kien-3~sent');
  });
});
