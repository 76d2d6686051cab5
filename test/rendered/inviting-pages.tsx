import { act } from 'react';
import { Outlet } from 'react-router';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { makeSessionStorageDraftShelf } from '#adapters/storage/event/session-storage-draft-shelf.ts';
import { FollowBounces } from '#application/event/mailing/follow-bounces.ts';
import { OpenEvent } from '#application/event/open-event.ts';
import type { BouncedEmails } from '#application/event/ports/bounced-emails.ts';
import { UploadCover } from '#application/event/upload-cover.ts';
import { FollowInvited } from '#application/rsvp/follow-invited.ts';
import { KeepGuestList } from '#application/rsvp/keep-guest-list.ts';
import type {
  InvitationRequest,
  InvitedGuest,
  InvitingDesk,
  LetterWords,
  Reminders,
} from '#application/rsvp/ports/inviting-desk.ts';
import { SendInvitations } from '#application/rsvp/send-invitations.ts';
import { SendReminders } from '#application/rsvp/send-reminders.ts';
import { WordLetters } from '#application/rsvp/word-letters.ts';
import { DAY, HOUR, instant, later } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { importInvitations } from '#domain/rsvp/import-invitations.ts';
import type { InvitationStatus } from '#domain/rsvp/invitation.ts';
import type { TimelineStep } from '#domain/rsvp/invitation-timeline.ts';
import { eventFields, sessionFields, ticketTypeFields } from '#test/builders/desk-fields.ts';
import { click, find, renderPage, settle, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { Inviting } from '#ui/screens/rsvp/inviting/Inviting.tsx';
import { invitedLoader, inviteLoader, letterLoader } from '#ui/screens/rsvp/inviting/inviting.loader.ts';

export const NOW = instant(Date.UTC(2026, 10, 20, 3));

export const guest = (id: string, status: InvitationStatus, part: Partial<InvitedGuest> = {}): InvitedGuest => ({
  id,
  sectionEventId: 1,
  name: `Khách ${id}`,
  email: `${id}@example.test`,
  status,
  sendings: 1,
  lastSentAt: NOW,
  isUnsubscribed: false,
  bounced: null,
  sendEmailAt: null,
  openedAt: null,
  answeredAt: null,
  party: null,
  ...part,
});

type World = {
  readonly at?: 'invite' | 'guests' | 'letter';
  readonly query?: string;
  readonly locale?: 'en' | 'vi';
  readonly firstName?: string | null;
  readonly guests?: readonly InvitedGuest[];
  readonly known?: ReadonlyMap<string, InvitationStatus>;
  readonly words?: LetterWords | null;
  readonly refuses?: Refusal | 'AWAY';
  /** Null: a private event without a ticket type. */
  readonly price?: number | null;
  readonly published?: boolean;
  readonly foreign?: boolean;
  readonly timeline?: readonly TimelineStep[];
  readonly reminders?: Reminders;
  /** Answers to one request after another. */
  readonly reminded?: readonly Awaited<ReturnType<InvitingDesk['remindAll']>>[];
};

export async function show(world: World = {}) {
  const {
    at = 'invite',
    query = '',
    locale = 'en',
    firstName = 'Linh',
    guests = [],
    refuses,
    price = 0,
    published = true,
  } = world;
  const events = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const created = await events.create(
    price === null ? { ...eventFields, feature: 'PRIVATE' } : eventFields,
    sessionFields({ beginAt: later(NOW, 5 * DAY), endAt: later(NOW, 5 * DAY + HOUR) }),
  );
  if (!created.ok) throw new Error('No event');
  const { eventId, sessionId } = created.value;
  if (price !== null)
    await events.addTicketType(sessionId, ticketTypeFields({ name: 'Vé mời', price: dong(price), capacity: 80 }));
  if (published) await events.publish(eventId);
  const asked: InvitationRequest[] = [];
  const keys: string[] = [];
  const acts: string[] = [];
  const sorts: string[] = [];
  const reminded: (number | null)[] = [];
  let waiting = world.reminded ?? [];
  let kept = guests;
  let words = world.words ?? null;
  const obstacle = () => {
    if (refuses === 'AWAY') throw new Error('away');
    return refuses === undefined ? null : refused(refuses);
  };
  const changed = (id: string, part: Partial<InvitedGuest>) => {
    acts.push(`${JSON.stringify(part)} ${id}`);
    kept = kept.map((one) => (one.id === id ? { ...one, ...part } : one));
    const found = kept.find((one) => one.id === id);
    return found === undefined ? refused({ code: 'NOT_FOUND' } as const) : ok(found);
  };
  const desk: InvitingDesk = {
    invited: async (_eventId, { status, search, sort = 'newest' }) => {
      sorts.push(sort);
      const entries = kept.filter(
        (one) => (status === undefined || one.status === status) && (search === undefined || one.name.includes(search)),
      );
      const answers: Partial<Record<InvitationStatus, number>> = {};
      for (const one of kept) answers[one.status] = (answers[one.status] ?? 0) + 1;
      return ok({ entries, answers, after: null, before: null, totalCount: entries.length });
    },
    invite: async (request, key) => {
      asked.push(request);
      keys.push(key);
      const stopped = obstacle();
      if (stopped !== null) return stopped;
      const lines = importInvitations(request.guests, world.known ?? new Map());
      if (!lines.ok) throw new Error('Too many');
      return ok({
        sent: lines.value.filter(({ result }) => result.ok).length,
        lines: lines.value.map(({ row, result }) => ({
          row,
          email: request.guests[row - 1]?.email ?? '',
          refusal: result.ok ? null : result.refusal,
        })),
      });
    },
    remind: async (id) => obstacle() ?? changed(id, { sendings: 2 }),
    retry: async (id, email) =>
      obstacle() ?? changed(id, { bounced: null, ...(email === null ? { sendings: 2 } : { sendings: 1, email }) }),
    timeline: async () => obstacle() ?? ok(world.timeline ?? []),
    reminders: async () =>
      obstacle() ?? ok(world.reminders ?? { due: 0, recent: 0, finished: 0, unsubscribed: 0, bounced: 0 }),
    remindAll: async ({ sessionId }) => {
      reminded.push(sessionId);
      const [next, ...later_] = waiting;
      waiting = later_;
      return next ?? obstacle() ?? ok({ sent: 0, left: 0 });
    },
    takeBack: async (id) => obstacle() ?? changed(id, { status: 'TAKEN_BACK' }),
    words: async () => ok(words),
    saveWords: async (_eventId, next) => {
      const stopped = obstacle();
      if (stopped !== null) return stopped;
      words = next;
      return ok(next);
    },
    write: async ({ words: sample, locale: language }) =>
      ok({ subject: `[${language}] ${sample.headline}`, html: `<p>${sample.letter}</p>`, text: sample.letter }),
  };
  const tried: string[] = [];
  const emails: BouncedEmails = {
    ofMailing: async () => ok([]),
    retry: async (_eventId, email) => {
      const stopped = obstacle();
      if (stopped !== null) return stopped;
      tried.push(email);
      kept = kept.map((one) => (one.email === email ? { ...one, bounced: null } : one));
      return ok(null);
    },
  };
  let made = 0;
  const pairs = [
    given(
      OpenEvent,
      world.foreign === true
        ? async () => refused({ code: 'EVENT_NOT_FOUND' as const })
        : OpenEvent.make({ desk: events }),
    ),
    given(SendInvitations, SendInvitations.make({ desk, newKey: () => `key-${++made}` })),
    given(KeepGuestList, KeepGuestList.make({ shelf: makeSessionStorageDraftShelf(() => window.sessionStorage) })),
    given(FollowInvited, FollowInvited.make({ desk })),
    given(FollowBounces, FollowBounces.make({ emails })),
    given(SendReminders, SendReminders.make({ desk })),
    given(WordLetters, WordLetters.make({ desk })),
    given(UploadCover, async () => ok({ url: '/files/f1/full.webp' })),
  ];
  const Component = withUseCases(Inviting, pairs);
  const paths = {
    invite: `/event/rsvp/invite/${eventId}`,
    guests: `/event/rsvp/invite/${eventId}/guests`,
    letter: `/event/rsvp/template/${eventId}`,
  };
  await renderPage(
    [
      { path: '/event/rsvp/invite/:eventId', Component, loader: loaderWith(inviteLoader, pairs) },
      { path: '/event/rsvp/invite/:eventId/guests', Component, loader: loaderWith(invitedLoader, pairs) },
      { path: '/event/rsvp/template/:eventId', Component, loader: loaderWith(letterLoader, pairs) },
      { path: '*', Component: Outlet },
    ],
    { account: { ...someAccount, firstName, lastName: null }, now: NOW, at: `${paths[at]}${query}`, locale },
  );
  await settle(20);
  return { asked, keys, acts, sorts, reminded, tried, kept: () => kept, words: () => words };
}

export const said = () => document.body.textContent ?? '';
export const field = (id: string) => {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLInputElement) && !(found instanceof HTMLTextAreaElement))
    throw new Error(`No field ${id}`);
  return found;
};
export async function write(id: string, text: string): Promise<void> {
  const found = field(id);
  if (found instanceof HTMLInputElement) return type(found, text);
  await act(async () => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(found, text);
    found.dispatchEvent(new Event('input', { bubbles: true }));
  });
  await settle();
}
export const key = (target: Element, name: string) =>
  act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  });
export const lines = () => [...document.querySelectorAll('ol[aria-label] li')].map((line) => line.textContent ?? '');
export async function choose(label: string, name: string, text: string | File): Promise<void> {
  const input = document.querySelector<HTMLInputElement>(`input[aria-label="${label}"]`);
  if (input === null) throw new Error(`No file field ${label}`);
  Object.defineProperty(input, 'files', {
    configurable: true,
    value: [typeof text === 'string' ? new File([text], name, { type: 'text/csv' }) : text],
  });
  await act(async () => {
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await settle(20);
}
export const send = () => click(find('button', /^Send (?:\d+ )?invitation/));
