import * as z from 'zod/mini';
import { moment, money } from '#adapters/graphql/platform/wire-values.ts';
import { makeRestCall, type RestSettings } from '#adapters/rest/platform/rest-call.ts';
import type { SharedRefund, SharedRefunds } from '#application/money/ports/shared-refunds.ts';
import { REFUND_REASONS, REFUND_STATUSES } from '#domain/sale/refund/refund.ts';

const answer = z.object({
  data: z.object({
    event_name: z.string(),
    order_number: z.string(),
    amount: money,
    reason: z.enum(REFUND_REASONS),
    status: z.enum(REFUND_STATUSES),
    paid_at: z.nullable(moment),
    account: z.nullable(
      z.object({
        bank: z.string(),
        number: z.string(),
        holder_name: z.string(),
        source: z.enum(['PAYER', 'BUYER']),
      }),
    ),
  }),
});

function parseRefund(json: unknown): SharedRefund {
  const { data } = answer.parse(json);
  return {
    eventName: data.event_name,
    orderNumber: data.order_number,
    amount: data.amount,
    reason: data.reason,
    status: data.status,
    paidAt: data.paid_at,
    account:
      data.account === null
        ? null
        : {
            bin: data.account.bank,
            number: data.account.number,
            holder: data.account.holder_name,
            source: data.account.source,
          },
  };
}

/** The secret is sent in the body, never in the address. */
export function makeRestSharedRefunds(settings: RestSettings): SharedRefunds {
  const { send, read } = makeRestCall(settings);
  const ask = async (path: string, body: object) =>
    read(await send('POST', `/api/v1/refund/${path}`, { body }), parseRefund);
  return {
    read: (secret) => ask('open', { token: secret }),
    nameAccount: (secret, { bin, number, holder }) =>
      ask('account', { token: secret, bank: bin, number, holder_name: holder }),
  };
}
