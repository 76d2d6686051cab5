import { token } from '#domain/kernel/token.ts';

/** Plain facts beside a message: ids, counts and durations; never a header, a secret, or a person's name or address. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null | undefined>>;

export type Log = {
  readonly info: (message: string, facts?: LogFacts) => void;
  readonly warn: (message: string, facts?: LogFacts) => void;
  /** A bug or a failure that needs a look; keeps the error's stack. */
  readonly error: (error: unknown, message: string, facts?: LogFacts) => void;
};
export const Log = token<Log>('Log');
