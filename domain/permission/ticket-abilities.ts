import type { AccountId } from '#domain/people/account-id.ts';
import { changeRefusal, type TicketUse } from '#domain/ticket/bought-ticket.ts';
import { abilitiesBy, allOf, anyOf, isThePerson, mayOnEvent, type OfEvent, type Rule } from './rule.ts';

export type TicketAbility =
  | 'ticket.view'
  | 'ticket.contact'
  | 'ticket.qr'
  | 'ticket.code'
  | 'ticket.send-again'
  | 'ticket.edit'
  | 'ticket.take-back'
  | 'ticket.forward';

/** A ticket in transfer has no holder; its giver may take it back, and sees to whom it went once it was received. */
export type TicketFacts = OfEvent &
  TicketUse & { readonly holderAccountId: AccountId | null; readonly giverAccountId: AccountId | null };

type TicketRule = Rule<TicketFacts>;

const isHolder: TicketRule = (viewer, { holderAccountId }) =>
  holderAccountId !== null && isThePerson(viewer, holderAccountId);

const isGiver: TicketRule = (viewer, { giverAccountId }) =>
  giverAccountId !== null && isThePerson(viewer, giverAccountId);

const holderOrHost = anyOf(isHolder, mayOnEvent('event.guests'));

/** Until it is received. */
const isOnItsWay: TicketRule = (_viewer, { holderAccountId }) => holderAccountId === null;

const isSending = allOf(isGiver, isOnItsWay);

const isValid: TicketRule = (_viewer, ticket) => !ticket.isVoid;

const mayChange: TicketRule = (_viewer, ticket) => changeRefusal(ticket) === null;

/** Door staff see whom a ticket admits, not how to reach them. [S6-10] [S6-38] [S5-12] [S5-13] */
const RULES: Readonly<Record<TicketAbility, TicketRule>> = {
  'ticket.view': anyOf(holderOrHost, isGiver, mayOnEvent('event.check-in')),
  'ticket.contact': anyOf(holderOrHost, isSending),
  'ticket.qr': allOf(isHolder, isValid),
  'ticket.code': anyOf(holderOrHost, mayOnEvent('event.check-in')),
  'ticket.send-again': allOf(anyOf(holderOrHost, isSending), isValid),
  'ticket.edit': allOf(holderOrHost, mayChange),
  'ticket.take-back': allOf(isSending, isValid, (_viewer, ticket) => !ticket.checkedIn),
  'ticket.forward': allOf(isHolder, mayChange),
};

export const ticketAbilities = abilitiesBy(RULES);
