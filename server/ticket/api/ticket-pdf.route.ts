import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Token } from '#domain/kernel/token.ts';
import { ViewerOfRequest } from '#server/people/api/viewer-of-request.ts';
import { decodeWireId } from '#server/platform/graphql/wire-id.ts';
import { RateLimiter } from '#server/platform/http/rate-limiter.ts';
import { localeOfRequest, sendRefusal } from '#server/platform/http/refusal-reply.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { PrintTickets } from '#server/ticket/print-tickets.ts';

type Params = { readonly id: string };

export const ticketPdfRoute =
  (use: <T>(token: Token<T>) => T): FastifyPluginAsync =>
  async (app) => {
    async function answer(
      request: FastifyRequest<{ Params: Params }>,
      reply: FastifyReply,
      what: 'ticketId' | 'orderId',
    ): Promise<FastifyReply> {
      const now = use(Clock).now();
      const viewer = await use(ViewerOfRequest)(request.headers.authorization, now);
      if (viewer === 'expired' || viewer.kind === 'anonymous')
        return sendRefusal(request, reply, { code: 'UNAUTHORIZED' });
      const retryAt = use(RateLimiter).take({ account: viewer.accountId }, 'paper', now);
      if (retryAt !== null) return sendRefusal(request, reply, { code: 'RATE_LIMITED', retryAt });
      const id = decodeWireId(request.params.id);
      if (id === null) return sendRefusal(request, reply, { code: 'NOT_FOUND' });
      const of = what === 'ticketId' ? { ticketId: id.rowId } : { orderId: id.rowId };
      const printed = await use(PrintTickets)({ viewer, eventId: id.eventId, of, locale: localeOfRequest(request) });
      if (!printed.ok) return sendRefusal(request, reply, printed.refusal);
      return reply
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `attachment; filename="${printed.value.fileName}"`)
        .type('application/pdf')
        .send(printed.value.bytes);
    }
    app.get<{ Params: Params }>('/api/v1/tickets/:id/pdf', (request, reply) => answer(request, reply, 'ticketId'));
    app.get<{ Params: Params }>('/api/v1/orders/:id/tickets/pdf', (request, reply) =>
      answer(request, reply, 'orderId'),
    );
  };
