import { abilitiesBy, allOf, anyOf, mayOnEvent, type OfEvent, type Rule, signedIn } from './rule.ts';

export type InvitationAbility = 'invitation.view' | 'invitation.answer' | 'invitation.edit' | 'invitation.send';

export type InvitationFacts = OfEvent & {
  /** The request carried this invitation's secret. */
  readonly bySecret: boolean;
  /** The signed-in email is the invitation's, ignoring case. [S5-39] */
  readonly isInvitee: boolean;
};

const bySecret: Rule<InvitationFacts> = (_viewer, invitation) => invitation.bySecret;
const isInvitee = allOf<InvitationFacts>(signedIn, (_viewer, invitation) => invitation.isInvitee);

/** The link alone reads; answering needs the link and a session under any email. [S6-05] [S6-09] [S6-37] */
const RULES: Readonly<Record<InvitationAbility, Rule<InvitationFacts>>> = {
  'invitation.view': anyOf(bySecret, isInvitee, mayOnEvent('event.invite')),
  'invitation.answer': allOf<InvitationFacts>(signedIn, bySecret),
  'invitation.edit': mayOnEvent('event.invite'),
  'invitation.send': mayOnEvent('event.invite'),
};

export const invitationAbilities = abilitiesBy(RULES);
