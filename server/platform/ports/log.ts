import { token } from '#domain/kernel/token.ts';

/**
 * Plain facts beside a message: ids, counts and durations; never a header, a secret, a name or an address of a person.
 */
export type LogFacts = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** What operators read. */
export type Log = {
  readonly info: (message: string, facts?: LogFacts) => void;
  readonly warn: (message: string, facts?: LogFacts) => void;
  /** A bug or a failure that somebody should look at; the error's stack is kept. */
  readonly error: (error: unknown, message: string, facts?: LogFacts) => void;
};
export const Log = token<Log>('Log');
