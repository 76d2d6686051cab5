import { BehaviorSubject, debounceTime, filter, type Observable, type Subscription } from 'rxjs';
import { type Admission, Door, type DoorGuest, type DoorSummary } from '#application/door/ports/door.ts';
import { DoorSignal } from '#application/door/ports/door-signal.ts';
import { type KeptScan, ScanShelf } from '#application/door/ports/scan-shelf.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { LiveUpdates } from '#application/platform/ports/live-updates.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';
import { isSameScan, isStillInView, type LastScannedCode } from '#domain/ticket/admit.ts';

/** The outcome of the last scan. */
export type DoorAnswer =
  | { readonly kind: 'ADMITTED'; readonly admission: Admission }
  | { readonly kind: 'AGAIN'; readonly admission: Admission }
  /** Not counted: the ticket's session begins days later. */
  | { readonly kind: 'EARLY'; readonly at: Instant; readonly beginAt: Instant }
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal }
  /** No answer came; the scan is sent again with the same key until one does. */
  | { readonly kind: 'NOT_RECORDED' };

export type RecentScan = {
  readonly key: string;
  readonly at: Instant;
  readonly guest: DoorGuest | null;
  readonly outcome: 'ADMITTED' | 'AGAIN' | 'EARLY' | 'REFUSED' | 'WAITING';
};

export type DoorState = {
  readonly asking: boolean;
  readonly answer: DoorAnswer | null;
  /** Newest first, five at most. */
  readonly recent: readonly RecentScan[];
  readonly summary: { readonly expected: number; readonly admitted: number } | null;
  /** Scans without an answer, which are sent again. */
  readonly waiting: number;
  readonly offline: boolean;
};

export type DoorWatch = {
  readonly state: Observable<DoorState>;
  readonly now: () => DoorState;
  /** A code seen by the camera; one that stays in view counts once. */
  readonly scan: (text: string) => Promise<void>;
  /** A typed code; each entry counts. */
  readonly enter: (text: string) => Promise<void>;
  /** Counts the ticket that was warned of as too early. */
  readonly admitAnyway: () => Promise<void>;
  /** Closes the answer for the next guest. */
  readonly next: () => void;
  readonly close: () => void;
};

export type ScanTickets = (eventId: number, sessionId: number) => DoorWatch;

const RETRY_MS = 3_000;
const SHOWN = 5;

