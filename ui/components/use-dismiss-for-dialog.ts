import { useEffect } from 'react';

const PHONE = '(max-width: 767.98px)';

/** A phone has no room for a toast beside the title of a dialog that opens. */
export function useDismissForDialog(giveWay: () => void): void {
  useEffect(() => {
    const seen = new WeakSet<Element>();
    const look = ({ target }: FocusEvent): void => {
      const dialog = target instanceof Element ? target.closest('.MuiDialog-root') : null;
      // Focus also comes back to a dialog whose button was disabled while it saved.
      if (dialog === null || seen.has(dialog)) return;
      seen.add(dialog);
      if (window.matchMedia(PHONE).matches) giveWay();
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [giveWay]);
}
