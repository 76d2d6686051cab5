import type { EventAbility } from '#domain/permission/event-abilities.ts';
import { changeRefusal } from '#domain/ticket/change-refusal.ts';
import { answerApproval } from './approval.ts';
import { cameIn } from './check-in-status.ts';
import type { GuestFacts } from './guest-facts.ts';

/** What a row of the guest list offers. */
export type GuestAction = 'APPROVE' | 'DECLINE' | 'RESEND' | 'EDIT' | 'CHECK_IN' | 'UNDO_CHECK_IN';

export type GuestActionFacts = {
  readonly guest: GuestFacts;
  /** The ticket is on its way to somebody, or came from somebody. */
  readonly transferred: boolean;
  readonly eventEnded: boolean;
  /** What the viewer may do with the event. */
  readonly abilities: readonly EventAbility[];
};

type Rule = { readonly needs: EventAbility; readonly when: (facts: GuestActionFacts) => boolean };

const waitsForApproval = ({ guest: { order } }: GuestActionFacts): boolean => {
  const answer = order === null ? null : answerApproval(order, 'APPROVE');
  return answer?.ok === true && answer.value.kind === 'APPROVED';
};

/** One line per action: who may, and when it makes sense. [S6-35] [S6-38] [S5-12] [S5-13] */
const RULES: Readonly<Record<GuestAction, Rule>> = {
  APPROVE: { needs: 'event.guests', when: waitsForApproval },
  DECLINE: { needs: 'event.guests', when: waitsForApproval },
  RESEND: {
    needs: 'event.guests',
    when: ({ guest, eventEnded }) => !eventEnded && (guest.ticket === null ? guest.invitation === 'INVITED' : guest.ticket.status === 'VALID'),
  },
  EDIT: {
    needs: 'event.guests',
    when: ({ guest: { ticket }, transferred }) =>
      ticket !== null && changeRefusal({ checkedIn: cameIn(ticket), transferred, isVoid: ticket.status === 'VOID' }) === null,
  },
  CHECK_IN: { needs: 'event.check-in', when: ({ guest }) => guest.ticket?.status === 'VALID' },
  UNDO_CHECK_IN: { needs: 'event.check-in', when: ({ guest }) => guest.ticket !== null && cameIn(guest.ticket) },
};

export const GUEST_ACTIONS = Object.keys(RULES) as readonly GuestAction[];

/** The actions of one row, for one viewer. */
export const guestActions = (facts: GuestActionFacts): GuestAction[] =>
  GUEST_ACTIONS.filter((action) => facts.abilities.includes(RULES[action].needs) && RULES[action].when(facts));
