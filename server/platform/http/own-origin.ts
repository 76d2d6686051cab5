import type { FastifyRequest } from 'fastify';

/**
 * Whether a request that a cookie would authorise comes from a page of ours. A browser names the page's origin in every
 * POST and DELETE; one without is let through only when the browser says in another way that it is our own page.
 */
export function isFromOwnPage(request: Pick<FastifyRequest, 'headers' | 'host'>, baseUrl: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'same-origin';
  const asked = URL.parse(origin);
  return asked !== null && (asked.host === request.host || asked.origin === new URL(baseUrl).origin);
}
