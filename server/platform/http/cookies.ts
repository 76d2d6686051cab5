import { SECOND } from '#domain/kernel/instant.ts';

export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || null;
  }
  return null;
}

export type CookieScope = { readonly secure: boolean; readonly embedded: boolean };

export type NewCookie = {
  readonly name: string;
  /** Letters, digits and '._~-' only. */
  readonly value: string;
  readonly maxAgeMs: number;
  readonly secure: boolean;
  /** Kept for a frame inside one other site, apart from our own pages' cookies. [S9-26] */
  readonly embedded?: boolean;
  readonly httpOnly: boolean;
};

/** SameSite=Lax, or partitioned in a frame of another site. */
export function writeCookie({ name, value, maxAgeMs, secure, embedded = false, httpOnly }: NewCookie): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${Math.round(maxAgeMs / SECOND)}`];
  parts.push(embedded ? 'SameSite=None' : 'SameSite=Lax');
  if (httpOnly) parts.push('HttpOnly');
  // Browsers take SameSite=None and Partitioned only with Secure.
  if (secure || embedded) parts.push('Secure');
  if (embedded) parts.push('Partitioned');
  return parts.join('; ');
}

export const clearCookie = (name: string, secure: boolean, httpOnly: boolean, embedded = false): string =>
  writeCookie({ name, value: '', maxAgeMs: 0, secure, embedded, httpOnly });
