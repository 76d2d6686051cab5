import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { DraftEvent, type DraftSession, type DraftStart, type DraftState } from '#application/event/draft-event.ts';
import type { DraftProblem } from '#application/event/draft-problems.ts';
import {
  type EventDraft,
  emptySession,
  emptyTicket,
  type SessionDraft,
  type TicketDraft,
} from '#application/event/event-draft.ts';
import { problemsOf } from '#application/event/read-draft.ts';
import { UploadCover } from '#application/event/upload-cover.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { ticketMode } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { groupDigits, showMoney } from '#domain/kernel/locale/money-display.ts';
import { parseDong, ZERO } from '#domain/kernel/money/dong.ts';
import { addDays } from '#domain/time/shift-days.ts';
import { instantOfWallClock, type WallClock, wallClockOf } from '#domain/time/wall-clock.ts';
import { useStream } from '#ui/bindings/use-stream.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { refusalSentence } from '#words/platform/refusals.ts';

/** The wizard's steps in their order [S2.13-01]. */
export const STEPS = [
  'information',
  'details',
  'sessions',
  'tickets',
  'settings',
  'questionnaire',
  'promotion',
] as const;
export type Step = (typeof STEPS)[number];

/** The step that a field stands on. */
export function stepOf(field: string): Step {
  if (field.startsWith('ticket.') || /^session\..+\.tickets$/.test(field)) return 'tickets';
  if (field.startsWith('session')) return 'sessions';
  if (['description', 'policy', 'cover'].includes(field)) return 'details';
  if (['feature', 'donations', 'approval', 'oneFormPerTicket', 'capacity'].includes(field)) return 'settings';
  return 'information';
}

/** The id of a field's control, so that the first problem can take the focus. */
export const fieldId = (field: string): string => `field-${field.replaceAll(/[^\w-]/g, '-')}`;

/** Moves to the control of a field once it is there. */
export function focusField(field: string): void {
  requestAnimationFrame(() => {
    const control = document.getElementById(fieldId(field));
    control?.focus({ preventScroll: true });
    control?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  });
}

export type EventForm = {
  readonly draft: EventDraft;
  readonly state: DraftState;
  readonly session: DraftSession;
  readonly change: (part: Partial<EventDraft>) => void;
  readonly changeSession: (key: string, part: Partial<SessionDraft>) => void;
  readonly changeTicket: (sessionKey: string, key: string, part: Partial<TicketDraft>) => void;
  readonly addSession: () => string;
  readonly removeSession: (key: string) => void;
  readonly addTicket: (sessionKey: string) => string;
  readonly copyTicket: (sessionKey: string, key: string) => string;
  readonly removeTicket: (sessionKey: string, key: string) => void;
  /** The session's ticket types for every other session that has none. */
  readonly spreadTickets: (sessionKey: string) => void;
  /** Problems that are shown now: of steps that somebody tried to leave, and what the server refused. */
  readonly problemOf: (field: string) => DraftProblem | undefined;
  /** Everything that is wrong on a step; from now on it is shown. */
  readonly examine: (steps: readonly Step[]) => readonly DraftProblem[];
  /** A cover was chosen and is not on the server (yet). */
  readonly coverWaits: boolean;
  readonly setCoverWaits: (waits: boolean) => void;
  /** A picture of the description. */
  readonly uploadPicture: (file: Blob) => Promise<string | null>;
};

const EventFormContext = createContext<EventForm | null>(null);
export const EventFormProvider = EventFormContext.Provider;

export function useEventForm(): EventForm {
  const form = useContext(EventFormContext);
  if (form === null) throw new Error('A piece of the event form stands outside it');
  return form;
}

const listReplaced = <T extends { readonly key: string }>(
  list: readonly T[],
  key: string,
  change: (entry: T) => T,
): readonly T[] => list.map((entry) => (entry.key === key ? change(entry) : entry));

