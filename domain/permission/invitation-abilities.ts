import { abilitiesBy, allOf, anyOf, mayOnEvent, type OfEvent, type Rule, signedIn } from './rule.ts';

export type InvitationAbility = 'invitation.view' | 'invitation.answer' | 'invitation.edit' | 'invitation.send';

export type InvitationFacts = OfEvent & {
  /** The right secret of this invitation came with the request. */
  readonly bySecret: boolean;
  /** The signed-in e-mail is the invitation's, compared without case. [S5-39] */
  readonly isInvitee: boolean;
};

const bySecret: Rule<InvitationFacts> = (_viewer, invitation) => invitation.bySecret;
const isInvitee = allOf<InvitationFacts>(signedIn, (_viewer, invitation) => invitation.isInvitee);

/**
 * One line per ability. The link alone reads; an answer needs the link and a session, under whichever e-mail. [S6-05]
 * [S6-09] [S6-37]
 */
const RULES: Readonly<Record<InvitationAbility, Rule<InvitationFacts>>> = {
  'invitation.view': anyOf(bySecret, isInvitee, mayOnEvent('event.invite')),
  'invitation.answer': allOf<InvitationFacts>(signedIn, bySecret),
  'invitation.edit': mayOnEvent('event.invite'),
  'invitation.send': mayOnEvent('event.invite'),
};

/** What the viewer may do with an RSVP invitation. */
export const invitationAbilities = abilitiesBy(RULES);
