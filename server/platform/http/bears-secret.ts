import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** As `Authorization: Bearer`, compared in constant time. */
export function bearsSecret({ headers }: Pick<FastifyRequest, 'headers'>, secret: string): boolean {
  const [given, wanted] = [Buffer.from(headers.authorization?.replace(/^Bearer\s+/i, '') ?? ''), Buffer.from(secret)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
