const LONGEST_ADDRESS = 2_048;
const LONGEST_QUERY = 1_600;

/**
 * What pages read of their query; a test looks for others in ui/. Everything else is the browser's: the page is the
 * same without it.
 */
export const PAGE_PARAMETERS: ReadonlySet<string> = new Set([
  'after',
  'before',
  'category',
  'code',
  'format',
  'free',
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

/** What the pages that are pictures read of theirs: what to write on them. */
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

/**
 * `url` is what a page is rendered and kept under: sorted, with its own parameters only. `rest` is what only the
 * browser reads.
 */
export type PageAddress = { readonly url: URL; readonly rest: URLSearchParams };

/** null for an address that nobody means. */
export function pageAddress(baseUrl: string, pathAndQuery: string): PageAddress | null {
  if (!pathAndQuery.startsWith('/') || pathAndQuery.length > LONGEST_ADDRESS) return null;
  const url = URL.parse(pathAndQuery, baseUrl);
  // `//host` is another origin, however it is written: `/\host` is, and `/a/..//host` would be where it is led on to.
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

/**
 * Where a page that moved is now, with what its visitor brought along: who recommended it must not be lost on the way.
 */
export function withRest(location: string, rest: URLSearchParams): string {
  if (rest.size === 0 || !location.startsWith('/')) return location;
  const [path = '', hash] = location.split('#', 2);
  return `${path}${path.includes('?') ? '&' : '?'}${rest.toString()}${hash === undefined ? '' : `#${hash}`}`;
}
