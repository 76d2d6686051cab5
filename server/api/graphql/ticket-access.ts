import { isThePerson } from '#domain/permission/rule.ts';
import { type TicketAbility, ticketAbilities } from '#domain/permission/ticket-abilities.ts';
import type { BoughtTicketRow } from '#server/application/ports/bought-ticket-row.ts';
import type { RequestContext } from './context.ts';

/** What the viewer may do with a ticket; its holder's and its giver's rights need no look at the event. */
export async function abilitiesOn(ticket: BoughtTicketRow, context: RequestContext): Promise<readonly TicketAbility[]> {
  const { accountId, hand, redeemCount, status } = ticket;
  const eventAbilities = isThePerson(context.viewer, accountId) ? [] : [...(await context.eventAbilities(ticket.eventId))];
  const use = { checkedIn: redeemCount > 0, transferred: hand !== 'HELD', isVoid: status === 'VOID' };
  const inHand = hand === 'SENT' ? { holderAccountId: null, giverAccountId: accountId } : { holderAccountId: accountId, giverAccountId: null };
  return ticketAbilities(context.viewer, { ...use, ...inHand, eventAbilities });
}

export const may = async (ability: TicketAbility, ticket: BoughtTicketRow, context: RequestContext): Promise<boolean> =>
  (await abilitiesOn(ticket, context)).includes(ability);
