import { WRITTEN_TIME_SAID } from '#words/platform/written-times.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { takeTicket } from './take-ticket.ts';
import { bringsTickets } from './ticket-mail.ts';
import { wordsOf } from './words-of.ts';
import { momentField } from './write-moment.ts';

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`an organiser writes into ticket emails and notifies a guest, then opens the door in the browser only, at ${look.width} px in ${look.locale} [S2.1-23] [S2.14-05] [S2.14-13]`, async ({
    journey,
  }) => {
    const say = wordsOf(look.locale, 'desk');
    const own = mark();
    const sale = await putOnSale(journey, {
      name: 'Đêm nhạc hẹn',
      tickets: [{ name: 'Vé mời', price: 0, places: 5 }],
    });
    // The preview’s frame runs no scripts.
    const page = await journey.open(look, { expects: /Blocked script execution in 'about:srcdoc'/ });
    await sale.organiser.signIn(page);

    await test.step('the text is saved, and stands in the guest’s email', async () => {
      await page.goto(pathIn(look.locale, `/events/manager/${sale.eventId}`));
      await page.getByRole('tab', { name: say('Settings') }).click();
      await page.getByRole('link', { name: say('Customise email') }).click();
      await page.getByRole('textbox', { name: say('Your text') }).fill(`Gửi xe ở hầm B2, mã ${own}.`);
      await journey.expectAccessible(page);
      await page.getByRole('button', { name: say('Save text') }).click();
      await expect(page.getByText(say('Text saved'))).toBeVisible();
    });
    const guest = await aPerson(journey, `khach-${own}@example.com`, { first: 'Lan', last: 'Ngô' });
    await takeTicket(guest, sale, 'Vé mời');
    const mail = await journey.world.mailTo(guest.email, bringsTickets);
    expect(JSON.stringify(mail)).toContain(`Gửi xe ở hầm B2, mã ${own}.`);

    await test.step('a notification is read on the ticket', async () => {
      await page.getByRole('textbox', { name: say('Title'), exact: true }).fill('Mở cửa sớm');
      await page.getByRole('textbox', { name: say('Message'), exact: true }).fill('Cửa mở lúc 18:00.');
      await page.getByRole('button', { name: say('Send notification') }).click();
      await expect(page.getByText(say('Notification sent'))).toBeVisible();
      const phone = await journey.open(look);
      await guest.signIn(phone);
      await phone.goto(pathIn(look.locale, '/my-ticket'));
      await phone.getByRole('link', { name: /Vé mời/ }).click();
      await expect(phone.getByText('Cửa mở lúc 18:00.')).toBeVisible();
      await journey.expectAccessible(phone);
    });

    await test.step('an email to all guests is previewed as one, sent and answered by an opt-out', async () => {
      await page.getByRole('textbox', { name: say('Subject') }).fill(`Nhắc lịch ${own}`);
      await page.getByRole('textbox', { name: say('Text of the email') }).click();
      await page.keyboard.type('Cửa mở lúc 18:00.');
      await page.getByRole('button', { name: say('Preview as a guest') }).click();
      // Nothing runs in the frame, neither scripts nor what a test would ask.
      await expect(page.locator('iframe')).toHaveAttribute('srcdoc', /Dear Lan,[\s\S]*Cửa mở lúc 18:00\./);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('Close') })
        .click();
      // Half a time is neither now nor later.
      const time = momentField(page, say('Send at (optional)')).getByRole('spinbutton').first();
      await time.click();
      await page.keyboard.type('21');
      await page.getByRole('button', { name: say('Send…') }).click();
      await expect(page.getByText(WRITTEN_TIME_SAID.incompleteMoment()[look.locale])).toBeVisible();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await time.click();
      await page.keyboard.press('Backspace');
      await page.getByRole('button', { name: say('Send…') }).click();
      await page.getByRole('dialog').getByRole('button', { name: /1/ }).click();
      await expect(page.getByRole('heading', { name: `Nhắc lịch ${own}` })).toBeVisible();
      const letter = await journey.world.mailTo(guest.email, ({ subject }) => subject === `Nhắc lịch ${own}`);
      expect(letter.text).toContain('Cửa mở lúc 18:00.');
      await expect(page.getByText(/1(\/| of )1$/)).toBeVisible();
      const link = /https?:\/\/\S+\/unsubscribe#\S+/.exec(letter.text)?.[0] ?? '';
      const phone = await journey.open(look);
      await phone.goto(new URL(link).pathname + new URL(link).hash);
      const words = wordsOf(link.includes('/vi/') ? 'vi' : 'en', 'buying');
      await journey.expectAccessible(phone);
      await phone.getByRole('button', { name: words('Unsubscribe') }).click();
      await expect(phone.getByText(words('You’re unsubscribed from this event’s emails.'))).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: say('Send…') }).click();
      await expect(page.getByRole('dialog').getByRole('button', { name: say('Back') })).toBeVisible();
      await expect(page.getByRole('dialog').getByRole('button', { name: /1/ })).toBeHidden();
    });

    await test.step('the door opens from the desk, and is not rendered by the server', async () => {
      await page.goto(pathIn(look.locale, `/events/manager/${sale.eventId}`));
      await page.getByRole('link', { name: say('Check-in'), exact: true }).click();
      await expect(page.getByRole('textbox', { name: say('Ticket code') })).toBeVisible();
      await expect(page.getByText(sale.name)).toBeVisible();
      const served = await page.request.get(page.url());
      expect(served.status()).toBe(200);
      const html = await served.text();
      expect(html).toMatch(/^<!doctype html>/i);
      for (const word of [sale.name, say('Ticket code')]) expect(html).not.toContain(word);
    });
  });
}
