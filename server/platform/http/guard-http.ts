import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Token } from '#domain/kernel/token.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { Log } from '#server/platform/ports/log.ts';
import { type MetricLabels, Metrics } from '#server/platform/ports/metrics.ts';
import { NOTHING_POLICY } from './content-security-policy.ts';

// Segments of this length may be secrets, so none is logged.
const LONG_SEGMENT = /[^/]{33,}/g;
const SECRETS_FROM = 33;
const ASSET = /^\/assets\//;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The route writes its own headers, `guardHeaders` included. Error answers for it are still guarded. */
    readonly writesHead?: boolean;
  }
}

/** Headers of every answer. */
export const guardHeaders = (https: boolean): readonly (readonly [name: string, value: string])[] => [
  ['x-content-type-options', 'nosniff'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()'],
  ...(https ? [['strict-transport-security', 'max-age=31536000; includeSubDomains'] as const] : []),
];

/** `route` is the pattern, to keep labels few. */
type GivenAnswer = {
  readonly id: string;
  readonly method: string;
  readonly url: string;
  readonly route: string;
  readonly status: number;
  readonly ms: number;
};

export type NoteAnswer = (given: GivenAnswer) => void;

export function noteAnswers(use: <T>(token: Token<T>) => T): NoteAnswer {
  const log = use(Log);
  const metrics = use(Metrics);

  // Cached: a route has few statuses, and every answer is measured.
  const known = new Map<string, MetricLabels>();
  let last = { method: '', route: '', status: 0, labels: {} as MetricLabels };
  const labelsOf = (method: string, route: string, status: number): MetricLabels => {
    if (last.status === status && last.route === route && last.method === method) return last.labels;
    const name = `${method} ${route} ${status}`;
    const labels = known.get(name) ?? { method, route, status: String(status) };
    known.set(name, labels);
    last = { method, route, status, labels };
    return labels;
  };

  return ({ id, method, url, route, status, ms }) => {
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    const isAsset = ASSET.test(path);
    metrics.observe('http_request_seconds', ms / 1_000, labelsOf(method, isAsset ? '/assets' : route, status));
    if (isAsset) return;
    // Never the query: links carry secrets there.
    const shown = path.length < SECRETS_FROM ? path : path.replace(LONG_SEGMENT, '***');
    log.info('request', { id, method, path: shown, status, ms: Number(ms.toFixed(1)) });
  };
}

/** Headers for every answer, one log line and one measurement per request. */
export function guardHttp(app: FastifyInstance, use: <T>(token: Token<T>) => T, note: NoteAnswer): void {
  const headers = guardHeaders(use(Environment).baseUrl.startsWith('https://'));

  const guard = (request: FastifyRequest, reply: FastifyReply): void => {
    reply.header('x-request-id', request.id);
    for (const [name, value] of headers) reply.header(name, value);
  };
  app.addHook('onRequest', (request, reply, done) => {
    if (request.routeOptions.config.writesHead !== true) guard(request, reply);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.routeOptions.config.writesHead === true) guard(request, reply);
    // Not on scripts: a worker takes its policy from its own file.
    const type = String(reply.getHeader('content-type') ?? '');
    if (!reply.hasHeader('content-security-policy') && !type.includes('javascript'))
      reply.header('content-security-policy', NOTHING_POLICY);
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { id, method, url } = request;
    note({
      id,
      method,
      url,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: reply.elapsedTime,
    });
    done();
  });
}
