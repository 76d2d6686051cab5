import { useNavigate } from 'react-router';
import { ActOnEvent } from '#application/event/act-on-event.ts';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { EVENT_STATUSES } from '#domain/event/event.ts';
import { actionObstacle, type EventAction } from '#domain/event/event-actions.ts';
import { eventTimes } from '#domain/event/session.ts';
import { DAY, HOUR, type Instant, later } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { hasSoldOrHeld } from '#domain/sale/quantity/offer.ts';
import { addDays } from '#domain/time/shift-days.ts';
import { instantOfWallClock, wallClockOf } from '#domain/time/wall-clock.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { paths } from '#ui/routes/paths.ts';
import { useDeskAct } from '#ui/screens/event/desk/use-desk-act.tsx';
import { showMoment } from '#words/platform/money-and-dates.ts';

export type { DeskEvent };

/** Null for a status that this version does not know. */
function factsOf({ status: named, archive, donations, oneFormPerTicket, sessions }: DeskEvent, now: Instant) {
  const status = EVENT_STATUSES.find((one) => one === named);
  if (status === undefined) return null;
  const times = eventTimes({ beginAt: now, endAt: later(now, HOUR) }, sessions);
  const hasOrders = hasSoldOrHeld(sessions.flatMap(({ ticketTypes }) => ticketTypes));
  const blockers: readonly [] = [];
  return {
    status,
    archive,
    donations,
    formPerTicket: oneFormPerTicket,
    featured: false,
    ...times,
    hasOrders,
    blockers,
  };
}

export function isOffered(event: DeskEvent, ability: string, action: EventAction, now: Instant): boolean {
  const facts = factsOf(event, now);
  return facts !== null && event.abilities.includes(ability) && actionObstacle(facts, action, now) === null;
}

/** What has to happen before the event can be deleted, or why it never can. */
export type DeletionStep = 'UNPUBLISH' | 'RESTORE' | 'HAS_ORDERS' | 'CANCELLED' | 'BY_ORGANISER';

export function deletionStep(event: DeskEvent, now: Instant): DeletionStep | null {
  const facts = factsOf(event, now);
  if (facts === null) return null;
  switch (actionObstacle({ ...facts, archive: false }, 'UNPUBLISH', now)) {
    case null:
      return event.archive ? 'RESTORE' : 'UNPUBLISH';
    case 'HAS_ORDERS':
      return 'HAS_ORDERS';
    case 'CANCELLED':
      return 'CANCELLED';
    default:
      return 'BY_ORGANISER';
  }
}

/** A week after the first session, or a week from now. */
export function proposedStart({ sessions, timezone }: DeskEvent, now: Instant): string {
  const first = Math.min(...sessions.map(({ beginAt }) => beginAt));
  const from = Number.isFinite(first) && first > now ? (first as Instant) : later(now, DAY);
  return wallClockOf(addDays(from, 7, timezone), timezone);
}

export const writtenAt = (at: Instant, timezone: string): string => wallClockOf(at, timezone);

export const shownAt = (at: Instant, locale: Locale, timezone: string): string => showMoment(at, locale, timezone);

type EmbedCode = { readonly button: string; readonly page: string };

const attribute = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A link that looks like a button, and the page in a frame. [S2.14-07] */
export const embedCode = (words: {
  readonly name: string;
  readonly button: string;
  readonly eventUrl: string;
  readonly frameUrl: string;
}): EmbedCode => ({
  button:
    `<a href="${attribute(words.eventUrl)}" target="_blank" rel="noopener" style="display:inline-block;` +
    `padding:12px 24px;border-radius:12px;background:#b8321f;color:#fff;font:600 16px sans-serif;` +
    `text-decoration:none">${attribute(words.button)}</a>`,
  page:
    `<iframe src="${attribute(words.frameUrl)}" title="${attribute(words.name)}" width="100%" height="720" ` +
    `style="border:0" loading="lazy"></iframe>`,
});

export function useEventSettings({ id, timezone }: DeskEvent) {
  const acts = useUseCase(ActOnEvent);
  const desk = useUseCase(EventDesk);
  const navigate = useNavigate();
  const { busy, act, tell } = useDeskAct();
  /** Null for what is no date. */
  const moment = (written: string): Instant | null => instantOfWallClock(written, timezone);
  return {
    busy,
    moment,
    donations: (on: boolean, done: string) => tell(acts.turnDonations(id, on), done),
    formPerTicket: (on: boolean, done: string) => tell(acts.turnFormPerTicket(id, on), done),
    publishAt: (at: Instant | null, done: string) => act(acts.publishAt(id, at), done),
    archive: (archive: boolean, done: string) => tell(desk.archive(id, archive), done),
    unpublish: (done: string) => tell(desk.unpublish(id), done),
    /** Leads to the copy. */
    clone: async (beginAt: Instant, name: string, done: string): Promise<string | null> => {
      let copy: number | null = null;
      const trouble = await act(
        acts.clone(id, beginAt, name.trim()).then((answer) => {
          if (answer.ok) copy = answer.value.eventId;
          return answer;
        }),
        done,
      );
      if (copy !== null) await navigate(paths.editEvent(copy));
      return trouble;
    },
    remove: async (done: string): Promise<void> => {
      // The event's own page is gone with it.
      const removed = await tell(
        desk.remove(id).then((answer) => {
          if (answer.ok) void navigate(paths.myEvents());
          return answer;
        }),
        done,
      );
      if (removed) await navigate(paths.myEvents());
    },
  };
}
