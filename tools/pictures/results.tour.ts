import type { Page } from 'playwright';
import { putOnSale } from '#test/journeys/put-on-sale.ts';
import { more, nameInDialog, next } from './buyer.tour.ts';
import { transferMessage } from './pay-transfer.ts';
import type { Tour } from './tour.ts';
import { placeOf } from './visitor.ts';

const PRICE = 945_000;

type Answered = Readonly<Record<string, string>>;

/** Answers of the server with other values: states that nobody reaches in a few seconds. */
async function answering(page: Page, values: Answered): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    const body = Object.entries(values).reduce((said, [was, now]) => said.replaceAll(new RegExp(was, 'g'), now), text);
    await route.fulfill({ response, body });
  });
}

const status = (now: string): Answered => ({ '"status":"PENDING"': `"status":"${now}"` });
const received = (amount: number): Answered => ({ '"received":0': `"received":${amount}` });
const because = (reason: string): Answered => ({ '"late_reason":null': `"late_reason":"${reason}"` });
const DONATED: Answered = { '"lines":\\[\\{[^\\]]*\\]': '"lines":[]' };
/** What the buyer reads after the order, however it ends. */
export const resultsTour: Tour = {
  name: 'results',
  who: 'fresh',
  walk: async (visitor, take) => {
    const { page, say, go, settle } = visitor;
    const heading = (english: string) => page.getByRole('heading', { name: say('buying', english) });
    const sale = await putOnSale(placeOf(visitor), {
      name: 'Đêm thơ mùa thu bên hồ Tây',
      tickets: [
        { name: 'Hạng Mai, hàng ghế đầu', price: PRICE, places: 5 },
        { name: 'Vé mời', price: 0, places: 5 },
      ],
    });
    await go('/my-ticket');
    await nameInDialog(visitor);
    await go(`/payment/${sale.sessionId}`);
    await more(visitor, 'Vé mời').click();
    await page.getByRole('button', { name: say('buying', 'Register'), exact: true }).click();
    await heading('Thank you, your tickets are ready').waitFor();
    await settle();
    await take('free', { whole: true });

    await go(`/payment/${sale.sessionId}`);
    await more(visitor, 'Hạng Mai, hàng ghế đầu').click();
    await next(visitor);
    await page.getByRole('button', { name: say('buying', 'Pay now') }).click();
    await transferMessage(visitor);
    await page
      .getByRole('dialog', { name: say('buying', 'Bank transfer information') })
      .getByRole('button', { name: say('buying', 'I have transferred') })
      .click();
    await settle();
    for (const [name, title, answer] of [
      ['part', 'Ticket order processing', received(500_000)],
      [
        'part-late',
        'Part of your payment is missing',
        { ...status('LATE_MONEY'), ...received(500_000), ...because('PART_PAID') },
      ],
      [
        'late-ended',
        'Your payment arrived too late',
        { ...status('LATE_MONEY'), ...received(PRICE), ...because('EVENT_ENDED') },
      ],
      [
        'late-second',
        'You paid for a second order',
        { ...status('LATE_MONEY'), ...received(PRICE), ...because('OTHER_ORDER_PAID') },
      ],
      [
        'late-waits',
        'Your payment arrived after the tickets were gone',
        { ...status('LATE_MONEY'), ...received(PRICE), '"waits_for_places":false': '"waits_for_places":true' },
      ],
      ['refund-due', 'Your refund is being processed', { ...status('REFUND_DUE'), ...received(PRICE) }],
      ['refunded', 'Your money has been refunded', { ...status('REFUNDED'), ...received(PRICE) }],
      ['cancelled', 'This order was cancelled', status('CANCELLED')],
      ['declined', 'You will not attend', status('UNSUCCESSFUL')],
      ['processing', 'Ticket order processing', status('PROCESSING')],
      ['pending-approval', 'Pending approval', status('REQUIRED_APPROVAL')],
      [
        'overpaid',
        'Thank you, your tickets are ready',
        { ...status('SUCCESSFUL'), '"overpaid":0': '"overpaid":55000' },
      ],
      ['donation-waiting', 'Donation', DONATED],
      ['donation', 'Thank you for donating!', { ...DONATED, ...status('SUCCESSFUL') }],
    ] as const) {
      await answering(page, answer);
      await page.reload();
      await heading(title).first().waitFor();
      await settle();
      await take(name, { whole: true });
      await page.unroute('**/graphql');
    }
  },
};
