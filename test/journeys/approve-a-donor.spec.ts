import type { Page } from 'playwright/test';
import { OWNER_STANDINGS_SAID } from '#words/platform/statuses.ts';
import { counterPage } from './counter-page.ts';
import { DESKTOP_EN, expect, type Journey, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { decidedRefund, expectWholeBooks, nameAccount, payOut, saysPaid } from './money-back.ts';
import { aPerson, type Person } from './person.ts';
import { mark, type OnSale, putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { bringsTickets } from './ticket-mail.ts';
import { wordsOf } from './words-of.ts';

const PLACE = 'Giữ chỗ';
const DONATION = 50_000;
const REGRET = 'Hội trường đã kín chỗ, mong gặp bạn lần sau.';

async function register(journey: Journey, look: Look, sale: OnSale, buyer: Person): Promise<Page> {
  const say = wordsOf(look.locale, 'buying');
  const page = await journey.open(look);
  await buyer.signIn(page);
  const counter = counterPage(page, look, sale);
  await counter.open();
  await page.getByRole('button', { name: say('Register'), exact: true }).click();
  const offer = page.getByRole('dialog', { name: say('Add a donation?') });
  await offer.getByLabel(say('Donation amount')).fill(String(DONATION));
  await offer.getByRole('button', { name: say('Donate') }).click();
  await expect(counter.heading('Check and pay')).toBeVisible();
  await counter.payNow();
  const order = await counter.readTransfer();
  expect(order.amount).toBe(DONATION);
  await journey.world.transfer(order);
  await expect(counter.heading('Pending approval')).toBeVisible();
  await journey.expectAccessible(page);
  return page;
}

async function answer(
  journey: Journey,
  look: Look,
  sale: OnSale,
  { email }: Person,
  verdict: { readonly approve: boolean; readonly message: string },
): Promise<void> {
  const say = wordsOf(look.locale, 'desk');
  const desk = await journey.open(look);
  await sale.organiser.signIn(desk);
  await desk.goto(pathIn(look.locale, `/events/manager/${sale.eventId}/pending`));
  await desk.getByRole('searchbox').fill(email);
  await desk.keyboard.press('Enter');
  const amount = look.locale === 'vi' ? /50\.000/ : /50,000/;
  await expect(desk.getByText(amount).filter({ visible: true }).first()).toBeVisible();
  await journey.expectAccessible(desk);
  const name = verdict.approve ? /^(Approve|Duyệt) / : /^(Decline|Từ chối) /;
  await desk.getByRole('button', { name }).filter({ visible: true }).first().click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(say('Message to the buyer (optional)')).fill(verdict.message);
  await journey.expectAccessible(desk);
  await dialog.getByRole('button', { name: say(verdict.approve ? 'Approve' : 'Decline'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(
    desk.getByText(sentenceIn(look.locale, 'desk')('No results for “{search}”', { search: email })),
  ).toBeVisible();
}

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`a free place with a paid donation is approved, and another declined and its donation returned, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    test.setTimeout(300_000);
    const sale = await putOnSale(journey, {
      name: 'Tọa đàm thiện nguyện',
      tickets: [{ name: PLACE, price: 0, places: 5 }],
      donations: true,
      approval: true,
    });
    const lucky = await aPerson(journey, `duoc-duyet-${mark()}@example.com`, { first: 'Lan', last: 'Vũ' });
    const other = await aPerson(journey, `tu-choi-${mark()}@example.com`, { first: 'Minh', last: 'Phan' });

    await test.step('approved: the ticket comes and the donation stays', async () => {
      const page = await register(journey, look, sale, lucky);
      await answer(journey, look, sale, lucky, { approve: true, message: '' });
      await journey.world.mailTo(lucky.email, bringsTickets);
      await expect(page.getByRole('heading', { name: OWNER_STANDINGS_SAID.CONFIRMED[look.locale] })).toBeVisible();
      await expectWholeBooks(journey, sale);
    });

    await test.step('declined: no ticket, the organiser’s words, and the donation goes back', async () => {
      const page = await register(journey, look, sale, other);
      await answer(journey, look, sale, other, { approve: false, message: REGRET });
      const told = await journey.world.mailTo(other.email, ({ text }) => text.includes(REGRET));
      expect(told.text).toMatch(/50[.,]000/);
      const refund = await decidedRefund(journey, sale);
      expect(refund).toMatchObject({ reason: 'APPROVAL_DECLINED', amount: String(DONATION) });
      await nameAccount(journey, page, look, other.email);
      await payOut(journey, sale.name, refund);
      await journey.world.mailTo(other.email, saysPaid);
      await expectWholeBooks(journey, sale);
      expect((await journey.world.mails(other.email)).filter(bringsTickets)).toEqual([]);
    });

    await test.step('one place is taken', async () => {
      const [quota] = await journey.sql<{ sold: number; reserved: number }>(
        "SELECT sold, reserved FROM quota WHERE event_id = $1 AND scope = 'TICKET_TYPE'",
        [sale.eventId],
      );
      expect(quota).toEqual({ sold: 1, reserved: 0 });
    });
  });
}
