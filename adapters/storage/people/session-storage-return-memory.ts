import { attemptOn } from '#adapters/storage/platform/attempt-on.ts';
import type { DueAct, ReturnMemory, SetOut } from '#application/people/ports/return-memory.ts';
import { instant } from '#domain/kernel/instant.ts';

const RETURN = 'returnTo';
const DUE = 'dueAct';

// Parsed by hand: this is part of every first view, and zod should not be.
type Kept = Partial<Record<keyof SetOut | keyof DueAct, unknown>>;

const setOutOf = ({ address, act }: Kept): SetOut | null =>
  typeof address === 'string' ? { address, act: typeof act === 'string' ? act : null } : null;
const dueActOf = ({ act, since }: Kept): DueAct | null =>
  typeof act === 'string' && typeof since === 'number' ? { act, since: instant(since) } : null;

/** Without storage, signing in leads to the start page and resumes nothing. */
export function makeSessionStorageReturnMemory(storage: () => Storage): ReturnMemory {
  const attempt = attemptOn(storage);
  const read = (key: string): Kept => attempt((store) => JSON.parse(store.getItem(key) ?? '{}') as Kept | null) ?? {};
  return {
    remember: (from) => void attempt((store) => store.setItem(RETURN, JSON.stringify(from))),
    recall: () => setOutOf(read(RETURN)),
    take: () => {
      const kept = setOutOf(read(RETURN));
      attempt((store) => store.removeItem(RETURN));
      return kept;
    },
    owe: (due) => void attempt((store) => store.setItem(DUE, JSON.stringify(due))),
    owed: () => dueActOf(read(DUE)),
    settle: () => void attempt((store) => store.removeItem(DUE)),
  };
}
