import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { AskGateways } from '#server/money/ask-gateways.ts';
import { SendGatewayRefunds } from '#server/money/send-gateway-refunds.ts';
import type { VnpayMode, VnpayTransaction } from '#tools/staging/vnpay/vnpay-gateway.ts';
import { signedQuery, signedValues } from '#tools/staging/vnpay/vnpay-signing.ts';
import { buyingWorld, sepay } from './buying-world.ts';
import { simulatedVnpay, VNPAY_MERCHANT } from './simulated-gateways.ts';

const MERCHANT = VNPAY_MERCHANT;
const product = { url: '' };
const { gateway, env, opened } = await simulatedVnpay(product);
const { app, world, asBuyer, tellSepay } = await buyingWorld(env);
product.url = app.url;
beforeEach(() => {
  gateway.refundMode = 'sent';
});

const PRICE = 120_000;
const PAY = `mutation ($input: CreateVnpayPaymentInput!) { create_vnpay_payment(input: $input) { pay_link } }`;
const CHECK = `mutation ($id: ID!) { check_gateway_payment(payment_checkout_session_id: $id) {
  result { status } gateway { state method } } }`;

type Buyer = Awaited<ReturnType<typeof asBuyer>>;
const pay = (buyer: Buyer, id: unknown, type = 'VNPAYQR', key: string | null = randomUUID()) =>
  buyer.ask(
    'create_vnpay_payment',
    PAY,
    {
      input: {
        payment_checkout_session_id: id,
        redirect_url: `http://vemoi.test/payment/1?payment_checkout_session_id=${id}`,
        type,
      },
    },
    key,
  );
const check = (buyer: Buyer, id: unknown) => buyer.ask('check_gateway_payment', CHECK, { id });

async function begun(price = PRICE) {
  const sale = await world.sale({ types: [{ price }] });
  const buyer = await asBuyer();
  const lines = await buyer.choose(sale, [1]);
  const checkout = await buyer.begin(sale, [...lines.value]);
  return { sale, buyer, id: checkout.value['id'] };
}

async function paying() {
  const order = await begun();
  const link = await pay(order.buyer, order.id);
  const transaction = opened(link.value['pay_link']);
  const finish = (mode: VnpayMode) => gateway.finish(transaction, mode);
  const read = async () => (await order.buyer.read(order.id)).value['result']?.['status'];
  return { ...order, transaction, finish, read };
}

const ipn = async (query: string) =>
  (await (await fetch(`${app.url}/payments/vnpay/ipn?${query}`)).json()) as { readonly RspCode: string };
const lastAnswer = ({ deliveries }: VnpayTransaction) => deliveries.at(-1)?.answer;

it('a VNPay payment opens a signed page of VNPay for the frozen price and the chosen type [S7.5-13] [S7.5-15]', async () => {
  const { buyer, id } = await begun();
  for (const type of ['VNPAYQR', 'VNBANK', 'INTCARD']) {
    const { parameters } = opened((await pay(buyer, id, type)).value['pay_link']);
    expect(parameters.get('vnp_Amount')).toBe(String(PRICE * 100));
    expect(parameters.get('vnp_BankCode')).toBe(type);
    expect(parameters.get('vnp_ReturnUrl')).toContain(`payment_checkout_session_id=${id}`);
  }
});

it('a checkout carries id and price, a gateway payment its pay_link, a result its status [S3-62]', async () => {
  const { buyer, id } = await begun();
  expect((await buyer.read(id)).value).toMatchObject({ id, price: PRICE, result: { status: 'OPEN' } });
  expect((await pay(buyer, id)).value).toEqual({ pay_link: expect.stringMatching(/^http/) });
  expect((await buyer.read(id)).value['result']).toMatchObject({ status: 'PENDING' });
});

it('a bank transfer carries its value and where to send it [S3-63]', async () => {
  const { buyer, id } = await begun();
  const words = { account: '0011004321234', bank: 'Vietcombank', username: 'CONG TY VEMOI' };
  expect((await buyer.transfer(id)).value).toMatchObject({
    value: PRICE,
    bank_transfer: { ...words, message: expect.stringMatching(/^VEMOI/), qr_code: expect.stringMatching(/^0002/) },
  });
});

it('the same key gets the same page, and a request without a key is refused', async () => {
  const { buyer, id } = await begun();
  const first = await pay(buyer, id, 'VNBANK', 'one-key');
  expect(first).toMatchObject({ code: null, value: { pay_link: expect.stringContaining('vnp_SecureHash=') } });
  expect((await pay(buyer, id, 'VNBANK', 'one-key')).value).toEqual(first.value);
  expect((await pay(buyer, id, 'VNBANK', null)).code).toBe('IDEMPOTENCY_KEY_REQUIRED');
});

