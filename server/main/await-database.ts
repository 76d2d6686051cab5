import { SECOND } from '#domain/kernel/instant.ts';

const FIRST_PAUSE = SECOND / 4;
const LONGEST_PAUSE = 2 * SECOND;

export type AwaitDatabaseParts = {
  /** One connection and one query; rejects when the database does not answer. */
  readonly ask: () => Promise<unknown>;
  /** Whether a rejection means "not now" rather than "never". */
  readonly mayPass: (error: unknown) => boolean;
  /** How long to keep asking, in ms; 0 asks once. */
  readonly patience: number;
  readonly say: (sentence: string) => void;
  readonly pause: (ms: number) => Promise<void>;
  /** A monotonic clock, in ms. */
  readonly clock: () => number;
};

/** A database started beside us, or recovering from a crash, answers a little late. */
export async function awaitDatabase({ ask, mayPass, patience, say, pause, clock }: AwaitDatabaseParts): Promise<void> {
  const until = clock() + patience;
  for (let again = FIRST_PAUSE; ; again = Math.min(again * 2, LONGEST_PAUSE)) {
    try {
      await ask();
      return;
    } catch (error) {
      const left = until - clock();
      if (left <= 0 || !mayPass(error)) throw error;
      if (again === FIRST_PAUSE) say(`The database does not answer yet. Waiting up to ${patience / SECOND} s.`);
      await pause(Math.min(again, left));
    }
  }
}
