import { feedRequest } from '#tools/staging/bank/feeds.ts';
import { TRANSFER_STATES_SAID } from '#words/platform/statuses.ts';
import { counterPage } from './counter-page.ts';
import { DESKTOP_EN, expect, type Journey, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, type OnSale, putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { answerFactor, answerSignIn } from './sign-in.ts';
import { staffMember } from './staff-member.ts';
import { bringsTickets } from './ticket-mail.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';

const paymentOf = async (journey: Journey, { eventId }: OnSale) =>
  (
    await journey.sql<{ state: string; received: string }>('SELECT state, received FROM payment WHERE event_id = $1', [
      eventId,
    ])
  )[0];

test('a short payment shows the missing amount, a second transfer completes the order, and a repeated notice counts once, at 390 px in vi', async ({
  journey,
}) => {
  const look = PHONE_VI;
  const sale = await putOnSale(journey, {
    name: 'Chuyển thiếu',
    tickets: [{ name: CHAIR, price: 200_000, places: 8 }],
  });
  const page = await journey.open(look);
  const buyer = await aPerson(journey, `thieu-${mark()}@example.com`, { first: 'Thiếu', last: 'Hồ' });
  await buyer.signIn(page);
  const counter = counterPage(page, look, sale);
  const { message } = await counter.toTransfer(CHAIR, 1);

  await journey.world.transfer({ amount: 150_000, message, mode: 'twice' });
  const missing = sentenceIn(look.locale)(
    'We received {here}. <0>{rest}</0> is still missing. Transfer the rest with the same description and we’ll add the two together.',
    { here: '150.000 đ', rest: '250.000 đ' },
  );
  await expect(counter.dialog.getByText(missing)).toBeVisible();
  await journey.expectAccessible(page);
  expect(await paymentOf(journey, sale)).toEqual({ state: 'PART_PAID', received: '150000' });

  await journey.world.transfer({ amount: 250_000, message, mode: 'twice' });
  await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
  await journey.expectAccessible(page);
  expect(await paymentOf(journey, sale)).toEqual({ state: 'SUCCEEDED', received: '400000' });
  await journey.world.mailTo(buyer.email, bringsTickets);
  const [made] = await journey.sql(
    `SELECT (SELECT count(*)::int FROM user_order WHERE event_id = $1) AS orders, (SELECT count(*)::int FROM bought_ticket WHERE event_id = $1) AS tickets,
       (SELECT count(*)::int FROM payment_receipt WHERE event_id = $1) AS receipts`,
    [sale.eventId],
  );
  expect(made).toEqual({ orders: 1, tickets: 2, receipts: 2 });
  expect((await journey.world.mails(buyer.email)).filter(bringsTickets)).toHaveLength(1);
});

test('both feeds refuse a notice with a wrong signature and accept the right one [S4-17]', async ({ journey }) => {
  const look = DESKTOP_EN;
  const sale = await putOnSale(journey, { name: 'Chữ ký giả', tickets: [{ name: CHAIR, price: 200_000, places: 8 }] });
  const page = await journey.open(look);
  const buyer = await aPerson(journey, `chu-ky-${mark()}@example.com`, { first: 'Ký', last: 'Hồ' });
  await buyer.signIn(page);
  const counter = counterPage(page, look, sale);
  const order = await counter.toTransfer(CHAIR, 0);
  const before = await journey.sql('SELECT count(*)::int AS stored FROM incoming_transfer WHERE content LIKE $1', [
    `%${order.message}%`,
  ]);

  for (const provider of ['sepay', 'casso'] as const) {
    const notice = feedRequest(
      provider,
      {
        id: Number(mark()),
        reference: `FT${mark()}`,
        ...order,
        direction: 'in',
        mode: 'exact',
        provider,
        booked_at: Date.now(),
        deliveries: [],
      },
      {
        accountNumber: '0011004321234',
        sepaySecret: 'demo-sepay-secret',
        cassoSecret: 'demo-casso-secret',
        wrongSignature: true,
      },
      Date.now(),
      0,
    );
    const answer = await fetch(`${journey.baseUrl}${notice.path}`, {
      method: 'POST',
      headers: notice.headers,
      body: notice.body,
    });
    expect(answer.status, provider).toBe(401);
  }
  expect(await paymentOf(journey, sale)).toEqual({ state: 'PENDING', received: '0' });
  expect(
    await journey.sql('SELECT count(*)::int AS stored FROM incoming_transfer WHERE content LIKE $1', [
      `%${order.message}%`,
    ]),
  ).toEqual(before);
  await counter.dialog.getByRole('button', { name: wordsOf(look.locale, 'buying')('I have transferred') }).click();
  await expect(counter.heading('Ticket order processing')).toBeVisible();
  expect((await journey.world.mails(buyer.email)).filter(bringsTickets)).toEqual([]);
  await journey.expectAccessible(page);

  // The feed that only confirms: its word alone is no money.
  await journey.world.transfer({ ...order, provider: 'casso' });
  expect(await paymentOf(journey, sale)).toEqual({ state: 'PENDING', received: '0' });
  await journey.world.transfer(order);
  await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
  await journey.world.mailTo(buyer.email, bringsTickets);
  await journey.expectAccessible(page);
});

test('a transfer without an order code is matched by hand in the accountant’s inbox', async ({ journey }) => {
  const say = wordsOf('en', 'desk');
  const sale = await putOnSale(journey, {
    name: 'Quên nội dung',
    tickets: [{ name: CHAIR, price: 210_000, places: 8 }],
  });
  const buyerPage = await journey.open(PHONE_VI);
  const buyer = await aPerson(journey, `quen-${mark()}@example.com`, { first: 'Quên', last: 'Hồ' });
  await buyer.signIn(buyerPage);
  const counter = counterPage(buyerPage, PHONE_VI, sale);
  const order = await counter.toTransfer(CHAIR, 0);
  const words = `tien ve ca nhac ${mark()}`;
  await journey.world.transfer({ amount: order.amount, message: words });
  expect(await paymentOf(journey, sale)).toEqual({ state: 'PENDING', received: '0' });

  const accountant = await journey.open(DESKTOP_EN);
  await (await staffMember(journey, 'accountant')).signIn(accountant);
  await accountant.goto(pathIn('en', '/admin/accountant'));
  await expect(accountant.getByRole('heading', { level: 1, name: say('Incoming transfers') })).toBeVisible();
  const row = accountant.getByRole('row').filter({ hasText: words });
  await expect(row.getByText(TRANSFER_STATES_SAID.UNKNOWN.en, { exact: true })).toBeVisible();
  await journey.expectAccessible(accountant);
  await row.getByRole('button').click();

  const dialog = accountant.getByRole('dialog');
  await expect(dialog.getByText(words)).toBeVisible();
  await dialog.getByLabel(say('Payment transfer code')).fill('VEMOIABCDEFGHJ');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: say('Match'), exact: true }).click();
  await expect(dialog.getByRole('alert')).toHaveText('No payment has this transfer code');
  await journey.expectAccessible(accountant);
  await dialog.getByLabel(say('Payment transfer code')).fill(order.message);
  await dialog.getByRole('button', { name: say('Match'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByText(TRANSFER_STATES_SAID.PAID.en, { exact: true })).toBeVisible();
  await journey.expectAccessible(accountant);

  await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
  await journey.expectAccessible(buyerPage);
  await journey.world.mailTo(buyer.email, bringsTickets);
  expect(await paymentOf(journey, sale)).toEqual({ state: 'SUCCEEDED', received: '210000' });
});

test('the accountant’s page asks a visitor to sign in and opens to accountants and admins alone [S2.1-26]', async ({
  journey,
}) => {
  const title = wordsOf('en', 'desk')('Incoming transfers');
  const [attendee, accountant, admin] = await Promise.all([
    aPerson(journey, `khach-${mark()}@example.com`, { first: 'Khách', last: 'Hồ' }),
    staffMember(journey, 'accountant'),
    staffMember(journey, 'admin'),
  ]);
  for (const [{ email }, appCode] of [
    [attendee, null],
    [accountant, accountant.appCode],
    [admin, admin.appCode],
  ] as const) {
    const opens = appCode !== null;
    const page = await journey.open(DESKTOP_EN);
    await page.goto(pathIn('en', '/admin/accountant'));
    await expect(page.getByRole('table')).toHaveCount(0);
    await answerSignIn(journey, page, DESKTOP_EN, email);
    if (opens) await answerFactor(journey, page, DESKTOP_EN, async () => appCode());
    const heading = page.getByRole('heading', { level: 1, name: title });
    if (opens) await expect(heading).toBeVisible();
    else await expect(page.getByText('Your account doesn’t have access to this page')).toBeVisible();
    await expect(page.getByRole('table')).toHaveCount(opens ? 1 : 0);
    await page.close();
  }
});
