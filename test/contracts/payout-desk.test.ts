import { randomUUID } from 'node:crypto';
import { NEVER } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeGraphqlPayoutDesk } from '#adapters/graphql/money/graphql-payout-desk.ts';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import { readAnswer } from '#adapters/graphql/platform/read-answer.ts';
import { makeMemoryPayoutDesk } from '#adapters/memory/money/memory-payout-desk.ts';
import { makeMemorySharedRefunds } from '#adapters/memory/money/memory-shared-refunds.ts';
import { makeRestSharedRefunds } from '#adapters/rest/money/rest-shared-refunds.ts';
import type { SharedRefund } from '#application/money/ports/shared-refunds.ts';
import { instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { buyingWorld, type Json, sepay } from '#test/server/buying-world.ts';
import { giveSecondFactor } from '#test/server/give-second-factor.ts';
import { payoutDeskContract } from './payout-desk.contract.ts';
import { sharedRefundsContract } from './shared-refunds.contract.ts';

const NOW = instant(Date.parse('2026-11-20T03:00:00Z'));

describe('in memory', () => {
  payoutDeskContract(async () => ({
    orderNumber: 'ABCDEFGHJ',
    desk: makeMemoryPayoutDesk(
      [
        {
          id: 'r1',
          eventName: 'Đêm nhạc',
          orderNumber: 'ABCDEFGHJ',
          buyerName: 'Trần Minh',
          buyerEmail: 'minh@example.test',
          amount: dong(200_000),
          transferCode: 'VEMOIABCDEFGHJ',
          state: 'READY',
          provider: null,
          dispute: null,
          dueAt: NOW,
          overdue: false,
          sentAt: null,
          failedBecause: null,
          account: {
            bankName: 'Vietcombank',
            number: '0071000123456',
            holder: 'NGUYEN THI LAN',
            source: 'BUYER',
            namedAt: NOW,
          },
          qrCode: '000201970436',
        },
      ],
      NOW,
    ),
  }));
});

describe('a refund by its link, in memory', () => {
  const refund: SharedRefund = {
    eventName: 'Đêm nhạc',
    orderNumber: 'ABCDEFGHJ',
    amount: dong(200_000),
    reason: 'ORDER_CANCELLED',
    status: 'DECIDED',
    paidAt: null,
    account: null,
  };
  sharedRefundsContract(async () => ({
    page: makeMemorySharedRefunds({ secret: refund }),
    secret: 'secret',
    payBack: async () => makeMemorySharedRefunds({ secret: { ...refund, status: 'CONFIRMED', paidAt: NOW } }),
  }));
});

describe('over our schema, on PostgreSQL', async () => {
  const { app, world, asBuyer, tellSepay } = await buyingWorld();

  async function aRefund() {
    const sale = await world.sale({ types: [{ price: 100_000 }] });
    const buyer = await asBuyer();
    const begun = await buyer.begin(sale, (await buyer.choose(sale, [2])).value);
    const message = ((await buyer.transfer(begun.value['id'])).value['bank_transfer'] as Json)['message'];
    await tellSepay(sepay(String(message), 200_000));
    const order = await world.one<{ user_order_id: string; order_number: string }>(
      'SELECT user_order_id, order_number FROM user_order WHERE event_id = $1',
      [sale.eventId],
    );
    const [answer] = await world.database.transaction((tx) =>
      world.decideRefunds(tx, sale.eventId, [
        {
          key: randomUUID(),
          orderId: order.user_order_id,
          reason: 'ORDER_CANCELLED',
          of: 'ALL',
          note: null,
          by: null,
          tell: true,
        },
      ]),
    );
    if (answer?.ok !== true) throw new Error('No refund');
    const orderId = encodeWireId(sale.eventId, order.user_order_id);
    const links = 'query ($id: ID!) { refund_links(user_order_id: $id) { token amount status account_number } }';
    const linked = (await buyer.ask('refund_links', links, { id: orderId })).value as unknown as { token: string }[];
    return { ...order, orderId, links, token: linked[0]?.token ?? '', code: answer.value.transferCode ?? '' };
  }
  const post = async (path: string, body: object) => {
    const response = await fetch(`${app.url}/api/v1/refund/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Json };
  };
  const ACCOUNT = { bank: '970436', number: '0071 0001 23456', holder_name: 'Nguyễn Thị Lan' };
  const accountant = async () => {
    const email = `${randomUUID()}@example.test`;
    await asBuyer(email);
    await world.pool.query('UPDATE account SET is_accountant = true WHERE email = $1', [email]);
    const signedIn = await asBuyer(email);
    await giveSecondFactor(app, signedIn.token);
    return signedIn;
  };

  payoutDeskContract(async () => {
    const refund = await aRefund();
    expect(await post('account', { token: refund.token, ...ACCOUNT })).toMatchObject({ status: 200 });
    const { token } = await accountant();
    const transport = (async (document: { readonly text: string }, variables: unknown) => {
      const { data, errors } = await app.graphql(document.text, {
        token,
        variables: variables as Record<string, unknown>,
        idempotencyKey: randomUUID(),
      });
      return readAnswer({ data, errors: errors.length === 0 ? undefined : errors });
    }) as GraphqlTransport;
    return { desk: makeGraphqlPayoutDesk(transport), orderNumber: refund.order_number };
  });

  it('is closed to everybody but accountants and admins with their second factor', async () => {
    const { orderId } = await aRefund();
    const email = `${randomUUID()}@example.test`;
    await asBuyer(email);
    await world.pool.query('UPDATE account SET is_accountant = true WHERE email = $1', [email]);
    for (const someone of [await asBuyer(), await asBuyer(email)])
      for (const [field, query, variables] of [
        ['refunds_to_pay', '{ refunds_to_pay { entries { id } } }', {}],
        [
          'mark_refunds_sent',
          'mutation ($id: ID!) { mark_refunds_sent(refunds: [{ id: $id, account_named_at: 1 }]) { id } }',
          { id: orderId },
        ],
        ['confirm_refund', 'mutation ($id: ID!) { confirm_refund(id: $id, reference: "FT1") }', { id: orderId }],
        [
          'close_card_dispute',
          'mutation ($id: ID!) { close_card_dispute(refund_id: $id, outcome: "WON", note: "x") }',
          { id: orderId },
        ],
        ['disputes_to_settle', '{ disputes_to_settle { dispute_id } }', {}],
        [
          'settle_card_dispute',
          'mutation { settle_card_dispute(event_id: 1, dispute_id: "dp_1", outcome: "HANDLED", note: "x") }',
          {},
        ],
        ['fail_refund', 'mutation ($id: ID!) { fail_refund(id: $id, reason: "x", ask_again: true) }', { id: orderId }],
      ] as const)
        expect([field, (await someone.ask(field, query, variables)).code]).toEqual([field, 'FORBIDDEN']);
  });

  it('gives links to the buyer alone; a link shows the account masked, and takes it until the refund is sent', async () => {
    const refund = await aRefund();
    const stranger = await asBuyer();
    expect((await stranger.ask('refund_links', refund.links, { id: refund.orderId })).code).toBe('NOT_FOUND');
    expect(await post('open', { token: refund.token })).toMatchObject({
      status: 200,
      body: { data: { amount: 200_000, reason: 'ORDER_CANCELLED', status: 'DECIDED', paid_at: null, account: null } },
    });
    expect(await post('open', { token: `${refund.token}x` })).toMatchObject({ status: 410 });
    expect(await post('account', { token: refund.token, ...ACCOUNT, bank: '1' })).toMatchObject({ status: 400 });
    expect((await post('account', { token: refund.token, ...ACCOUNT })).body).toMatchObject({
      data: { account: { bank: '970436', number: '•••••••••3456', holder_name: 'NGUYEN THI LAN' } },
    });
    await tellSepay(sepay(refund.code, 200_000, { transferType: 'out' }));
    expect(await post('account', { token: refund.token, ...ACCOUNT })).toMatchObject({
      status: 422,
      body: { error: { code: 'PAYOUT_REFUSED' } },
    });
    expect(await post('open', { token: refund.token })).toMatchObject({ body: { data: { status: 'CONFIRMED' } } });
  });

  sharedRefundsContract(async () => {
    const refund = await aRefund();
    const failures = { tell: () => {}, of: () => NEVER };
    const page = makeRestSharedRefunds({ baseUrl: app.url, fetch, failures, locale: () => 'vi' });
    return {
      page,
      secret: refund.token,
      payBack: async () => {
        await tellSepay(sepay(refund.code, 200_000, { transferType: 'out' }));
        return page;
      },
    };
  });
});
