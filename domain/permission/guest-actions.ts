import { answerApproval } from '#domain/ticket/approval.ts';
import { changeRefusal } from '#domain/ticket/bought-ticket.ts';
import { hasCheckedIn } from '#domain/ticket/check-in-status.ts';
import type { GuestFacts } from '#domain/ticket/guest-status.ts';
import type { EventAbility } from './event-abilities.ts';

export type GuestAction = 'APPROVE' | 'DECLINE' | 'RESEND' | 'EDIT' | 'CHECK_IN' | 'UNDO_CHECK_IN';

export type GuestActionFacts = {
  readonly guest: GuestFacts;
  /** Sent to somebody, or received from somebody. */
  readonly transferred: boolean;
  /** Ended or cancelled: nothing is sent. */
  readonly eventOver: boolean;
  readonly abilities: readonly EventAbility[];
};

type Rule = (facts: GuestActionFacts) => boolean;

const mayAnswerOrder: Rule = ({ guest: { order }, abilities }) => {
  const answer = order !== null && abilities.includes('event.approve') ? answerApproval(order, 'APPROVE') : null;
  return answer?.ok === true && answer.value.kind === 'APPROVED';
};

/**
 * Who may act, and when it makes sense. RESEND sends the ticket or, without one, the invitation. [S6-35] [S6-38]
 * [S5-12] [S5-13]
 */
const RULES: Readonly<Record<GuestAction, Rule>> = {
  APPROVE: mayAnswerOrder,
  DECLINE: mayAnswerOrder,
  RESEND: ({ guest: { ticket, invitation }, eventOver, abilities }) =>
    !eventOver &&
    (ticket === null
      ? invitation === 'INVITED' && abilities.includes('event.invite')
      : ticket.status === 'VALID' && abilities.includes('event.guests')),
  EDIT: ({ guest: { ticket }, transferred, abilities }) =>
    abilities.includes('event.guests') &&
    ticket !== null &&
    changeRefusal({ checkedIn: hasCheckedIn(ticket), transferred, isVoid: ticket.status === 'VOID' }) === null,
  CHECK_IN: ({ guest: { ticket }, abilities }) => abilities.includes('event.check-in') && ticket?.status === 'VALID',
  UNDO_CHECK_IN: ({ guest: { ticket }, abilities }) =>
    abilities.includes('event.check-in') && ticket !== null && hasCheckedIn(ticket),
};

export const GUEST_ACTIONS = Object.keys(RULES) as readonly GuestAction[];

export const guestActions = (facts: GuestActionFacts): GuestAction[] =>
  GUEST_ACTIONS.filter((action) => RULES[action](facts));
