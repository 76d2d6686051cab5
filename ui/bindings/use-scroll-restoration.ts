import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';

/** Lets the new page reach its height first. [S9] */
const RESTORE_DELAY_MS = 500;

const places = new Map<string, number>();

const calm = (): ScrollBehavior => (window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth');

/** Hash: scroll to it. Same route: to the top. Otherwise: the saved position or the top, again after 500 ms. [S2.2] */
export function useScrollRestoration(): void {
  const { key, pathname, search, hash } = useLocation();
  const kind = useNavigationType();
  const before = useRef<{ readonly key: string; readonly pathname: string; readonly search: string } | null>(null);

  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = (): void => {
      places.set(key, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    const last = before.current;
    before.current = { key, pathname, search };
    if (last === null && hash === '') return undefined;
    if (hash !== '') {
      document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: calm() });
      return undefined;
    }
    if (last?.key === key) return undefined;
    if (last?.pathname === pathname && kind !== 'POP') {
      // A new filter keeps the position; the same address scrolls to the top.
      if (last.search === search) window.scrollTo({ top: 0, left: 0, behavior: calm() });
      return undefined;
    }
    const top = kind === 'POP' ? (places.get(key) ?? 0) : 0;
    window.scrollTo({ top, left: 0 });
    const timer = setTimeout(() => {
      // Unless the person has scrolled since.
      if (Math.abs(window.scrollY - top) < 4 || window.scrollY === 0 || top > window.scrollY)
        window.scrollTo({ top, left: 0 });
    }, RESTORE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [key, pathname, search, hash, kind]);
}