export const ScanTickets = defineUseCase(
  'ScanTickets',
  { door: Door, live: LiveUpdates, signal: DoorSignal, shelf: ScanShelf, clock: Clock, newKey: NewKey },
  ({ door, live, signal, shelf, clock, newKey }): ScanTickets =>
    (eventId, sessionId) => {
      // Scans of a visit that ended before they were sent, of any session of the event.
      const pending: KeptScan[] = [...shelf.read(eventId)];
      const state = new BehaviorSubject<DoorState>({
        asking: false,
        answer: null,
        recent: [],
        summary: null,
        waiting: pending.length,
        offline: false,
      });
      const set = (part: Partial<DoorState>) => state.next({ ...state.value, ...part });
      let last: LastScannedCode | null = null;
      let early: KeptScan | null = null;
      let retry: ReturnType<typeof setTimeout> | null = null;
      let closed = false;
      let retrying = false;

      function put(scan: KeptScan) {
        if (!pending.includes(scan)) pending.push(scan);
        shelf.keep(eventId, pending);
      }

      function drop(scan: KeptScan) {
        const place = pending.indexOf(scan);
        if (place >= 0) pending.splice(place, 1);
        shelf.keep(eventId, pending);
      }

      const note = (scan: RecentScan) =>
        set({ recent: [scan, ...state.value.recent.filter((known) => known.key !== scan.key)].slice(0, SHOWN) });

      function show(summary: DoorSummary) {
        const known = state.value.recent;
        const fromRecord = summary.recent.map(
          (entry, index): RecentScan => ({
            key: `record-${entry.at}-${index}`,
            at: entry.at,
            guest: entry.guest,
            outcome: 'ADMITTED',
          }),
        );
        // The device's own scans include refusals and unsent ones; the server's list only fills in after a reload.
        set({
          summary: { expected: summary.expected, admitted: summary.admitted },
          ...(known.length === 0 ? { recent: fromRecord.slice(0, SHOWN) } : {}),
        });
      }

      async function readSummary() {
        try {
          const summary = await door.summary(eventId, sessionId);
          if (summary.ok && !closed) show(summary.value);
          set({ offline: pending.length > 0 });
        } catch {
          set({ offline: true });
        }
      }

      /** Answers whether the server did. */
      async function send(one: KeptScan, announce: boolean, ifEarly: 'WARN' | 'ADMIT'): Promise<boolean> {
        const { key, text, sessionId: scannedAt } = one;
        try {
          const result = await door.admit(text, scannedAt, key, ifEarly);
          const at = clock.now();
          if (!result.ok) {
            // The server is overloaded: the scan waits as if there were no network.
            if (result.refusal.code === 'BUSY' || result.refusal.code === 'RATE_LIMITED') return false;
            if (result.refusal.code === 'TICKET_TOO_EARLY') {
              early = one;
              note({ key, at, guest: null, outcome: 'EARLY' });
              signal.give('AGAIN');
              set({ answer: { kind: 'EARLY', at, beginAt: result.refusal.beginAt } });
              return true;
            }
            note({ key, at, guest: null, outcome: 'REFUSED' });
            if (announce) {
              signal.give('REFUSED');
              set({ answer: { kind: 'REFUSED', refusal: result.refusal } });
            }
            return true;
          }
          const kind = result.value.outcome === 'ADMITTED' ? 'ADMITTED' : 'AGAIN';
          note({ key, at, guest: result.value.guest, outcome: kind });
          if (announce) {
            signal.give(kind);
            set({ answer: { kind, admission: result.value } });
          }
          void readSummary();
          return true;
        } catch {
          return false;
        }
      }

      function later() {
        if (retry !== null || closed || pending.length === 0) return;
        retry = setTimeout(() => {
          retry = null;
          void again();
        }, RETRY_MS);
      }

      async function again() {
        if (retrying) return;
        retrying = true;
        while (pending[0] !== undefined && !closed) {
          const first = pending[0];
          // The guest was let in without an answer, so an early ticket counts too.
          if (!(await send(first, false, 'ADMIT'))) break;
          drop(first);
          set({ waiting: pending.length, offline: pending.length > 0 });
        }
        retrying = false;
        later();
      }

      async function present(typed: string, how: 'SEEN' | 'ENTERED'): Promise<void> {
        const text = typed.trim();
        const at = clock.now();
        if (text === '') return;
        if (state.value.asking || state.value.answer !== null) {
          // A code that comes back into view during an answer is scanned once the answer is closed.
          if (how === 'SEEN' && last?.text === text) {
            last = isStillInView(last, text, at) ? { ...last, seenAt: at } : null;
          }
          return;
        }
        if (how === 'SEEN' && last !== null && isSameScan(last, text, at)) {
          last = { ...last, seenAt: at };
          return;
        }
        last = { text, seenAt: at, answeredAt: at };
        // Scanning an unsent ticket again keeps its key.
        const waiting = pending.find((known) => known.text === text && known.sessionId === sessionId);
        await ask(waiting ?? { key: newKey(), text, sessionId }, 'WARN');
      }

      async function ask(one: KeptScan, ifEarly: 'WARN' | 'ADMIT'): Promise<void> {
        set({ asking: true });
        const answered = await send(one, true, ifEarly);
        if (closed) return;
        if (answered) {
          drop(one);
          set({ asking: false, waiting: pending.length, offline: pending.length > 0 });
          return;
        }
        put(one);
        note({ key: one.key, at: clock.now(), guest: null, outcome: 'WAITING' });
        signal.give('REFUSED');
        set({ asking: false, answer: { kind: 'NOT_RECORDED' }, waiting: pending.length, offline: true });
        later();
      }

      const listening: Subscription = live
        .watch([`door:${eventId}`])
        .pipe(
          filter((notice) => notice.kind !== 'AWAY'),
          debounceTime(200),
        )
        .subscribe(() => void readSummary());
      void readSummary();
      if (pending.length > 0) void again();

      return {
        state,
        now: () => state.value,
        scan: (text) => present(text, 'SEEN'),
        enter: (text) => present(text, 'ENTERED'),
        admitAnyway: async () => {
          if (early === null || state.value.answer?.kind !== 'EARLY') return;
          set({ answer: null });
          await ask(early, 'ADMIT');
        },
        next: () => {
          // The code may still be in view and must not count again.
          if (last !== null) last = { ...last, answeredAt: clock.now() };
          set({ answer: null });
        },
        close: () => {
          closed = true;
          if (retry !== null) clearTimeout(retry);
          listening.unsubscribe();
        },
      };
    },
);
