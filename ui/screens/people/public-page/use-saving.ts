import { useState } from 'react';

type Saving = {
  readonly busy: boolean;
  /** Why it was not saved, in words. */
  readonly problem: string | null;
  /** `send` answers with what went wrong; null when nothing did, and the form is done with. */
  readonly save: (send: () => Promise<string | null>) => Promise<void>;
};

/** What a form says while what was filled in is on its way. */
export function useSaving(onDone: () => void): Saving {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const save = async (send: () => Promise<string | null>): Promise<void> => {
    setBusy(true);
    const wrong = await send();
    setBusy(false);
    setProblem(wrong);
    if (wrong === null) onDone();
  };
  return { busy, problem, save };
}
