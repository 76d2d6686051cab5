import { WAITING_ROOM_WORDS } from '#words/waiting-room/waiting-room.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { wordsOf } from './words-of.ts';

const GATHERS_FOR_SECONDS = 1_800;
const OPENS_IN_SECONDS = 20;

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`a waiting room that the organiser opens admits buyers one after another, at ${look.width} px in ${look.locale}`, async ({
    journey,
    browser,
  }) => {
    const say = wordsOf(look.locale, 'buying');
    const sentence = sentenceIn(look.locale);
    const desk = wordsOf(look.locale, 'desk');
    const sale = await putOnSale(journey, { name: 'Đêm mở bán', tickets: [{ name: 'Vé đứng', price: 0, places: 50 }] });
    const organiser = await aPerson(journey, `to-chuc-${sale.name.split(' ').at(-1)}@example.com`, {
      first: 'Hà',
      last: 'Nguyễn',
    });

    await test.step('the organiser switches the waiting room on', async () => {
      const page = await journey.open(look);
      await organiser.signIn(page);
      await page.goto(pathIn(look.locale, `/events/manager/${sale.eventId}/waiting-room`));
      const toggle = page.getByRole('switch', { name: desk('Waiting room') });
      await expect(toggle).toBeEnabled();
      await toggle.check();
      await expect(page.getByText(desk('Waiting room turned on'))).toBeVisible();
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
      await page.getByRole('button', { name: say('Go to the waiting room') }).click();
      await expect(page).toHaveURL(new RegExp(`/payment/${sale.sessionId}$`));
      await expect(register).toBeEnabled();
      await more.click();
      await register.click();
      await expect(page.getByRole('heading', { name: say('Thank you, your tickets are ready') })).toBeVisible();
    });

    const opensIn = async (seconds: number) => {
      const opensAt = new Date(Date.now() + seconds * 1_000);
      await journey.sql('UPDATE ticket_type SET sale_begin_at = $2 WHERE event_id = $1', [sale.eventId, opensAt]);
      await organiser.ask('mutation ($id: Int!) { turn_waiting_room(id: $id, on: true) { waiting_room } }', {
        id: sale.eventId,
      });
    };
    await opensIn(GATHERS_FOR_SECONDS);

    const without = await browser.newContext({
      baseURL: journey.baseUrl,
      javaScriptEnabled: false,
      viewport: { width: look.width, height: 844 },
    });
    const plain = await without.newPage();
    await test.step('before the sale the page says so, also without scripts, and keeps the place over a reload', async () => {
      await plain.goto(pathIn(look.locale, `/waiting/${sale.eventId}`));
      await expect(plain.getByRole('status')).toContainText(WAITING_ROOM_WORDS.signIn[look.locale]);
      const place = async () =>
        (await without.cookies()).find(({ name }) => name === `waitingPlace${sale.eventId}`)?.value;
      const before = await place();
      await plain.reload();
      expect([before === undefined, await place()]).toEqual([false, before]);
    });

    await test.step('without scripts too, somebody signs in on the way and takes part in the draw', async () => {
      const words = (name: keyof typeof WAITING_ROOM_WORDS) => WAITING_ROOM_WORDS[name][look.locale];
      const email = `khong-kich-ban-${mark()}@example.com`;
      await plain.getByRole('link', { name: words('signInWhy') }).click();
      await expect(plain.getByRole('heading', { name: words('signInNow') })).toBeVisible();
      const asked = Date.now();
      await plain.getByLabel(words('email')).fill(email);
      await plain.getByRole('button', { name: words('sendCode') }).click();
      await plain.getByLabel(words('code')).fill('000000');
      await plain.getByRole('button', { name: words('signInNow') }).click();
      await expect(plain.getByRole('alert')).toBeVisible();
      await plain.getByLabel(words('code')).fill(await journey.world.signInCode(email, asked));
      await plain.getByRole('button', { name: words('signInNow') }).click();
      await expect(plain.getByRole('status')).toContainText(words('inDraw'));
      await expect(plain.getByRole('link', { name: words('signInWhy') })).toHaveCount(0);
    });

    await test.step('the form for signing in is accessible, and in the letters and colours of the house, in the dark too', async () => {
      const page = await journey.open({ ...look, scheme: 'dark' });
      await page.goto(pathIn(look.locale, `/waiting/${sale.eventId}/sign-in`));
      await journey.expectAccessible(page);
      const body = await page.evaluate(async () => {
        await document.fonts.ready;
        const { backgroundColor, fontFamily } = getComputedStyle(document.body);
        return {
          backgroundColor,
          fontFamily,
          loaded: [...document.fonts].some(
            ({ family, status }) => family.includes('Be Vietnam Pro') && status === 'loaded',
          ),
        };
      });
      expect(body).toMatchObject({ backgroundColor: 'rgb(20, 19, 23)', loaded: true });
      expect(body.fontFamily).toContain('Be Vietnam Pro');
    });

    await test.step('it goes on by itself when the sale opens', async () => {
      const page = await journey.open(look);
      const buyer = await aPerson(journey, `boc-tham-${mark()}@example.com`, { first: 'An', last: 'Lê' });
      await buyer.signIn(page);
      // Visiting the site renews the session, and the browser gets its mark.
      await page.goto(pathIn(look.locale, `/event/${sale.slug}`));
      await expect(page.getByRole('heading', { level: 1, name: sale.name })).toBeVisible();
      await expect
        .poll(async () => (await page.context().cookies()).some(({ name }) => name === 'accountMark'))
        .toBe(true);
      await opensIn(OPENS_IN_SECONDS);
      await page.goto(
        pathIn(
          look.locale,
          `/waiting/${sale.eventId}?to=${encodeURIComponent(pathIn(look.locale, `/payment/${sale.sessionId}`))}`,
        ),
      );
      await expect(page.getByRole('status')).toContainText(WAITING_ROOM_WORDS.inDraw[look.locale]);
      await journey.expectAccessible(page);
      await expect(page).toHaveURL(new RegExp(`/payment/${sale.sessionId}$`), { timeout: 45_000 });
      await expect(plain).toHaveURL(new RegExp(`/event/${sale.slug}$`), { timeout: 45_000 });
    });
    await without.close();

    await test.step('who comes when everything is sold is told so, and goes on when a ticket is given back', async () => {
      const sold = (count: number) =>
        journey.sql('UPDATE quota SET sold = $2, reserved = 0 WHERE event_id = $1', [sale.eventId, count]);
      await sold(50);
      const page = await journey.open(look);
      // Stock is read beside the answers, some seconds later. The same browser asks, so that nobody else joins the
      // line.
      const asked = () => page.request.get(`/api/v1/waiting-room/${sale.eventId}`);
      await expect
        .poll(async () => JSON.stringify(await (await asked()).json()), { timeout: 40_000 })
        .toContain('NOTHING_LEFT');
      await page.goto(
        pathIn(
          look.locale,
          `/waiting/${sale.eventId}?to=${encodeURIComponent(pathIn(look.locale, `/payment/${sale.sessionId}`))}`,
        ),
      );
      const told = page.getByRole('status');
      await expect(told).toContainText(WAITING_ROOM_WORDS.sold[look.locale], { timeout: 30_000 });
      await journey.expectAccessible(page);
      await sold(49);
      await expect(page).toHaveURL(new RegExp(`/payment/${sale.sessionId}$`), { timeout: 45_000 });
      await sold(1);
    });
  });
}

