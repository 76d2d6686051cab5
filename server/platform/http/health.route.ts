import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import type { Token } from '#domain/kernel/token.ts';
import { AppReadiness } from '#server/platform/ports/app-readiness.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { bearsSecret } from './bears-secret.ts';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);

/** Forwarded requests also come from the loopback, but not from this machine. */
function mayRead(request: FastifyRequest, metricsToken: string | null): boolean {
  if (metricsToken !== null && bearsSecret(request, metricsToken)) return true;
  return (
    LOOPBACK.has(request.socket.remoteAddress ?? '') &&
    request.headers['x-forwarded-for'] === undefined &&
    request.headers['forwarded'] === undefined
  );
}

/** GET /healthz: the process answers. GET /readyz: it can serve. GET /metrics: numbers. */
export const healthRoute =
  (use: <T>(token: Token<T>) => T, readMetrics: () => Promise<string>): FastifyPluginAsync =>
  async (app) => {
    app.get('/healthz', (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
    app.get('/readyz', { config: { limit: 'health' } }, async (_request, reply) => {
      const problem = await use(AppReadiness).problem();
      reply.header('cache-control', 'no-store');
      return problem === null
        ? reply.send({ status: 'ready' })
        : reply.code(503).header('retry-after', '1').send({ status: 'not ready', because: problem });
    });
    app.get('/metrics', async (request, reply) => {
      if (!mayRead(request, use(Environment).metricsToken))
        return reply.code(404).send({ error: { code: 'NOT_FOUND', message: 'Not found', data: {} } });
      return reply
        .header('cache-control', 'no-store')
        .type('text/plain; version=0.0.4; charset=utf-8')
        .send(await readMetrics());
    });
  };
