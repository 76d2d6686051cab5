import { SECOND } from '#domain/kernel/instant.ts';

const FIRST_PAUSE = SECOND / 4;
const LONGEST_PAUSE = 2 * SECOND;

export type AwaitDatabaseParts = {
  /** One connection and one question; rejects when nobody answers. */
  readonly ask: () => Promise<unknown>;
  /** Whether a rejection means "not now" rather than "never". */
  readonly mayPass: (error: unknown) => boolean;
  /** How long to go on asking, in ms; 0 asks once. */
  readonly patience: number;
  readonly say: (sentence: string) => void;
  readonly pause: (ms: number) => Promise<void>;
  /** A clock that only moves forward, in ms. */
  readonly clock: () => number;
};

/**
 * A database that was started beside us, or recovers from a crash, answers a little later than we ask: asks again with
 * growing pauses while patience lasts. Rejects with the last reason.
 */
export async function awaitDatabase({ ask, mayPass, patience, say, pause, clock }: AwaitDatabaseParts): Promise<void> {
  const until = clock() + patience;
  for (let again = FIRST_PAUSE; ; again = Math.min(again * 2, LONGEST_PAUSE)) {
    try {
      await ask();
      return;
    } catch (error) {
      const left = until - clock();
      if (left <= 0 || !mayPass(error)) throw error;
      if (again === FIRST_PAUSE) say(`The database does not answer yet; asking for up to ${patience / SECOND} s.`);
      await pause(Math.min(again, left));
    }
  }
}
