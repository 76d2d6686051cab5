import type { Visitor } from './visitor.ts';

type TakeHow = {
  /** Else what the screen shows. */
  readonly whole?: boolean;
  /** What moves is shown where it is; else as it ends. */
  readonly midway?: boolean;
};

export type Take = (name: string, how?: TakeHow) => Promise<void>;

/** Pictures' names begin with the tour's name, so that one tour can be taken again alone. */
export type Tour = {
  readonly name: string;
  /** Null for a stranger. `fresh` makes an address that nobody used before. */
  readonly who: string | 'fresh' | null;
  /** Its looks change the same thing, and take turns. */
  readonly alone?: boolean;
  readonly walk: (visitor: Visitor, take: Take, email: string) => Promise<void>;
};
