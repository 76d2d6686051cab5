import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { E_INVOICE_ASKS } from '#domain/sale/invoice/e-invoice.ts';
import { IssueEInvoices } from '#server/sale/invoice/issue-e-invoices.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { sinvoiceRoutes } from '#tools/staging/sinvoice/sinvoice.routes.ts';
import { SInvoiceSimulator } from '#tools/staging/sinvoice/sinvoice-simulator.ts';
import { buyingWorld, sepay } from './buying-world.ts';

const ACCOUNT = {
  username: '0100109106-of-a-test',
  password: 'a-password-of-this-test-only',
  taxCode: '0100109106',
  template: '1/001',
  series: 'C26TVE',
};
const simulator = new SInvoiceSimulator(ACCOUNT);
const provider = Fastify({ forceCloseConnections: true });
provider.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
  done(null, Object.fromEntries(new URLSearchParams(String(body)))),
);
await provider.register(sinvoiceRoutes(simulator));
const url = await provider.listen({ host: '127.0.0.1', port: 0 });
afterAll(() => provider.close());
beforeEach(() => {
  simulator.mode = 'issues';
  simulator.asked.length = 0;
});
const { app, world, asBuyer, tellSepay } = await buyingWorld({
  SINVOICE_API_URL: `${url}/sinvoice`,
  SINVOICE_LOOKUP_URL: `${url}/sinvoice/lookup`,
  SINVOICE_USERNAME: ACCOUNT.username,
  SINVOICE_PASSWORD: ACCOUNT.password,
  SINVOICE_TAX_CODE: ACCOUNT.taxCode,
  SINVOICE_TEMPLATE: ACCOUNT.template,
  SINVOICE_SERIES: ACCOUNT.series,
  SINVOICE_VAT: '8',
});

const UPDATE = `mutation ($id: ID!, $companyName: String!, $taxCode: String!, $address: String!) {
  update_invoice(payment_checkout_session_id: $id, companyName: $companyName, taxCode: $taxCode, address: $address) {
    required } }`;
const FIELDS = 'state number lookup_code lookup_url because said companyName taxCode address';
const ADJUSTING = 'adjusting { state amount number lookup_code because said }';
const READ = `query ($id: ID!) { user_order(id: $id) { id abilities e_invoice { ${FIELDS} } } }`;
const RETRY = `mutation ($id: ID!, $companyName: String!, $taxCode: String!, $address: String!) {
  retry_e_invoice(user_order_id: $id, companyName: $companyName, taxCode: $taxCode, address: $address) {
    e_invoice { ${FIELDS} } } }`;
/** Vinamilk's public tax code. */
const COMPANY = { companyName: 'Công ty Sao Mai', taxCode: '0300588569', address: '12 Lê Lợi, Quận 1' };

type Buyer = Awaited<ReturnType<typeof asBuyer>>;

async function paid({ taxCode = COMPANY.taxCode, asks = true, price = 150_000, quantity = 3 } = {}) {
  const sale = await world.sale({ types: [{ price }] });
  const email = `${randomUUID()}@example.test`;
  const buyer = await asBuyer(email);
  const chosen = await buyer.choose(sale, [quantity]);
  const checkout = await buyer.begin(sale, [...chosen.value]);
  const id = checkout.value['id'];
  if (asks) expect((await buyer.ask('update_invoice', UPDATE, { id, ...COMPANY, taxCode })).code).toBeNull();
  const transfer = await buyer.transfer(id);
  const total = price * quantity;
  const told = await tellSepay(sepay(String(transfer.value['bank_transfer']?.['message']), total));
  expect(told.status).toBe(200);
  const order = (await buyer.read(id)).value['user_order_id'];
  return { sale, buyer, email, order, total };
}
const read = async (buyer: Buyer, id: unknown) => (await buyer.ask('user_order', READ, { id })).value['e_invoice'];
const allDue = async () => {
  for (const table of ['e_invoice', 'adjusting_invoice'])
    await world.test.asOwner(`UPDATE ${table} SET next_at = to_timestamp(0) WHERE next_at IS NOT NULL`, []);
};
const issue = async (times = 1) => {
  for (let time = 0; time < times; time += 1) {
    await allDue();
    await app.use(IssueEInvoices)();
  }
};
async function manager(sale: Sale): Promise<Buyer> {
  const email = `${randomUUID()}@example.test`;
  const somebody = await asBuyer(email);
  await world.test.asOwner(
    `INSERT INTO event_user (event_id, account_id, role, inserted_at)
     SELECT $1, account_id, 'MANAGER', now() FROM account WHERE email = $2`,
    [sale.eventId, email],
  );
  return somebody;
}
const retry = (by: Buyer, id: unknown, details: object = COMPANY) =>
  by.ask('retry_e_invoice', RETRY, { id, ...COMPANY, ...details });

