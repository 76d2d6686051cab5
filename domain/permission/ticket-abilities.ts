import type { AccountId } from '#domain/account/account-id.ts';
import type { EventAbility } from './event-abilities.ts';
import type { PermissionViewer } from './viewer.ts';

export type TicketAbility = 'ticket.view' | 'ticket.qr' | 'ticket.code' | 'ticket.check-in' | 'ticket.edit' | 'ticket.forward';

export type TicketFacts = {
  readonly holderAccountId: AccountId;
  readonly checkedIn: boolean;
  /** Came to its holder by a transfer. */
  readonly transferred: boolean;
  readonly isVoid: boolean;
  /** What the viewer may do with the ticket's event. */
  readonly eventAbilities: readonly EventAbility[];
};

type Rule = (viewer: PermissionViewer, ticket: TicketFacts) => boolean;

const isHolder: Rule = (viewer, ticket) => viewer.kind === 'account' && viewer.accountId === ticket.holderAccountId;

const may =
  (ability: EventAbility): Rule =>
  (_viewer, ticket) =>
    ticket.eventAbilities.includes(ability);

/** A ticket that was used or handed on keeps what it says. [S5-12] [S5-13] */
const isSettled: Rule = (_viewer, ticket) => ticket.checkedIn || ticket.transferred || ticket.isVoid;

/** One line per ability. The QR admits whoever shows it, so that it is its holder's alone. [S6-10] [S6-38] */
const RULES: Readonly<Record<TicketAbility, Rule>> = {
  'ticket.view': (viewer, ticket) => isHolder(viewer, ticket) || may('event.guests')(viewer, ticket) || may('event.check-in')(viewer, ticket),
  'ticket.qr': isHolder,
  'ticket.code': (viewer, ticket) => isHolder(viewer, ticket) || may('event.guests')(viewer, ticket),
  'ticket.check-in': may('event.check-in'),
  'ticket.edit': (viewer, ticket) => (isHolder(viewer, ticket) || may('event.guests')(viewer, ticket)) && !isSettled(viewer, ticket),
  'ticket.forward': (viewer, ticket) => isHolder(viewer, ticket) && !isSettled(viewer, ticket),
};

const TICKET_ABILITIES = Object.keys(RULES) as readonly TicketAbility[];

/** What the viewer may do with a ticket. */
export const ticketAbilities = (viewer: PermissionViewer, ticket: TicketFacts): TicketAbility[] =>
  TICKET_ABILITIES.filter((ability) => RULES[ability](viewer, ticket));
