import { ARTICLE_IDS } from '#domain/people/articles.ts';
import { ROUTE_NAMES, ROUTES, type Route } from './route-table.ts';

/** Not somebody's own, and yet nothing to find: payments, the way back from a provider, pictures of pages. */
const NOTHING_TO_FIND: readonly string[] = [
  '/payment/',
  '/auth/',
  '/image-metadata',
  '/image-rsvp-template',
  '/image-thanks-buy-ticket',
  '/invite-rsvp/',
];

/** What all addresses of a route begin with. */
const beginningOf = ({ path }: Route): string => path.slice(0, path.includes('{') ? path.indexOf('{') : path.length);

/**
 * Beginnings of addresses that search engines leave alone: every page that needs somebody, and those with nothing to
 * find.
 */
export const uncrawledPaths = (): readonly string[] => {
  const own = ROUTE_NAMES.map((name): Route => ROUTES[name]).filter((route) => route.signedIn !== 'no');
  return [...new Set([...own.map(beginningOf), ...NOTHING_TO_FIND])];
};

/** Public pages that are always there. */
export const crawledPaths = (): readonly string[] => [
  ROUTES.index.path,
  ROUTES.discovery.path,
  ROUTES.events.path,
  ROUTES['about-us'].path,
  ROUTES['contact-us'].path,
  ROUTES.support.path,
  ...ARTICLE_IDS.map((id) => `${ROUTES.support.path}/${id}`),
];
