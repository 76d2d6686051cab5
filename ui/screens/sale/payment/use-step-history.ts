import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { FillingStep } from '#domain/sale/checkout/steps.ts';

/** Stands in the history entry of a later step; `visit` is the first entry's, so that a reload resumes it. */
type StepEntry = { readonly paymentDepth: number; readonly visit: string };

export const entryOf = (state: unknown): StepEntry | null =>
  typeof state === 'object' && state !== null && 'paymentDepth' in state ? (state as StepEntry) : null;

type Shown = {
  readonly steps: readonly FillingStep[];
  /** Null while the page is being opened. */
  readonly step: FillingStep | 'RESULT' | null;
  readonly visit: () => string;
  readonly back: () => void;
};

/** Every later step has its own history entry. The result leads out of the page. */
export function useStepHistory({ steps, step, visit, back }: Shown): void {
  const navigate = useNavigate();
  const location = useLocation();
  const entry = entryOf(location.state)?.paymentDepth ?? 0;
  const depth = step === null ? null : step === 'RESULT' ? 'RESULT' : steps.indexOf(step);
  const before = useRef<{ readonly entry: number; readonly depth: typeof depth }>({ entry, depth: null });

  const follow = useEffectEvent(() => {
    const last = before.current;
    before.current = { entry, depth };
    if (depth === null) return;
    const wentBack = entry < last.entry;
    if (depth === 'RESULT') {
      if (wentBack) void navigate(-1 - entry);
      return;
    }
    if (depth === entry) return;
    if (depth !== last.depth) {
      // The page moved, and its history follows.
      if (depth < entry) return void navigate(depth - entry);
      const state: StepEntry = { paymentDepth: depth, visit: visit() };
      const { pathname, search, hash } = location;
      return void navigate({ pathname, search, hash }, { state, preventScrollReset: true });
    }
    if (wentBack) back();
    else if (entry > last.entry) void navigate(depth - entry);
  });
  useEffect(() => follow());

  // A Back that follows at once leaves an entry that was never rendered.
  const popped = useEffectEvent((arrived: number) => {
    if (typeof depth === 'number' && entry < depth && arrived < depth) back();
  });
  useEffect(() => {
    const pop = ({ state }: PopStateEvent) => popped(entryOf(state?.usr)?.paymentDepth ?? 0);
    window.addEventListener('popstate', pop);
    return () => window.removeEventListener('popstate', pop);
  }, []);
}
