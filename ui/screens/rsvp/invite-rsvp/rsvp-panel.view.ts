import type { EventPage } from '#application/event/ports/event-pages.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { Letter } from '#application/rsvp/ports/invitation-desk.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { initials } from '#domain/kernel/names/person-name.ts';
import { readAnswerRequest } from '#domain/rsvp/answer-request.ts';
import { takesAnswers } from '#domain/rsvp/invited-session.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import { INVITATION_ACCEPTED, RSVP_FAILED, rsvpRefusalSentence } from '#words/rsvp/rsvp.ts';

export { otherAccountNotice } from '#domain/rsvp/answer-request.ts';
export {
  initialRsvpPanel,
  moveRsvpPanel,
  type RsvpPanelState,
  rsvpPanelMoves,
  shownRsvpPanel,
} from '#domain/rsvp/rsvp-panel.ts';

/** Read only in the browser; the server renders the same page without them. [S2.9-01] */
const PARAMETERS = {
  id: 'rsvpInvitationId',
  secret: 'rsvpInvitationSecret',
  name: 'originalName',
  email: 'originalEmail',
} as const;

export type InvitationAddress = { readonly letter: Letter | null; readonly name: string; readonly email: string };

export function invitationAddress(brought: URLSearchParams): InvitationAddress {
  const invitationId = brought.get(PARAMETERS.id);
  const secret = brought.get(PARAMETERS.secret);
  const complete = invitationId !== null && secret !== null && readAnswerRequest({ invitationId, secret }).ok;
  return {
    letter: complete ? { invitationId: invitationId.trim(), secret: secret.trim() } : null,
    name: brought.get(PARAMETERS.name) ?? '',
    email: brought.get(PARAMETERS.email) ?? '',
  };
}

/** Null while the event takes replies. [S4-24] */
export function closedOf(event: EventPage, sectionEventId: number | null, now: Instant) {
  const session = event.sessions.find(({ id }) => id === sectionEventId) ?? event;
  const open = takesAnswers({ eventStatus: event.status, endAt: session.endAt, answerBefore: null }, now);
  return open.ok ? null : open.refusal.code;
}

/** [S8-23] */
export const answerTrouble = (trouble: Trouble, locale: Locale): string =>
  trouble.code === 'UNREACHABLE' ? RSVP_FAILED[locale] : refusalSentence(trouble, locale);

/** [S5-38] */
export const missingLetter = (locale: Locale): string =>
  rsvpRefusalSentence({ code: 'RSVP_INFORMATION_MISSING' }, locale);

/** The organiser removed this guest. */
export const struckWords = (locale: Locale): string => rsvpRefusalSentence({ code: 'INVITATION_TAKEN_BACK' }, locale);

/** [S8-24] */
export const acceptedWords = (locale: Locale): string => INVITATION_ACCEPTED[locale];

export const inviteeInitials = (name: string): string => initials(name);
