import { heldInDemo } from '#test/journeys/demo-world.ts';
import { aPerson } from '#test/journeys/person.ts';
import { mark, putOnSale } from '#test/journeys/put-on-sale.ts';
import { takeTicket } from '#test/journeys/take-ticket.ts';
import type { Tour } from './tour.ts';
import { placeOf } from './visitor.ts';

const TICKET = 'Vé mời hai người, kèm bữa tối';
const LINK = /\/my-ticket\/receive#[^\s"<]+/;

/** As everybody else and as its receiver opens it. */
export const giftTour: Tour = {
  name: 'gift',
  who: null,
  walk: async (visitor, take) => {
    const { page, go, say, settle, look, places } = visitor;
    const place = placeOf(visitor);
    const keep = page.getByRole('button', { name: say('buying', 'Add to my tickets') });
    const own = `${look.width}-${look.locale}-${mark()}`;
    const sale = await putOnSale(place, {
      name: 'Đêm thơ mùa thu bên hồ Tây',
      tickets: [{ name: TICKET, price: 0, places: 5 }],
    });
    const lan = await aPerson(place, `lan-${own}@example.com`, { first: 'Lan', last: 'Ngô Thị Hoàng' });
    const minh = await aPerson(place, `minh-${own}@example.com`, { first: 'Minh', last: 'Trần' });
    await takeTicket(lan, sale, TICKET);
    const { ticketId } = await heldInDemo(lan, sale.eventId);
    await lan.ask(
      'mutation ($id: ID!, $input: TicketRecipientInput!) { give_bought_ticket(id: $id, input: $input) { id } }',
      {
        id: ticketId,
        input: { email: minh.email, first_name: 'Minh', last_name: 'Trần' },
      },
    );
    const letter = await place.world.mailTo(minh.email, ({ text }) => LINK.test(text));
    const link = LINK.exec(letter.text)?.[0] ?? '';
    await page.goto(`${places.staging}/mailbox/${letter.id}/html`);
    await settle();
    await take('letter', { whole: true });

    await go(link);
    await keep.waitFor();
    await settle();
    await take('stranger', { whole: true });
    await lan.signIn(page);
    await page.goto('about:blank');
    await go(link);
    await keep.click();
    await page.getByRole('alert').waitFor();
    await take('other-account', { whole: true });
    await go(`/my-ticket/${ticketId}`);
    await page.getByRole('heading', { name: say('buying', 'You gave this ticket away') }).waitFor();
    await take('given', { whole: true });
    await go('/my-ticket');
    await page.locator(`a[href$="/my-ticket/${ticketId}"]`).waitFor();
    await take('giver-tickets', { whole: true });

    await page.context().clearCookies();
    await minh.signIn(page);
    await page.goto('about:blank');
    await go(link);
    await keep.waitFor();
    await take('receive', { whole: true });
    await keep.click();
    await page.getByRole('button', { name: say('buying', 'Save QR code') }).waitFor();
    await settle();
    await take('received', { whole: true });
    await page.goto('about:blank');
    await go(`${link.slice(0, -6)}AAAAAA`);
    await page.getByRole('alert').waitFor();
    await take('link-wrong', { whole: true });
  },
};
