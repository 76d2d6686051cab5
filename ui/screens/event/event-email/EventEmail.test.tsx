import { describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { ReadMedia } from '#application/event/media/read-media.ts';
import { OpenEvent } from '#application/event/open-event.ts';
import { EventMessages, type EventNotice } from '#application/event/ports/event-messages.ts';
import { EventNews } from '#application/event/ports/event-news.ts';
import { GuestMailings } from '#application/event/ports/guest-mailings.ts';
import { Questionnaires } from '#application/event/ports/questionnaires.ts';
import { UploadCover } from '#application/event/upload-cover.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { Pause } from '#application/platform/ports/pause.ts';
import { DownloadTickets } from '#application/ticket/download-tickets.ts';
import { GroupGuests } from '#application/ticket/group-guests.ts';
import { OfflinePages } from '#application/ticket/ports/offline-pages.ts';
import { TicketSelfService } from '#application/ticket/ports/ticket-self-service.ts';
import { TransferTicket } from '#application/ticket/transfer-ticket.ts';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { aHeldTicket } from '#test/builders/a-held-ticket.ts';
import { eventFields, sessionFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { noGuestGroups } from '#test/builders/no-guest-groups.ts';
import { someQuestionnaires } from '#test/builders/some-questionnaires.ts';
import { appears, click, find, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { ETicket } from '#ui/screens/ticket/e-ticket/ETicket.tsx';
import { EventEmail } from './EventEmail.tsx';
import { eventEmailLoader } from './event-email.loader.ts';

function makeMessages() {
  const sent: EventNotice[] = [];
  const summaries: string[] = [];
  let text: string | null = null;
  let busy = false;
  const messages: EventMessages = {
    notices: async () => ok({ entries: sent.toReversed(), after: null, before: null, totalCount: sent.length }),
    push: async (_eventId, notice, key) => {
      if (busy) return refused({ code: 'RATE_LIMITED', retryAt: later(NOW, HOUR) });
      const one = { ...notice, id: key, at: NOW };
      sent.push(one);
      return ok(one);
    },
    emailText: async () => ok(text),
    mailSummary: async (_eventId, key) => {
      if (busy) return refused({ code: 'RATE_LIMITED', retryAt: later(NOW, HOUR) });
      summaries.push(key);
      return ok(null);
    },
    writeEmailText: async (_eventId, next) => {
      text = next === '' ? null : next;
      return ok(text);
    },
  };
  return {
    messages,
    sent,
    summaries,
    saved: () => text,
    limit: () => {
      busy = true;
    },
  };
}

const nothing = async () => refused({ code: 'NOT_FOUND' } as const);
const noMailings: GuestMailings = {
  list: async () => ok({ entries: [], after: null, before: null, totalCount: 0 }),
  guests: async () => ok({ people: 0, some: [] }),
  preview: nothing,
  test: nothing,
  send: nothing,
  schedule: nothing,
  sendNow: nothing,
  cancel: nothing,
  stop: nothing,
  resume: nothing,
};

type World = { readonly locale?: 'en' | 'vi'; readonly account?: typeof someAccount | null };

async function open(world = makeMessages(), { locale = 'en', account = someAccount }: World = {}) {
  const events = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const created = await events.create(eventFields, sessionFields());
  const opened = created.ok ? await events.read(created.value.eventId) : created;
  if (!opened.ok) throw new Error('No event');
  const shown = { ...opened.value, abilities: ['event.mail', 'event.notify'] };
  let keys = 0;
  const pairs = [
    given(OpenEvent, async () => ok(shown)),
    given(EventMessages, world.messages),
    given(GuestMailings, noMailings),
    given(Questionnaires, someQuestionnaires(null)),
    given(GroupGuests, noGuestGroups),
    given(Pause, () => Promise.resolve()),
    given(UploadCover, async () => refused({ code: 'NOT_FOUND' } as const)),
    given(NewKey, () => {
      keys += 1;
      return `key ${keys}`;
    }),
  ];
  await renderPage(
    [
      {
        path: '/admin/event-email/:eventId',
        Component: withUseCases(EventEmail, pairs),
        loader: loaderWith(eventEmailLoader, pairs),
      },
      { path: '*', element: null },
    ],
    { ...(account === null ? {} : { account }), now: NOW, locale, at: `/admin/event-email/${shown.id}` },
  );
  await settle(5);
  return world;
}

const text = () => document.body.textContent ?? '';
const field = (name: string) => document.querySelector(`[name="${name}"]`);

describe('the page of messages', () => {
  it('composes the text of the event’s emails, with a preview, for who is signed in [S2.1-34]', async () => {
    const world = await open();
    expect(document.querySelector('h1')?.textContent).toBe('Messages');
    expect(text()).toContain('Without a text, emails have only the ticket');
    await type(field('text'), 'Gửi xe ở hầm B2.');
    expect(document.querySelector('[data-preview]')?.textContent).toContain('From the organiser: Gửi xe ở hầm B2.');
    await submit(field('text'));
    await settle(5);
    expect(world.saved()).toBe('Gửi xe ở hầm B2.');
    expect(text()).toContain('Text saved');
    await open(makeMessages(), { account: null });
    expect(document.querySelector('h1')).toBeNull();
    expect(text()).not.toContain('Text in ticket emails');
  });

  it('emails the event’s summary, once for each press, and says when it was often enough', async () => {
    const world = await open();
    await click(find('button', 'Email me the summary'));
    await settle(5);
    expect(text()).toContain('We emailed you the summary');
    await click(find('button', 'Email me the summary'));
    await settle(5);
    expect(new Set(world.summaries).size).toBe(2);
    world.limit();
    await click(find('button', 'Email me the summary'));
    await settle(5);
    expect(document.querySelector('[role="alert"].MuiAlert-colorError')?.textContent).toContain('Too many attempts');
    expect(world.summaries).toHaveLength(2);
  });

  it('shows the server’s refusal, and a missing title', async () => {
    const world = await open();
    await click(find('button', 'Send notification'));
    expect(text()).toContain('Enter a title and a message');
    await type(field('title'), 'Mở cửa');
    await type(field('body'), '18:00');
    world.limit();
    await click(find('button', 'Send notification'));
    await settle(5);
    expect(world.sent).toEqual([]);
    expect(document.querySelector('.Mui-error')).not.toBeNull();
  });

  it('pushes a notification, which ticket holders read on their tickets [S1-38]', async () => {
    const world = await open(makeMessages(), { locale: 'vi' });
    await type(field('title'), 'Mở cửa sớm');
    await type(field('body'), 'Cửa mở lúc 18:00.');
    await click(find('button', 'Gửi thông báo'));
    await settle(5);
    expect(world.sent).toMatchObject([{ type: 'NEWS', title: 'Mở cửa sớm', body: 'Cửa mở lúc 18:00.' }]);
    expect(text()).toContain('Đã gửi thông báo');
    expect(document.querySelector('main li, section li')?.textContent).toContain('Cửa mở lúc 18:00.');

    const held = aHeldTicket('a', { email: 'lan@example.com' });
    const ticket = { ...held, session: { ...held.session, urls: [] }, keptAt: null };
    const nothing = async () => undefined;
    const ticketTransfers = {
      give: async () => ok(null),
      edit: async () => ok(null),
      takeBack: async () => ok(null),
      mailAgain: async () => ok(null),
      look: async () => refused({ code: 'NOT_FOUND' } as const),
      receive: async () => refused({ code: 'NOT_FOUND' } as const),
    };
    const Component = withUseCases(ETicket, [
      given(EventNews, world.messages),
      given(ReadMedia, async () => []),
      given(OfflinePages, { keep: nothing, keepList: nothing, has: async () => false, forget: nothing }),
      given(TransferTicket, TransferTicket.make({ ticketTransfers })),
      given(DownloadTickets, {
        ofTicket: async () => refused({ code: 'NOT_FOUND' } as const),
        ofOrder: async () => refused({ code: 'NOT_FOUND' } as const),
        ofReceipt: async () => refused({ code: 'NOT_FOUND' } as const),
      }),
      given(TicketSelfService, {
        policy: async () => refused({ code: 'NOT_FOUND' } as const),
        offers: async () => ok([]),
        readReturn: async () => refused({ code: 'NOT_FOUND' } as const),
        giveBack: async () => refused({ code: 'NOT_FOUND' } as const),
        otherSessions: async () => refused({ code: 'NOT_FOUND' } as const),
        changeSession: async () => refused({ code: 'NOT_FOUND' } as const),
      }),
    ]);
    await renderPage(
      [
        { path: '/', Component, loader: () => ({ kind: 'READY', accountId: someAccount.id, data: ticket }) },
        { path: '*', element: null },
      ],
      { account: someAccount, now: NOW, locale: 'vi' },
    );
    await appears('*', 'Mở cửa sớm');
    expect(text()).toContain('Cửa mở lúc 18:00.');
  });
});
