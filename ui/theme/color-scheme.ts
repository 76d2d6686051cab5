import { useEffect, useSyncExternalStore } from 'react';

/**
 * The attribute on <html> that says which scheme is shown; the page's first script sets it before the first paint
 * (ui/main/first-script.ts).
 */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';
const KEPT_AS = 'colorScheme';

/** What the person chose. */
export type SchemeChoice = 'light' | 'dark' | 'system';

/** Heard by whoever shows the choice in this tab; other tabs are told by the browser. */
const CHANGED = 'vemoi:color-scheme';
const darkDevice = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

function kept(): SchemeChoice {
  try {
    const choice = window.localStorage.getItem(KEPT_AS);
    return choice === 'light' || choice === 'dark' ? choice : 'system';
  } catch {
    // A browser that keeps nothing for us follows its device.
    return 'system';
  }
}

function show(choice: SchemeChoice): void {
  const device = darkDevice().matches ? 'dark' : 'light';
  document.documentElement.setAttribute(COLOR_SCHEME_ATTRIBUTE, choice === 'system' ? device : choice);
}

function choose(choice: SchemeChoice): void {
  try {
    window.localStorage.setItem(KEPT_AS, choice);
  } catch {
    // Shown all the same, until the page is left.
  }
  show(choice);
  window.dispatchEvent(new Event(CHANGED));
}

function listen(changed: () => void): () => void {
  window.addEventListener(CHANGED, changed);
  window.addEventListener('storage', changed);
  return () => {
    window.removeEventListener(CHANGED, changed);
    window.removeEventListener('storage', changed);
  };
}

export const useColorScheme = (): {
  readonly mode: SchemeChoice;
  readonly setMode: (choice: SchemeChoice) => void;
} => ({
  mode: useSyncExternalStore(listen, kept, () => 'system' as const),
  setMode: choose,
});

/** The page follows its device, and what is chosen in another tab. */
export function useFollowedColorScheme(): void {
  useEffect(() => {
    const follow = (): void => show(kept());
    const device = darkDevice();
    device.addEventListener('change', follow);
    window.addEventListener('storage', follow);
    return () => {
      device.removeEventListener('change', follow);
      window.removeEventListener('storage', follow);
    };
  }, []);
}
