import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { Clock } from '#server/application/ports/clock.ts';
import { Environment } from '#server/application/ports/environment.ts';
import { Log } from '#server/application/ports/log.ts';
import { Metrics } from '#server/application/ports/metrics.ts';
import { Outage } from '#server/application/ports/outage.ts';
import { NOTHING_POLICY } from '../http/content-security-policy.ts';
import { guardHeaders } from '../http/guard-http.ts';
import { RateLimiter } from '../http/rate-limiter.ts';
import { localeOfRequest } from '../rest/refusal-reply.ts';
import { ViewerOfRequest } from '../viewer/viewer-of-request.ts';
import type { ExecuteGraphql } from './graphql-engine.ts';
import { type PresenterParts, presentRefusal } from './refusal.presenter.ts';
import type { RegisteredOperations } from './registered-operations.ts';
import { makeRequestContext } from './request-context.ts';

const BODY_LIMIT = 262_144;
const ENDPOINTS = ['/graphql', '/graphql/events', '/graphql/accounts'];
const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,100}$/;

const NOT_KEPT = ['cache-control', 'no-store'] as const;
const JSON_TYPE = 'application/json; charset=utf-8';

// What stands in it is the operation's to say.
const jsonObject = z.custom<Readonly<Record<string, unknown>>>((value) => typeof value === 'object' && value !== null && !Array.isArray(value));
const requestBody = z.object({
  query: z.string().optional(),
  operationName: z.string().max(200).nullish(),
  variables: jsonObject.nullish(),
  extensions: z.object({ persistedQuery: z.object({ sha256Hash: z.string().regex(/^[0-9a-f]{64}$/) }).optional() }).nullish(),
});

export type GraphqlRouteParts = {
  readonly use: <T>(token: Token<T>) => T;
  readonly execute: ExecuteGraphql;
  readonly operations: RegisteredOperations;
  /** Production answers the operations of our own pages only. */
  readonly registeredOnly: boolean;
};

/** POST /graphql and its two other names: one schema, JSON in, JSON out. */
export const graphqlRoute = ({ use, execute, operations, registeredOnly }: GraphqlRouteParts): FastifyPluginAsync => {
  const [clock, outage, viewerOf, limits] = [use(Clock), use(Outage), use(ViewerOfRequest), use(RateLimiter)];
  const headers = [
    ...guardHeaders(use(Environment).baseUrl.startsWith('https://')).flat(),
    'content-security-policy',
    NOTHING_POLICY,
    'content-type',
    JSON_TYPE,
    ...NOT_KEPT,
  ];
  const refuse = (request: FastifyRequest, reply: FastifyReply, status: number, refusal: Refusal): FastifyReply =>
    reply
      .code(status)
      .header(...NOT_KEPT)
      .send({ data: null, errors: [presentRefusal(refusal, localeOfRequest(request))] });
  const complain = (reply: FastifyReply, code: string, message: string): FastifyReply =>
    reply
      .code(400)
      .header(...NOT_KEPT)
      .send({ data: null, errors: [{ message, extensions: { code } }] });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const body = requestBody.safeParse(request.body);
    if (!body.success) return complain(reply, 'BAD_REQUEST', 'The body is not {query, variables, operationName}.');
    const { query, operationName, variables, extensions } = body.data;
    const hash = extensions?.persistedQuery?.sha256Hash;
    const operation = query ?? (hash === undefined ? undefined : operations.byHash(hash));
    if (operation === undefined)
      return complain(
        reply,
        hash === undefined ? 'BAD_REQUEST' : 'PERSISTED_QUERY_NOT_FOUND',
        hash === undefined ? 'The query is missing.' : 'PersistedQueryNotFound',
      );
    if (registeredOnly && !operations.has(operation))
      return complain(reply, 'OPERATION_NOT_REGISTERED', 'Only registered operations are answered here.');

    const key = request.headers['idempotency-key'];
    if (key !== undefined && (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key))) {
      return refuse(request, reply, 400, { code: 'INVALID_INPUT', field: 'Idempotency-Key', problem: { kind: 'TOO_LONG', max: 100 } });
    }
    const now = clock.now();
    const locale = localeOfRequest(request);
    const parts: PresenterParts = {
      locale,
      correlationId: request.id,
      isOutage: outage.recognises,
      onBug: (error) => {
        use(Metrics).count('bugs_total', { where: 'graphql' });
        use(Log).error(error, 'a resolver failed', { correlationId: request.id, operation: operationName ?? null });
      },
    };
    const viewer = await viewerOf(request.headers.authorization, now);
    // A token that is no longer good is said so, rather than answered as a stranger: the page renews it and asks again.
    if (viewer === 'expired') return refuse(request, reply, 200, { code: 'UNAUTHORIZED' });
    const retryAt = limits.take(viewer.kind === 'account' ? { account: viewer.accountId } : { address: request.ip }, 'api', now);
    if (retryAt !== null) return refuse(request, reply, 429, { code: 'RATE_LIMITED', retryAt });

    const context = makeRequestContext({
      use,
      viewer,
      locale,
      now,
      idempotencyKey: key ?? null,
      address: request.ip,
      cookie: request.headers.cookie,
    });
    const { status, body: answered } = await execute(
      { text: operation, variables: variables ?? {}, operationName: operationName ?? undefined },
      context,
      parts,
    );
    const text = JSON.stringify(answered);
    const head = ['x-request-id', request.id, 'content-length', String(Buffer.byteLength(text)), ...headers];
    if (status === 503) head.push('retry-after', '1');
    // Past what prepares an answer of any kind: its head is the same for everybody, and a crowd asks for thousands a second.
    reply.hijack();
    reply.raw.writeHead(status, head);
    reply.raw.end(text);
    return reply;
  }

  return async (app) => {
    // Any other content type is 415: forms of other sites can send text/plain without asking the browser.
    app.removeContentTypeParser('text/plain');
    for (const path of ENDPOINTS) app.post(path, { bodyLimit: BODY_LIMIT, config: { writesHead: true } }, answer);
  };
};
