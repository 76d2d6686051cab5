const LONGEST_ADDRESS = 2_048;
const LONGEST_QUERY = 1_600;

/**
 * Query parameters that pages read on the server (a test checks ui/). All others are the browser's and do not change
 * the page.
 */
export const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  'after',
  'before',
  'category',
  'code',
  'format',
  'free',
  'goOnTo',
  'key',
  'list',
  'order',
  'part',
  'payment_checkout_session_id',
  'q',
  'session',
  'signIn',
  'sort',
  'state',
  'step',
  'tab',
  'thanks',
  'ticket',
  'time',
  'token',
]);

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
  'time',
  'title',
  'width',
]);
const PICTURE = /^\/(?:vi\/)?image-/;

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
    const read = PICTURE.test(url.pathname) ? PICTURE_PARAMETERS : PAGE_PARAMETERS;
    for (const [name, value] of url.searchParams) (read.has(name) ? own : rest).append(name, value);
    own.sort();
    url.search = own.toString();
  }
  return url.search.length > LONGEST_QUERY ? null : { url, rest };
}

/** A moved page's new location with the visitor's parameters, so that referrals are not lost. */
export function withRest(location: string, rest: URLSearchParams): string {
  if (rest.size === 0 || !location.startsWith('/')) return location;
  const [path = '', hash] = location.split('#', 2);
  return `${path}${path.includes('?') ? '&' : '?'}${rest.toString()}${hash === undefined ? '' : `#${hash}`}`;
}
