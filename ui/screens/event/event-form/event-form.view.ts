import { createContext, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { DraftEvent, type DraftSession, type DraftStart, type DraftState } from '#application/event/draft-event.ts';
import type { DraftProblem } from '#application/event/draft-problems.ts';
import {
  copiedTicket,
  type EventDraft,
  emptySession,
  emptyTicket,
  type SessionDraft,
  type TicketDraft,
  takenOf,
} from '#application/event/event-draft.ts';
import { problemsOf } from '#application/event/read-draft.ts';
import { repeatedSession } from '#application/event/repeat-session.ts';
import { UploadCover } from '#application/event/upload-cover.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { ticketMode } from '#domain/event/event.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { instantOfWallClock } from '#domain/time/wall-clock.ts';
import { useStream } from '#ui/bindings/use-stream.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { inputProblemSentence } from '#words/platform/input-problems.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { dayLater } from './form-figures.view.ts';
import { type Step, stepOf } from './form-steps.view.ts';

export type EventForm = {
  readonly draft: EventDraft;
  readonly state: DraftState;
  readonly session: DraftSession;
  readonly change: (part: Partial<EventDraft>) => void;
  readonly changeSession: (key: string, part: Partial<SessionDraft>) => void;
  readonly changeTicket: (sessionKey: string, key: string, part: Partial<TicketDraft>) => void;
  readonly addSession: () => string;
  /** Why not; 'BEGIN': the last session has no times yet. Null: done. */
  readonly repeatLast: (everyDays: number, count: number, locale: Locale) => string | null;
  readonly removeSession: (key: string) => void;
  readonly addTicket: (sessionKey: string) => string;
  readonly copyTicket: (sessionKey: string, key: string) => string;
  readonly removeTicket: (sessionKey: string, key: string) => void;
  /** Copies the session's ticket types to every other session that has none. */
  readonly spreadTickets: (sessionKey: string) => void;
  /** The field's problem once its step was examined, or what the server refused about it. */
  readonly problemOf: (field: string) => DraftProblem | undefined;
  readonly examine: (steps: readonly Step[]) => readonly DraftProblem[];
  /** A cover was chosen and is not uploaded yet. */
  readonly coverWaits: boolean;
  readonly setCoverWaits: (waits: boolean) => void;
  /** Answers the picture's address; null when the upload failed. */
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
    repeatLast: (everyDays, count, locale) => {
      const last = draft.sessions.at(-1);
      if (last === undefined) return 'BEGIN';
      const { timezone } = draft;
      const repeated = repeatedSession(last, {
        everyDays,
        count,
        timezone,
        newKey: session.newKey,
        nameOf: (begin) => showMoment(instantOfWallClock(begin, timezone) ?? clock.now(), locale, timezone),
      });
      if (!repeated.ok)
        return 'problem' in repeated.refusal
          ? inputProblemSentence(repeated.refusal.field, repeated.refusal.problem)[locale]
          : 'BEGIN';
      session.change((before) => ({
        ...before,
        series: true,
        sessions: [...before.sessions.slice(0, -1), ...repeated.value],
      }));
      return null;
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
        tickets.flatMap((one) => (one.key === key ? [one, copiedTicket(one, copy)] : [one])),
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
              : { ...one, tickets: tickets.map((ticket) => copiedTicket(ticket, session.newKey())) },
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

export const takenIn = (session: SessionDraft): number => takenOf(session.tickets);

export type { DraftProblem } from '#application/event/draft-problems.ts';
export type { SessionDraft, TicketDraft } from '#application/event/event-draft.ts';
export { refusalSentence };
