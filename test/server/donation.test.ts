import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';
import { mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

const mailer = makeMemoryMailer();
let app: TestApp;
let world: SaleWorld;
beforeAll(async () => {
  app = await startTestApp({ instead: mailTo(mailer) });
  world = await saleWorld({}, app.database);
});

const GIVE = `mutation ($amount: Dong!, $session: Int!, $message: String) {
  upsert_ticket_donation(amount: $amount, section_event_id: $session, message: $message) { amount message currency status section_event_id } }`;
const BEGIN = `mutation ($input: BeginPaymentCheckoutSessionInput!) { begin_payment_checkout_session(input: $input) {
  id price original_price donation lines { name } result { status } user_order_id } }`;
const ALLOW = `mutation ($id: Int!, $input: UpdateEventInput!) { update_event(id: $id, input: $input) {
  enable_ticket_donation } }`;
const TRANSFER =
  'mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) { value bank_transfer { message } } }';
const ORDERS =
  '{ user_orders(limit: 10) { user_orders { status price ticket_donation { amount message status } bought_items { ticket_id } } } }';
const DESK = `query ($id: Int!) { user_orders_admin(event_id: $id) { user_orders { status price ticket_donation { amount message } bought_items { ticket_id }
  user_registrant { email } } } }`;

const owns = (sale: Sale, { email }: { readonly email: string }) =>
  world.pool.query(
    'UPDATE event SET owner_account_id = (SELECT account_id FROM account WHERE email = $2) WHERE event_id = $1',
    [sale.eventId, email],
  );

async function someone(email = `${randomUUID()}@example.test`) {
  const { accessToken: token } = await signIn(app, mailer, email);
  const ask = (query: string, variables: Readonly<Record<string, unknown>> = {}) =>
    app.graphql(query, { token, variables, idempotencyKey: randomUUID() });
  return {
    email,
    ask,
    give: (sale: Sale, amount: number, message: string | null = null) =>
      ask(GIVE, { amount, session: sale.sectionEventId, message }),
    begin: (sale: Sale, shown_price: number | null) =>
      ask(BEGIN, {
        input: {
          event_id: sale.eventId,
          section_event_id: sale.sectionEventId,
          shown_price,
          information_attendees_inputs: [],
        },
      }),
  };
}

describe('donating over HTTP', () => {
  it('stores a donation with its message, replaces it, and removes it with 0 [S7.5-08]', async () => {
    const sale = await world.sale({ donations: true });
    const giver = await someone();
    const stored = () =>
      world.pool.query<{ amount: number; message: string | null }>(
        'SELECT amount, message FROM ticket_donation WHERE event_id = $1',
        [sale.eventId],
      );
    expect((await giver.give(sale, 50_000, ' Cố lên ')).data).toEqual({
      upsert_ticket_donation: {
        amount: 50_000,
        message: 'Cố lên',
        currency: 'VND',
        status: 'PENDING',
        section_event_id: sale.sectionEventId,
      },
    });
    expect((await stored()).rows).toEqual([{ amount: 50_000, message: 'Cố lên' }]);
    expect((await giver.give(sale, 70_000)).data).toMatchObject({
      upsert_ticket_donation: { amount: 70_000, message: null },
    });
    expect((await stored()).rows).toEqual([{ amount: 70_000, message: null }]);
    await giver.give(sale, 0);
    expect((await stored()).rows).toEqual([]);
  });

  it('sells a donation without a ticket, visible to donor and organiser', async () => {
    const sale = await world.sale({ donations: true, types: [{ price: 200_000 }] });
    const [giver, organiser] = [await someone(), await someone()];
    await owns(sale, organiser);
    await giver.give(sale, 50_000, 'Cố lên');
    const begun = (await giver.begin(sale, 50_000)).data?.['begin_payment_checkout_session'] as { readonly id: string };
    expect(begun).toMatchObject({
      price: 50_000,
      original_price: 50_000,
      donation: 50_000,
      lines: [],
      result: { status: 'OPEN' },
      user_order_id: null,
    });
    const asked = (await giver.ask(TRANSFER, { id: begun.id })).data?.['create_bank_transfer'] as {
      readonly value: number;
      readonly bank_transfer: { readonly message: string };
    };
    expect(asked.value).toBe(50_000);
    await world.pay(asked.bank_transfer.message, 50_000);
    expect((await giver.ask(ORDERS)).data).toEqual({
      user_orders: {
        user_orders: [
          {
            status: 'SUCCESSFUL',
            price: 50_000,
            ticket_donation: { amount: 50_000, message: 'Cố lên', status: 'SUCCESSFUL' },
            bought_items: [],
          },
        ],
      },
    });
    expect((await organiser.ask(DESK, { id: sale.eventId })).data).toEqual({
      user_orders_admin: {
        user_orders: [
          {
            status: 'SUCCESSFUL',
            price: 50_000,
            ticket_donation: { amount: 50_000, message: 'Cố lên' },
            bought_items: [],
            user_registrant: { email: giver.email },
          },
        ],
      },
    });
  });

  it('is turned on and off, and read, by the organiser alone [S6-36]', async () => {
    const sale = await world.sale({ donations: false });
    const [giver, organiser] = [await someone(), await someone()];
    await owns(sale, organiser);
    const allows = (who: typeof giver, enable_ticket_donation: boolean) =>
      who.ask(ALLOW, { id: sale.eventId, input: { enable_ticket_donation } });
    expect((await allows(giver, true)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await giver.give(sale, 50_000)).errors[0]?.extensions['code']).toBe('DONATION_NOT_ACCEPTED');
    expect((await allows(organiser, true)).data).toEqual({ update_event: { enable_ticket_donation: true } });
    expect((await giver.give(sale, 50_000, 'Cố lên')).errors).toEqual([]);
    expect((await giver.begin(sale, 50_000)).errors).toEqual([]);
    const reads = { id: sale.eventId };
    expect((await giver.ask(DESK, reads)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await organiser.ask(DESK, reads)).errors).toEqual([]);
    expect((await allows(giver, false)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    expect((await allows(organiser, false)).data).toEqual({ update_event: { enable_ticket_donation: false } });
    expect((await giver.give(sale, 60_000)).errors[0]?.extensions['code']).toBe('DONATION_NOT_ACCEPTED');
  });

  it('refuses a checkout without a donation, or with another price', async () => {
    const sale = await world.sale({ donations: true });
    const giver = await someone();
    expect((await giver.begin(sale, 50_000)).errors[0]?.extensions['code']).toBe('SHOPPING_ITEMS_EMPTY');
    await giver.give(sale, 50_000);
    for (const shown of [null, 49_999])
      expect((await giver.begin(sale, shown)).errors[0]?.extensions['code']).toBe('SHOPPING_ITEMS_EMPTY');
  });
});
