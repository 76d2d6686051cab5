import { ok, type Result, refused } from '#domain/kernel/result.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import type { WireId } from '#server/platform/graphql/wire-id.ts';
import { CheckoutReader, type OrderView } from '#server/sale/ports/checkout-reader.ts';

export async function orderNow(
  { eventId, rowId }: WireId,
  context: RequestContext,
): Promise<Result<OrderView, RefusalOf<'NOT_FOUND'>>> {
  context.loaders.forget(eventId);
  const order = await context.use(CheckoutReader).order(eventId, rowId);
  return order === null ? refused({ code: 'NOT_FOUND' }) : ok(order);
}
