import { SELF_SERVICE_PANEL } from '#words/ticket/self-service-panel.ts';
import { policySentences } from '#words/ticket/self-service-policy.ts';
import { counterPage } from './counter-page.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';

const CHAIR = 'Ghế thường';

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`a buyer reads until when tickets can be returned, buys two and returns one, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    const { locale } = look;
    const sale = await putOnSale(journey, {
      name: 'Đêm nhạc mùa đông',
      tickets: [{ name: CHAIR, price: 150_000, places: 5 }],
    });
    await sale.organiser.ask(
      'mutation ($id: Int!, $input: UpdateEventInput!) { update_event(id: $id, input: $input) { id } }',
      {
        id: sale.eventId,
        input: { refund_days: 2 },
      },
    );
    const buyer = await aPerson(journey, `tra-ve-${mark()}@example.com`, { first: 'Lan', last: 'Đỗ' });
    const page = await journey.open(look);
    await buyer.signIn(page);
    const counter = counterPage(page, look, sale);

    await test.step('two tickets are paid', async () => {
      const order = await counter.toTransfer(CHAIR, 1);
      await journey.world.transfer(order);
      await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();
    });

    await test.step('the ticket offers it, and says what comes back before it is done', async () => {
      await page.goto(pathIn(locale, '/my-ticket'));
      await page
        .getByRole('link', { name: new RegExp(CHAIR) })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: SELF_SERVICE_PANEL.title[locale] })).toBeVisible();
      await journey.expectAccessible(page);
      const press = page.getByRole('button', { name: SELF_SERVICE_PANEL.giveBack[locale] });
      await press.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: SELF_SERVICE_PANEL.asked[locale] });
      await expect(dialog.getByText(locale === 'vi' ? /150\.000/ : /150,000/)).toBeVisible();
      await journey.expectAccessible(page);
      await dialog.getByRole('button', { name: SELF_SERVICE_PANEL.giveBack[locale] }).click();
      await expect(page.getByText(SELF_SERVICE_PANEL.returned[locale])).toBeVisible();
      await expect(press).toHaveCount(0);
      await journey.expectAccessible(page);
    });

    await test.step('one place is free again and its money is on the way back, once', async () => {
      const [quota] = await journey.sql<{ sold: number }>(
        "SELECT sold FROM quota WHERE event_id = $1 AND scope = 'TICKET_TYPE'",
        [sale.eventId],
      );
      const refunds = await journey.sql<{ tickets: string; status: string }>(
        'SELECT tickets::text, status FROM refund WHERE event_id = $1',
        [sale.eventId],
      );
      expect([quota?.sold, refunds]).toEqual([1, [{ tickets: '150000', status: 'DECIDED' }]]);
    });

    await test.step('somebody else reads the policy before buying', async () => {
      const other = await journey.open(look);
      const friend = await aPerson(journey, `ban-${mark()}@example.com`, { first: 'Minh', last: 'Vũ' });
      await friend.signIn(other);
      await counterPage(other, look, sale).open();
      const [sentence] = policySentences({ refundDays: 2, nameChangeDays: null, sessionChangeDays: null });
      await expect(other.getByText(sentence?.[locale] ?? '')).toBeVisible();
    });
  });
}
