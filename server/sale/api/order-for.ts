import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type OrderAbility, orderAbilities } from '#domain/permission/order-abilities.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import type { WireId } from '#server/platform/graphql/wire-id.ts';
import { CheckoutReader, type OrderView } from '#server/sale/ports/checkout-reader.ts';

export async function abilitiesOnOrder(
  { eventId, accountId, status, price }: Pick<OrderView, 'eventId' | 'accountId' | 'status' | 'price'>,
  context: RequestContext,
  hasCheckedInTicket: boolean,
): Promise<readonly OrderAbility[]> {
  const eventAbilities = accountId === context.accountId ? [] : [...(await context.eventAbilities(eventId))];
  return orderAbilities(context.viewer, {
    ...{ buyerAccountId: accountId, status, price, hasCheckedInTicket, eventAbilities },
  });
}

/** NOT_FOUND without the ability. [S6-10] */
export async function orderFor(
  ability: OrderAbility,
  { eventId, rowId }: WireId,
  context: RequestContext,
): Promise<Result<OrderView, RefusalOf<'NOT_FOUND'>>> {
  const order = await context.use(CheckoutReader).order(eventId, rowId);
  if (order === null) return refused({ code: 'NOT_FOUND' });
  return (await abilitiesOnOrder(order, context, false)).includes(ability) ? ok(order) : refused({ code: 'NOT_FOUND' });
}
