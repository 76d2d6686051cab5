import type { Page } from 'playwright';
import { outsideWorld } from '#test/journeys/outside-world.ts';
import { eventSlugs } from './event-slugs.ts';
import { transferMessage } from './pay-transfer.ts';
import type { Tour } from './tour.ts';
import type { Visitor } from './visitor.ts';

export const openTickets = async ({ page, go, settle, say, places }: Visitor, key: string): Promise<void> => {
  await go(`/event/${(await eventSlugs(places.base))(key)}`);
  await page
    .getByRole('link', { name: say('buying', 'Buy ticket now') })
    .filter({ visible: true })
    .first()
    .click();
  await page.getByRole('heading', { name: say('buying', 'Choose your tickets') }).waitFor();
  await settle();
};

export const more = ({ page, say }: Visitor, ticket: string) =>
  page.getByRole('button', { name: say('buying', 'One more: {name}').replace('{name}', ticket) });

export const next = async (visitor: Visitor): Promise<void> => {
  await visitor.page.getByRole('button', { name: visitor.say('buying', 'Next'), exact: true }).click();
  await visitor.page.getByRole('heading', { name: visitor.say('buying', 'Check and pay') }).waitFor();
  await visitor.settle();
};

async function answering(page: Page, status: string, received: number, payBefore?: number): Promise<void> {
  await page.route('**/graphql', async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text())
      .replaceAll('"status":"PENDING"', `"status":"${status}"`)
      .replaceAll('"received":0', `"received":${received}`);
    const due = payBefore === undefined ? text : text.replaceAll(/"pay_before":\d+/g, `"pay_before":${payBefore}`);
    await route.fulfill({ response: answer, body: due });
  });
}

export const nameInDialog = async ({ page, say, settle }: Visitor): Promise<void> => {
  const asking = page.getByRole('dialog').filter({ hasText: say('shell', 'What is your name?') });
  await asking.getByLabel(say('shell', 'First name')).fill('Lan');
  await asking.getByLabel(say('shell', 'Last name')).fill('Ngô Thị Hoàng');
  await asking.getByRole('button', { name: say('shell', 'Save name') }).click();
  await asking.waitFor({ state: 'hidden' });
  await settle();
};

export const buyerTour: Tour = {
  name: 'buyer',
  who: 'fresh',
  walk: async (visitor, take, email) => {
    const { page, say, go, settle, places } = visitor;
    const since = Date.now();
    await go('/my-ticket');
    await page.getByRole('dialog').waitFor();
    await settle();
    await take('name');
    await nameInDialog(visitor);
    await go('/my-ticket');
    await take('tickets-empty', { whole: true });

    await openTickets(visitor, 'children-library');
    await more(visitor, 'Vé bảo trợ').click();
    await settle();
    await page.getByRole('button', { name: say('buying', 'Next'), exact: true }).click();
    await page.getByRole('dialog').waitFor();
    await settle();
    await take('pay-donation');
    await page.getByRole('button', { name: say('buying', 'No, thanks') }).click();
    await page.getByRole('heading', { name: say('buying', 'Check and pay') }).waitFor();
    await settle();
    await take('pay-donation-card', { whole: true });

    await openTickets(visitor, 'trinh-night');
    await take('pay-select-empty', { whole: true });
    await more(visitor, 'Hạng Trúc').click();
    await more(visitor, 'Hạng Trúc').click();
    await more(visitor, 'Hạng Mai').click();
    await settle();
    await take('pay-select', { whole: true });
    await page.getByRole('button', { name: say('buying', 'Next'), exact: true }).click();
    await settle();
    await take('pay-policy-missing', { whole: true });
    await page.getByRole('checkbox', { name: say('buying', 'I agree to the event regulations') }).check();
    await next(visitor);
    await take('pay-check', { whole: true });
    await page.getByRole('button', { name: say('buying', 'Pay now') }).click();
    const dialog = page.getByRole('dialog', { name: say('buying', 'Bank transfer information') });
    await dialog.waitFor();
    await settle();
    await take('bank');
    const message = await transferMessage(visitor);
    await dialog.getByRole('button', { name: say('buying', 'Pay on another device') }).click();
    await dialog.getByText(say('buying', 'Link to this order')).first().scrollIntoViewIfNeeded();
    await settle();
    await take('bank-link');
    await dialog.getByRole('button', { name: say('buying', 'I have transferred') }).click();
    await settle();
    await take('result-waiting', { whole: true });
    for (const [name, status, received, title, payBefore] of [
      ['result-unheard', 'EXPIRED', 0, say('buying', 'We haven’t heard from your bank yet')],
      ['result-expired', 'EXPIRED', 0, say('buying', 'Time to pay has run out'), 0],
      ['result-late', 'LATE_MONEY', 1_890_000, say('buying', 'Your payment arrived after the tickets were gone')],
    ] as const) {
      await answering(page, status, received, payBefore);
      await page.reload();
      await page.getByRole('heading', { name: title }).waitFor();
      await settle();
      await take(name, { whole: true });
      await page.unroute('**/graphql');
    }
    await page.reload();
    await page.getByRole('heading', { name: say('buying', 'Ticket order processing') }).waitFor();
    await outsideWorld(places.staging).transfer({ amount: 1_890_000, message });
    await page.getByRole('heading', { name: say('buying', 'Thank you, your tickets are ready') }).waitFor();
    await settle();
    await take('result-paid', { whole: true });
    await go('/my-ticket');
    await take('tickets', { whole: true });
    await page.locator('a[href*="/my-ticket/"]:not([href*="orders"])').first().click();
    await page.waitForURL(/my-ticket\/.+/);
    await page.getByRole('button', { name: say('buying', 'Save QR code') }).waitFor();
    await settle();
    await take('e-ticket', { whole: true });
    await go('/my-ticket?tab=past');
    await take('tickets-past', { whole: true });
    await go('/profile');
    await take('profile', { whole: true });
    const mail = await visitor.mail(email, ({ code }) => code === null, since);
    await page.goto(`${places.staging}/mailbox/${mail.id}/html`);
    await settle();
    await take('mail-confirmed', { whole: true });
    const code = await visitor.mail(email, (sent) => sent.code !== null, 0);
    await page.goto(`${places.staging}/mailbox/${code.id}/html`);
    await settle();
    await take('mail-code', { whole: true });
  },
};

export const otherDeviceTour: Tour = {
  name: 'elsewhere',
  who: 'fresh',
  walk: async (visitor, take) => {
    const { page, say, go, settle } = visitor;
    await go('/my-ticket');
    await nameInDialog(visitor);
    await openTickets(visitor, 'presale');
    await more(visitor, 'Vé sớm').click();
    await next(visitor);
    await page.getByRole('button', { name: say('buying', 'Pay now') }).click();
    const dialog = page.getByRole('dialog', { name: say('buying', 'Bank transfer information') });
    await dialog.waitFor();
    const answered = page.waitForResponse(
      async (response) => response.url().includes('/graphql') && (await response.text()).includes('create_resume_link'),
    );
    await dialog.getByRole('button', { name: say('buying', 'Pay on another device') }).click();
    const link = /https?:[^"]+#[^"]+/.exec(await (await answered).text())?.[0] ?? '';
    const address = new URL(link);
    await page.goto('about:blank');
    await go(`${address.pathname.replace(/^\/vi/, '')}${address.hash}`);
    await page.waitForTimeout(800);
    await settle();
    await take('order', { whole: true });
  },
};
