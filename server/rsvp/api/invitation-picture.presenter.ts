import { invitationCardPath } from '#domain/event/share/link-preview.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { signPicture } from '#server/platform/files/picture-signature.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import type { InvitationRow } from '#server/rsvp/ports/invitations.ts';
import type { LetterTemplates } from '#server/rsvp/ports/letter-templates.ts';
import { showMoment } from '#words/platform/money-and-dates.ts';
import { ONLINE_PLACE, USUAL_HEADLINE } from '#words/rsvp/rsvp-letter.ts';

type Ports = { readonly templates: LetterTemplates; readonly keyring: Keyring };

/** The signed path of its picture, from the site's root. Null: its session is gone. */
export async function invitationPicture(
  { templates, keyring }: Ports,
  { eventId, sectionEventId, person, letter }: InvitationRow,
  locale: Locale,
): Promise<string | null> {
  const [event, template] = await Promise.all([templates.session(eventId, sectionEventId), templates.find(eventId)]);
  if (event === null) return null;
  const path = invitationCardPath({
    headline: template?.headline ?? USUAL_HEADLINE[locale],
    name: fullName(person),
    eventName: event.name,
    time: showMoment(event.beginAt, locale, event.timezone),
    place: event.place ?? ONLINE_PLACE[locale],
    organiser: letter.inviterName === '' ? event.organiser : letter.inviterName,
    imageUrl: event.picture.url,
  });
  return signPicture(keyring, 'image-rsvp-template', path);
}
