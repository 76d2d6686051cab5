import { useState } from 'react';

type Saving = {
  readonly busy: boolean;
  readonly problem: string | null;
  /** `send` resolves with the problem, or null when saved. */
  readonly save: (send: () => Promise<string | null>) => Promise<void>;
};

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
