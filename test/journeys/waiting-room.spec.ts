import { WAITING_ROOM_WORDS } from '#words/waiting-room.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { wordsOf } from './words-of.ts';

const OPENS_IN_SECONDS = 20;

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`a crowd is let in one after another: the organiser says so, the payment page leads to the waiting room and back, at ${look.width} px in ${look.locale}`, async ({
    journey,
    browser,
  }) => {
    const say = wordsOf(look.locale, 'buying');
    const sentence = sentenceIn(look.locale);
    const desk = wordsOf(look.locale, 'desk');
    const sale = await putOnSale(journey, { name: 'Đêm mở bán', tickets: [{ name: 'Vé đứng', price: 0, places: 50 }] });
    const organiser = await aPerson(journey, `to-chuc-${sale.name.split(' ').at(-1)}@example.com`, { first: 'Hà', last: 'Nguyễn' });

    await test.step('the organiser switches the waiting room on', async () => {
      const page = await journey.open(look);
      await organiser.signIn(page);
      await page.goto(pathIn(look.locale, `/events/manager/${sale.eventId}`));
      const toggle = page.getByRole('switch', { name: desk('Waiting room') });
      await expect(toggle).toBeEnabled();
      await toggle.check();
      await expect(page.getByText(desk('People are let in one after another'))).toBeVisible();
      await journey.expectAccessible(page);
    });

    await test.step('a buyer without a pass is led to the waiting room, let in, and buys', async () => {
      const page = await journey.open(look);
      const buyer = await aPerson(journey, `phong-cho-${mark()}@example.com`, { first: 'Lan', last: 'Ngô' });
      await buyer.signIn(page);
      await page.goto(pathIn(look.locale, `/payment/${sale.sessionId}`));
      const more = page.getByRole('button', { name: sentence('One more: {name}', { name: 'Vé đứng' }) });
      const register = page.getByRole('button', { name: say('Register'), exact: true });
      await more.click();
      await register.click();
      await page.getByRole('button', { name: say('To the waiting room') }).click();
      await expect(page).toHaveURL(new RegExp(`/payment/${sale.sessionId}$`));
      await expect(register).toBeEnabled();
      await more.click();
      await register.click();
      await expect(page.getByRole('heading', { name: say('Thank you, your tickets are ready') })).toBeVisible();
    });

    await journey.sql('UPDATE ticket_type SET sale_begin_at = $2 WHERE event_id = $1', [
      sale.eventId,
      new Date(Date.now() + OPENS_IN_SECONDS * 1_000),
    ]);
    await organiser.ask('mutation ($id: Int!) { turn_waiting_room(id: $id, on: true) { waiting_room } }', { id: sale.eventId });

    const without = await browser.newContext({ baseURL: journey.baseUrl, javaScriptEnabled: false, viewport: { width: look.width, height: 844 } });
    const plain = await without.newPage();
    await test.step('before the sale the page says so, also without scripts, and keeps the place over a reload', async () => {
      await plain.goto(pathIn(look.locale, `/waiting/${sale.eventId}`));
      await expect(plain.getByRole('status')).toContainText(WAITING_ROOM_WORDS.signIn[look.locale]);
      const place = async () => (await without.cookies()).find(({ name }) => name === `waitingPlace${sale.eventId}`)?.value;
      const before = await place();
      await plain.reload();
      expect([before === undefined, await place()]).toEqual([false, before]);
    });

    await test.step('it goes on by itself when the sale opens', async () => {
      const page = await journey.open(look);
      const buyer = await aPerson(journey, `boc-tham-${mark()}@example.com`, { first: 'An', last: 'Lê' });
      await buyer.signIn(page);
      // Coming to the site renews the session, and the browser gets its mark.
      await page.goto(pathIn(look.locale, `/event/${sale.slug}`));
      await expect(page.getByRole('heading', { level: 1, name: sale.name })).toBeVisible();
      await expect.poll(async () => (await page.context().cookies()).some(({ name }) => name === 'accountMark')).toBe(true);
      await page.goto(pathIn(look.locale, `/waiting/${sale.eventId}?to=${encodeURIComponent(pathIn(look.locale, `/payment/${sale.sessionId}`))}`));
      await expect(page.getByRole('status')).toContainText(WAITING_ROOM_WORDS.inDraw[look.locale]);
      await journey.expectAccessible(page);
      await expect(page).toHaveURL(new RegExp(`/payment/${sale.sessionId}$`), { timeout: 45_000 });
      await expect(plain).toHaveURL(new RegExp(`/event/${sale.slug}$`), { timeout: 45_000 });
    });
    await without.close();
  });
}
