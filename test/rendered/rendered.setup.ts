import './faster-rendering.ts';
import type { Window } from 'happy-dom';
import { afterAll, afterEach, vi } from 'vitest';
import { writeCookie } from '#adapters/storage/platform/cookie.ts';
import { leave } from './render-page.tsx';

afterEach(leave);

// The files of a worker share its modules and its window: each begins on an empty page that remembers nothing.
const { happyDOM } = window as typeof window & { happyDOM: Window['happyDOM'] };
const address = window.location.href;
const ownOfNavigator = new Set(Object.getOwnPropertyNames(navigator));

afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const name of Object.getOwnPropertyNames(navigator))
    if (!ownOfNavigator.has(name)) Reflect.deleteProperty(navigator, name);
  happyDOM.setURL(address);
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) writeCookie(pair.split('=')[0] ?? '', '', 0);
  for (const name of document.documentElement.getAttributeNames()) document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
});
