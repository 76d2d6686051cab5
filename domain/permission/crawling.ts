import { ARTICLE_IDS } from '#domain/people/articles.ts';
import { ROUTE_NAMES, ROUTES, type Route } from './route-table.ts';

/** Public but not worth indexing: payments, provider callbacks, page images. */
const NOTHING_TO_FIND: readonly string[] = [
  '/payment/',
  '/auth/',
  '/image-metadata',
  '/image-rsvp-template',
  '/image-thanks-buy-ticket',
  '/invite-rsvp/',
];

const beginningOf = ({ path }: Route): string => path.slice(0, path.includes('{') ? path.indexOf('{') : path.length);

/** Path prefixes that crawlers should skip: pages that need an account, and those above. */
export const uncrawledPaths = (): readonly string[] => {
  const own = ROUTE_NAMES.map((name): Route => ROUTES[name]).filter((route) => route.signedIn !== 'no');
  return [...new Set([...own.map(beginningOf), ...NOTHING_TO_FIND])];
};

/** Public pages with fixed addresses. */
export const crawledPaths = (): readonly string[] => [
  ROUTES.index.path,
  ROUTES.discovery.path,
  ROUTES.events.path,
  ROUTES['about-us'].path,
  ROUTES['contact-us'].path,
  ROUTES.support.path,
  ...ARTICLE_IDS.map((id) => `${ROUTES.support.path}/${id}`),
];
