import { useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';
import { useLocale } from '#ui/bindings/use-locale.ts';
import { bugSentence, refusalSentence } from '#words/platform/refusals.ts';

/** Changes back when the server refuses; `turn` then answers why, else null. */
export function useSetting(first: boolean, change: (next: boolean) => Promise<Result<null, Refusal>>) {
  const locale = useLocale();
  const [on, setOn] = useState(first);
  const turn = async (next: boolean): Promise<string | null> => {
    setOn(next);
    const changed = await change(next).catch(() => null);
    if (changed?.ok === true) return null;
    setOn(!next);
    return changed === null ? bugSentence(locale) : refusalSentence(changed.refusal, locale);
  };
  return { on, turn };
}
