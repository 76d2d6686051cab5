import { type RefObject, useEffect, useEffectEvent } from 'react';

const TAKES_KEYS = 'input, textarea, select, [contenteditable], [role="dialog"]';

/** Space and Enter press the button that has the focus. */
function isOfACode({ key, ctrlKey, metaKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (key.length !== 1 || key === ' ' || ctrlKey || metaKey || altKey || defaultPrevented) return false;
  return !(target instanceof Element && target.closest(TAKES_KEYS) !== null);
}

/** A hand scanner types like a keyboard, also while an answer has the focus. */
export function useTypedAnywhere(field: RefObject<HTMLInputElement | null>, onTyped: () => void): void {
  const hear = useEffectEvent((event: KeyboardEvent) => {
    if (!isOfACode(event)) return;
    onTyped();
    field.current?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => hear(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
