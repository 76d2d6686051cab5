import { BehaviorSubject, type Observable } from 'rxjs';
import { DraftShelf } from '#application/event/ports/draft-shelf.ts';
import { type DeskEvent, EventDesk } from '#application/event/ports/event-desk.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { plateName, plateOf } from '#domain/event/plate/plate.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { mergeDraft, type OthersChanges, type Sides } from './draft/merge-draft.ts';
import { saveDraft, type Versions, versionsOf, withLearnedIds } from './draft/save-draft.ts';
import type { DraftProblem } from './draft-problems.ts';
import { draftOf, type EventDraft, emptyDraft } from './event-draft.ts';
import { problemsOf } from './read-draft.ts';

/** ON_DEVICE: in this tab only, as an event needs more to be created. AWAY: the next change tries again. */
type Keeping = 'UNTOUCHED' | 'ON_DEVICE' | 'SAVING' | 'SAVED' | 'AWAY';

export type DraftState = {
  readonly draft: EventDraft;
  readonly keeping: Keeping;
  readonly savedAt: Instant | null;
  readonly refused: readonly DraftProblem[];
  readonly dirty: boolean;
  /** Restored after the tab was reloaded. */
  readonly resumed: boolean;
  /** What somebody else saved meanwhile, found by the last save; null: nothing. */
  readonly others: OthersChanges | null;
};

export type DraftSession = {
  readonly state: Observable<DraftState>;
  readonly now: () => DraftState;
  readonly change: (update: (draft: EventDraft) => EventDraft) => void;
  readonly newKey: NewKey;
  readonly problems: () => readonly DraftProblem[];
  /** Saves what can be saved; answers whether that was everything. In a conflict it saves nothing. Never rejects. */
  readonly save: () => Promise<boolean>;
  /** Ends the conflicts; the next save goes on. */
  readonly settle: (whose: 'MINE' | 'THEIRS') => void;
  /** What others changed was read. */
  readonly noticed: () => void;
  readonly forget: () => void;
  readonly close: () => void;
};

export type DraftStart =
  /** The wizard: starts empty or with what this tab kept, and saves automatically. */
  | { readonly kind: 'NEW' }
  /** The edit page: starts with what the server holds, and saves on request. */
  | { readonly kind: 'EXISTING'; readonly draft: EventDraft };

export type DraftEvent = (start: DraftStart) => DraftSession;

const SHELF = 'create-event';
const QUIET_MS = 900;
/** Of merging with who saves at the same moment. */
const MOST_TURNS = 4;

const isStale = (problem: DraftProblem): boolean => problem.code === 'REFUSED' && problem.refusal.code === 'STALE';

type Kept = { readonly draft: EventDraft; readonly stored: EventDraft | null; readonly seen: EventDraft | null };

function keptOn(shelf: DraftShelf): Kept | null {
  const text = shelf.read(SHELF);
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<Kept>;
    return kept.draft === undefined || !Array.isArray(kept.draft.sessions)
      ? null
      : { draft: kept.draft, stored: kept.stored ?? null, seen: kept.seen ?? null };
  } catch {
    return null;
  }
}