test('an organiser rehearses the sale and gets a report that survives a reload, and no place is taken', async ({
  journey,
}) => {
  test.setTimeout(240_000);
  const desk = wordsOf('en', 'desk');
  const sale = await putOnSale(journey, { name: 'Đêm chạy thử', tickets: [{ name: 'Vé đứng', price: 0, places: 20 }] });
  const organiser = await aPerson(journey, `to-chuc-${sale.name.split(' ').at(-1)}@example.com`, {
    first: 'Hà',
    last: 'Nguyễn',
  });
  const page = await journey.open(DESKTOP_EN);
  await organiser.signIn(page);
  await page.goto(`/events/manager/${sale.eventId}/waiting-room`);
  await page.getByLabel(desk('Simulated buyers')).selectOption('50');
  await expect(async () => {
    await page.getByRole('button', { name: desk('Start rehearsal'), exact: true }).click();
    await expect(page.getByRole('progressbar', { name: desk('Rehearsal in progress') })).toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: 60_000, intervals: [5_000] });
  await journey.expectAccessible(page);
  await page.reload();
  const panel = page.getByRole('region', { name: desk('Sale rehearsal') });
  await expect(
    panel.getByText(desk('Places taken'), { exact: true }).locator('xpath=following-sibling::dd'),
  ).toHaveText('20', { timeout: 120_000 });
  await expect(panel.getByText(/Sold out [\d.]+ s after opening/)).toBeVisible();
  await journey.expectAccessible(page);
  expect(await journey.sql('SELECT 1 FROM quota WHERE event_id = $1 AND reserved + sold > 0', [sale.eventId])).toEqual(
    [],
  );
});
