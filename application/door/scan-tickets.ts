import { BehaviorSubject, debounceTime, filter, type Observable, type Subscription } from 'rxjs';
import { afterOwnScan } from '#application/door/after-own-scan.ts';
import { decideOffline } from '#application/door/decide-offline.ts';
import {
  type Admission,
  type CheckInsLeft,
  Door,
  type DoorConflict,
  type DoorGuest,
  type Gate,
  type ListedTicket,
  type OwnScan,
} from '#application/door/ports/door.ts';
import { DoorShelf, type KeptDoor, type KeptList } from '#application/door/ports/door-shelf.ts';
import { DoorSignal } from '#application/door/ports/door-signal.ts';
import { GateMemory } from '#application/door/ports/gate-memory.ts';
import { type KeptScan, ScanQueue } from '#application/door/ports/scan-queue.ts';
import { TicketVerifier } from '#application/door/ports/ticket-verifier.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { LiveUpdates } from '#application/platform/ports/live-updates.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { isTypedCode, normaliseRedeemCode } from '#domain/door/redeem-code.ts';
import { isUndoOver } from '#domain/door/undo-check-in.ts';
import { type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal, RefusalOf } from '#domain/refusal.ts';
import {
  type AdmissionOutcome,
  isSameScan,
  isStillInView,
  type LastScannedCode,
  type Way,
} from '#domain/ticket/admit.ts';
import { readTicketToken } from '#domain/ticket/ticket-token.ts';

/** Set where this device decided without a network. `listMadeAt`: when it took its list. */
type Decided = { readonly offline?: { readonly listMadeAt: Instant } };

/** AGAIN: a second scan on the way in. LEFT: went out. BACK: in again after that. */
type Counted = 'ADMITTED' | 'AGAIN' | 'LEFT' | 'BACK';

export type DoorAnswer =
  | ({ readonly kind: Counted; readonly key: string; readonly admission: Admission } & Decided)
  /** Not counted: the ticket's session begins days later. */
  | ({ readonly kind: 'EARLY'; readonly at: Instant; readonly beginAt: Instant } & Decided)
  /** `isTyped`: a code by hand, no QR code. */
  | ({ readonly kind: 'REFUSED'; readonly refusal: Refusal; readonly isTyped: boolean } & Decided)
  /** No answer came; the scan is sent again with the same key until one does. */
  | { readonly kind: 'NOT_RECORDED' };

export type RecentScan = {
  readonly key: string;
  readonly at: Instant;
  readonly guest: DoorGuest | null;
  readonly outcome: Counted | 'EARLY' | 'REFUSED' | 'WAITING' | 'UNDONE';
  /** What was scanned; null: it let nobody in. */
  readonly ticket: TicketShown | null;
};

/** UNREAD: what the device has no list for. */
type TicketShown = { readonly code: string } | { readonly ticketId: string } | 'UNREAD';

/** The scan that is being taken back, or why the last one was not. NO_ANSWER: nobody knows; it can be tried again. */
type UndoState =
  | { readonly kind: 'ASKING'; readonly key: string }
  | { readonly kind: 'REFUSED'; readonly refusal: Refusal }
  | { readonly kind: 'NO_ANSWER' };

export type DoorState = {
  /** Which way the guests pass who are scanned now. */
  readonly way: Way;
  readonly asking: boolean;
  readonly answer: DoorAnswer | null;
  readonly recent: readonly RecentScan[];
  readonly summary: { readonly expected: number; readonly admitted: number } | null;
  /** Scans without an answer, which are sent again. */
  readonly waiting: number;
  readonly offline: boolean;
  /** The list to decide by without a network; null: there is none yet. */
  readonly list: Pick<KeptList, 'madeAt' | 'count'> | null;
  readonly conflicts: readonly DoorConflict[];
  readonly gate: Gate;
  readonly undo: UndoState | null;
  /** Why this device may no longer check in; scans that it keeps are still handed in. */
  readonly ended: RefusalOf<'PASS_REVOKED' | 'PASS_OVER'> | null;
};

export type DoorWatch = {
  readonly state: Observable<DoorState>;
  readonly now: () => DoorState;
  /** A code seen by the camera; one that stays in view counts once. */
  readonly scan: (text: string) => Promise<void>;
  readonly enter: (text: string, way?: Way) => Promise<void>;
  readonly turn: (way: Way) => void;
  readonly admitAnyway: () => Promise<void>;
  /** Takes back a scan of this device. */
  readonly undo: (key: string) => Promise<void>;
  readonly next: () => void;
  readonly nameGate: (name: string) => void;
  readonly close: () => void;
};

