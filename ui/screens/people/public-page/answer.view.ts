import { useCallback, useEffect, useState } from 'react';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';

type Answer<T> =
  | { readonly kind: 'LOADING' }
  | { readonly kind: 'FAILED' }
  | { readonly kind: 'READY'; readonly value: T };

/** The page itself is rendered for everybody. `ask` must be stable. */
export function useAnswer<T>(ask: () => Promise<Result<T, Refusal>>): {
  readonly answer: Answer<T>;
  readonly again: () => void;
  readonly replace: (value: T) => void;
} {
  const [answer, setAnswer] = useState<Answer<T>>({ kind: 'LOADING' });
  const load = useCallback(() => {
    let away = false;
    const show = (next: Answer<T>): void => {
      if (!away) setAnswer(next);
    };
    show({ kind: 'LOADING' });
    ask().then(
      (reply) => show(reply.ok ? { kind: 'READY', value: reply.value } : { kind: 'FAILED' }),
      () => show({ kind: 'FAILED' }),
    );
    return () => {
      away = true;
    };
  }, [ask]);
  useEffect(load, [load]);
  return { answer, again: () => void load(), replace: (value) => setAnswer({ kind: 'READY', value }) };
}
