import { CODE_ACCEPTED, notAppliedSentence } from '#words/sale/promotions.ts';
import { counterPage, readTransfer } from './counter-page.ts';
import { DESKTOP_EN, expect, type Journey, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, type OnSale, putOnSale } from './put-on-sale.ts';
import { bringsTickets } from './ticket-mail.ts';
import { wordsOf } from './words-of.ts';

const USED_UP = notAppliedSentence({ because: 'USED_UP' });
const CHAIR = 'Ghế thường';
const CODE = `mutation ($event: Int!, $input: PromotionCodeInput!) {
  create_promotion_code(event_id: $event, input: $input) { code } }`;

async function onSale(journey: Journey, input: Readonly<Record<string, unknown>>): Promise<OnSale> {
  const sale = await putOnSale(journey, { name: 'Giảm giá', tickets: [{ name: CHAIR, price: 200_000, places: 20 }] });
  await addCode(sale, input);
  return sale;
}

const addCode = (sale: OnSale, input: Readonly<Record<string, unknown>>) =>
  sale.organiser.ask(CODE, { event: sale.eventId, input: { ticket_ids: [...sale.tickets.values()], ...input } });

async function buyerAt(journey: Journey, look: Look, sale: OnSale, name: string) {
  const buyer = await aPerson(journey, `${name}-${mark()}@example.com`, { first: 'Lan', last: 'Hồ' });
  const page = await journey.open(look);
  await buyer.signIn(page);
  const counter = counterPage(page, look, sale);
  const say = wordsOf(look.locale, 'buying');
  const code = page.getByRole('textbox', { name: say('Promotion code') });
  return { buyer, page, counter, say, code };
}

test('a code that comes with the link is applied, charged and told by mail, at 390 px in vi', async ({ journey }) => {
  const look = PHONE_VI;
  const sale = await onSale(journey, { code: 'MUOI', percent_off: 10 });
  const { buyer, page, counter } = await buyerAt(journey, look, sale, 'ma');
  await page.goto(pathIn(look.locale, `/payment/${sale.sessionId}?code=muoi`));
  await expect(counter.heading('Choose your tickets')).toBeVisible();
  await counter.next();
  await expect(page.getByText('Áp dụng mã khuyến mãi thành công!')).toBeVisible();
  await journey.expectAccessible(page);
  await counter.payNow();
  const { amount, message } = await readTransfer(page, look);
  expect(amount).toBe(180_000);
  await journey.world.transfer({ amount, message });
  await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
  const mail = await journey.world.mailTo(buyer.email, bringsTickets);
  expect(JSON.stringify(mail)).toMatch(/20\.000/);
});

for (const look of [PHONE_VI, DESKTOP_EN]) {
  const at = `at ${look.width} px in ${look.locale}`;
  const amount = (dong: number) => RegExp(String(dong).replace(/(\d{3})$/, '[.,]$1'));

  test(`a code that runs out between the preview and the payment is refused, and one for everything makes the order free, ${at}`, async ({
    journey,
  }) => {
    const sale = await onSale(journey, { code: 'LAST', amount_off: 50_000, quantity: 1 });
    await addCode(sale, { code: 'GUEST', percent_off: 100, quantity: 1 });
    const { buyer, page, counter, say, code } = await buyerAt(journey, look, sale, 'slow');
    const apply = async (typed: string): Promise<void> => {
      await code.fill(typed);
      await page.getByRole('button', { name: say('Apply') }).click();
      await expect(page.getByText(CODE_ACCEPTED[look.locale])).toBeVisible();
    };
    await counter.open();
    await counter.next();
    await apply(' last ');
    await expect(page.getByText(amount(150_000)).filter({ visible: true }).first()).toBeVisible();
    await journey.sql("UPDATE promotion_code SET used = 1 WHERE event_id = $1 AND code = 'LAST'", [sale.eventId]);
    await page.getByRole('button', { name: say('Pay now') }).click();
    await expect(page.getByText(USED_UP[look.locale])).toBeVisible();
    await expect(page.getByText(amount(200_000)).filter({ visible: true }).first()).toBeVisible();
    await journey.expectAccessible(page);
    await apply('GUEST');
    await page.getByRole('button', { name: say('Register'), exact: true }).click();
    await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
    await journey.world.mailTo(buyer.email, bringsTickets);
  });

  test(`a price that changed meanwhile is named before anything is charged, and accepted, ${at}`, async ({
    journey,
  }) => {
    const sale = await onSale(journey, { code: 'NONE', percent_off: 1 });
    await sale.organiser.ask(
      `mutation ($ticket: ID!, $input: PromotionInput!) { create_promotion(ticket_id: $ticket, input: $input) { id } }`,
      {
        ticket: sale.tickets.get(CHAIR),
        input: { type: 'EARLY_BIRD', name: 'Early Bird', percent_off: 25, quantity: 3 },
      },
    );
    const { page, counter, say } = await buyerAt(journey, look, sale, 'late');
    await counter.open();
    await expect(page.getByText(amount(150_000)).filter({ visible: true }).first()).toBeVisible();
    await counter.next();
    await journey.sql('UPDATE promotion SET quantity = 1, used = 1 WHERE event_id = $1', [sale.eventId]);
    await page.getByRole('button', { name: say('Pay now') }).click();
    await expect(page.getByRole('alert').filter({ hasText: amount(200_000) })).toBeVisible();
    await journey.expectAccessible(page);
    await page
      .getByRole('alert')
      .getByRole('button', { name: amount(200_000) })
      .click();
    await expect(counter.dialog).toBeVisible();
    expect((await readTransfer(page, look)).amount).toBe(200_000);
  });
}