export type ScanTickets = (eventId: number, sessionId: number) => DoorWatch;

const RETRY_MS = 3_000;
/** With a list on the device nobody waits longer for the network. */
const PATIENCE_MS = 3_000;
const LIST_LASTS = 5 * MINUTE;
/** A long list is some megabytes, often of a phone's own network. */
const LONG_LIST = { count: 5_000, lasts: 30 * MINUTE } as const;
const MOST_SENT = 50;
const SHOWN = 5;
const LONGEST_TEXT = 500;

const COUNTED: Readonly<Record<AdmissionOutcome, Counted>> = {
  ADMITTED: 'ADMITTED',
  ALREADY_CHECKED_IN: 'AGAIN',
  LEFT: 'LEFT',
  RE_ENTERED: 'BACK',
};

const isPassOver = (refusal: Refusal): refusal is RefusalOf<'PASS_REVOKED' | 'PASS_OVER'> =>
  refusal.code === 'PASS_REVOKED' || refusal.code === 'PASS_OVER';

function shownBy(text: string): TicketShown {
  const code = normaliseRedeemCode(text);
  if (code !== null) return { code };
  const token = readTicketToken(text);
  return token.ok ? { ticketId: token.value.fields.ticketId } : 'UNREAD';
}

const leftAtOf = ({ outcome, at }: Admission): Instant | null => (outcome === 'LEFT' ? at : null);

/** By the list and what this device scanned before. */
function outcomeOfWaiting(scan: KeptScan, listed: ListedTicket | null, before: readonly KeptScan[]): Counted {
  if (scan.way === 'OUT') return 'LEFT';
  const lastOut = before.at(-1)?.way === 'OUT' || (before.length === 0 && (listed?.leftAt ?? null) !== null);
  if (lastOut) return 'BACK';
  return before.length === 0 && (listed?.checkIns ?? 0) === 0 ? 'ADMITTED' : 'AGAIN';
}

const recentOf = ({ key, ticketId, at, outcome, guest }: OwnScan): RecentScan => ({
  key,
  at,
  guest,
  outcome: COUNTED[outcome],
  ticket: { ticketId },
});

