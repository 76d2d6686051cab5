import type { DeskEvent, DeskSession } from '#application/event/ports/event-desk.ts';
import type { LetterWords } from '#application/rsvp/ports/inviting-desk.ts';
import { hasEnded } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { initials } from '#domain/kernel/names/person-name.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { INVITATION_SENT } from '#words/rsvp/rsvp.ts';
import { ONLINE_PLACE, USUAL_HEADLINE, USUAL_LETTER } from '#words/rsvp/rsvp-letter.ts';

export { LARGEST_PARTY } from '#domain/rsvp/invitation.ts';

export const openSessions = (event: DeskEvent, now: Instant): readonly DeskSession[] =>
  event.sessions.filter((session) => !hasEnded(session, now));

/** Invitations give free tickets only. [design] */
export const freeTickets = (session: DeskSession | undefined) =>
  session?.ticketTypes.filter(({ price }) => price === 0) ?? [];

export const sessionLabel = (session: DeskSession, event: DeskEvent, locale: Locale): string =>
  session.name === ''
    ? showMoment(session.beginAt, locale, event.timezone)
    : `${session.name} · ${showMoment(session.beginAt, locale, event.timezone)}`;

/** [S8-49] */
export const invitationSent = (locale: Locale): string => INVITATION_SENT[locale];

/** The organiser's text, or the default. */
export const wordsOrUsual = (words: LetterWords | null, locale: Locale): LetterWords =>
  words ?? { headline: USUAL_HEADLINE[locale], letter: USUAL_LETTER[locale], picture: null };

export const placeOf = (event: DeskEvent, session: DeskSession | undefined, locale: Locale): string =>
  event.format === 'ONLINE' ? ONLINE_PLACE[locale] : session?.address || event.address;

export const guestInitials = (name: string): string => initials(name);
