import { useMemo, useRef } from 'react';
import type { ToastMessage } from './toast-context.ts';
import { useToast } from './use-toast.ts';

type LatestToast = {
  readonly say: (message: ToastMessage) => void;
  /** Nothing that was said holds any more. */
  readonly takeBack: () => void;
};

/** Of acts that undo one another only the latest is spoken of: what was said of an earlier one is no longer so. */
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
