import { namedInDemo } from '#test/journeys/demo-world.ts';
import { outsideWorld } from '#test/journeys/outside-world.ts';
import { aPerson, nobody, type Person } from '#test/journeys/person.ts';
import { mark, putOnSale } from '#test/journeys/put-on-sale.ts';
import type { DemoProduct } from '../staging/demo-product.ts';

export type ShownPage = {
  readonly name: string;
  readonly path: string;
  /** Signs in anew, because a closed browser takes the renewed session with it; null for anybody. */
  readonly viewer: (() => Promise<Person>) | null;
  /** Search engines are kept out, so Lighthouse's score for them is not asked for. */
  readonly unlisted: boolean;
};

const LINK = /https?:\S+rsvpInvitationSecret\S+/;
const TICKET = 'Vé mời';

/** An invited guest's card and a buyer's payment, in the demo, beside the pages for everybody. */
export async function shownPages({ url, stagingUrl }: DemoProduct): Promise<readonly ShownPage[]> {
  const place = { baseUrl: url, world: outsideWorld(stagingUrl) };
  const own = mark();
  const gala = await putOnSale(place, {
    name: 'Tiệc cuối năm của những người bạn cũ',
    tickets: [
      { name: TICKET, price: 0, places: 5 },
      { name: 'Ghế thường', price: 450_000, places: 50 },
    ],
  });
  const guest = `thuy-linh-${own}@example.com`;
  await gala.organiser.ask('mutation ($input: InviteRsvpInput!) { invite_rsvp(input: $input) { sent } }', {
    input: {
      section_event_id: gala.sessionId,
      ticket_id: gala.tickets.get(TICKET),
      inviter_name: 'Nguyễn Thu Hà',
      locale: 'vi',
      guests: [{ name: 'Đặng Nguyễn Thùy Linh', email: guest }],
    },
  });
  const { text } = await place.world.mailTo(guest, (mail) => LINK.test(mail.text));
  const invitation = new URL(LINK.exec(text)?.[0] ?? url);
  const signIn = () => aPerson(place, `lan-${own}@example.com`, { first: 'Lan', last: 'Ngô' });
  const buyer = await signIn();
  await buyer.ask('mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }', {
    input: {
      section_event_id: gala.sessionId,
      lines: [{ ticket_id: gala.tickets.get('Ghế thường'), number_of_tickets: 2 }],
    },
  });
  const { slug } = await namedInDemo(nobody(place));
  const open = { viewer: null, unlisted: false };
  return [
    { name: 'home', path: '/', ...open },
    { name: 'discovery', path: '/discovery', ...open },
    { name: 'event', path: `/event/${slug}`, ...open },
    { name: 'invitation', path: `${invitation.pathname}${invitation.search}`, viewer: null, unlisted: true },
    { name: 'payment', path: `/payment/${gala.sessionId}`, viewer: signIn, unlisted: true },
  ];
}
