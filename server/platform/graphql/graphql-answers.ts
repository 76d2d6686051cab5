import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Token } from '#domain/kernel/token.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { Refusal } from '#domain/refusal.ts';
import { ViewerOfRequest } from '#server/people/api/viewer-of-request.ts';
import { NOTHING_POLICY } from '#server/platform/http/content-security-policy.ts';
import { eventKeysIn } from '#server/platform/http/event-keys.ts';
import { gateKeyIn } from '#server/platform/http/gate-key.ts';
import { guardHeaders } from '#server/platform/http/guard-http.ts';
import { RateLimiter, type RateSubject } from '#server/platform/http/rate-limiter.ts';
import { localeOfRequest } from '#server/platform/http/refusal-reply.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { Outage } from '#server/platform/ports/outage.ts';
import type { ExecuteGraphql } from './graphql-engine.ts';
import { LONGEST_QUERY } from './limits.ts';
import { type PresentedError, type PresenterParts, presentRefusal } from './refusal.presenter.ts';
import type { RegisteredOperations } from './registered-operations.ts';
import { readRequestBody } from './request-body.ts';
import { makeRequestContext } from './request-context.ts';

const IDEMPOTENCY_KEY = /^[\x21-\x7e]{1,100}$/;
const JSON_TYPE = 'application/json; charset=utf-8';
const NOT_KEPT = ['cache-control', 'no-store'] as const;

export type GraphqlAnswersParts = {
  readonly use: <T>(token: Token<T>) => T;
  readonly execute: ExecuteGraphql;
  readonly operations: RegisteredOperations;
  /** Production answers only the operations of our own pages. */
  readonly registeredOnly: boolean;
};

type Asking = {
  readonly headers: IncomingHttpHeaders;
  /** The network address; read only for callers without an account. */
  readonly address: () => string;
};
/** Who asks, within their limits. */
export type Caller = Asking & { readonly viewer: PermissionViewer; readonly counted: RateSubject };
type Asked = { readonly id: string; readonly caller: Caller; readonly body: unknown };
type Objection = { readonly status: number; readonly answer: (locale: Locale) => PresentedError };
export type GraphqlAnswer = Awaited<ReturnType<ExecuteGraphql>>;
type Admitted = { readonly run: () => ReturnType<ExecuteGraphql> };

export type GraphqlAnswers = {
  /** By the headers alone, so that a rejected token and a caller beyond its limit cost no reading of a body. */
  readonly identify: (asking: Asking) => Promise<Caller | Objection>;
  readonly admit: (asked: Asked) => Admitted | Objection;
  readonly refuse: (objection: Objection, locale: Locale) => GraphqlAnswer;
  readonly write: (response: ServerResponse, id: string, answer: GraphqlAnswer) => void;
};

export function makeGraphqlAnswers({ use, execute, operations, registeredOnly }: GraphqlAnswersParts): GraphqlAnswers {
  const [clock, outage, viewerOf, limits] = [use(Clock), use(Outage), use(ViewerOfRequest), use(RateLimiter)];
  const headers = [
    ...guardHeaders(use(Environment).baseUrl.startsWith('https://')).flat(),
    'content-security-policy',
    NOTHING_POLICY,
    'content-type',
    JSON_TYPE,
    ...NOT_KEPT,
  ];
  const objectTo = (status: number, refusal: Refusal): Objection => ({
    status,
    answer: (locale) => presentRefusal(refusal, locale),
  });
  const complain = (code: string, message: string): Objection => ({
    status: 400,
    answer: () => ({ message, extensions: { code } }),
  });

  async function identify({ headers: asked, address }: Asking): Promise<Caller | Objection> {
    const now = clock.now();
    const viewer = await viewerOf(asked.authorization, now);
    // Not treated as anonymous, so that the page renews the token and repeats the request.
    if (viewer === 'expired') {
      const again = limits.take({ address: address() }, 'rejected-token', now);
      return again === null
        ? objectTo(200, { code: 'UNAUTHORIZED' })
        : objectTo(429, { code: 'RATE_LIMITED', retryAt: again });
    }
    const counted = viewer.kind === 'account' ? { account: viewer.accountId } : { address: address() };
    const retryAt = limits.take(counted, 'api', now);
    if (retryAt !== null) return objectTo(429, { code: 'RATE_LIMITED', retryAt });
    return { headers: asked, address, viewer, counted };
  }

  function admit({ id, caller, body: given }: Asked): Admitted | Objection {
    const { headers: asked, address, viewer, counted } = caller;
    const body = readRequestBody(given);
    if (body === null) return complain('BAD_REQUEST', 'The body is not {query, variables, operationName}.');
    const { query, operationName, variables, hash } = body;
    const operation = query ?? (hash === undefined ? undefined : operations.byHash(hash));
    if (operation === undefined)
      return hash === undefined
        ? complain('BAD_REQUEST', 'The query is missing.')
        : complain('PERSISTED_QUERY_NOT_FOUND', 'PersistedQueryNotFound');
    if (operation.length > LONGEST_QUERY)
      return complain('GRAPHQL_PARSE_FAILED', `The operation is longer than ${LONGEST_QUERY} characters.`);

    const key = asked['idempotency-key'];
    if (key !== undefined && (typeof key !== 'string' || !IDEMPOTENCY_KEY.test(key))) {
      return objectTo(400, {
        code: 'INVALID_INPUT',
        field: 'Idempotency-Key',
        problem: { kind: 'TOO_LONG', max: 100 },
      });
    }
    if (registeredOnly && !operations.has(operation))
      return complain('OPERATION_NOT_REGISTERED', 'Only registered operations are answered here.');

    const locale = localeOfRequest({ headers: asked });
    const parts: PresenterParts = {
      locale,
      correlationId: id,
      isOutage: outage.recognises,
      onBug: (error) => {
        use(Metrics).count('bugs_total', { where: 'graphql' });
        use(Log).error(error, 'a resolver failed', { correlationId: id, operation: operationName ?? null });
      },
    };
    const context = makeRequestContext({
      use,
      viewer,
      locale,
      // Not when the request began: a body may take half a minute to arrive.
      now: clock.now(),
      idempotencyKey: key ?? null,
      counted,
      address,
      eventKeys: eventKeysIn(asked),
      authorization: asked.authorization,
      cookie: asked.cookie,
      gateKey: gateKeyIn(asked),
    });
    return {
      run: () =>
        execute(
          { text: operation, variables: variables ?? {}, operationName: operationName ?? undefined },
          context,
          parts,
        ),
    };
  }

  const refuse: GraphqlAnswers['refuse'] = ({ status, answer }, locale) => ({
    status,
    body: { data: null, errors: [answer(locale)] },
  });

  // Bypasses Fastify's reply: the head is the same for every answer.
  const write: GraphqlAnswers['write'] = (response, id, { status, body }) => {
    const text = JSON.stringify(body);
    const length = Buffer.byteLength(text);
    const head = ['x-request-id', id, 'content-length', String(length), ...headers];
    if (status === 503) head.push('retry-after', '1');
    response.writeHead(status, head);
    // Pure latin1 text is sent without re-encoding.
    response.end(text, length === text.length ? 'latin1' : 'utf8');
  };

  return { identify, admit, refuse, write };
}