it('VNPay’s report pays the order once, and a repeated one is answered with 02', async () => {
  const { finish, read, transaction, sale } = await paying();
  await finish('paid-ipn-twice');
  expect(transaction.deliveries.map(({ answer }) => answer)).toEqual(['00', '02']);
  expect(await read()).toBe('SUCCESSFUL');
  expect(await world.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(1);
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
});

it('a return alone proves nothing; asked, VNPay confirms what its lost report would have said', async () => {
  const { finish, read, buyer, id } = await paying();
  expect(await finish('paid-without-ipn')).toContain('vnp_ResponseCode=00');
  expect(await read()).toBe('PENDING');
  const asked = await check(buyer, id);
  expect(asked.value).toEqual({ result: { status: 'SUCCESSFUL' }, gateway: { state: 'PAID', method: 'QrVnpay' } });
});

it('VNPay is asked about a payment that stayed silent, and the order is paid', async () => {
  const { finish, read } = await paying();
  await finish('paid-without-ipn');
  await world.pool.query(`UPDATE gateway_payment SET ask_at = now() - interval '1 second' WHERE state = 'OPEN'`);
  await app.use(AskGateways)();
  expect(await read()).toBe('SUCCESSFUL');
});

it('cancelled or refused at VNPay, the order waits and can be paid anew, also by bank transfer', async () => {
  for (const [mode, state] of [
    ['cancelled', 'CANCELLED'],
    ['failed', 'FAILED'],
  ] as const) {
    const { finish, transaction, buyer, id } = await paying();
    await finish(mode);
    expect(lastAnswer(transaction)).toBe('00');
    expect((await check(buyer, id)).value).toEqual({
      result: { status: 'PENDING' },
      gateway: { state, method: 'QrVnpay' },
    });
    expect((await buyer.transfer(id)).value['value']).toBe(PRICE);
  }
});

it('an order begun at VNPay and paid by bank transfer names what paid it', async () => {
  const { finish, buyer, id, sale, read } = await paying();
  await finish('cancelled');
  const transfer = (await buyer.transfer(id)).value;
  await tellSepay(sepay(String(transfer['bank_transfer']?.['message']), PRICE));
  expect(await read()).toBe('SUCCESSFUL');
  const named = await world.pool.query('SELECT payment_method FROM user_order WHERE event_id = $1', [sale.eventId]);
  expect(named.rows).toEqual([{ payment_method: 'BANK_TRANSFER' }]);
});

it('two attempts that are both paid sell one order, and the second money is kept for its buyer', async () => {
  const first = await paying();
  const second = opened((await pay(first.buyer, first.id, 'INTCARD')).value['pay_link']);
  await first.finish('paid');
  await gateway.finish(second, 'paid');
  expect([lastAnswer(first.transaction), lastAnswer(second)]).toEqual(['00', '00']);
  expect(await world.count('bought_ticket WHERE event_id = $1', [first.sale.eventId])).toBe(1);
  const receipts = await world.count('payment_receipt WHERE event_id = $1', [first.sale.eventId]);
  expect(receipts).toBe(2);
  expect(await world.integrity(first.sale.eventId)).toMatchObject({ healthy: true });
});

it('a success that VNPay reports after the places were given up still gets them, and none is left behind', async () => {
  const { finish, transaction, read, sale } = await paying();
  world.pass(31 * MINUTE);
  await world.releaseDue();
  expect(await read()).toBe('EXPIRED');
  await finish('paid');
  expect(lastAnswer(transaction)).toBe('00');
  expect(await read()).toBe('SUCCESSFUL');
  expect(await world.count('bought_ticket WHERE event_id = $1', [sale.eventId])).toBe(1);
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
});

it('a success that VNPay reports after the places were sold is kept for its buyer, who chooses', async () => {
  const { finish, transaction, read, sale } = await paying();
  world.pass(31 * MINUTE);
  await world.releaseDue();
  await world.pool.query('UPDATE quota SET capacity = 0 WHERE event_id = $1', [sale.eventId]);
  await finish('paid');
  expect(lastAnswer(transaction)).toBe('00');
  expect(await read()).toBe('LATE_MONEY');
  expect(await world.integrity(sale.eventId)).toMatchObject({ healthy: true });
});

it('a wrong signature, an unknown payment and a wrong amount change nothing and are answered 97, 01 and 04', async () => {
  const { finish, transaction, read } = await paying();
  await finish('paid-wrong-signature');
  expect(lastAnswer(transaction)).toBe('97');
  expect(await read()).toBe('PENDING');
  const report = (over: Readonly<Record<string, string>>) =>
    signedQuery(
      new Map(
        Object.entries({
          vnp_TmnCode: MERCHANT.tmnCode,
          vnp_Amount: String(PRICE * 100),
          vnp_ResponseCode: '00',
          vnp_TransactionStatus: '00',
          vnp_TxnRef: transaction.parameters.get('vnp_TxnRef') ?? '',
          ...over,
        }),
      ),
      MERCHANT.secret,
    );
  expect(await ipn(report({ vnp_TxnRef: 'nobody' }))).toMatchObject({ RspCode: '01' });
  expect(await ipn(report({ vnp_Amount: '150' }))).toMatchObject({ RspCode: '99' });
  expect(await ipn(report({ vnp_Amount: String(PRICE * 100 - 100) }))).toMatchObject({ RspCode: '04' });
  expect(await ipn(`${report({})}&vnp_Amount=1`)).toMatchObject({ RspCode: '97' });
  expect(await ipn(report({ vnp_TmnCode: 'SOMEBODY' }))).toMatchObject({ RspCode: '97' });
  expect(await read()).toBe('PENDING');
});

it('up to 25,000 VND VNPay is neither offered nor taken, and a stranger’s address is no way back', async () => {
  const { buyer, id } = await begun(25_000);
  const QUERY = 'query ($price: Dong) { payment_configuration(price: $price) { methods { code blocked } } }';
  const offered = async (price: number) =>
    [...((await buyer.ask('payment_configuration', QUERY, { price })).value['methods'] ?? [])].map(
      (one) => one['code'],
    );
  expect(await offered(25_000)).toEqual(['BankTransfer']);
  expect(await offered(25_001)).toEqual(['BankTransfer', 'VnBankVnpay', 'QrVnpay', 'IntCardVnpay', 'Stripe']);
  expect((await pay(buyer, id)).code).toBe('PAYMENT_METHOD_UNAVAILABLE');
  const abroad = { payment_checkout_session_id: id, redirect_url: 'https://elsewhere.test/', type: 'VNBANK' };
  expect((await buyer.ask('create_vnpay_payment', PAY, { input: abroad })).code).toBe('INVALID_INPUT');
});

/** An order of three places paid at VNPay; `refund` decides one of its tickets, or all that is left. */
async function refunding() {
  const sale = await world.sale({ types: [{ price: PRICE }] });
  const buyer = await asBuyer();
  const lines = await buyer.choose(sale, [3]);
  const checkout = await buyer.begin(sale, [...lines.value]);
  const transaction = opened((await pay(buyer, checkout.value['id'])).value['pay_link']);
  await gateway.finish(transaction, 'paid');
  const { eventId } = sale;
  const { rows } = await world.pool.query<{ id: string; order: string }>(
    `SELECT bought_ticket_id AS id, user_order_id AS order FROM bought_ticket WHERE event_id = $1 ORDER BY 1`,
    [eventId],
  );
  const refund = async (ticket: number | null) => {
    const wish = {
      key: randomUUID(),
      orderId: rows[0]?.order ?? '',
      reason: 'ORDER_CANCELLED',
      note: null,
      by: null,
    } as const;
    const of = ticket === null ? 'ALL' : { ticketIds: [rows[ticket]?.id ?? ''], donation: false };
    const [answer] = await world.database.transaction((tx) =>
      world.decideRefunds(tx, eventId, [{ ...wish, of, tell: true }]),
    );
    if (answer?.ok !== true) throw new Error('No refund');
  };
  const send = async () => {
    await world.pool.query(`UPDATE gateway_refund SET ask_at = now() - interval '1 second' WHERE ask_at IS NOT NULL`);
    await app.use(SendGatewayRefunds)();
  };
  const statuses = async () =>
    (
      await world.pool.query<{ status: string }>(
        'SELECT status FROM refund WHERE event_id = $1 ORDER BY decided_at, refund_id',
        [eventId],
      )
    ).rows.map(({ status }) => status);
  return { transaction, refund, send, statuses, eventId };
}

it('refunds of parts and of the rest go back through VNPay, each signed and once', async () => {
  const { transaction, refund, send, statuses, eventId } = await refunding();
  await refund(0);
  await refund(null);
  for (let turn = 0; turn < 3; turn++) await send();
  expect(transaction.refunds.map(({ type, amount }) => [type, amount])).toEqual([
    ['03', PRICE * 100],
    ['03', 2 * PRICE * 100],
  ]);
  expect(await statuses()).toEqual(['CONFIRMED', 'CONFIRMED']);
  expect(await world.integrity(eventId)).toMatchObject({ healthy: true });
});

it('a refund of everything is a full one', async () => {
  const { transaction, refund, send, statuses } = await refunding();
  await refund(null);
  await send();
  expect(transaction.refunds).toMatchObject([{ type: '02', amount: 3 * PRICE * 100, status: '06' }]);
  expect(await statuses()).toEqual(['CONFIRMED']);
});

it.each(['no-answer', 'wrong-signature'] as const)(
  'a refund that VNPay carried out with %s is found by querydr, not by another refund of the payment',
  async (mode) => {
    const { transaction, refund, send, statuses } = await refunding();
    await refund(0);
    await send();
    await refund(1);
    gateway.refundMode = mode;
    await send();
    expect(await statuses()).toEqual(['CONFIRMED', 'SENT']);
    gateway.refundMode = 'sent';
    await send();
    expect(await statuses()).toEqual(['CONFIRMED', 'CONFIRMED']);
    expect(transaction.refunds).toHaveLength(2);
  },
);

it('a refund that never arrived at VNPay is sent again under the same id', async () => {
  const { transaction, refund, send, statuses } = await refunding();
  await refund(0);
  await send();
  await refund(1);
  gateway.refundMode = 'not-arrived';
  await send();
  await send();
  expect(await statuses()).toEqual(['CONFIRMED', 'SENT']);
  gateway.refundMode = 'sent';
  await send();
  expect(await statuses()).toEqual(['CONFIRMED', 'CONFIRMED']);
  expect(transaction.refunds).toHaveLength(2);
});

it('a slow refund is asked about until its bank has it, and one that VNPay refuses falls to a transfer', async () => {
  const slow = await refunding();
  gateway.refundMode = 'slow';
  await slow.refund(null);
  await slow.send();
  expect(await slow.statuses()).toEqual(['SENT']);
  gateway.finishRefund(slow.transaction, true);
  await slow.send();
  expect(await slow.statuses()).toEqual(['CONFIRMED']);
  const refused = await refunding();
  gateway.refundMode = 'refused';
  await refused.refund(null);
  await refused.send();
  await refused.send();
  expect(await refused.statuses()).toEqual(['FAILED']);
  expect(refused.transaction.refunds).toHaveLength(1);
  const { by_provider } = await world.one<{ by_provider: boolean }>(
    'SELECT by_provider FROM refund WHERE event_id = $1',
    [refused.eventId],
  );
  expect(by_provider).toBe(false);
  expect(await world.integrity(refused.eventId)).toMatchObject({ healthy: true });
});

it('the simulated VNPay takes a request’s id once a day, and no refund that is unsigned, unknown, unpaid or too much', async () => {
  const { transaction } = await refunding();
  const paidFor = (name: string) => transaction.parameters.get(name) ?? '';
  const message = {
    vnp_RequestId: 'a1',
    vnp_Version: '2.1.0',
    vnp_Command: 'refund',
    vnp_TmnCode: MERCHANT.tmnCode,
    vnp_TransactionType: '03',
    vnp_TxnRef: paidFor('vnp_TxnRef'),
    vnp_Amount: '1000000',
    vnp_TransactionNo: transaction.number,
    vnp_TransactionDate: paidFor('vnp_CreateDate'),
    vnp_CreateBy: 'Vemoi',
    vnp_CreateDate: '20261128170000',
    vnp_IpAddr: '127.0.0.1',
    vnp_OrderInfo: 'Refund',
  };
  const code = (over: Partial<typeof message>, secret = MERCHANT.secret) => {
    const asked = { ...message, ...over };
    const answer = gateway.answer({ ...asked, vnp_SecureHash: signedValues(Object.values(asked), secret) });
    return answer?.['vnp_ResponseCode'];
  };
  const unpaid = opened(
    await (async () => {
      const { buyer, id } = await begun();
      return (await pay(buyer, id)).value['pay_link'];
    })(),
  );
  expect([
    code({}),
    code({}),
    code({ vnp_CreateDate: '20261129170000' }),
    code({ vnp_RequestId: 'a2' }, 'another secret'),
    code({ vnp_RequestId: 'a3', vnp_TmnCode: 'SOMEBODY' }),
    code({ vnp_RequestId: 'a4', vnp_TxnRef: 'nobody' }),
    code({ vnp_RequestId: 'a5', vnp_Amount: '1.5' }),
    code({ vnp_RequestId: 'a6', vnp_Amount: String(PRICE * 300) }),
    code({
      vnp_RequestId: 'a7',
      vnp_TxnRef: unpaid.parameters.get('vnp_TxnRef') ?? '',
      vnp_TransactionDate: unpaid.parameters.get('vnp_CreateDate') ?? '',
      vnp_TransactionNo: unpaid.number,
    }),
  ]).toEqual(['00', '94', '00', '97', '02', '91', '03', '99', '95']);
});
