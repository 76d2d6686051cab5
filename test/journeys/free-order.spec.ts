import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark } from './put-on-sale.ts';
import { readQr } from './qr-picture.ts';
import { sentenceIn } from './sentence-in.ts';
import { answerSignIn } from './sign-in.ts';
import { bringsTickets } from './ticket-mail.ts';
import { wordsOf } from './words-of.ts';

const RUN = 'Chạy bộ bên sông Hồng: 5 km buổi sớm';

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`two free tickets are registered without a payment, emailed and listed under My tickets, at ${look.width} px in ${look.locale} [S4-25] [S4-33] [S1-25]`, async ({
    journey,
  }) => {
    const say = wordsOf(look.locale, 'buying');
    const sentence = sentenceIn(look.locale);
    const page = await journey.open(look);
    const email = `chay-bo-${mark()}@example.com`;
    const [event] = await journey.sql<{ slug: string }>(
      `SELECT slug_words || '-' || event_id AS slug FROM event WHERE name = $1`,
      [RUN],
    );
    const signsInInside = look.width === 390;
    if (!signsInInside) await (await aPerson(journey, email, { first: 'Lan', last: 'Ngô' })).signIn(page);

    await test.step('from the event to its free places', async () => {
      await page.goto(pathIn(look.locale, `/event/${event?.slug}`));
      await expect(page.getByRole('heading', { level: 1, name: RUN })).toBeVisible();
      await page
        .getByRole('link', { name: say('Buy ticket now') })
        .first()
        .click();
      await expect(page.getByRole('heading', { name: say('Choose your tickets') })).toBeVisible();
      const register = page.getByRole('button', { name: say('Register'), exact: true });
      await expect(register).toBeEnabled();
      await page.getByRole('button', { name: sentence('One more: {name}', { name: 'Giữ chỗ' }) }).click();
      await journey.expectAccessible(page);
      await register.click();
    });

    await test.step('the offered donation is declined, and the registration goes on', async () => {
      const offer = page.getByRole('dialog', { name: say('Add a donation?') });
      await expect(offer).toBeVisible();
      await journey.expectAccessible(page);
      await offer.getByRole('button', { name: say('No, thanks') }).click();
      if (signsInInside) await answerSignIn(journey, page, look, email, { first: 'Lan', last: 'Ngô' });
      await expect(page.getByRole('heading', { name: say('Thank you, your tickets are ready') })).toBeVisible();
      await journey.expectAccessible(page);
    });

    await test.step('the order is done, without money', async () => {
      const orders = await journey.sql<{ status: string; price: string; payments: string; tickets: string }>(
        `SELECT o.status, o.price, (SELECT count(*) FROM payment p WHERE p.event_id = o.event_id AND p.checkout_session_id = o.checkout_session_id) AS payments,
           (SELECT count(*) FROM bought_ticket b WHERE b.event_id = o.event_id AND b.user_order_id = o.user_order_id) AS tickets
         FROM user_order o WHERE o.registrant_email = $1`,
        [email],
      );
      expect(orders).toEqual([{ status: 'SUCCESSFUL', price: '0', payments: '0', tickets: '2' }]);
    });

    const mailed = await test.step('a mail brings both tickets', async () => {
      const mail = await journey.world.mailTo(email, bringsTickets);
      const pictures = mail.attachments.filter(({ content_type }) => content_type === 'image/png');
      expect(pictures).toHaveLength(2);
      return Promise.all(pictures.map(async ({ url }) => readQr(await journey.world.attachment(url))));
    });

    await test.step('My tickets and the e-ticket show the same', async () => {
      await page
        .getByRole('link', { name: say('My tickets') })
        .filter({ visible: true })
        .last()
        .click();
      await expect(
        page.getByRole('heading', { level: 2, name: new RegExp(`^${say('My tickets')}$`, 'i') }),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: RUN })).toBeVisible();
      await expect(
        page.getByText(sentence('{0, plural, one {# ticket} other {# tickets}}', { 0: 2 }), { exact: true }),
      ).toBeVisible();
      await journey.expectAccessible(page);
      await page
        .getByRole('link', { name: /Giữ chỗ/ })
        .first()
        .click();
      const code = page.getByRole('img', { name: new RegExp(sentence('QR code of {0}’s ticket', { 0: '.*' })) });
      await expect(code).toBeVisible();
      await journey.expectAccessible(page);
      expect(mailed).toContain(await readQr(await code.screenshot()));
    });

    await test.step('My page speaks of organising, and leads to the tickets', async () => {
      const own = wordsOf(look.locale, 'people');
      await page.goto(pathIn(look.locale, '/profile'));
      await expect(page.getByText(own('You aren’t organising any events'))).toBeVisible();
      await expect(page.getByText(own('No upcoming events'))).toHaveCount(0);
      await page.locator('main a[href$="/my-ticket"]').first().click();
      await expect(page.getByRole('heading', { name: RUN })).toBeVisible();
    });
  });
}