export const ScanTickets = defineUseCase(
  'ScanTickets',
  {
    door: Door,
    shelf: DoorShelf,
    queue: ScanQueue,
    gates: GateMemory,
    verify: TicketVerifier,
    live: LiveUpdates,
    signal: DoorSignal,
    clock: Clock,
    newKey: NewKey,
  },
  ({ door, shelf, queue, gates, verify, live, signal, clock, newKey }): ScanTickets =>
    (eventId, sessionId) => {
      const pending: KeptScan[] = [];
      const state = new BehaviorSubject<DoorState>({
        way: 'IN',
        asking: false,
        answer: null,
        recent: [],
        summary: null,
        waiting: 0,
        offline: false,
        list: null,
        conflicts: [],
        gate: gates.read(),
        undo: null,
        ended: null,
      });
      // What changes nothing draws nothing: each try without a network says once more that there is none.
      const set = (part: Partial<DoorState>) => {
        const before = state.value;
        const after = { ...before, ...part };
        if ((Object.keys(part) as (keyof DoorState)[]).some((key) => after[key] !== before[key])) state.next(after);
      };
      let kept: KeptDoor | null = null;
      let last: LastScannedCode | null = null;
      let early: KeptScan | null = null;
      let retry: ReturnType<typeof setTimeout> | null = null;
      let closed = false;
      let syncing = false;
      let deciding = false;
      let isTyped = false;

      let hasOwnScans = false;

      const note = (scan: RecentScan) =>
        set({ recent: [scan, ...state.value.recent.filter((known) => known.key !== scan.key)].slice(0, SHOWN) });
      const listHere = () => kept?.list ?? null;
      const answer = (given: DoorAnswer) => set({ answer: given });

      async function put(scan: KeptScan) {
        if (!pending.includes(scan)) pending.push(scan);
        await queue.keep(eventId, scan);
      }

      async function readSummary() {
        const [summary, conflicts] = await Promise.all([door.summary(eventId, sessionId), door.conflicts(eventId)]);
        if (closed) return;
        if (conflicts.ok) set({ conflicts: conflicts.value });
        if (!summary.ok) {
          if (isPassOver(summary.refusal)) set({ ended: summary.refusal });
          return;
        }
        const { expected, admitted } = summary.value;
        set({ summary: { expected, admitted }, ended: null });
        if (!hasOwnScans) await readOwnScans();
      }

      /** What was scanned before a reload. */
      async function readOwnScans() {
        const own = await door.ownScans(eventId, sessionId);
        if (closed || !own.ok) return;
        hasOwnScans = true;
        remember(own.value.map((scan) => recentOf(scan)));
      }

      /** What this page knows better stays: refusals, scans that wait, and what was taken back. */
      function remember(earlier: readonly RecentScan[]) {
        const { recent } = state.value;
        const unknown = earlier.filter(({ key }) => !recent.some((known) => known.key === key));
        const newestFirst = [...recent, ...unknown].sort((one, other) => other.at - one.at);
        set({ recent: newestFirst.slice(0, SHOWN) });
      }

      async function waitingScans(unsent: readonly KeptScan[]): Promise<readonly RecentScan[]> {
        const here = unsent.filter((scan) => scan.sessionId === sessionId);
        return Promise.all(
          here.map(async (scan, index): Promise<RecentScan> => {
            const { key, at, ticketId } = scan;
            if (ticketId === null) return { key, at, guest: null, outcome: 'WAITING', ticket: 'UNREAD' };
            const listed = await shelf.ticket(eventId, { ticketId });
            const before = here.slice(0, index).filter((other) => other.ticketId === ticketId && !other.undone);
            const guest = listed === null ? null : { ...listed, sessionName: '' };
            const outcome = scan.undone ? 'UNDONE' : outcomeOfWaiting(scan, listed, before);
            return { key, at, guest, outcome, ticket: { ticketId } };
          }),
        );
      }

      /** What was handed in counts as known until the next list arrives. */
      async function noteOnList(ticketId: string, scan: KeptScan) {
        const listed = await shelf.ticket(eventId, { ticketId });
        if (listed !== null) await shelf.note(eventId, afterOwnScan(listed, scan));
      }

      /** A scan that was taken back here may have reached the server before: its answer came too late, or never. */
      async function sendUndone(): Promise<boolean> {
        for (const scan of pending.filter(({ undone }) => undone)) {
          const reply = await door.undo(eventId, scan.key);
          if (reply.ok) await noteCounted(shownBy(scan.text), reply.value);
          else if (reply.refusal.code === 'BUSY' || reply.refusal.code === 'RATE_LIMITED') return false;
          await queue.drop([scan.key]);
          pending.splice(pending.indexOf(scan), 1);
          if (!closed) set({ waiting: pending.length });
        }
        return true;
      }

      /** A scan leaves the device only when the server has answered it. Answers whether all did. */
      async function sendWaiting(): Promise<boolean> {
        if (!(await sendUndone())) return false;
        while (true) {
          const sent = pending.filter(({ undone }) => !undone).slice(0, MOST_SENT);
          if (sent.length === 0) return true;
          const answered = await door.handIn(eventId, gates.read(), sent, clock.now());
          if (!answered.ok) return false;
          const flags = new Map(answered.value.map(({ key, flag }) => [key, flag]));
          // What was taken back meanwhile stays, and is sent as such.
          const done = pending.filter(({ key, undone }) => flags.has(key) && !undone);
          for (const scan of done) {
            const { key, ticketId } = scan;
            const flag = flags.get(key) ?? null;
            const isCounted = flag === null || flag === 'OTHER_GATE';
            const shown = state.value.recent.find((known) => known.key === key);
            const counted = scan.way === 'OUT' ? 'LEFT' : 'ADMITTED';
            if (shown?.outcome === 'WAITING') note({ ...shown, outcome: isCounted ? counted : 'REFUSED' });
            if (isCounted && ticketId !== null) await noteOnList(ticketId, scan);
          }
          await queue.drop(done.map(({ key }) => key));
          const left = pending.filter((scan) => !done.includes(scan));
          pending.splice(0, pending.length, ...left);
          if (!closed) set({ waiting: pending.length });
          if (done.length === 0) return false;
        }
      }

      function listIsDue(): boolean {
        const list = listHere();
        if (kept === null || list === null) return kept !== null;
        return clock.now() >= later(list.madeAt, list.count > LONG_LIST.count ? LONG_LIST.lasts : LIST_LASTS);
      }

      async function refreshList() {
        const madeAt = clock.now();
        async function* pages() {
          let from: string | null = null;
          do {
            const page = await door.list(eventId, from);
            if (!page.ok || closed) throw new Error('The list was not given whole');
            yield page.value;
            from = page.value.next;
          } while (from !== null);
        }
        const list = await shelf.replaceList(eventId, madeAt, pages());
        if (list === null || kept === null || closed) return;
        kept = { ...kept, list };
        set({ list });
      }

      async function sync() {
        if (syncing || closed) return;
        syncing = true;
        try {
          const sent = await sendWaiting();
          await readSummary();
          if (!closed) set({ offline: false });
          if (sent && listIsDue()) await refreshList();
        } catch {
          if (!closed) set({ offline: true });
        }
        syncing = false;
        again();
      }

      function again() {
        if (retry !== null) clearTimeout(retry);
        retry = null;
        if (closed) return;
        const soon = pending.length > 0 || state.value.offline;
        retry = setTimeout(() => void sync(), soon ? RETRY_MS : LIST_LASTS);
      }

      /** null: no answer came in time. */
      async function askServer(scan: KeptScan, ifEarly: 'WARN' | 'ADMIT') {
        const asked = door
          .admit(scan.text, scan.sessionId, scan.key, ifEarly, gates.read(), scan.way)
          .then((result) =>
            // The server is overloaded: as if there were no network.
            !result.ok && (result.refusal.code === 'BUSY' || result.refusal.code === 'RATE_LIMITED') ? null : result,
          )
          .catch(() => null);
        if (listHere() === null) return asked;
        let timer: ReturnType<typeof setTimeout> | undefined;
        const tooLate = new Promise<null>((resolve) => {
          timer = setTimeout(() => resolve(null), PATIENCE_MS);
        });
        return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer));
      }

      function tell(
        scan: KeptScan,
        result: Awaited<ReturnType<Door['admit']>> | Awaited<ReturnType<typeof decideHere>>,
        decided: Decided,
      ) {
        const { key, at, text } = scan;
        if (result === null) return;
        if (result.ok) {
          const admission = 'admission' in result.value ? result.value.admission : result.value;
          const kind = COUNTED[admission.outcome];
          note({ key, at, guest: admission.guest, outcome: kind, ticket: shownBy(text) });
          signal.give(kind === 'AGAIN' ? 'AGAIN' : 'ADMITTED');
          answer({ kind, key, admission, ...decided });
        } else if (result.refusal.code === 'TICKET_TOO_EARLY') {
          early = scan;
          note({ key, at, guest: null, outcome: 'EARLY', ticket: null });
          signal.give('AGAIN');
          answer({ kind: 'EARLY', at, beginAt: result.refusal.beginAt, ...decided });
        } else {
          if (isPassOver(result.refusal)) set({ ended: result.refusal });
          note({ key, at, guest: null, outcome: 'REFUSED', ticket: null });
          signal.give('REFUSED');
          answer({ kind: 'REFUSED', refusal: result.refusal, isTyped, ...decided });
        }
      }

      async function decideHere(scan: KeptScan, ifEarly: 'WARN' | 'ADMIT') {
        const list = listHere();
        if (kept === null || list === null) return null;
        const unsent = pending.filter(({ key }) => key !== scan.key);
        const { text, sessionId: session, at, way = 'IN' } = scan;
        return decideOffline(
          { shelf, verify, gate: gates.read(), kept: { ...kept, list }, unsent },
          { text, sessionId: session, at, early: ifEarly, way },
        );
      }

      /** Keeps the device's list in step with the server's count. */
      async function noteCounted(by: TicketShown, { count, firstAt, leftAt }: CheckInsLeft) {
        if (listHere() === null || by === 'UNREAD') return;
        const listed = await shelf.ticket(eventId, by);
        if (listed !== null) await shelf.note(eventId, { ...listed, checkIns: count, firstAt, leftAt });
      }

      async function ask(scan: KeptScan, ifEarly: 'WARN' | 'ADMIT'): Promise<void> {
        deciding = true;
        try {
          await askNow(scan, ifEarly);
        } finally {
          deciding = false;
        }
      }

      async function askNow(scan: KeptScan, ifEarly: 'WARN' | 'ADMIT'): Promise<void> {
        const goesAlone = state.value.offline && listHere() !== null;
        // The device answers sooner than a drawing of the question would be seen.
        set({ asking: !goesAlone, undo: null });
        const reply = goesAlone ? null : await askServer(scan, ifEarly);
        if (reply !== null) {
          if (reply.ok) await noteCounted(shownBy(scan.text), { ...reply.value, leftAt: leftAtOf(reply.value) });
          if (closed) return;
          tell(scan, reply, {});
          set({ asking: false });
          if (reply.ok) void sync();
          return;
        }
        const here = await decideHere(scan, ifEarly);
        if (here === null) {
          if (scan.text.length <= LONGEST_TEXT) await put(scan);
          if (closed) return;
          note({ key: scan.key, at: scan.at, guest: null, outcome: 'WAITING', ticket: 'UNREAD' });
          signal.give('REFUSED');
          set({ asking: false, answer: { kind: 'NOT_RECORDED' }, waiting: pending.length, offline: true });
        } else {
          const listMadeAt = listHere()?.madeAt ?? scan.at;
          // Stored before the guest is let in: nothing that was answered is lost.
          if (here.ok) await put({ ...scan, listMadeAt, ticketId: here.value.ticketId });
          if (closed) return;
          // At once, so that the whole of it is drawn in one go.
          set({ asking: false, waiting: pending.length, offline: true });
          tell(scan, here, { offline: { listMadeAt } });
        }
        if (!syncing) again();
      }

      const isWaiting = (text: string, way: Way) =>
        pending.find(
          (known) =>
            known.text === text &&
            known.sessionId === sessionId &&
            known.ticketId === null &&
            (known.way ?? 'IN') === way &&
            !known.undone,
        );

      async function present(typed: string, how: 'SEEN' | 'ENTERED', way = state.value.way): Promise<void> {
        const text = typed.trim();
        const at = clock.now();
        if (text === '') return;
        if (deciding || (how === 'SEEN' && state.value.answer !== null)) {
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
        isTyped = how === 'ENTERED' && isTypedCode(text);
        // Who enters a code has read the answer before it.
        set({ answer: null });
        // Scanning a ticket that got no answer at all keeps its key.
        const fresh = { key: newKey(), text, sessionId, way, at, listMadeAt: null, ticketId: null };
        await ask(isWaiting(text, way) ?? fresh, 'WARN');
      }

      const goOn = () => {
        // The code may still be in view and must not count again.
        if (last !== null) last = { ...last, answeredAt: clock.now() };
        set({ answer: null });
      };

      function noteUndone(key: string) {
        const shown = state.value.recent.find((known) => known.key === key);
        if (shown !== undefined) note({ ...shown, outcome: 'UNDONE' });
        set({ undo: null });
      }

      /** Nobody else knows of a scan that waits here, so the device decides. */
      async function undoWaiting(scan: KeptScan): Promise<void> {
        if (isUndoOver(scan.at, clock.now())) {
          set({ undo: { kind: 'REFUSED', refusal: { code: 'UNDO_REFUSED', because: 'TOO_LATE' } } });
          return;
        }
        const undone: KeptScan = { ...scan, undone: true };
        pending.splice(pending.indexOf(scan), 1, undone);
        await queue.keep(eventId, undone);
        noteUndone(scan.key);
        void sync();
      }

      async function undo(key: string): Promise<void> {
        goOn();
        const waiting = pending.find((scan) => scan.key === key && !scan.undone);
        if (waiting !== undefined) return undoWaiting(waiting);
        set({ undo: { kind: 'ASKING', key } });
        const reply = await door.undo(eventId, key).catch(() => null);
        if (reply === null) {
          set({ undo: { kind: 'NO_ANSWER' } });
          return;
        }
        if (!reply.ok) {
          set({ undo: { kind: 'REFUSED', refusal: reply.refusal } });
          return;
        }
        const ticket = state.value.recent.find((known) => known.key === key)?.ticket ?? 'UNREAD';
        await noteCounted(ticket, reply.value);
        noteUndone(key);
        void sync();
      }

      async function recall() {
        const [unsent, known] = await Promise.all([queue.read(eventId), shelf.door(eventId)]);
        if (closed) return;
        pending.unshift(...unsent.filter(({ key }) => !pending.some((one) => one.key === key)));
        kept = known;
        set({ waiting: pending.length, list: listHere() });
        remember(await waitingScans(unsent));
        void sync();
      }

      const listening: Subscription = live
        .watch([`door:${eventId}`])
        .pipe(
          filter((notice) => notice.kind !== 'AWAY'),
          debounceTime(200),
        )
        .subscribe(() => void sync());
      const recalled = recall();

      return {
        state,
        now: () => state.value,
        scan: (text) => recalled.then(() => present(text, 'SEEN')),
        enter: (text, way) => recalled.then(() => present(text, 'ENTERED', way)),
        turn: (way) => {
          // Who was scanned on the way in may go out at once.
          last = null;
          set({ way });
        },
        admitAnyway: async () => {
          if (early === null || state.value.answer?.kind !== 'EARLY') return;
          set({ answer: null });
          await ask(early, 'ADMIT');
        },
        undo,
        next: goOn,
        nameGate: (name) => {
          gates.name(name.trim() === '' ? null : name.trim());
          set({ gate: gates.read() });
        },
        close: () => {
          closed = true;
          if (retry !== null) clearTimeout(retry);
          listening.unsubscribe();
        },
      };
    },
);
