import { describe, expect, it } from 'vitest';
import { readPdf } from '#test/papers/read-pdf.ts';
import { buyingWorld, type Json, LINE } from './buying-world.ts';

const { app, world, asBuyer } = await buyingWorld();

const PAGE = `query ($last: ID, $limit: Int) { shopping_items(last_id: $last, limit: $limit) { ${LINE} } }`;
const ATTENDEES = `mutation ($id: ID!, $attendees: [AttendeeInput!]!) {
  add_shopping_item_attendees(shopping_item_id: $id, attendees: $attendees) { id metadata { number_of_tickets } } }`;
const CANCEL = `mutation ($id: ID!) { cancel_payment_checkout_session(id: $id) { id result { status } } }`;
const RESULT = 'query ($id: ID!) { payment_checkout_session(id: $id) { result { status } } }';
const INVOICE = 'required companyName taxCode address';
const UPDATE = `mutation ($id: ID!, $companyName: String!, $taxCode: String!, $address: String!) {
  update_invoice(payment_checkout_session_id: $id, companyName: $companyName, taxCode: $taxCode, address: $address) {
    ${INVOICE} } }`;
const company = { companyName: ' Công ty  TNHH Sao Mai ', taxCode: '0312345678', address: '12 Lê Lợi, Quận 1' };
const NONE = { required: false, companyName: '', taxCode: '', address: '' };

type Buyer = Awaited<ReturnType<typeof asBuyer>>;
const invoiceOf = async (buyer: Buyer, id: unknown) =>
  (
    await buyer.ask(
      'payment_checkout_session',
      `query ($id: ID!) { payment_checkout_session(id: $id) { invoice { ${INVOICE} } } }`,
      { id },
    )
  ).value['invoice'];

async function begun(price = 150_000) {
  const sale = await world.sale({ types: [{ price }] });
  const buyer = await asBuyer();
  const chosen = await buyer.choose(sale, [1]);
  const checkout = await buyer.begin(sale, chosen.value, { shown_price: price });
  return { sale, buyer, id: checkout.value['id'] };
}

describe('the cart over HTTP', () => {
  it('is read in pages by the last line seen, oldest first [S7.5-02]', async () => {
    const buyer = await asBuyer();
    for (let one = 0; one < 3; one += 1) await buyer.choose(await world.sale(), [1]);
    const whole = (await buyer.ask('shopping_items', PAGE, { last: null, limit: 1_000 })).value;
    expect(whole).toHaveLength(3);
    const first = (await buyer.ask('shopping_items', PAGE, { last: null, limit: 2 })).value;
    const second = (await buyer.ask('shopping_items', PAGE, { last: first[1]?.['id'], limit: 2 })).value;
    expect([...first, ...second]).toEqual(whole);
    expect(second).toHaveLength(1);
    expect((await buyer.ask('shopping_items', PAGE, { last: second[0]?.['id'], limit: 2 })).value).toEqual([]);
  });

  it('stores the attendees of a line, and replaces them [S7.5-05]', async () => {
    const sale = await world.sale();
    const [buyer, other] = [await asBuyer(), await asBuyer()];
    const line = (await buyer.choose(sale, [2])).value[0] as Json;
    const stored = async () =>
      (
        await world.pool.query('SELECT first_name, email FROM attendee WHERE event_id = $1 ORDER BY first_name', [
          sale.eventId,
        ])
      ).rows;
    const give = (who: Buyer, ...names: readonly string[]) =>
      who.ask('add_shopping_item_attendees', ATTENDEES, {
        id: line['id'],
        attendees: names.map((first_name) => ({ first_name, email: `${first_name}@Example.test` })),
      });
    expect((await give(buyer, 'lan')).value).toEqual({ id: line['id'], metadata: { number_of_tickets: 2 } });
    expect(await stored()).toEqual([{ first_name: 'lan', email: 'lan@example.test' }]);
    await give(buyer, 'minh', 'nam');
    expect(await stored()).toEqual([
      { first_name: 'minh', email: 'minh@example.test' },
      { first_name: 'nam', email: 'nam@example.test' },
    ]);
    expect((await give(other, 'thief')).code).toBe('NOT_FOUND');
    expect(await stored()).toHaveLength(2);
  });
});

