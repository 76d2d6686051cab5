import { useSyncExternalStore } from 'react';

const KEPT_AS = 'deskKeys';
const OFF = 'off';
/** Tells this tab; other tabs get the storage event. */
const CHANGED = 'vemoi:desk-keys';
// Where storage is blocked, the switch holds for the visit.
let blocked: boolean | null = null;

function areOn(): boolean {
  if (blocked !== null) return blocked;
  try {
    return window.localStorage.getItem(KEPT_AS) !== OFF;
  } catch {
    return true;
  }
}

function turn(on: boolean): void {
  try {
    if (on) window.localStorage.removeItem(KEPT_AS);
    else window.localStorage.setItem(KEPT_AS, OFF);
  } catch {
    blocked = on;
  }
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

/** A setting of the device: single keys can be in the way of speech input. */
export const useDeskKeysSwitch = (): { readonly on: boolean; readonly turn: (on: boolean) => void } => ({
  on: useSyncExternalStore(listen, areOn, () => true),
  turn,
});
