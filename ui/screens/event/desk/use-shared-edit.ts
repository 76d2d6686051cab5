import { useState } from 'react';
import { mergeFields } from '#domain/kernel/merge-edits.ts';

/** What a form edits, as it was read. */
export type Edited<W> = { readonly version: string | null; readonly written: W };

/** What somebody else saved while the form was open. */
export type OthersEdit<W> = {
  /** Null: not known, or in another tab. */
  readonly by: string | null;
  readonly theirs: W;
  /** Taken over into the form. */
  readonly taken: readonly (keyof W & string)[];
  /** Changed here, too: the form keeps what is written. */
  readonly conflicts: readonly (keyof W & string)[];
};

/** A form whose save may be refused with STALE: it meets what was saved meanwhile and keeps what was written. */
export function useSharedEdit<W extends object>(edited: Edited<W> | null, blank: W) {
  const [seen, setSeen] = useState(edited);
  const [written, setWritten] = useState<W>(edited?.written ?? blank);
  const [others, setOthers] = useState<OthersEdit<W> | null>(null);
  return {
    written,
    version: seen?.version ?? null,
    /** What `written` began with, or what the other saved since. */
    read: seen?.written ?? null,
    others,
    set: (part: Partial<W>) => setWritten((before) => ({ ...before, ...part })),
    meet: (theirs: Edited<W>, by: string | null) => {
      if (seen === null) return;
      const met = mergeFields({ seen: seen.written, mine: written, theirs: theirs.written }, 'MINE');
      setWritten(met.merged);
      setSeen(theirs);
      setOthers({ by, theirs: theirs.written, taken: met.taken, conflicts: met.conflicts });
    },
    takeTheirs: () => {
      if (others === null) return;
      const { theirs, conflicts } = others;
      setWritten((before) => ({ ...before, ...Object.fromEntries(conflicts.map((field) => [field, theirs[field]])) }));
      setOthers({ ...others, taken: [...others.taken, ...conflicts], conflicts: [] });
    },
  };
}
