import { type ComponentProps, type ComponentType, useState } from 'react';
import type { CropDialog } from './CropDialog.tsx';

type Dialog = ComponentType<ComponentProps<typeof CropDialog>>;

/** Loads the dialog when something is to be cropped; `shown` holds both. */
export function useCropDialog<What>(onLost: () => void) {
  const [shown, setShown] = useState<{ readonly Dialog: Dialog; readonly what: What } | null>(null);
  return {
    shown,
    open: async (what: What) => {
      try {
        const { CropDialog: Dialog } = await import('./CropDialog.tsx');
        setShown({ Dialog, what });
      } catch {
        onLost();
      }
    },
    close: () => setShown(null),
  };
}
