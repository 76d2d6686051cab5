import { useEffect } from 'react';

const PHONE = '(max-width: 767.98px)';

const inDialog = (node: EventTarget | null): boolean =>
  node instanceof Element && node.closest('.MuiDialog-root') !== null;

/** A phone has no room for a toast beside a dialog's title. */
export function useDismissForDialog(giveWay: () => void): void {
  useEffect(() => {
    const look = ({ target, relatedTarget }: FocusEvent): void => {
      if (inDialog(target) && !inDialog(relatedTarget) && window.matchMedia(PHONE).matches) giveWay();
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [giveWay]);
}
