import type { FastifyRequest } from 'fastify';
import { isFromOwnPage } from './own-origin.ts';

/**
 * Whether one of our pages asks from inside a frame of another site. The browser names the frame only when it loads the
 * page (Sec-Fetch-Dest), not when the page's scripts ask, so the page says it in a header. No other site can: a header
 * of one's own needs a preflight, which nothing here answers. [S9-26]
 */
export const isEmbedded = (request: Pick<FastifyRequest, 'headers' | 'host'>, baseUrl: string): boolean =>
  request.headers['x-embedded'] === 'cross-site' && isFromOwnPage(request, baseUrl);