export const DraftEvent = defineUseCase(
  'DraftEvent',
  { desk: EventDesk, shelf: DraftShelf, clock: Clock, newKey: NewKey },
  ({ desk, shelf, clock, newKey }): DraftEvent =>
    (start) => {
      const wizard = start.kind === 'NEW';
      const kept = wizard ? keptOn(shelf) : null;
      const empty = { ...emptyDraft(newKey()), plate: plateName(plateOf(clock.now(), null)) };
      const first = start.kind === 'EXISTING' ? start.draft : { ...empty, ...kept?.draft };
      let stored = start.kind === 'EXISTING' ? start.draft : (kept?.stored ?? null);
      const state = new BehaviorSubject<DraftState>({
        draft: first,
        keeping: stored === null ? (kept === null ? 'UNTOUCHED' : 'ON_DEVICE') : 'SAVED',
        savedAt: null,
        refused: [],
        dirty: false,
        resumed: kept !== null,
        others: null,
      });
      const set = (part: Partial<DraftState>) => state.next({ ...state.value, ...part });
      let timer: ReturnType<typeof setTimeout> | null = null;
      let saving: Promise<boolean> | null = null;
      let changes = 0;
      let closed = false;
      /** As read from the server; null: not known. */
      let seen = start.kind === 'EXISTING' ? start.draft : (kept?.seen ?? null);
      let conflict: Omit<Sides<EventDraft>, 'mine'> | null = null;

      async function readNow(): Promise<DeskEvent | null> {
        const { eventId } = state.value.draft;
        const read = eventId === null ? null : await desk.read(eventId);
        return read?.ok === true ? read.value : null;
      }

      /** Takes over what others saved since; false: both changed the same. `told`: what was taken over before. */
      function isMerged(theirs: EventDraft, told: Set<string>): boolean {
        if (seen === null || stored === null) return true;
        const sides = { seen, sent: stored, mine: state.value.draft, theirs };
        const { draft, sent, taken, conflicts } = mergeDraft(sides, 'MINE');
        for (const path of taken) told.add(path);
        // The wizard saves by itself, so that what it took over stays told until it is read.
        for (const path of wizard ? (state.value.others?.taken ?? []) : []) told.add(path);
        const others = told.size + conflicts.length === 0 ? null : { taken: [...told], conflicts };
        if (conflicts.length > 0) {
          conflict = sides;
          set({ others, keeping: 'SAVED', dirty: true });
          return false;
        }
        seen = theirs;
        stored = sent;
        conflict = null;
        set({ draft, others });
        return true;
      }

      /** Reads what was saved. What others saved right after it stays unseen, for the next save to merge. */
      async function look(known: Versions): Promise<void> {
        const read = await readNow().catch(() => null);
        // What was sent stands for what could not be read again.
        if (read === null) seen = stored;
        else if ([...versionsOf(read)].every(([part, version]) => (known.get(part) ?? version) === version))
          seen = draftOf(read);
      }

      const keep = () => {
        if (wizard) shelf.keep(SHELF, JSON.stringify({ draft: state.value.draft, stored, seen }));
      };

      async function saveOnce(): Promise<boolean> {
        set({ keeping: 'SAVING' });
        try {
          const told = new Set<string>();
          for (let turn = 1; ; turn += 1) {
            const read = seen === null ? null : await readNow();
            if (read !== null && !isMerged(draftOf(read), told)) return false;
            const before = changes;
            const versions = read === null ? new Map() : versionsOf(read);
            const saved = await saveDraft(desk, state.value.draft, stored, clock.now(), versions);
            stored = saved.stored ?? stored;
            // At once: what is typed while it is read again stays.
            set({ draft: withLearnedIds(state.value.draft, saved.learned) });
            // Somebody else saved between the read and the save: their changes are merged, too.
            if (seen !== null && turn < MOST_TURNS && saved.refused.some(isStale)) continue;
            if (stored !== null) await look(new Map([...versions, ...saved.versions]));
            const onServer = stored !== null;
            set({
              keeping: onServer ? 'SAVED' : 'ON_DEVICE',
              savedAt: onServer ? clock.now() : null,
              refused: saved.refused,
              dirty: changes !== before || saved.refused.length > 0,
            });
            keep();
            return onServer && saved.refused.length === 0;
          }
        } catch {
          set({ keeping: 'AWAY' });
          keep();
          return false;
        }
      }

      async function save(): Promise<boolean> {
        if (timer !== null) clearTimeout(timer);
        timer = null;
        // Two saves at once would both create the event.
        while (saving !== null) await saving;
        saving = saveOnce().finally(() => {
          saving = null;
        });
        return saving;
      }

      return {
        state,
        now: () => state.value,
        newKey,
        change: (update) => {
          const draft = update(state.value.draft);
          if (draft === state.value.draft) return;
          changes += 1;
          set({ draft, dirty: true });
          keep();
          if (!wizard) return;
          if (timer !== null) clearTimeout(timer);
          timer = setTimeout(() => {
            if (!closed) void save();
          }, QUIET_MS);
        },
        problems: () => problemsOf(state.value.draft, clock.now()),
        save,
        settle: (whose) => {
          if (conflict === null) return;
          const { draft, sent } = mergeDraft({ ...conflict, mine: state.value.draft }, whose);
          seen = conflict.theirs;
          stored = sent;
          conflict = null;
          changes += 1;
          set({ draft, others: null, dirty: true });
        },
        noticed: () => set({ others: null }),
        forget: () => {
          if (timer !== null) clearTimeout(timer);
          shelf.clear(SHELF);
        },
        close: () => {
          closed = true;
          if (timer !== null) clearTimeout(timer);
        },
      };
    },
);