/** One event being filled in; lives as long as its page. */
export function useDraftForm(start: DraftStart): EventForm {
  const draftEvent = useUseCase(DraftEvent);
  const clock = useUseCase(Clock);
  const cover = useUseCase(UploadCover);
  const [session] = useState(() => draftEvent(start));
  const state = useStream(session.state, session.now());
  const [shown, setShown] = useState<ReadonlySet<Step>>(new Set());
  const shownNow = useRef(shown);
  const [coverWaits, setCoverWaits] = useState(false);
  useEffect(() => () => session.close(), [session]);

  const { draft } = state;
  const problems = useMemo(
    () => problemsOf(draft, clock.now()).filter((problem) => shown.has(stepOf(problem.field))),
    [draft, clock, shown],
  );

  const change = useCallback(
    (part: Partial<EventDraft>) => session.change((before) => ({ ...before, ...part })),
    [session],
  );
  const changeSession = useCallback(
    (key: string, part: Partial<SessionDraft>) =>
      session.change((before) => ({
        ...before,
        sessions: listReplaced(before.sessions, key, (one) => ({ ...one, ...part })),
      })),
    [session],
  );
  const withTickets = useCallback(
    (sessionKey: string, update: (tickets: readonly TicketDraft[]) => readonly TicketDraft[]) =>
      session.change((before) => ({
        ...before,
        sessions: listReplaced(before.sessions, sessionKey, (one) => ({ ...one, tickets: update(one.tickets) })),
      })),
    [session],
  );

  return {
    draft,
    state,
    session,
    change,
    changeSession,
    changeTicket: (sessionKey, key, part) =>
      withTickets(sessionKey, (tickets) => listReplaced(tickets, key, (one) => ({ ...one, ...part }))),
    addSession: () => {
      const key = session.newKey();
      session.change((before) => {
        const last = before.sessions.at(-1);
        return {
          ...before,
          series: true,
          sessions: [
            ...before.sessions,
            {
              ...emptySession(key),
              begin: dayLater(last?.begin ?? '', before.timezone),
              end: dayLater(last?.end ?? '', before.timezone),
            },
          ],
        };
      });
      return key;
    },
    removeSession: (key) =>
      session.change((before) => ({ ...before, sessions: before.sessions.filter((one) => one.key !== key) })),
    addTicket: (sessionKey) => {
      const key = session.newKey();
      withTickets(sessionKey, (tickets) => [...tickets, emptyTicket(key, ticketMode(draft.format, 'ONSITE'))]);
      return key;
    },
    copyTicket: (sessionKey, key) => {
      const copy = session.newKey();
      withTickets(sessionKey, (tickets) =>
        tickets.flatMap((one) => (one.key === key ? [one, { ...one, key: copy, id: null }] : [one])),
      );
      return copy;
    },
    removeTicket: (sessionKey, key) => withTickets(sessionKey, (tickets) => tickets.filter((one) => one.key !== key)),
    spreadTickets: (sessionKey) =>
      session.change((before) => {
        const tickets = before.sessions.find((one) => one.key === sessionKey)?.tickets ?? [];
        return {
          ...before,
          sessions: before.sessions.map((one) =>
            one.key === sessionKey || one.tickets.length > 0
              ? one
              : { ...one, tickets: tickets.map((ticket) => ({ ...ticket, key: session.newKey(), id: null })) },
          ),
        };
      }),
    problemOf: (field) =>
      problems.find((problem) => problem.field === field) ?? state.refused.find((problem) => problem.field === field),
    examine: (steps) => {
      shownNow.current = new Set([...shownNow.current, ...steps]);
      setShown(shownNow.current);
      return session.problems().filter((problem) => steps.includes(stepOf(problem.field)));
    },
    coverWaits,
    setCoverWaits,
    uploadPicture: async (file) => {
      try {
        const sent = await cover({ file, onProgress: () => undefined });
        return sent.ok ? sent.value.url : null;
      } catch {
        return null;
      }
    },
  };
}

/** The same time of day one day later, as a first guess for the next session of a series. */
function dayLater(written: WallClock, zone: string): WallClock {
  const at = instantOfWallClock(written, zone);
  return at === null ? '' : wallClockOf(addDays(at, 1, zone), zone);
}

/** '1250000' → '1,250,000' or '1.250.000' while it is typed. */
export function groupedDigits(text: string, locale: Locale): string {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '');
  return digits === '' ? '' : groupDigits(Number(digits.slice(0, 15)), locale);
}

/** The price as the page will show it; null while it cannot be read. */
export function previewPrice(ticket: TicketDraft, locale: Locale): string | null {
  if (ticket.kind === 'FREE') return showMoney(ZERO, locale);
  const price = parseDong(ticket.price);
  return price.ok ? showMoney(price.value, locale) : null;
}

export const sessionMoments = (
  session: SessionDraft,
  zone: string,
): { readonly begin: Instant | null; readonly end: Instant | null } => ({
  begin: instantOfWallClock(session.begin, zone),
  end: instantOfWallClock(session.end, zone),
});

/** A clock is called after its city: 'America/New_York' → 'New York'. */
export const cityOf = (zone: string): string => (zone.split('/').at(-1) ?? zone).replaceAll('_', ' ');

/** Zones that organisers here meet; the event's own is always among them. */
export const ZONES = [
  'Asia/Ho_Chi_Minh',
  'Asia/Bangkok',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Asia/Seoul',
  'Australia/Sydney',
  'Europe/Paris',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'UTC',
] as const;

export type { DraftProblem } from '#application/event/draft-problems.ts';
export type { SessionDraft, TicketDraft } from '#application/event/event-draft.ts';
export { refusalSentence };
