import type { AccountId } from '#domain/people/account-id.ts';
import { abilitiesBy, allOf, anyOf, isThePerson, mayOnEvent, type OfEvent, type Rule } from './rule.ts';

export type TicketAbility = 'ticket.view' | 'ticket.contact' | 'ticket.qr' | 'ticket.code' | 'ticket.send-again';

/** A ticket in transfer has no holder. Its giver sees to whom it went once it was received. */
export type TicketFacts = OfEvent & {
  readonly isVoid: boolean;
  readonly holderAccountId: AccountId | null;
  readonly giverAccountId: AccountId | null;
};

type TicketRule = Rule<TicketFacts>;

const isHolder: TicketRule = (viewer, { holderAccountId }) => isThePerson(viewer, holderAccountId);

const isGiver: TicketRule = (viewer, { giverAccountId }) => isThePerson(viewer, giverAccountId);

const holderOrHost = anyOf(isHolder, mayOnEvent('event.guests'));

/** Until it is received. */
const isOnItsWay: TicketRule = (_viewer, { holderAccountId }) => holderAccountId === null;

const isSending = allOf(isGiver, isOnItsWay);

const isValid: TicketRule = (_viewer, ticket) => !ticket.isVoid;

/**
 * Door staff see whom a ticket admits, not how to reach them. [S6-10] [S6-38] Whether a ticket can be changed now is
 * decided in ticket/decide-ticket.ts.
 */
const RULES: Readonly<Record<TicketAbility, TicketRule>> = {
  'ticket.view': anyOf(holderOrHost, isGiver, mayOnEvent('event.check-in')),
  'ticket.contact': anyOf(holderOrHost, isSending),
  'ticket.qr': allOf(isHolder, isValid),
  'ticket.code': anyOf(holderOrHost, mayOnEvent('event.check-in')),
  'ticket.send-again': allOf(anyOf(holderOrHost, isSending), isValid),
};

export const ticketAbilities = abilitiesBy(RULES);
