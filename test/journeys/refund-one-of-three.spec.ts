import { counterPage } from './counter-page.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { decidedRefund, nameAccount, payOut, saysPaid } from './money-back.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`an organiser refunds one ticket of three, and its buyer gets that money back, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    test.setTimeout(240_000);
    const { locale } = look;
    const say = wordsOf(locale, 'desk');
    const sale = await putOnSale(journey, {
      name: 'Ba vé trả một',
      tickets: [{ name: CHAIR, price: 120_000, places: 6 }],
    });
    const buyer = await aPerson(journey, `ba-ve-${mark()}@example.com`, { first: 'Thu', last: 'Trần' });
    const page = await journey.open(look);
    await buyer.signIn(page);
    const counter = counterPage(page, look, sale);
    await journey.world.transfer(await counter.toTransfer(CHAIR, 2));
    await expect(counter.heading('Thank you, your tickets are ready')).toBeVisible();

    await test.step('the organiser chooses the ticket, reads the sum and says why', async () => {
      const desk = await journey.open(look);
      await sale.organiser.signIn(desk);
      await desk.goto(pathIn(locale, `/events/manager/${sale.eventId}/orders`));
      await desk
        .getByRole('button', { name: /^(Refund order|Hoàn tiền đơn) / })
        .filter({ visible: true })
        .click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByRole('checkbox').first().check();
      await dialog.getByLabel(say('Reason')).fill('Khách bị ốm');
      await journey.expectAccessible(desk);
      await dialog.getByRole('button', { name: locale === 'vi' ? /120\.000/ : /120,000/ }).click();
      await expect(desk.getByText(say('Refund decided'))).toBeVisible();
      await expect(dialog).toBeHidden();
    });

    await test.step('its place is free at once, and two tickets still admit', async () => {
      const [stock] = await journey.sql<{ sold: number }>(
        "SELECT sold FROM quota WHERE event_id = $1 AND scope = 'TICKET_TYPE'",
        [sale.eventId],
      );
      const tickets = await journey.sql<{ status: string; count: number }>(
        'SELECT status, count(*)::int FROM bought_ticket WHERE event_id = $1 GROUP BY 1 ORDER BY 1',
        [sale.eventId],
      );
      expect(stock).toEqual({ sold: 2 });
      expect(tickets).toEqual([
        { status: 'VALID', count: 2 },
        { status: 'VOID', count: 1 },
      ]);
    });

    await test.step('the buyer names an account, the accountant pays, the bank confirms', async () => {
      const refund = await decidedRefund(journey, sale);
      expect(refund).toMatchObject({ amount: '120000' });
      await nameAccount(journey, page, look, buyer.email);
      await payOut(journey, sale.name, refund);
      await journey.world.mailTo(buyer.email, saysPaid);
      const [order] = await journey.sql<{ status: string; kept: number }>(
        `SELECT o.status, (SELECT sum(received - refunded)::int FROM payment p WHERE p.event_id = o.event_id) AS kept
         FROM user_order o WHERE o.event_id = $1`,
        [sale.eventId],
      );
      expect(order).toEqual({ status: 'SUCCESSFUL', kept: 240_000 });
    });

    await test.step('the event’s report shows what its ledger holds, to the dong', async () => {
      const [books] = await journey.sql<{ readonly earned: number }>(
        `SELECT (coalesce(sum(amount) FILTER (WHERE credit_account = 'ticket-sales'), 0)
           - coalesce(sum(amount) FILTER (WHERE debit_account = 'ticket-sales'), 0))::int AS earned
         FROM ledger_line WHERE book = 'EVENT' AND book_id = $1::text`,
        [String(sale.eventId)],
      );
      expect(books).toEqual({ earned: 240_000 });
      const report = await journey.open(look);
      await sale.organiser.signIn(report);
      await report.goto(pathIn(locale, `/admin/event-report/${sale.eventId}/summary`));
      await expect(
        report
          .getByRole('table', { name: say('Revenue breakdown') })
          .getByRole('row', { name: new RegExp(`^${say('Total')} ${locale === 'vi' ? '240.000' : '240,000'}`) }),
      ).toBeVisible();
      await journey.expectAccessible(report);
    });
  });
}
