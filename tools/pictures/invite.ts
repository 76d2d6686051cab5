import type { OnSale } from '#test/journeys/put-on-sale.ts';
import { placeOf, type Visitor } from './visitor.ts';

const LINK = /https?:\S+rsvpInvitationSecret\S+/;

export type Invited = { readonly name: string; readonly email: string };

type InviteHow = {
  readonly ticket: string;
  readonly party?: number;
  readonly inviter?: string;
};

export async function invite(
  { look }: Visitor,
  { organiser, sessionId, tickets }: OnSale,
  guests: readonly Invited[],
  { ticket, party = 1, inviter = 'Nguyễn Thu Hà' }: InviteHow,
): Promise<void> {
  await organiser.ask('mutation ($input: InviteRsvpInput!) { invite_rsvp(input: $input) { sent } }', {
    input: {
      section_event_id: sessionId,
      ticket_id: tickets.get(ticket),
      inviter_name: inviter,
      party_limit: party,
      locale: look.locale,
      guests,
    },
  });
}

/** The newest letter's, without the language in front. */
export async function invitationLink(visitor: Visitor, email: string): Promise<string> {
  const { text } = await placeOf(visitor).world.mailTo(email, (mail) => LINK.test(mail.text));
  const { pathname, search } = new URL(LINK.exec(text)?.[0] ?? '');
  return `${pathname.replace(/^\/vi(?=\/)/, '')}${search}`;
}
