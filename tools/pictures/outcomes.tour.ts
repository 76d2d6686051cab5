import type { Page } from 'playwright';
import { aPerson } from '#test/journeys/person.ts';
import { mark, type OnSale, putOnSale } from '#test/journeys/put-on-sale.ts';
import { OWNER_STANDINGS_SAID } from '#words/platform/statuses.ts';
import { next } from './buyer.tour.ts';
import type { Take, Tour } from './tour.ts';
import { placeOf, type Visitor } from './visitor.ts';

const TICKET = 'Hạng Mai, hàng ghế đầu';
const EVENT = 'Đêm thơ mùa thu bên hồ Tây';

type Orders = { readonly user_orders: readonly { readonly id: string }[] };

/** Results of real orders: at the gateway, paid by hand, and waiting for approval. */
export const outcomesTour: Tour = {
  name: 'outcomes',
  who: null,
  walk: async (visitor, take) => {
    const { page, look } = visitor;
    const place = placeOf(visitor);
    const own = `${look.width}-${look.locale}-${mark()}`;
    const lan = await aPerson(place, `lan-${own}@example.com`, { first: 'Lan', last: 'Ngô Thị Hoàng' });
    const organiser = await aPerson(place, `ha-${own}@example.com`, { first: 'Hà', last: 'Nguyễn' });
    await lan.signIn(page);
    const onSale = (price: number, approval = false) =>
      putOnSale(place, { name: EVENT, organiser, approval, tickets: [{ name: TICKET, price, places: 9 }] });
    const newest = async (): Promise<string> => {
      const { user_orders: orders } = await lan.ask<Orders>('{ user_orders { user_orders { id } } }');
      return orders[0]?.id ?? '';
    };
    await atGateway(visitor, take, await onSale(945_000));

    const byHand = await onSale(945_000);
    await organiser.ask(
      'mutation ($id: Int!, $input: ManualPaymentTermsInput!) { update_manual_payment_terms(event_id: $id, input: $input) { open } }',
      { id: byHand.eventId, input: { open: true, hours: 24, instructions: 'VCB 0441 0003 1234\nNGUYEN THI HA' } },
    );
    await payWith(visitor, byHand, 'Manual');
    await shown(visitor, 'Pay the organiser', () => take('hand-to-pay', { whole: true }));
    await page.getByRole('button', { name: visitor.say('buying', 'I have transferred') }).click();
    await shown(visitor, 'Waiting for the organiser', () => take('hand-reported', { whole: true }));
    await organiser.ask(
      'mutation ($id: ID!, $why: String!) { refuse_manual_payment(user_order_id: $id, reason: $why) { id } }',
      {
        id: await newest(),
        why: 'Mình chưa thấy khoản tiền này trong tài khoản.',
      },
    );
    await shown(visitor, 'The organiser didn’t confirm your payment', () => take('hand-refused', { whole: true }));

    const asked = await onSale(0, true);
    await visitor.go(`/payment/${asked.sessionId}`);
    await page.getByRole('button', { name: visitor.say('buying', 'Register'), exact: true }).click();
    await shown(visitor, 'Pending approval', () => take('approval-asked', { whole: true }));
    await organiser.ask('mutation ($id: ID!) { approve_private_event(user_order_id: $id) { id } }', {
      id: await newest(),
    });
    await page.getByRole('heading', { name: OWNER_STANDINGS_SAID.CONFIRMED[look.locale] }).waitFor();
    await visitor.settle();
    await take('approval-given', { whole: true });
  },
};

const shown = async ({ page, say, settle }: Visitor, english: string, then: () => Promise<void>): Promise<void> => {
  await page.getByRole('heading', { name: say('buying', english) }).waitFor();
  await settle();
  await then();
};

async function payWith(visitor: Visitor, sale: OnSale, method: string): Promise<void> {
  await visitor.go(`/payment/${sale.sessionId}`);
  await next(visitor);
  await visitor.page.locator(`input[value="${method}"]`).check();
  await visitor.page.getByRole('button', { name: visitor.say('buying', 'Pay now') }).click();
}

async function atGateway(visitor: Visitor, take: Take, sale: OnSale): Promise<void> {
  const { page } = visitor;
  await payWith(visitor, sale, 'QrVnpay');
  await answersThere(page).waitFor();
  await page.goBack();
  await shown(visitor, 'Ticket order processing', () => take('gateway-left', { whole: true }));
  await page.getByRole('button', { name: visitor.say('buying', 'I haven’t paid yet') }).click();
  await visitor.settle();
  await take('gateway-other-way', { whole: true });
  await page
    .getByRole('main')
    .getByRole('button', { name: /945[.,]000/ })
    .click();
  await page.locator('button[name="mode"][value="failed"]').click();
  await shown(visitor, 'The payment wasn’t completed', () => take('gateway-failed', { whole: true }));
  await page
    .getByRole('main')
    .getByRole('button', { name: /945[.,]000/ })
    .click();
  await page.locator('button[name="mode"][value="paid"]').click();
  await shown(visitor, 'Thank you, your tickets are ready', () => take('gateway-paid', { whole: true }));
}

const answersThere = (page: Page) => page.locator('button[name="mode"][value="failed"]');
