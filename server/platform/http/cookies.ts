import { SECOND } from '#domain/kernel/instant.ts';

export function readCookie(header: string | undefined, name: string): string | null {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim() || null;
  }
  return null;
}

export type NewCookie = {
  readonly name: string;
  /** Letters, digits and '._~-' only. */
  readonly value: string;
  readonly maxAgeMs: number;
  /** Whether the site is served over https. */
  readonly secure: boolean;
  readonly httpOnly: boolean;
};

/** A Set-Cookie header for the whole site, SameSite=Lax. */
export function writeCookie({ name, value, maxAgeMs, secure, httpOnly }: NewCookie): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${Math.round(maxAgeMs / SECOND)}`, 'SameSite=Lax'];
  if (httpOnly) parts.push('HttpOnly');
  if (secure) parts.push('Secure');
  return parts.join('; ');
}

export const clearCookie = (name: string, secure: boolean, httpOnly: boolean): string =>
  writeCookie({ name, value: '', maxAgeMs: 0, secure, httpOnly });
