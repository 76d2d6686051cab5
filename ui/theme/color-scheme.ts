import { useEffect, useSyncExternalStore } from 'react';

/** Set on <html> before the first paint (ui/main/first-script.ts). */
export const COLOR_SCHEME_ATTRIBUTE = 'data-color-scheme';
const KEPT_AS = 'colorScheme';

export type SchemeChoice = 'light' | 'dark' | 'system';

/** Tells this tab; other tabs get the storage event. */
const CHANGED = 'vemoi:color-scheme';
const darkDevice = (): MediaQueryList => window.matchMedia('(prefers-color-scheme: dark)');

function kept(): SchemeChoice {
  try {
    const choice = window.localStorage.getItem(KEPT_AS);
    return choice === 'light' || choice === 'dark' ? choice : 'system';
  } catch {
    // Storage is blocked: follow the device.
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
    // Then it holds for this page only.
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
