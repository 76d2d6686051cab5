import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import proxyAddr from '@fastify/proxy-addr';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Refusal } from '#domain/refusal.ts';
import { crawlerRoute } from '#server/event/api/crawler.route.ts';
import { mediaFileRoute } from '#server/event/api/media/media-file.route.ts';
import { printRoute } from '#server/event/api/print.route.ts';
import { socialCardRoute } from '#server/event/api/social-card.route.ts';
import { unsubscribeRoute } from '#server/event/api/unsubscribe.route.ts';
import { cassoWebhookRoute } from '#server/money/api/casso-webhook.route.ts';
import { paymentConfigurationRoute } from '#server/money/api/payment-configuration.route.ts';
import { refundAccountRoute } from '#server/money/api/refund-account.route.ts';
import { sepayWebhookRoute } from '#server/money/api/sepay-webhook.route.ts';
import { stripeWebhookRoute } from '#server/money/api/stripe-webhook.route.ts';
import { vnpayIpnRoute } from '#server/money/api/vnpay-ipn.route.ts';
import { mailNoticeRoute } from '#server/people/api/mail-notice.route.ts';
import { otpRoute } from '#server/people/api/otp.route.ts';
import { providerRoute } from '#server/people/api/provider.route.ts';
import { sessionRoute } from '#server/people/api/session.route.ts';
import { fileRoute } from '#server/platform/files/api/file.route.ts';
import { privateFileRoute } from '#server/platform/files/api/private-file.route.ts';
import { uploadRoute } from '#server/platform/files/api/upload.route.ts';
import { GRAPHQL_BODY_LIMIT, graphqlRoute } from '#server/platform/graphql/graphql.route.ts';
import { type GraphqlAnswer, makeGraphqlAnswers } from '#server/platform/graphql/graphql-answers.ts';
import { type ExecuteGraphql, makeGraphqlEngine } from '#server/platform/graphql/graphql-engine.ts';
import { answerAccountsDirectly } from '#server/platform/graphql/graphql-listener.ts';
import { presentRefusal } from '#server/platform/graphql/refusal.presenter.ts';
import type { RegisteredOperations } from '#server/platform/graphql/registered-operations.ts';
import { badAddress } from '#server/platform/http/bad-address.ts';
import { guardHttp, noteAnswers } from '#server/platform/http/guard-http.ts';
import { healthRoute } from '#server/platform/http/health.route.ts';
import { limitRequests } from '#server/platform/http/limit-requests.ts';
import { liveRoute } from '#server/platform/http/live.route.ts';
import { type PageRouteParts, pageRoute } from '#server/platform/http/page.route.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { localeOfRequest, sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { readShallowJson } from '#server/platform/http/shallow-json.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Environment } from '#server/platform/ports/environment.ts';
import { Log } from '#server/platform/ports/log.ts';
import { Metrics } from '#server/platform/ports/metrics.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Outage } from '#server/platform/ports/outage.ts';
import { payoutStatementRoute } from '#server/programme/api/payout-statement.route.ts';
import { numbersCardRoute } from '#server/report/api/numbers-card.route.ts';
import { reportFileRoute } from '#server/report/exports/api/report-file.route.ts';
import { paymentResumeRoute } from '#server/sale/api/payment-resume.route.ts';
import { receiptPdfRoute } from '#server/sale/api/receipt-pdf.route.ts';
import { ticketPdfRoute } from '#server/ticket/api/ticket-pdf.route.ts';
import { waitingPageRoute } from '#server/waiting-room/api/waiting-page.route.ts';
import { waitingRoomRoute } from '#server/waiting-room/api/waiting-room.route.ts';
import { waitingSignInRoute } from '#server/waiting-room/api/waiting-sign-in.route.ts';
import { bugSentence } from '#words/platform/refusals.ts';
import type { Use } from './container.ts';
import type { Pages } from './pages.ts';

const restRoutes = [
  fileRoute,
  uploadRoute,
  privateFileRoute,
  mediaFileRoute,
  sepayWebhookRoute,
  cassoWebhookRoute,
  vnpayIpnRoute,
  stripeWebhookRoute,
  paymentConfigurationRoute,
  paymentResumeRoute,
  refundAccountRoute,
  unsubscribeRoute,
  mailNoticeRoute,
  receiptPdfRoute,
  reportFileRoute,
  payoutStatementRoute,
  ticketPdfRoute,
  otpRoute,
  providerRoute,
  sessionRoute,
  waitingRoomRoute,
  waitingPageRoute,
  waitingSignInRoute,
  crawlerRoute,
  printRoute,
  socialCardRoute,
  numbersCardRoute,
];

/** Never pages: unknown addresses below these are answered in JSON. */
const NOT_PAGES = /^\/(?:api|graphql|webhooks|oauth2|files|assets|payments\/vnpay)(?:\/|$)/;

export type HttpServer = {
  readonly app: FastifyInstance;
  readonly execute: ExecuteGraphql;
  /** Adds the pages last: they take every remaining GET. */
  readonly addPages: (pages: Pages) => Promise<void>;
};

export type HttpServerParts = {
  readonly use: Use;
  readonly schema: GraphQLSchema;
  readonly operations: RegisteredOperations;
  readonly readMetrics: () => Promise<string>;
};

const isGraphql = (request: FastifyRequest): boolean => request.url.startsWith('/graphql');

type Failed = { readonly id: string; readonly locale: Locale; readonly route: string | null };
type Failure = { readonly status: number; readonly code: string; readonly message: string; readonly data: object };

