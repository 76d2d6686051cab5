import { isThePerson } from '#domain/permission/rule.ts';
import { type TicketAbility, ticketAbilities } from '#domain/permission/ticket-abilities.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import type { BoughtTicketRow } from '#server/ticket/ports/bought-ticket-row.ts';
import { ticketFacts } from '#server/ticket/ticket-facts.ts';

/** The holder's and giver's abilities do not depend on the event. */
export async function abilitiesOn(ticket: BoughtTicketRow, context: RequestContext): Promise<readonly TicketAbility[]> {
  const eventAbilities = isThePerson(context.viewer, ticket.accountId)
    ? []
    : [...(await context.eventAbilities(ticket.eventId))];
  return ticketAbilities(context.viewer, { ...ticketFacts(ticket), eventAbilities });
}

/** Its holder or giver, whatever their rights on the event. [S6-10] */
export const isOwn = (ticket: BoughtTicketRow, context: RequestContext): boolean =>
  ticketAbilities(context.viewer, { ...ticketFacts(ticket), eventAbilities: [] }).includes('ticket.view');

export const may = async (ability: TicketAbility, ticket: BoughtTicketRow, context: RequestContext): Promise<boolean> =>
  (await abilitiesOn(ticket, context)).includes(ability);
