import { plainWords } from '#domain/kernel/names/plain-words.ts';

const LONGEST = 24;
const SHORTEST = 3;

/** A username suggested from an email address: its local part in URL-safe letters. [design] */
export function suggestedUsername(email: string): string {
  const words = plainWords(email.slice(0, Math.max(0, email.lastIndexOf('@'))).split('+')[0] ?? '')
    .replaceAll(/[^a-z0-9._-]+/g, '')
    .replaceAll(/[._-]{2,}/g, '.')
    .replaceAll(/^[._-]+|[._-]+$/g, '')
    .slice(0, LONGEST)
    .replaceAll(/[._-]+$/g, '');
  return words.length >= SHORTEST ? words : `user${words}`;
}

/** With a random number that grows with each attempt, counted from 0. Reserved names are skipped. */
export function usernameCandidate(wish: string, attempt: number, random: (n: number) => number): string {
  if (attempt === 0 && !isReservedName(wish)) return wish;
  const digits = Math.min(2 + attempt, 9);
  return `${wish}${String(random(10 ** digits)).padStart(digits, '0')}`;
}

/** Path segments of routes, and names that could pass for the platform's. [design] */
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
  'refund',
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
  'unsubscribe',
  'user',
  'users',
  'vemoi',
  'vi',
  'webhook',
  'webhooks',
  'www',
]);

export const isReservedName = (name: string): boolean => RESERVED_NAMES.has(name.toLowerCase());
