import * as z from 'zod/mini';
import type { ReturnMemory } from '#application/ports/return-memory.ts';
import { instant } from '#domain/kernel/instant.ts';

const RETURN = 'returnTo';
const DUE = 'dueAct';
const setOut = z.object({ address: z.string(), act: z.nullable(z.string()) });
const dueAct = z.object({ act: z.string(), since: z.pipe(z.number(), z.transform(instant)) });

/** Session storage. Where it is forbidden, signing in leads to the start page, and nothing is owed. */
export function makeSessionStorageReturnMemory(storage: () => Storage): ReturnMemory {
  const attempt = <T>(act: (store: Storage) => T): T | null => {
    try {
      return act(storage());
    } catch {
      return null;
    }
  };
  return {
    remember: (from) => void attempt((store) => store.setItem(RETURN, JSON.stringify(from))),
    take: () => {
      const kept = attempt((store) => setOut.parse(JSON.parse(store.getItem(RETURN) ?? 'null')));
      attempt((store) => store.removeItem(RETURN));
      return kept;
    },
    owe: (due) => void attempt((store) => store.setItem(DUE, JSON.stringify(due))),
    owed: () => attempt((store) => dueAct.parse(JSON.parse(store.getItem(DUE) ?? 'null'))),
    settle: () => void attempt((store) => store.removeItem(DUE)),
  };
}