/** A caller's error as it is, an outage as BUSY, a bug without its details. */
function describeFailure(use: Use, error: Error & { readonly statusCode?: number }, failed: Failed): Failure | Refusal {
  if (use(Outage).recognises(error)) return { code: 'BUSY', retryAfterMs: 1_000, because: 'OUTAGE' };
  const status = error.statusCode ?? 500;
  if (status < 400 || status >= 500) {
    use(Metrics).count('bugs_total', { where: 'http' });
    use(Log).error(error, 'a request failed', { correlationId: failed.id, route: failed.route });
    return { status: 500, code: 'INTERNAL', message: bugSentence(failed.locale), data: { correlationId: failed.id } };
  }
  const code = status === 413 ? 'BODY_TOO_LARGE' : status === 415 ? 'UNSUPPORTED_MEDIA_TYPE' : 'BAD_REQUEST';
  return { status, code, message: error.message, data: {} };
}

function graphqlFailure(use: Use, error: Error, failed: Failed): GraphqlAnswer {
  const failure = describeFailure(use, error, failed);
  if (!('status' in failure))
    return { status: 503, body: { data: null, errors: [presentRefusal(failure, failed.locale)] } };
  const { status, code, message, data } = failure;
  return { status, body: { data: null, errors: [{ message, extensions: { code, ...data } }] } };
}

function answerError(use: Use) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const failed = { id: request.id, locale: localeOfRequest(request), route: request.routeOptions.url ?? null };
    reply.header('cache-control', 'no-store');
    if (isGraphql(request)) {
      const { status, body } = graphqlFailure(use, error, failed);
      if (status === 503) reply.header('retry-after', '1');
      return reply.code(status).send(body);
    }
    const failure = describeFailure(use, error, failed);
    if (!('status' in failure)) return sendRefusal(request, reply.header('retry-after', '1'), failure);
    const { status, code, message, data } = failure;
    return reply.code(status).send({ error: { code, message, data } });
  };
}

function giveWayTo(
  app: FastifyInstance,
  middleware: (request: IncomingMessage, response: ServerResponse, next: () => void) => void,
): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (request.method !== 'GET' || NOT_PAGES.test(request.url.split('?')[0] ?? '')) return next();
    reply.raw.once('finish', () => reply.sent || reply.hijack());
    middleware(request.raw, reply.raw, () => next());
  });
}

export async function makeHttpServer({ use, schema, operations, readMetrics }: HttpServerParts): Promise<HttpServer> {
  const environment = use(Environment);
  const newId = use(NewId);
  const app = Fastify({
    logger: false,
    trustProxy: environment.trustedProxies.length === 0 ? false : [...environment.trustedProxies],
    genReqId: () => newId.newId(),
    bodyLimit: 1_048_576,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { maxParamLength: 300 },
    frameworkErrors: (_error, request, reply) => void badAddress(request, reply),
  });
  const note = noteAnswers(use);
  guardHttp(app, use, note);
  limitRequests(app, use);
  readShallowJson(app);
  app.setErrorHandler(answerError(use));
  app.setNotFoundHandler((request, reply) => sendRefusal(request, reply, { code: 'NOT_FOUND' }));

  const { isOwn } = operations;
  const execute = makeGraphqlEngine(schema, { introspection: environment.profile !== 'production', isOwn });
  const answers = makeGraphqlAnswers({
    use,
    execute,
    operations,
    registeredOnly: environment.profile === 'production',
  });
  await app.register(graphqlRoute(answers));
  const trusted = environment.trustedProxies.length === 0 ? null : proxyAddr.compile([...environment.trustedProxies]);
  answerAccountsDirectly(app, {
    ...answers,
    note,
    newId: newId.newId,
    bodyLimit: GRAPHQL_BODY_LIMIT,
    addressOf: (request) => (trusted === null ? (request.socket.remoteAddress ?? '') : proxyAddr(request, trusted)),
    isWithinLimit: (address) => use(RateLimiter).take({ address }, 'network', use(Clock).now()) === null,
    answerFailure: (error, failed) => graphqlFailure(use, error as Error, { ...failed, route: '/graphql' }),
  });
  await app.register(healthRoute(use, readMetrics));
  await app.register(liveRoute(use));
  for (const route of restRoutes) await app.register(route(use));

  return {
    app,
    execute,
    addPages: async (pages) => {
      const parts: PageRouteParts = { use, render: pages.render, developing: pages.middleware !== null };
      if (pages.middleware !== null) giveWayTo(app, pages.middleware);
      if (pages.clientFolder !== null) {
        const hashed = join(pages.clientFolder, 'assets');
        await app.register(fastifyStatic, {
          root: pages.clientFolder,
          wildcard: false,
          index: false,
          preCompressed: true,
          globIgnore: ['**/*.br', '**/*.gz', '.vite/**'],
          cacheControl: false,
          setHeaders: (response, path) => {
            // Names under assets/ carry a hash of their content.
            response.header(
              'cache-control',
              path.startsWith(hashed) ? 'public, max-age=31536000, immutable' : 'public, max-age=300',
            );
          },
        });
      }
      app.get('/assets/*', (request, reply) => sendRefusal(request, reply, { code: 'NOT_FOUND' }));
      for (const folder of ['api', 'graphql', 'webhooks', 'oauth2', 'files', 'payments/vnpay']) {
        app.get(`/${folder}/*`, (request, reply) => sendRefusal(request, reply, { code: 'NOT_FOUND' }));
      }
      app.get('/graphql', (_request, reply) =>
        reply
          .code(405)
          .header('allow', 'POST')
          .send({ error: { code: 'METHOD_NOT_ALLOWED', message: 'POST only', data: {} } }),
      );
      await app.register(pageRoute(parts));
      app.addHook('onClose', () => pages.stop());
    },
  };
}
