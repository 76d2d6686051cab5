import { heldInDemo } from '#test/journeys/demo-world.ts';
import { aPerson } from '#test/journeys/person.ts';
import { mark, type OnSale, putOnSale } from '#test/journeys/put-on-sale.ts';
import { takeTicket } from '#test/journeys/take-ticket.ts';
import type { Tour } from './tour.ts';
import { placeOf } from './visitor.ts';

const TICKET = 'Vé mời hai người, kèm bữa tối';
const HALL = 'mutation ($input: WriteSeatMapInput!) { write_seat_map(input: $input) { number_of_seats } }';

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
    const hold = async (sale: OnSale): Promise<string> => {
      await takeTicket(lan, sale, TICKET);
      const { ticketId } = await heldInDemo(lan, sale.eventId);
      return ticketId;
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

    await open(await hold(await onSale('Họp mặt trực tuyến: Kể chuyện phố cổ', true)), 'online');

    const hall = await onSale('Hòa nhạc có số ghế: Bốn mùa');
    await organiser.ask(HALL, {
      input: {
        section_event_id: hall.sessionId,
        rows: [{ section: 'Ban công', name: 'A', layout: '.....', special_code: 'VIP' }],
      },
    });
    await open(await hold(hall), 'seated');

    const evening = await onSale('Đêm thơ mùa thu bên hồ Tây');
    const ticketId = await hold(evening);
    await open(ticketId, 'ready');
    const answered = (name: string, change: (text: string) => string) => answering(change, () => open(ticketId, name));
    await answered('void', (text) => text.replaceAll('"status":"VALID"', '"status":"VOID"'));
    const over = Date.now() - 86_400_000;
    await answered('ended', (text) =>
      text
        .replaceAll(/"begin_at":\d+/g, `"begin_at":${over - 10_800_000}`)
        .replaceAll(/"end_at":\d+/g, `"end_at":${over}`),
    );
    await answered('used', (text) =>
      text.replaceAll('"redeem":0', '"redeem":1').replaceAll('"redeems_at":null', `"redeems_at":${Date.now()}`),
    );
  },
};
