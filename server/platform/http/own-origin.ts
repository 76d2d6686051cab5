import type { FastifyRequest } from 'fastify';

/** Browsers send Origin with every POST and DELETE; without it Sec-Fetch-Site must say same-origin. */
export function isFromOwnPage(request: Pick<FastifyRequest, 'headers' | 'host'>, baseUrl: string): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] === 'same-origin';
  const asked = URL.parse(origin);
  return asked !== null && (asked.host === request.host || asked.origin === new URL(baseUrl).origin);
}