describe('a checkout over HTTP', () => {
  it('is cancelled by its buyer, and its places are free again; not by another, nor once a payment exists [S7.5-11]', async () => {
    const { sale, buyer, id } = await begun();
    expect((await (await asBuyer()).ask('cancel_payment_checkout_session', CANCEL, { id })).code).toBe('NOT_FOUND');
    expect((await buyer.ask('cancel_payment_checkout_session', CANCEL, { id })).value).toEqual({
      id,
      result: { status: 'CANCELLED' },
    });
    expect(await world.count("reservation WHERE event_id = $1 AND state <> 'RELEASED'", [sale.eventId])).toBe(0);

    const paying = await begun();
    await paying.buyer.transfer(paying.id);
    expect((await paying.buyer.ask('cancel_payment_checkout_session', CANCEL, { id: paying.id })).code).toBe(
      'PAYMENT_STARTED',
    );
  });

  it('tells its result, which follows the payment, to its buyer alone [S7.5-16]', async () => {
    const { buyer, id } = await begun();
    const status = async () =>
      ((await buyer.ask('payment_checkout_session', RESULT, { id })).value['result'] as Json)['status'];
    expect(await status()).toBe('OPEN');
    const transfer = await buyer.transfer(id);
    expect(await status()).toBe('PENDING');
    await world.pay(String((transfer.value['bank_transfer'] as Json)['message']), 150_000);
    expect(await status()).toBe('SUCCESSFUL');
    expect((await (await asBuyer()).ask('payment_checkout_session', RESULT, { id })).code).toBe('NOT_FOUND');
  });

  it('keeps to whom its invoice is made out, and its order carries it [S7.5-10] [S3-61]', async () => {
    const { buyer, id } = await begun();
    const update = (who: Buyer, over: Readonly<Record<string, string>> = {}) =>
      who.ask('update_invoice', UPDATE, { id, ...company, ...over });
    expect(await invoiceOf(buyer, id)).toEqual(NONE);
    const missing = await update(buyer, { taxCode: '  ', address: '' });
    expect([missing.code, missing.errorData]).toEqual(['INVOICE_INCOMPLETE', { missing: ['taxCode', 'address'] }]);
    expect((await update(await asBuyer())).code).toBe('NOT_FOUND');
    expect(await invoiceOf(buyer, id)).toEqual(NONE);

    await update(buyer, { companyName: 'Tên cũ' });
    const stored = { required: true, ...company, companyName: 'Công ty TNHH Sao Mai' };
    expect((await update(buyer)).value).toEqual(stored);
    expect(await invoiceOf(buyer, id)).toEqual(stored);

    const transfer = await buyer.transfer(id);
    await world.pay(String((transfer.value['bank_transfer'] as Json)['message']), 150_000);
    const orders = await buyer.ask(
      'user_orders',
      `{ user_orders(limit: 10) { user_orders { status invoice { ${INVOICE} } } } }`,
      {},
    );
    expect(orders.value['user_orders']).toEqual([{ status: 'SUCCESSFUL', invoice: stored }]);
    expect((await update(buyer)).code).toBe('CHECKOUT_CLOSED');
  });
});

describe('the receipt of an order', () => {
  const receipt = (buyer: Buyer | null, id: unknown, locale: 'en' | 'vi' = 'vi') =>
    fetch(`${app.url}/api/v1/orders/${String(id)}/receipt/pdf`, {
      headers: {
        'accept-language': locale,
        ...(buyer === null ? {} : { authorization: `Bearer ${buyer.token}` }),
      },
    });

  it('is a PDF in the reader’s language with the company it is made out to, for its buyer once it is paid', async () => {
    const { buyer, id } = await begun();
    await buyer.ask('update_invoice', UPDATE, { id, ...company });
    const transfer = await buyer.transfer(id);
    const unpaid = (await buyer.read(id)).value['user_order_id'];
    expect((await receipt(buyer, unpaid)).status).toBe(404);
    await world.pay(String((transfer.value['bank_transfer'] as Json)['message']), 150_000);
    const order = (await buyer.read(id)).value['user_order_id'];
    const answer = await receipt(buyer, order);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { title, pages } = readPdf(Buffer.from(await answer.arrayBuffer()));
    expect(title).toMatch(/^Biên nhận · /);
    expect(pages).toHaveLength(1);
    const printed = (pages[0]?.lines ?? []).join('\n').replaceAll('\u00a0', ' ');
    for (const words of ['Công ty TNHH Sao Mai', '0312345678', '12 Lê Lợi, Quận 1', 'Tổng đã thanh toán150.000 đ'])
      expect(printed).toContain(words);
    const english = readPdf(Buffer.from(await (await receipt(buyer, order, 'en')).arrayBuffer()));
    expect(english.title).toMatch(/^Receipt · /);
    expect((await receipt(await asBuyer(), order)).status).toBe(404);
    expect((await receipt(null, order)).status).toBe(401);
  });
});
