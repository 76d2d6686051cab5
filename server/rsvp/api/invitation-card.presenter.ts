import { type InvitationCard, invitationCardPath } from '#domain/event/share/link-preview.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { fullName, type PersonName } from '#domain/kernel/names/person-name.ts';
import type { EmailEventFacts } from '#server/platform/ports/email-facts.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { ONLINE_PLACE, USUAL_HEADLINE } from '#words/rsvp/rsvp-letter.ts';

type Invited = {
  readonly event: Pick<EmailEventFacts, 'name' | 'beginAt' | 'timezone' | 'place' | 'organiser' | 'picture'>;
  /** Null: the default one. */
  readonly headline: string | null;
  readonly guest: PersonName;
  /** Empty: the event's organiser. */
  readonly inviterName: string;
};

/** Path of a guest's card as a picture, still to be signed. */
export function cardPathOf({ event, headline, guest, inviterName }: Invited, locale: Locale): string {
  const card: InvitationCard = {
    headline: headline ?? USUAL_HEADLINE[locale],
    name: fullName(guest),
    eventName: event.name,
    time: showMoment(event.beginAt, locale, event.timezone),
    place: event.place ?? ONLINE_PLACE[locale],
    organiser: inviterName === '' ? event.organiser : inviterName,
    imageUrl: event.picture.url,
  };
  return invitationCardPath(card);
}