const OFFER = 'query ($id: ID!) { refund_offer(user_order_id: $id) { tickets { id cancelled } } }';
const READ_ADJUSTING = `query ($id: ID!) { user_order(id: $id) { e_invoice { state number ${ADJUSTING} } } }`;
const RETRY_ADJUSTING = `mutation ($id: ID!) { retry_adjusting_invoice(user_order_id: $id) {
  e_invoice { ${ADJUSTING} } } }`;
const REFUND = 'mutation ($input: RefundOrderInput!) { refund_order(input: $input) { id } }';
async function giveAllBack(team: Buyer, id: unknown, most = Number.POSITIVE_INFINITY): Promise<void> {
  const { tickets } = (await team.ask('refund_offer', OFFER, { id })).value as {
    tickets: readonly { id: string; cancelled: boolean }[];
  };
  const chosen = tickets.filter(({ cancelled }) => !cancelled).slice(0, most);
  const input = { user_order_id: id, ticket_ids: chosen.map((each) => each.id), donation: false, reason: 'Ill' };
  expect((await team.ask('refund_order', REFUND, { input })).code).toBeNull();
}

describe('the e-invoice of an order', () => {
  it('is issued for the amount paid, with its VAT, and told on the order and by email', async () => {
    const { buyer, order, email, total } = await paid();
    expect(await read(buyer, order)).toMatchObject({ state: 'WAITING', number: null, lookup_code: null });
    await issue();
    const [made] = [...simulator.invoices.values()].slice(-1);
    expect(made).toMatchObject({ total, buyer: { buyerTaxCode: COMPANY.taxCode, buyerEmail: email } });
    expect(await read(buyer, order)).toEqual({
      ...COMPANY,
      state: 'ISSUED',
      number: made?.invoiceNo,
      lookup_code: made?.reservationCode,
      lookup_url: `${url}/sinvoice/lookup`,
      because: null,
      said: null,
    });
    await issue(2);
    expect(simulator.asked).toEqual([made?.transactionUuid]);
    expect(
      await world.count(
        `email_message WHERE message = 'invoice-issued' AND recipient = $1 AND data ->> 'number' = $2`,
        [email, made?.invoiceNo],
      ),
    ).toBe(1);
  });

  it('is found by asking where the answer was lost, and never issued twice', async () => {
    const { buyer, order } = await paid();
    simulator.mode = 'answer-lost';
    await issue();
    expect(await read(buyer, order)).toMatchObject({ state: 'WAITING' });
    simulator.mode = 'issues';
    await issue();
    expect(await read(buyer, order)).toMatchObject({ state: 'ISSUED' });
    expect(simulator.asked).toHaveLength(1);
  });

  it('is sent again where the provider, asked, knows of none', async () => {
    const { buyer, order } = await paid();
    simulator.mode = 'request-lost';
    await issue();
    simulator.mode = 'down';
    await issue();
    expect(await read(buyer, order)).toMatchObject({ state: 'WAITING' });
    simulator.mode = 'issues';
    simulator.forgetTokens();
    await issue();
    expect(await read(buyer, order)).toMatchObject({ state: 'ISSUED' });
    expect(simulator.asked).toHaveLength(1);
  });

  it('waits for a number that comes later', async () => {
    const { buyer, order } = await paid();
    simulator.mode = 'number-later';
    await issue(2);
    expect(await read(buyer, order)).toMatchObject({ state: 'WAITING' });
    await issue();
    expect(await read(buyer, order)).toMatchObject({ state: 'ISSUED' });
    expect(simulator.asked).toHaveLength(1);
  });

  it('is refused for a wrong tax code, which the event’s team corrects and tries again', async () => {
    const { buyer, order, sale } = await paid({ taxCode: '0300588560' });
    await issue();
    const hidden = { state: 'FAILED', because: null, said: null };
    expect(await read(buyer, order)).toMatchObject(hidden);
    const team = await manager(sale);
    expect((await team.ask('user_order', READ, { id: order })).value['abilities']).toContain('order.retry-invoice');
    expect(await read(team, order)).toMatchObject({
      state: 'FAILED',
      because: 'TAX_CODE',
      said: 'Mã số thuế người mua không hợp lệ',
    });
    expect((await retry(buyer, order)).code).toBe('FORBIDDEN');
    expect((await retry(await asBuyer(), order)).code).toBe('FORBIDDEN');
    expect(await retry(team, order, { taxCode: ' ' })).toMatchObject({
      code: 'INVOICE_INCOMPLETE',
      errorData: { missing: ['taxCode'] },
    });
    expect((await retry(team, order)).value['e_invoice']).toMatchObject({ ...COMPANY, state: 'WAITING' });
    expect((await retry(team, order, { taxCode: 'repeated' })).value['e_invoice']).toMatchObject(COMPANY);
    await issue();
    expect(await read(buyer, order)).toMatchObject({ ...COMPANY, state: 'ISSUED' });
    expect(await retry(team, order)).toMatchObject({ code: 'EINVOICE_STAYS', errorData: { state: 'ISSUED' } });
  });

  it('fails after a day without an answer, and is asked about first when it is tried again', async () => {
    const { buyer, order, sale } = await paid();
    simulator.mode = 'answer-lost';
    await issue();
    simulator.mode = 'down';
    await issue(E_INVOICE_ASKS - 1);
    const team = await manager(sale);
    expect(await read(team, order)).toMatchObject({ state: 'FAILED', because: 'UNANSWERED' });
    simulator.mode = 'issues';
    await retry(team, order);
    await issue();
    expect(await read(buyer, order)).toMatchObject({ state: 'ISSUED' });
    expect(simulator.asked).toHaveLength(1);
  });

  it('is one, however many nodes and runs there are', async () => {
    const { buyer, order } = await paid();
    await allDue();
    await Promise.all([1, 2, 3].map(() => app.use(IssueEInvoices)()));
    expect(await read(buyer, order)).toMatchObject({ state: 'ISSUED' });
    expect(simulator.asked).toHaveLength(1);
  });

  it('is not issued for an order whose money goes back before it left, nor when that is tried again', async () => {
    const { buyer, order, sale } = await paid({ taxCode: '0300588560' });
    const early = await paid();
    const before = simulator.invoices.size;
    await giveAllBack(await manager(early.sale), early.order);
    await issue();
    expect(await read(early.buyer, early.order)).toMatchObject({ state: 'DROPPED', number: null });
    const team = await manager(sale);
    expect(await read(team, order)).toMatchObject({ state: 'FAILED' });
    await giveAllBack(team, order);
    await retry(team, order);
    await issue();
    expect(await read(buyer, order)).toMatchObject({ state: 'DROPPED' });
    expect(simulator.invoices.size).toBe(before);
  });

  it('is not made for an order that asked for none', async () => {
    const { buyer, order, sale } = await paid({ asks: false });
    await issue();
    expect(await read(buyer, order)).toBeNull();
    expect((await retry(await manager(sale), order)).code).toBe('NOT_FOUND');
    expect(simulator.asked).toEqual([]);
  });
});

