import { createHmac, randomUUID } from 'node:crypto';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { type Sale, saleWorld } from '#test/races/sale-world.ts';
import { mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';

const CHECKOUT = `id price original_price discount donation currency lines { ticket_id name number_of_tickets original_price price } pay_before
  result { status received } bank_transfer_payment { value pay_before bank_transfer { account bank username message qr_code } } user_order_id server_now`;
export const LINE =
  'id ticket_id section_event_id price currency inserted_at held_until product { id name price } metadata { number_of_tickets original_price special_off }';

export type Json = { readonly [key: string]: Json } & string & number & readonly Json[];

export function sepay(content: string, amount: number, more: Readonly<Record<string, unknown>> = {}) {
  const id = Number.parseInt(randomUUID().slice(0, 8), 16);
  return {
    id,
    gateway: 'Vietcombank',
    transactionDate: '2026-11-20 17:30:00',
    accountNumber: '0011004321234',
    subAccount: null,
    code: null,
    content,
    transferType: 'in',
    transferAmount: amount,
    accumulated: 19_077_000,
    referenceCode: `MBVCB.${id}`,
    description: '',
    ...more,
  };
}

export async function buyingWorld(env: Readonly<Record<string, string>> = {}) {
  const mailer = makeMemoryMailer();
  const app = await startTestApp({ env, instead: mailTo(mailer) });
  const world = await saleWorld({}, app.database);

  async function asBuyer(email = `${randomUUID()}@example.test`) {
    const { accessToken: token } = await signIn(app, mailer, email);
    const ask = async (
      field: string,
      query: string,
      variables: Readonly<Record<string, unknown>>,
      idempotencyKey: string | null = randomUUID(),
    ) => {
      const told = await app.graphql(query, {
        token,
        variables,
        ...(idempotencyKey === null ? {} : { idempotencyKey }),
      });
      const data = told.data?.[field] as Json | undefined;
      return {
        code: told.errors[0]?.extensions['code'] ?? null,
        errorData: told.errors[0]?.extensions['data'] ?? null,
        message: told.errors[0]?.message,
        value: data as Json,
      };
    };
    const ticketId = (sale: Sale, index = 0) =>
      encodeWireId(sale.eventId, sale.types[index]?.ticketTypeId ?? randomUUID());
    return {
      token,
      ticketId,
      ask,
      choose: (sale: Sale, quantities: readonly number[], key?: string | null) =>
        ask(
          'choose_tickets',
          `mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { ${LINE} } }`,
          {
            input: {
              section_event_id: sale.sectionEventId,
              lines: quantities.map((number_of_tickets, index) => ({
                ticket_id: ticketId(sale, index),
                number_of_tickets,
              })),
            },
          },
          key,
        ),
      begin: (sale: Sale, lines: readonly Json[], more: Readonly<Record<string, unknown>> = {}, key?: string | null) =>
        ask(
          'begin_payment_checkout_session',
          `mutation ($input: BeginPaymentCheckoutSessionInput!) { begin_payment_checkout_session(input: $input) { ${CHECKOUT} } }`,
          {
            input: {
              event_id: sale.eventId,
              section_event_id: sale.sectionEventId,
              information_attendees_inputs: lines.map((line) => ({
                shopping_item_id: line['id'],
                attendees: [{ email: 'Khach@Example.test', first_name: 'Khách' }],
              })),
              ...more,
            },
          },
          key,
        ),
      transfer: (id: unknown) =>
        ask(
          'create_bank_transfer',
          `mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) { value pay_before bank_transfer { account bank username message qr_code } } }`,
          { id },
        ),
      read: (id: unknown) =>
        ask('payment_checkout_session', `query ($id: ID!) { payment_checkout_session(id: $id) { ${CHECKOUT} } }`, {
          id,
        }),
    };
  }

  async function tellSepay(body: unknown, signed: { readonly secret?: string; readonly at?: number } = {}) {
    const text = JSON.stringify(body);
    const timestamp = Math.trunc((signed.at ?? Date.now()) / 1000);
    const mac = createHmac('sha256', signed.secret ?? 'demo-sepay-secret')
      .update(`${timestamp}.${text}`)
      .digest('hex');
    const response = await fetch(`${app.url}/webhooks/sepay`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-sepay-timestamp': String(timestamp),
        'x-sepay-signature': `sha256=${mac}`,
      },
      body: text,
    });
    return { status: response.status, body: await response.json() };
  }

  return { mailer, app, world, asBuyer, tellSepay };
}
