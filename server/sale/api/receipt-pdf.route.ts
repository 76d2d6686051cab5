import type { FastifyPluginAsync } from 'fastify';
import type { Token } from '#domain/kernel/token.ts';
import { ViewerOfRequest } from '#server/people/api/viewer-of-request.ts';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { localeOfRequest, sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { PrintReceipt } from '#server/sale/invoice/print-receipt.ts';

export const receiptPdfRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { readonly id: string } }>('/api/v1/orders/:id/receipt/pdf', async (request, reply) => {
      const now = use(Clock).now();
      const viewer = await use(ViewerOfRequest)(request.headers.authorization, now);
      if (viewer === 'expired' || viewer.kind === 'anonymous')
        return sendRefusal(request, reply, { code: 'UNAUTHORIZED' });
      const retryAt = use(RateLimiter).take({ account: viewer.accountId }, 'paper', now);
      if (retryAt !== null) return sendRefusal(request, reply, { code: 'RATE_LIMITED', retryAt });
      const id = decodeWireId(request.params.id);
      if (id === null) return sendRefusal(request, reply, { code: 'NOT_FOUND' });
      const { accountId } = viewer;
      const locale = localeOfRequest(request);
      const printed = await use(PrintReceipt)({ accountId, eventId: id.eventId, orderId: id.rowId, locale });
      if (!printed.ok) return sendRefusal(request, reply, printed.refusal);
      return reply
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `attachment; filename="${printed.value.fileName}"`)
        .type('application/pdf')
        .send(printed.value.bytes);
    });
  };
