const LONGEST_ADDRESS = 2_048;
const LONGEST_QUERY = 1_600;

/** A page with one of these is not cached. */
const SECRETS = ['code', 'token'];

/** A test checks ui/. All other parameters are the browser's and do not change the page. */
export const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  ...SECRETS,
  'after',
  'before',
  'category',
  'city',
  'email',
  'event',
  'format',
  'free',
  'order',
  'part',
  'price',
  'q',
  'session',
  'signIn',
  'sort',
  'state',
  'step',
  'tab',
  'ticket',
  'time',
]);

/** Event pages are the most asked for: nobody multiplies their cached copies by parameters of other pages. */
export const EVENT_PARAMETERS: ReadonlySet<string> = new Set([...SECRETS, 'thanks']);
const EVENT = /^\/(?:vi\/)?(?:event|invite-rsvp)\//;

/** `key`: of a private event. */
export const PAYMENT_PARAMETERS: ReadonlySet<string> = new Set([
  ...SECRETS,
  'key',
  'payment_checkout_session_id',
  'vnp_ResponseCode',
]);
const PAYMENT = /^\/(?:vi\/)?payment\//;

/** The same for pages that are pictures. */
export const PICTURE_PARAMETERS: ReadonlySet<string> = new Set([
  'companyName',
  'eventName',
  'headline',
  'height',
  'id',
  'imageUrl',
  'isDonate',
  'isPrivate',
  'locale',
  'name',
  'organiser',
  'place',
  'signature',
  'time',
  'title',
  'width',
]);
const PICTURE = /^\/(?:vi\/)?image-/;

const READ_BY: readonly (readonly [RegExp, ReadonlySet<string>])[] = [
  [EVENT, EVENT_PARAMETERS],
  [PAYMENT, PAYMENT_PARAMETERS],
  [PICTURE, PICTURE_PARAMETERS],
];

/** Whether the address opens a private event: its copies are not for shared caches. [D23] */
export const hasEventKey = ({ pathname, searchParams }: URL): boolean =>
  (EVENT.test(pathname) && /~|%7e/i.test(pathname)) || (PAYMENT.test(pathname) && searchParams.has('key'));

/** `url` is the cache key: sorted, own parameters only. `rest` is what only the browser reads. */
export type PageAddress = { readonly url: URL; readonly rest: URLSearchParams };

/** Null for an invalid address. */
export function pageAddress(baseUrl: string, pathAndQuery: string): PageAddress | null {
  if (!pathAndQuery.startsWith('/') || pathAndQuery.length > LONGEST_ADDRESS) return null;
  const url = URL.parse(pathAndQuery, baseUrl);
  // `//host`, `/\host` and `/a/..//host` are other origins.
  if (url === null || url.origin !== new URL(baseUrl).origin || url.pathname.startsWith('//')) return null;
  url.hash = '';
  const rest = new URLSearchParams();
  if (url.search !== '') {
    const own = new URLSearchParams();
    const [, read] = READ_BY.find(([page]) => page.test(url.pathname)) ?? [null, PAGE_PARAMETERS];
    for (const [name, value] of url.searchParams) (read.has(name) ? own : rest).append(name, value);
    own.sort();
    url.search = own.toString();
  }
  return url.search.length > LONGEST_QUERY ? null : { url, rest };
}

/** Referrals must not be lost. */
export function withRest(location: string, rest: URLSearchParams): string {
  if (rest.size === 0 || !location.startsWith('/')) return location;
  const [path = '', hash] = location.split('#', 2);
  return `${path}${path.includes('?') ? '&' : '?'}${rest.toString()}${hash === undefined ? '' : `#${hash}`}`;
}
