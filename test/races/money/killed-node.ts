import type { Transact } from '#server/platform/ports/transact.ts';

const KILLED = 'killed';

/** Undoes the `last` transaction, as a node that dies in it would. */
export function dying({ transaction }: Transact, last: number): Transact {
  let left = last;
  return {
    transaction: (work) => {
      left -= 1;
      if (left > 0) return transaction(work);
      return transaction(async (tx) => {
        await work(tx);
        throw new Error(KILLED);
      });
    },
  };
}

export const unlessKilled = (error: unknown): void => {
  if (!(error instanceof Error && error.message === KILLED)) throw error;
};
