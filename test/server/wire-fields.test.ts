import { describe, expect, it } from 'vitest';
import { buyingWorld, LINE } from './buying-world.ts';

const { app, world, asBuyer } = await buyingWorld();

describe('over the wire', () => {
  it('a cart line carries its ticket, price, currency, moment and sums as numbers [S3-57]', async () => {
    const sale = await world.sale({ types: [{ price: 150_000, originalPrice: 200_000 }] });
    const buyer = await asBuyer();
    const before = Date.now();
    await buyer.choose(sale, [2]);
    const { value } = await buyer.ask('shopping_items', `query { shopping_items { ${LINE} } }`, {});
    expect(value).toEqual([
      {
        id: expect.any(String),
        ticket_id: buyer.ticketId(sale),
        section_event_id: sale.sectionEventId,
        price: 300_000,
        currency: 'VND',
        inserted_at: expect.any(Number),
        held_until: expect.any(Number),
        product: { id: buyer.ticketId(sale), name: 'Vé 1', price: 150_000 },
        metadata: { number_of_tickets: 2, original_price: 400_000, special_off: 0 },
      },
    ]);
    expect(Math.abs(Number(value[0]?.['inserted_at']) - before)).toBeLessThan(60_000);
  });

  it('the attendees of a cart line are one object or a list [S3-58]', async () => {
    for (const attendees of [
      { email: 'an@example.test', first_name: 'An' },
      [
        { email: 'an@example.test', first_name: 'An' },
        { email: 'binh@example.test', first_name: 'Bình' },
      ],
    ]) {
      const sale = await world.sale();
      const buyer = await asBuyer();
      const line = (await buyer.choose(sale, [Array.isArray(attendees) ? 2 : 1])).value[0];
      const begun = await buyer.begin(sale, [], {
        information_attendees_inputs: [{ shopping_item_id: line?.['id'], attendees }],
      });
      expect(begun.code).toBeNull();
      const { rows } = await world.pool.query('SELECT first_name FROM bought_ticket WHERE event_id = $1 ORDER BY 1', [
        sale.eventId,
      ]);
      expect(rows.map((row) => row.first_name)).toEqual(Array.isArray(attendees) ? ['An', 'Bình'] : ['An']);
    }
  });

  it('a donation carries its amount, message, session, currency and status [S3-60]', async () => {
    const sale = await world.sale({ donations: true });
    const buyer = await asBuyer();
    const { value } = await buyer.ask(
      'upsert_ticket_donation',
      `mutation ($session: Int!) { upsert_ticket_donation(amount: 50000, section_event_id: $session, message: "Chúc vui") {
        amount message section_event_id currency status } }`,
      { session: sale.sectionEventId },
    );
    expect(value).toEqual({
      amount: 50_000,
      message: 'Chúc vui',
      section_event_id: sale.sectionEventId,
      currency: 'VND',
      status: expect.stringMatching(/^[A-Z_]+$/),
    });
  });

  it('an event carries its organiser and corporate [S3-24]', async () => {
    const sale = await world.sale();
    const { corporate_id: corporateId } = await world.one<{ corporate_id: number }>(
      `INSERT INTO corporate (company_name, display_name, company_address, company_phone_number, logo, status, ondemand)
       VALUES ('Công ty Sen', 'Sen', 'Huế', '0912345678', '/files/sen.png', 'APPROVED', true) RETURNING corporate_id`,
    );
    await app.database.asOwner('UPDATE event SET corporate_id = $2 WHERE event_id = $1', [sale.eventId, corporateId]);
    const told = await app.graphql(
      `query ($id: Int!) { event(id: $id) { user_id corporate { id company_name display_name company_address
        company_phone_number logo ondemand } } }`,
      { variables: { id: sale.eventId } },
    );
    expect(told.errors).toEqual([]);
    expect(told.data?.['event']).toEqual({
      user_id: expect.any(String),
      corporate: {
        id: corporateId,
        company_name: 'Công ty Sen',
        display_name: 'Sen',
        company_address: 'Huế',
        company_phone_number: '0912345678',
        logo: '/files/sen.png',
        ondemand: true,
      },
    });
  });
});
