import { useNavigate } from 'react-router';
import { ActOnEvent } from '#application/event/act-on-event.ts';
import type { DeskEvent } from '#application/event/ports/event-desk.ts';
import { TidyEvents } from '#application/event/tidy-events.ts';
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

export function isOffered(event: DeskEvent, ability: string, action: EventAction, now: Instant): boolean {
  const { archive, donations, oneFormPerTicket, sessions } = event;
  const status = EVENT_STATUSES.find((one) => one === event.status);
  if (status === undefined || !event.abilities.includes(ability)) return false;
  const times = eventTimes({ beginAt: now, endAt: later(now, HOUR) }, sessions);
  const hasOrders = hasSoldOrHeld(sessions.flatMap(({ ticketTypes }) => ticketTypes));
  const facts = { status, archive, donations, formPerTicket: oneFormPerTicket, featured: false, ...times, hasOrders };
  return actionObstacle({ ...facts, blockers: [] }, action, now) === null;
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
  const tidy = useUseCase(TidyEvents);
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
    archive: (archive: boolean, done: string) => tell(tidy.archive(id, archive), done),
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
        tidy.remove(id).then((answer) => {
          if (answer.ok) void navigate(paths.myEvents());
          return answer;
        }),
        done,
      );
      if (removed) await navigate(paths.myEvents());
    },
  };
}