describe('the papers of an order whose money goes back', () => {
  const invoices = async (by: Buyer, id: unknown) =>
    (await by.ask('user_order', READ_ADJUSTING, { id })).value['e_invoice'] as {
      readonly number: string;
      readonly adjusting: readonly Record<string, unknown>[];
    };

  it('take a part that went back before the invoice off its lines', async () => {
    const { buyer, order, sale } = await paid({ price: 150_000, quantity: 3 });
    await giveAllBack(await manager(sale), order, 1);
    await issue(2);
    const { number, adjusting } = await invoices(buyer, order);
    expect(simulator.totalOf(number)).toBe(300_000);
    expect(adjusting).toEqual([]);
  });

  it('adjust an issued invoice by what goes back, each time, down to nothing, and tell the buyer', async () => {
    const { buyer, order, sale, email } = await paid({ price: 150_000, quantity: 3 });
    await issue(2);
    const team = await manager(sale);
    await giveAllBack(team, order, 1);
    await issue(2);
    const one = await invoices(buyer, order);
    expect(one.adjusting).toEqual([
      {
        state: 'ISSUED',
        amount: -150_000,
        number: expect.any(String),
        lookup_code: expect.any(String),
        because: null,
        said: null,
      },
    ]);
    expect(simulator.totalOf(one.number)).toBe(300_000);
    await giveAllBack(team, order);
    await issue(3);
    const all = await invoices(buyer, order);
    expect(all.adjusting).toMatchObject([{ amount: -150_000 }, { amount: -300_000, state: 'ISSUED' }]);
    expect(simulator.totalOf(one.number)).toBe(0);
    expect(
      await world.count(
        `email_message WHERE message = 'invoice-issued' AND recipient = $1 AND data ->> 'adjusts' = $2`,
        [email, one.number],
      ),
    ).toBe(2);
  });

  it('adjust for money that goes back while the invoice, or another adjustment, is on its way', async () => {
    const { buyer, order, sale } = await paid({ price: 150_000, quantity: 3 });
    const team = await manager(sale);
    simulator.mode = 'answer-lost';
    await issue();
    await giveAllBack(team, order, 1);
    simulator.mode = 'issues';
    await issue(2);
    simulator.mode = 'answer-lost';
    await issue();
    await giveAllBack(team, order, 1);
    simulator.mode = 'issues';
    await issue(4);
    const { number, adjusting } = await invoices(buyer, order);
    expect(adjusting).toMatchObject([{ amount: -150_000 }, { amount: -150_000 }]);
    expect(simulator.totalOf(number)).toBe(150_000);
  });

  it('show a failed adjustment to the team, who tries it again; it then says all that went back', async () => {
    const { buyer, order, sale } = await paid({ price: 150_000, quantity: 3 });
    await issue(2);
    const team = await manager(sale);
    await giveAllBack(team, order, 1);
    simulator.mode = 'no-series';
    await issue(2);
    expect((await invoices(buyer, order)).adjusting).toMatchObject([{ state: 'FAILED', because: null, said: null }]);
    expect((await invoices(team, order)).adjusting).toMatchObject([{ state: 'FAILED', because: 'SERIES' }]);
    await giveAllBack(team, order, 1);
    await issue(2);
    expect((await buyer.ask('retry_adjusting_invoice', RETRY_ADJUSTING, { id: order })).code).toBe('FORBIDDEN');
    simulator.mode = 'issues';
    const again = await team.ask('retry_adjusting_invoice', RETRY_ADJUSTING, { id: order });
    expect(again.value['e_invoice']).toMatchObject({ adjusting: [{ state: 'WAITING' }] });
    await issue(2);
    const { number, adjusting } = await invoices(team, order);
    expect(adjusting).toMatchObject([{ state: 'ISSUED', amount: -300_000 }]);
    expect(simulator.totalOf(number)).toBe(150_000);
    expect(await team.ask('retry_adjusting_invoice', RETRY_ADJUSTING, { id: order })).toMatchObject({
      code: 'EINVOICE_STAYS',
      errorData: { state: 'ISSUED' },
    });
  });

  it('are adjusted once, however many nodes and runs there are', async () => {
    const { buyer, order, sale } = await paid();
    await issue(2);
    await giveAllBack(await manager(sale), order);
    for (let turn = 0; turn < 3; turn += 1) {
      await allDue();
      await Promise.all([1, 2, 3].map(() => app.use(IssueEInvoices)()));
    }
    const { number, adjusting } = await invoices(buyer, order);
    expect(adjusting).toHaveLength(1);
    expect(simulator.totalOf(number)).toBe(0);
  });
});
