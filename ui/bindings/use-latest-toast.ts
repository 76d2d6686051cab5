import { useMemo, useRef } from 'react';
import type { ToastMessage } from './toast-context.ts';
import { useToast } from './use-toast.ts';

type LatestToast = {
  readonly say: (message: ToastMessage) => void;
  readonly takeBack: () => void;
};

/** For actions that undo one another: a new toast replaces the last one. */
export function useLatestToast(): LatestToast {
  const toast = useToast();
  const said = useRef('');
  return useMemo(
    () => ({
      say: (message) => {
        toast.dismiss(said.current);
        said.current = toast.show(message);
      },
      takeBack: () => toast.dismiss(said.current),
    }),
    [toast],
  );
}
