import { BehaviorSubject, type Observable } from 'rxjs';
import { DraftShelf } from '#application/event/ports/draft-shelf.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { Clock } from '#application/platform/ports/clock.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import { plateName, plateOf } from '#domain/event/plate/plate.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { DraftProblem } from './draft-problems.ts';
import { type EventDraft, emptyDraft } from './event-draft.ts';
import { problemsOf } from './read-draft.ts';
import { saveDraft, withLearnedIds } from './save-draft.ts';

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
};

export type DraftSession = {
  readonly state: Observable<DraftState>;
  readonly now: () => DraftState;
  readonly change: (update: (draft: EventDraft) => EventDraft) => void;
  readonly newKey: NewKey;
  readonly problems: () => readonly DraftProblem[];
  /** Saves what can be saved; answers whether that was everything. Never rejects. */
  readonly save: () => Promise<boolean>;
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

type Kept = { readonly draft: EventDraft; readonly stored: EventDraft | null };

function keptOn(shelf: DraftShelf): Kept | null {
  const text = shelf.read(SHELF);
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<Kept>;
    return kept.draft === undefined || !Array.isArray(kept.draft.sessions)
      ? null
      : { draft: kept.draft, stored: kept.stored ?? null };
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
      });
      const set = (part: Partial<DraftState>) => state.next({ ...state.value, ...part });
      let timer: ReturnType<typeof setTimeout> | null = null;
      let saving: Promise<boolean> | null = null;
      let changes = 0;
      let closed = false;

      const keep = () => {
        if (wizard) shelf.keep(SHELF, JSON.stringify({ draft: state.value.draft, stored }));
      };

      async function saveOnce(): Promise<boolean> {
        const seen = changes;
        const sent = state.value.draft;
        set({ keeping: 'SAVING' });
        try {
          const saved = await saveDraft(desk, sent, stored, clock.now());
          stored = saved.stored ?? stored;
          const draft = withLearnedIds(state.value.draft, saved.learned);
          const onServer = stored !== null;
          set({
            draft,
            keeping: onServer ? 'SAVED' : 'ON_DEVICE',
            savedAt: onServer ? clock.now() : null,
            refused: saved.refused,
            dirty: changes !== seen || saved.refused.length > 0,
          });
          keep();
          return onServer && saved.refused.length === 0;
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
