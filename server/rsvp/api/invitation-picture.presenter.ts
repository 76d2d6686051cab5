import type { Locale } from '#domain/kernel/locale/locale.ts';
import { signPicture } from '#server/platform/files/picture-signature.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import type { InvitationRow } from '#server/rsvp/ports/invitations.ts';
import type { LetterTemplates } from '#server/rsvp/ports/letter-templates.ts';
import { cardPathOf } from './invitation-card.presenter.ts';

type Ports = { readonly templates: LetterTemplates; readonly keyring: Keyring };

/** The signed path of its picture, from the site's root. Null: its session is gone. */
export async function invitationPicture(
  { templates, keyring }: Ports,
  { eventId, sectionEventId, person, letter }: InvitationRow,
  locale: Locale,
): Promise<string | null> {
  const [event, template] = await Promise.all([templates.session(eventId, sectionEventId), templates.find(eventId)]);
  if (event === null) return null;
  const card = { event, headline: template?.headline ?? null, guest: person, inviterName: letter.inviterName };
  return signPicture(keyring, 'image-rsvp-template', cardPathOf(card, locale));
}
