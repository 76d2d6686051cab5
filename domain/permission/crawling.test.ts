import { describe, expect, it } from 'vitest';
import { crawledPaths, uncrawledPaths } from './crawling.ts';
import { ROUTE_NAMES, ROUTES, type Route } from './route-table.ts';

const isLeftAlone = (path: string) => uncrawledPaths().some((beginning) => path.startsWith(beginning));

describe('crawlers', () => {
  it('skip every page that needs an account, and no public page', () => {
    for (const name of ROUTE_NAMES) {
      const route: Route = ROUTES[name];
      if (route.signedIn !== 'no') expect(isLeftAlone(route.path), route.path).toBe(true);
    }
    for (const path of [
      ...crawledPaths(),
      '/event/dem-nhac-1001',
      '/event/dem-nhac-1001/simple',
      '/p/nha-hat',
      '/u/linh',
      '/nha-hat',
    ])
      expect(isLeftAlone(path), path).toBe(false);
  });

  it('skip payments, answers of providers and pictures of pages, each once', () => {
    for (const path of [
      '/payment/vnpay',
      '/auth/google',
      '/image-metadata/event/1',
      '/image-rsvp-template',
      '/image-thanks-buy-ticket',
      '/invite-rsvp/abc',
    ])
      expect(isLeftAlone(path), path).toBe(true);
    expect(new Set(uncrawledPaths()).size).toBe(uncrawledPaths().length);
    expect(uncrawledPaths().filter((path) => path.includes('{'))).toEqual([]);
    expect(uncrawledPaths()).toEqual(expect.arrayContaining(['/profile', '/create', '/admin/events']));
  });

  it('get every fixed public page once', () => {
    expect(new Set(crawledPaths()).size).toBe(crawledPaths().length);
    expect(crawledPaths()).toContain('/support/refund-policy');
  });
});
