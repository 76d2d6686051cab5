import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { wordsOf } from './words-of.ts';

const DARK_PHONE_EN: Look = { width: 390, locale: 'en', scheme: 'dark' };
const DARK_DESKTOP_VI: Look = { width: 1440, locale: 'vi', scheme: 'dark' };

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  const where = `at ${look.width} px in ${look.locale}`;

  test(`a visitor finds an answer in the support centre and writes to us, ${where} [S2.15-01] [S2.15-03] [S2.15-04]`, async ({
    journey,
  }) => {
    const say = wordsOf(look.locale, 'house');
    const page = await journey.open(look);
    await page.goto(pathIn(look.locale, '/support'));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(8);
    await journey.expectAccessible(page);

    await page
      .getByRole('searchbox', { name: say('Search the support centre') })
      .fill(look.locale === 'vi' ? 'hoan tien' : 'refund');
    await expect(page).toHaveURL(/\?q=/);
    await page.getByRole('listitem').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/support\/refund-policy$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await journey.expectAccessible(page);

    await page
      .getByRole('main')
      .getByRole('link', { name: say('Contact us'), exact: true })
      .click();
    await expect(page).toHaveURL(/\/contact-us$/);
    await journey.expectAccessible(page);
    await page.getByRole('button', { name: say('Send') }).click();
    await expect(page.locator('input[name="fullName"]')).toBeFocused();
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(4);
    await journey.expectAccessible(page);

    const message = `Xin gọi lại giúp mình ${Date.now()}`;
    await page.locator('input[name="fullName"]').fill('Trần Linh');
    await page.locator('input[name="phoneNumber"]').fill('0912 345 678');
    await page.locator('input[value="Platform & Solutions"]').check();
    await page.locator('textarea[name="message"]').fill(message);
    await page.getByRole('button', { name: say('Send') }).click();
    await expect(page.getByText('+84912345678')).toBeVisible();
    await journey.expectAccessible(page);

    const kept = await journey.sql(
      'SELECT full_name, phone_number, support_topic, suspected FROM contact_lead WHERE message = $1',
      [message],
    );
    expect(kept).toEqual([
      { full_name: 'Trần Linh', phone_number: '+84912345678', support_topic: 'Platform & Solutions', suspected: false },
    ]);
    await expect
      .poll(async () => {
        const mails = await journey.sql<{ sent: boolean }>(
          `SELECT sent_at IS NOT NULL AS sent FROM email_message m JOIN contact_lead l ON l.contact_lead_id::text = m.subject_id WHERE l.message = $1`,
          [message],
        );
        return mails;
      })
      .toEqual([{ sent: true }]);
  });
}

for (const look of [DARK_PHONE_EN, DARK_DESKTOP_VI])
  test(`the information pages are accessible in the dark scheme at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    const page = await journey.open(look);
    for (const path of ['/about-us', '/contact-us', '/support', '/support?q=zebra', '/support/how-to-order']) {
      await page.goto(pathIn(look.locale, path));
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await journey.expectAccessible(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        path,
      ).toBe(0);
    }
  });

test('the support centre and the contact page work without scripts', async ({ journey, browser }) => {
  const context = await browser.newContext({ baseURL: journey.baseUrl, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/vi/support');
  await page.locator('main input[name="q"]').fill('hoan tien');
  await page.locator('main form button').click();
  await expect(page).toHaveURL(/\/vi\/support\?q=hoan/);
  await page.locator('main ol a').first().click();
  await expect(page.locator('h1')).toHaveText('Khi nào vé được hoàn tiền');
  await page.goto('/contact-us');
  await expect(page.locator('main a[href^="mailto:"]')).toBeVisible();
  await page.locator('input[name="fullName"]').fill('Trần Linh');
  await page.locator('input[name="fullName"]').press('Enter');
  await page.getByRole('button', { name: wordsOf('en', 'house')('Send') }).click();
  await expect(page).toHaveURL(/\/contact-us$/);
  await context.close();
});

test('every page that About and the support centre send their readers to opens', async ({ journey }) => {
  const { baseUrl } = journey;
  const linksIn = async (path: string): Promise<readonly string[]> => {
    const answer = await fetch(`${baseUrl}${path}`);
    expect(answer.status, path).toBe(200);
    const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(await answer.text()) ?? [];
    const found = [...main.matchAll(/<a [^>]*href="([^"#]*)/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'));
    return found.filter((to) => to !== '');
  };
  for (const locale of ['en', 'vi'] as const) {
    const front = [pathIn(locale, '/about-us'), pathIn(locale, '/support')];
    const read = new Set(front);
    const named = new Set<string>();
    for (const path of read)
      for (const to of await linksIn(path)) {
        named.add(to);
        if (to.startsWith(pathIn(locale, '/support/'))) read.add(to);
      }
    expect(read.size).toBe(17);
    for (const own of ['/contact-us', '/create', '/request-corporate', '/my-ticket', '/my-ticket/orders', '/profile'])
      expect(named).toContain(pathIn(locale, own));
    for (const to of named) {
      expect(to).toMatch(/^\/(?!\/)/);
      expect((await fetch(`${baseUrl}${to}`)).status, to).toBe(200);
    }
  }
});
