import { inForeignFrame } from '#adapters/device/platform/in-foreign-frame.ts';
import { parentDomain } from '#domain/people/parent-domain.ts';

export function readCookie(name: string): string | null {
  const found = document.cookie.split('; ').find((pair) => pair.startsWith(`${name}=`));
  return found === undefined ? null : decodeURIComponent(found.slice(name.length + 1));
}

export function writeCookie(name: string, value: string, maxAgeSeconds: number, domain?: string): void {
  // Cookies in cross-site frames must be partitioned.
  const scope = inForeignFrame()
    ? '; SameSite=None; Secure; Partitioned'
    : `; SameSite=Lax${window.location.protocol === 'https:' ? '; Secure' : ''}`;
  const host = domain === undefined ? '' : `; Domain=${domain}`;
  document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${maxAgeSeconds}${scope}${host}`;
}

/** For the parent domain, or this host if the browser refuses. [S9-28] */
export function writeSharedCookie(name: string, value: string, maxAgeSeconds: number): void {
  const parent = parentDomain(window.location.hostname);
  if (parent !== null) writeCookie(name, value, maxAgeSeconds, parent);
  if (readCookie(name) !== value) writeCookie(name, value, maxAgeSeconds);
}
