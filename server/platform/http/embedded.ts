import type { FastifyRequest } from 'fastify';
import { isFromOwnPage } from './own-origin.ts';

/** Scripts in a frame cannot be told from the request, so the page sends a header; no other site can. [S9-26] */
export const isEmbedded = (request: Pick<FastifyRequest, 'headers' | 'host'>, baseUrl: string): boolean =>
  request.headers['x-embedded'] === 'cross-site' && isFromOwnPage(request, baseUrl);
