import { plainWords } from '#domain/kernel/names/plain-words.ts';

const LONGEST = 24;
const SHORTEST = 3;

/** What a username is wished to be: the words before the '@', in letters that stand in an address. [design] */
export function suggestedUsername(email: string): string {
  const words = plainWords(email.slice(0, Math.max(0, email.lastIndexOf('@'))).split('+')[0] ?? '')
    .replaceAll(/[^a-z0-9._-]+/g, '')
    .replaceAll(/[._-]{2,}/g, '.')
    .replaceAll(/^[._-]+|[._-]+$/g, '')
    .slice(0, LONGEST)
    .replaceAll(/[._-]+$/g, '');
  return words.length >= SHORTEST ? words : `user${words}`;
}

/**
 * The wish when it is free, then the wish with a number, longer from try to try. `random(n)`: a whole number from 0 up
 * to n, n excluded. `attempt` counts from 0; a reserved name is never tried.
 */
export function usernameCandidate(wish: string, attempt: number, random: (n: number) => number): string {
  if (attempt === 0 && !isReservedName(wish)) return wish;
  const digits = Math.min(2 + attempt, 9);
  return `${wish}${String(random(10 ** digits)).padStart(digits, '0')}`;
}

/**
 * First parts of paths that routes use, and names that would pass for the platform's own; no username or corporate slug
 * may be one of them. [design section 3]
 */
const RESERVED_NAMES: ReadonlySet<string> = new Set([
  'about',
  'about-us',
  'account',
  'accounts',
  'admin',
  'administrator',
  'api',
  'assets',
  'auth',
  'calendar',
  'check-in',
  'contact',
  'contact-us',
  'corporate',
  'create',
  'discovery',
  'en',
  'event',
  'events',
  'favicon.ico',
  'favicon.svg',
  'files',
  'graphql',
  'health',
  'healthz',
  'help',
  'home',
  'image-metadata',
  'image-rsvp-template',
  'image-thanks-buy-ticket',
  'index',
  'invite-rsvp',
  'live',
  'login',
  'logout',
  'metrics',
  'my-ticket',
  'null',
  'oauth',
  'oauth2',
  'p',
  'pay',
  'payment',
  'payments',
  'privacy',
  'profile',
  'readyz',
  'register',
  'request-corporate',
  'robots.txt',
  'root',
  'search',
  'security',
  'settings',
  'site.webmanifest',
  'sitemap.xml',
  'static',
  'support',
  'sw.js',
  'system',
  'terms',
  'ticket',
  'tickets',
  'u',
  'undefined',
  'user',
  'users',
  'vemoi',
  'vi',
  'webhook',
  'webhooks',
  'www',
]);

export const isReservedName = (name: string): boolean => RESERVED_NAMES.has(name.toLowerCase());
