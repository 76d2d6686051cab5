import type { EventPage } from '#application/event/ports/event-pages.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import type { Letter } from '#application/rsvp/ports/invitation-desk.ts';
import type { AttendeeDetails } from '#application/sale/ports/checkout-desk.ts';
import { ticketMode } from '#domain/event/event.ts';
import { numberOfForms } from '#domain/event/questionnaire/form.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { initials } from '#domain/kernel/names/person-name.ts';
import { readAnswerRequest } from '#domain/rsvp/answer-request.ts';
import { takesAnswers } from '#domain/rsvp/invited-session.ts';
import type { Place } from '#ui/screens/event/questionnaire-form/questionnaire.view.ts';
import { attendeeForms } from '#ui/screens/sale/payment/attendee.view.ts';
import { refusalSentence } from '#words/platform/refusals.ts';
import {
  fewerPlacesLeft,
  INVITATION_ACCEPTED,
  LEFT_LINE,
  partyOverCapacity,
  RSVP_FAILED,
  rsvpRefusalSentence,
} from '#words/rsvp/rsvp.ts';

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

export type InvitationAddress = {
  /** null: the address has none. INCOMPLETE: an earlier link must not be used instead. */
  readonly letter: Letter | 'INCOMPLETE' | null;
  readonly name: string;
  readonly email: string;
};

export function invitationAddress(brought: URLSearchParams): InvitationAddress {
  const invitationId = brought.get(PARAMETERS.id);
  const secret = brought.get(PARAMETERS.secret);
  const complete = invitationId !== null && secret !== null && readAnswerRequest({ invitationId, secret }).ok;
  const none = invitationId === null && secret === null ? null : 'INCOMPLETE';
  return {
    letter: complete ? { invitationId: invitationId.trim(), secret: secret.trim() } : none,
    name: brought.get(PARAMETERS.name) ?? '',
    email: brought.get(PARAMETERS.email) ?? '',
  };
}

const partySizes = (limit: number): readonly number[] => Array.from({ length: limit }, (_none, at) => at + 1);

type Yes = { readonly party: number; readonly policyAgreed: boolean };

/** Names an answer across a sign-in elsewhere. The link itself stays in this tab. */
export const acceptAct = (eventId: number, { party, policyAgreed }: Yes): string =>
  `rsvp:${eventId}:ACCEPT:${party}${policyAgreed ? ':agreed' : ''}`;
export const declineAct = (eventId: number): string => `rsvp:${eventId}:DECLINE`;

export const acceptActs = (eventId: number, partyLimit: number): ReadonlyMap<string, Yes> =>
  new Map(
    partySizes(partyLimit).flatMap((party) =>
      [true, false].map(
        (policyAgreed) => [acceptAct(eventId, { party, policyAgreed }), { party, policyAgreed }] as const,
      ),
    ),
  );

/** Null while the event takes replies. [S4-24] */
export function closedOf(event: EventPage, sectionEventId: number | null, now: Instant) {
  const session = event.sessions.find(({ id }) => id === sectionEventId) ?? event;
  const open = takesAnswers({ eventStatus: event.status, endAt: session.endAt, answerBefore: null }, now);
  return open.ok ? null : open.refusal.code;
}

/** How many people can accept, or wait where every place is taken; null: the answer failed for another reason. */
export function largestParty(trouble: Trouble): number | null {
  // Purchase limits do not apply to guests: this is the whole capacity.
  if (trouble.code === 'REACH_LIMITED_PURCHASE') return trouble.max > 0 ? trouble.max : null;
  return trouble.code === 'SOLD_OUT' && trouble.remaining > 0 ? trouble.remaining : null;
}

/** [S8-23] */
export function answerTrouble(trouble: Trouble, locale: Locale): string {
  if (trouble.code === 'UNREACHABLE') return RSVP_FAILED[locale];
  const most = largestParty(trouble);
  if (most === null) return refusalSentence(trouble, locale);
  return (trouble.code === 'SOLD_OUT' ? fewerPlacesLeft : partyOverCapacity)(most)[locale];
}

/** [S5-38] */
export const missingLetter = (locale: Locale): string =>
  rsvpRefusalSentence({ code: 'RSVP_INFORMATION_MISSING' }, locale);

/** The organiser removed this guest. */
export const struckWords = (locale: Locale): string => rsvpRefusalSentence({ code: 'INVITATION_TAKEN_BACK' }, locale);

/** The organiser took this guest off the waiting list, or their yes could no longer be kept. */
export const leftLineWords = (locale: Locale): string => LEFT_LINE[locale];

export const policyMissing = (locale: Locale): string => refusalSentence({ code: 'POLICY_NOT_AGREED' }, locale);

/** [S8-24] */
export const acceptedWords = (locale: Locale): string => INVITATION_ACCEPTED[locale];

export const inviteeInitials = (name: string): string => initials(name);

export const placesOf = (event: EventPage, ticketTypeId: string, party: number): readonly Place[] => {
  const ticket = event.sessions.flatMap(({ tickets }) => tickets).find(({ id }) => id === ticketTypeId);
  // An invitation ticket is not on the page.
  const mode = ticket?.mode ?? ticketMode(event.format, 'ONSITE');
  return Array.from({ length: party }, () => ({ ticketTypeId, mode }));
};

export const peopleFor = (places: readonly Place[], formPerTicket: boolean): readonly AttendeeDetails[] =>
  attendeeForms([], null, numberOfForms(places.length, formPerTicket));
