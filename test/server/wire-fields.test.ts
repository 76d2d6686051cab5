import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buyingWorld, LINE } from './buying-world.ts';

const { app, world, asBuyer } = await buyingWorld();

async function discounted(invoice: boolean, email = `${randomUUID()}@example.test`) {
  const sale = await world.sale({ types: [{ price: 100_000 }] });
  await world.earlyBird(sale, { percentOff: 20, quantity: 5 });
  await world.code(sale, 'SALE10', { percentOff: 10 });
  const buyer = await asBuyer(email);
  const chosen = await buyer.choose(sale, [2]);
  const { value: begun } = await buyer.begin(sale, chosen.value, { code: 'SALE10', shown_price: 144_000 });
  const { id } = begun;
  if (invoice)
    await buyer.ask(
      'update_invoice',
      `mutation ($id: ID!) { update_invoice(payment_checkout_session_id: $id, companyName: "Công ty Sen",
        taxCode: "0312345678", address: "12 Lê Lợi, Huế") { required } }`,
      { id },
    );
  const { value: transfer } = await buyer.transfer(id);
  await world.pay(String(transfer['bank_transfer']?.['message']), 144_000);
  const { user_order_id: orderId } = (await buyer.read(id)).value;
  return { sale, buyer, orderId };
}

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

  it('an order carries its code, what came off, its invoice and where its tickets go [S3-67]', async () => {
    const email = `${randomUUID()}@example.test`;
    const { buyer, orderId } = await discounted(true, email);
    const FIELDS = `promotion_code promotion_code_amount_off promotion_code_percent_off promotion_code_type payment_off
      special_off company_name invoice_address tax_code receiving_address discount`;
    const { value } = await buyer.ask('user_order', `query ($id: ID!) { user_order(id: $id) { ${FIELDS} } }`, {
      id: orderId,
    });
    expect(value).toEqual({
      promotion_code: 'SALE10',
      promotion_code_amount_off: null,
      promotion_code_percent_off: 10,
      promotion_code_type: 'PERCENT_OFF',
      payment_off: 0,
      special_off: 40_000,
      company_name: 'Công ty Sen',
      invoice_address: '12 Lê Lợi, Huế',
      tax_code: '0312345678',
      receiving_address: email,
      discount: 56_000,
    });
  });

  it('a bought ticket carries its session, mail, order, type, rooms and what came off it [S3-71]', async () => {
    const { sale, buyer, orderId } = await discounted(false);
    const ticket = async () => {
      const { value } = await buyer.ask(
        'my_tickets',
        `{ my_tickets { entries { section_event { id } send_email_at receiving_address user_order_id
          applied_promotion { name amount } ticket { id name } ticket_rooms { title } } } }`,
        {},
      );
      return value['entries']?.[0];
    };
    await app.database.asOwner(`UPDATE email_message SET sent_at = now() WHERE recipient = 'khach@example.test'`);
    expect(await ticket()).toEqual({
      section_event: { id: sale.sectionEventId },
      send_email_at: expect.any(Number),
      receiving_address: 'khach@example.test',
      user_order_id: orderId,
      applied_promotion: { name: 'Early Bird + SALE10', amount: 28_000 },
      ticket: { id: buyer.ticketId(sale), name: 'Vé 1' },
      ticket_rooms: [],
    });
  });
});
