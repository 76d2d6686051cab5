import * as z from 'zod/mini';
import { TransportError } from '#adapters/graphql/platform/graphql-transport.ts';
import { parseRefusal } from '#adapters/graphql/platform/parse-refusal.ts';
import { moment, money } from '#adapters/graphql/platform/wire-values.ts';
import { parseTransfer } from '#adapters/graphql/sale/checkout.parse.ts';
import type { SharedOrders } from '#application/sale/ports/shared-order.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { PAYMENT_RESULT_STATUSES } from '#domain/sale/checkout/result-status.ts';

const answer = z.object({
  data: z.object({
    event_name: z.string(),
    event_slug: z.string(),
    session_name: z.string(),
    begin_at: moment,
    end_at: moment,
    timezone: z.string(),
    buyer: z.string(),
    number_of_tickets: z.number(),
    price: money,
    received: money,
    status: z.catch(z.enum(PAYMENT_RESULT_STATUSES), 'PENDING'),
    bank_transfer_payment: z.unknown(),
    server_now: moment,
  }),
});
const refusalAnswer = z.object({ error: z.object({ code: z.string(), data: z.optional(z.unknown()) }) });

type Settings = { readonly baseUrl: string; readonly fetch: typeof fetch; readonly locale: () => string };

/** The secret is sent in the body, never in the address. */
export const makeRestSharedOrders = ({ baseUrl, fetch, locale }: Settings): SharedOrders => ({
  read: async (secret) => {
    const response = await fetch(`${baseUrl}/api/v1/payment/resume`, {
      method: 'POST',
      credentials: 'same-origin',
      cache: 'no-store',
      headers: { authorization: '', 'content-type': 'application/json', 'x-locale': locale() },
      body: JSON.stringify({ token: secret }),
    }).catch((error: unknown) => {
      throw new TransportError(error instanceof Error ? error.message : 'No answer');
    });
    const json: unknown = await response.json().catch(() => null);
    if (!response.ok) {
      const reply = refusalAnswer.safeParse(json);
      const refusal = reply.success ? parseRefusal(reply.data.error.code, reply.data.error.data) : null;
      if (refusal === null) throw new TransportError(`HTTP error! status: ${response.status}`, null, response.status);
      return refused(refusal);
    }
    const { data } = answer.parse(json);
    return ok({
      eventName: data.event_name,
      eventSlug: data.event_slug,
      sessionName: data.session_name,
      beginAt: data.begin_at,
      endAt: data.end_at,
      timezone: data.timezone,
      buyer: data.buyer,
      ticketCount: data.number_of_tickets,
      price: data.price,
      received: data.received,
      status: data.status,
      transfer: data.bank_transfer_payment == null ? null : parseTransfer(data.bank_transfer_payment),
      serverNow: data.server_now,
    });
  },
});
