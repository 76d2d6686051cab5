import { heldInDemo } from '#test/journeys/demo-world.ts';
import { aPerson } from '#test/journeys/person.ts';
import { mark, type OnSale, putOnSale } from '#test/journeys/put-on-sale.ts';
import { takeTicket } from '#test/journeys/take-ticket.ts';
import type { Tour } from './tour.ts';
import { placeOf } from './visitor.ts';

const TICKET = 'Vé mời hai người, kèm bữa tối';
const HALL = 'mutation ($input: WriteSeatMapInput!) { write_seat_map(input: $input) { number_of_seats } }';
const LETS_RETURN = 'mutation ($id: Int!) { update_event(id: $id, input: { refund_days: 2 }) { id } }';
const RETURNS = 'mutation ($id: ID!) { return_bought_ticket(id: $id) { id } }';
const CANCELS = 'mutation ($id: ID!) { delete_user_order(id: $id) { id } }';
const SOON = 'mutation ($id: Int!, $input: SectionEventInput!) { update_section_event(id: $id, input: $input) { id } }';
const ADMITS = 'mutation ($id: Int!, $ids: [ID!]!) { check_in_guests(event_id: $id, ids: $ids) { checked_in { id } } }';
const HOUR = 3_600_000;

/** The e-ticket in each of its states. */
export const ticketTour: Tour = {
  name: 'ticket',
  who: null,
  walk: async (visitor, take) => {
    const { page, go, settle, look } = visitor;
    const place = placeOf(visitor);
    const own = `${look.width}-${look.locale}-${mark()}`;
    const lan = await aPerson(place, `lan-${own}@example.com`, { first: 'Lan', last: 'Ngô Thị Hoàng' });
    const organiser = await aPerson(place, `ha-${own}@example.com`, { first: 'Hà', last: 'Nguyễn' });
    await lan.signIn(page);
    const onSale = (name: string, online = false): Promise<OnSale> =>
      putOnSale(place, { name, organiser, online, tickets: [{ name: TICKET, price: 0, places: 5 }] });
    const hold = async (sale: OnSale) => {
      await takeTicket(lan, sale, TICKET);
      return heldInDemo(lan, sale.eventId);
    };
    const answering = async (change: (text: string) => string, then: () => Promise<void>): Promise<void> => {
      await page.route('**/graphql', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: change(await response.text()) });
      });
      await then();
      await page.unroute('**/graphql');
    };
    const open = async (ticketId: string, name: string): Promise<void> => {
      await go(`/my-ticket/${ticketId}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await settle();
      await take(name, { whole: true });
    };
    const answered = (ticketId: string, name: string, change: (text: string) => string) =>
      answering(change, () => open(ticketId, name));
    const over = Date.now() - 24 * HOUR;
    const ended = (text: string): string =>
      text
        .replaceAll(/"begin_at":\d+/g, `"begin_at":${over - 3 * HOUR}`)
        .replaceAll(/"end_at":\d+/g, `"end_at":${over}`);

    const talk = await onSale('Họp mặt trực tuyến: Kể chuyện phố cổ', true);
    const { ticketId: seat } = await hold(talk);
    await open(seat, 'online');
    await answered(seat, 'online-ended', ended);
    await organiser.ask(SOON, {
      id: talk.sessionId,
      input: { begin_at: Date.now() + HOUR / 6, end_at: Date.now() + 2 * HOUR },
    });
    await open(seat, 'online-open');

    const hall = await onSale('Hòa nhạc có số ghế: Bốn mùa');
    await organiser.ask(HALL, {
      input: {
        section_event_id: hall.sessionId,
        rows: [{ section: 'Ban công', name: 'A', layout: '.....', special_code: 'VIP' }],
      },
    });
    await open((await hold(hall)).ticketId, 'seated');

    const evening = await onSale('Đêm thơ mùa thu bên hồ Tây');
    const { ticketId } = await hold(evening);
    await open(ticketId, 'ready');
    await answered(ticketId, 'ended', ended);
    await organiser.ask(SOON, {
      id: evening.sessionId,
      input: { begin_at: Date.now() + HOUR / 6, end_at: Date.now() + 2 * HOUR },
    });
    await organiser.ask(ADMITS, { id: evening.eventId, ids: [ticketId] });
    await open(ticketId, 'used');

    const returned = await onSale('Chiều vẽ màu nước');
    await organiser.ask(LETS_RETURN, { id: returned.eventId });
    const { ticketId: back } = await hold(returned);
    await open(back, 'returnable');
    await lan.ask(RETURNS, { id: back });
    await open(back, 'void-returned');

    const cancelled = await onSale('Dạ tiệc cuối năm: Hội An về đêm');
    const { ticketId: gone, orderId } = await hold(cancelled);
    await organiser.ask(CANCELS, { id: orderId });
    await open(gone, 'void-cancelled');
    for (const because of ['REFUNDED', 'EVENT_CANCELLED', 'CHARGEBACK'])
      await answered(gone, `void-${because.toLowerCase().replace('_', '-')}`, (text) =>
        text.replaceAll('"void_because":"CANCELLED"', `"void_because":"${because}"`),
      );
    await go('/my-ticket');
    await page.locator(`a[href$="/my-ticket/${ticketId}"]`).waitFor();
    await settle();
    await take('list', { whole: true });
  },
};
