import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { type OrderAbility, orderAbilities } from '#domain/permission/order-abilities.ts';
import type { RefusalOf } from '#domain/refusal.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import type { WireId } from '#server/platform/graphql/wire-id.ts';
import { CheckoutReader, type OrderView } from '#server/sale/ports/checkout-reader.ts';

type Known = Pick<OrderView, 'eventId' | 'accountId' | 'status' | 'price'>;

const factsOf = ({ accountId: buyerAccountId, status, price }: Known, hasCheckedInTicket: boolean) => {
  return { buyerAccountId, status, price, hasCheckedInTicket };
};

export async function abilitiesOnOrder(
  order: Known,
  context: RequestContext,
  hasCheckedInTicket: boolean,
): Promise<readonly OrderAbility[]> {
  const eventAbilities = [...(await context.eventAbilities(order.eventId))];
  return orderAbilities(context.viewer, { ...factsOf(order, hasCheckedInTicket), eventAbilities });
}

/** Check-ins matter to deletion only. */
type Asked = Exclude<OrderAbility, 'order.delete'>;

/** A buyer's own abilities need no look at the event's team. */
export const mayOnOrder = async (ability: Asked, order: Known, context: RequestContext): Promise<boolean> =>
  orderAbilities(context.viewer, { ...factsOf(order, false), eventAbilities: [] }).includes(ability) ||
  (await abilitiesOnOrder(order, context, false)).includes(ability);

/** NOT_FOUND without the ability. [S6-10] */
export async function orderFor(
  ability: Asked,
  { eventId, rowId }: WireId,
  context: RequestContext,
): Promise<Result<OrderView, RefusalOf<'NOT_FOUND'>>> {
  const order = await context.use(CheckoutReader).order(eventId, rowId);
  return order !== null && (await mayOnOrder(ability, order, context)) ? ok(order) : refused({ code: 'NOT_FOUND' });
}
