import type { FastifyPluginAsync } from 'fastify';
import { withDashes } from '#domain/kernel/encoding/uuid.ts';
import { DAY, later } from '#domain/kernel/instant.ts';
import type { Token } from '#domain/kernel/token.ts';
import { DEFAULT_TIMEZONE } from '#domain/time/local-time.ts';
import { instantOfWallClock } from '#domain/time/wall-clock.ts';
import { ViewerOfRequest } from '#server/people/api/viewer-of-request.ts';
import { PublisherDirectory } from '#server/people/ports/publisher-directory.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { localeOfRequest, sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { PrintPayoutStatement, type StatementOf } from '#server/programme/print-payout-statement.ts';
import { publisherFor } from './publisher-for.ts';

type Asked = Readonly<Partial<Record<'publisher' | 'from' | 'to' | 'payout', string>>>;

/** Null where neither is given. */
function statementOf({ from = '', to = '', payout }: Asked): StatementOf | null {
  if (payout !== undefined) {
    const withdrawalId = withDashes(payout);
    return withdrawalId === null ? null : { withdrawalId };
  }
  const start = instantOfWallClock(`${from}T00:00`, DEFAULT_TIMEZONE);
  const last = instantOfWallClock(`${to}T00:00`, DEFAULT_TIMEZONE);
  return start === null || last === null || last < start ? null : { start, end: later(last, DAY) };
}

export const payoutStatementRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Querystring: Asked }>('/api/v1/payout-statements/pdf', async (request, reply) => {
      const now = use(Clock).now();
      const viewer = await use(ViewerOfRequest)(request.headers.authorization, now);
      if (viewer === 'expired' || viewer.kind === 'anonymous')
        return sendRefusal(request, reply, { code: 'UNAUTHORIZED' });
      const retryAt = use(RateLimiter).take({ account: viewer.accountId }, 'paper', now);
      if (retryAt !== null) return sendRefusal(request, reply, { code: 'RATE_LIMITED', retryAt });
      const load = async (id: number) => (await use(PublisherDirectory).corporates([id]))[0] ?? null;
      const own = await publisherFor(request.query.publisher, { viewer, loaders: { corporate: { load } } });
      if (!own.ok) return sendRefusal(request, reply, own.refusal);
      const of = statementOf(request.query);
      if (of === null) return sendRefusal(request, reply, { code: 'NOT_FOUND' });
      const printed = await use(PrintPayoutStatement)(own.value.publisher, of, localeOfRequest(request));
      if (!printed.ok) return sendRefusal(request, reply, printed.refusal);
      return reply
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `attachment; filename="${printed.value.fileName}"`)
        .type('application/pdf')
        .send(printed.value.bytes);
    });
  };
