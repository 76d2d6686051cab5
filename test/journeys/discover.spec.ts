import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const FREE_SEAT = { name: 'Vé mời', price: 0, places: 50 };

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  const where = `at ${look.width} px in ${look.locale}`;
  const shell = wordsOf(look.locale, 'discovery');
  const words = wordsOf(look.locale, 'buying');
  const at = (path: string): string => pathIn(look.locale, path);

  test(`a visitor finds an event from the home page by filters and by name without diacritics, ${where} [S1-06] [S2.1-02] [S2.1-05]`, async ({
    journey,
  }) => {
    const sale = await putOnSale(journey, { name: 'Đêm hội trăng rằm', tickets: [FREE_SEAT] });
    const page = await journey.open(look);
    expect((await page.goto(at('/')))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await journey.expectAccessible(page);

    await page.goto(at('/events'));
    await page.locator('summary', { hasText: shell('Price') }).click();
    await page.getByRole('link', { name: shell('Free'), exact: true }).click();
    await expect(page).toHaveURL(/[?&]free=1/);
    await page.goto(
      at(`/events?free=1&q=${encodeURIComponent(`dem hoi trang ram ${sale.name.split(' ').at(-1) ?? ''}`)}`),
    );
    await page.getByRole('link', { name: sale.name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: sale.name })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(at(`/event/${sale.slug}`));
    await journey.expectAccessible(page);
  });

  test(`discovery by city and price keeps the filters in the URL and says what to leave out when nothing matches, ${where} [S2.1-06]`, async ({
    journey,
  }) => {
    const page = await journey.open(look);
    expect((await page.goto(at('/discovery')))?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(look.width);
    const menu = (name: string) => page.locator('summary', { hasText: shell(name) });
    const choose = (name: string) => page.getByRole('link', { name: shell(name), exact: true });
    await menu('City').press('Enter');
    await expect(choose('Any city')).toBeInViewport();
    await journey.expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(choose('Hanoi')).toBeHidden();
    await expect(menu('City')).toBeFocused();
    await menu('City').click();
    await choose('Hanoi').click();
    await expect(page).toHaveURL(/city=HA_NOI/);
    await menu('Price').click();
    await choose('Free').click();
    await expect(page).toHaveURL(/city=HA_NOI&free=1/);
    const events = page.locator('main article');
    await expect(events.first()).toBeVisible();
    await journey.expectAccessible(page);
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect(menu('City')).toBeInViewport();
    await page.goto(at('/discovery?city=HA_NOI&free=1&q=khongcogiheta'));
    await expect(events).toHaveCount(0);
    await page.getByRole('link', { name: 'khongcogiheta' }).last().click();
    await expect(page).toHaveURL(/discovery\?city=HA_NOI&free=1$/);
    await expect(events.first()).toBeVisible();
    await page.goto(at('/discovery?q=khongcogiheta&format=HYBRID'));
    await expect(page.getByRole('link', { name: shell('Clear all filters') })).toHaveCount(2);
    await journey.expectAccessible(page);
  });

  test(`a published event has a public page and a version for embedding, ${where} [S4-07] [S2.1-08] [S2.1-09]`, async ({
    journey,
  }) => {
    const sale = await putOnSale(journey, { name: 'Chiếu phim ngoài trời', tickets: [FREE_SEAT] });
    const page = await journey.open(look);
    await page.goto(at(`/event/${sale.slug}`));
    await expect(page.getByRole('heading', { level: 1, name: sale.name })).toBeVisible();
    await expect(page.getByRole('heading', { name: words('About the event') })).toBeVisible();

    // Of another origin: another port is one.
    const other = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(
        `<title>x</title><iframe title="vemoi" style="width:100%;height:90vh" src="${journey.baseUrl}${at(`/event/${sale.slug}/simple`)}"></iframe>`,
      );
    });
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
    try {
      await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
      const frame = page.frameLocator('iframe');
      await expect(frame.getByRole('heading', { level: 1, name: sale.name })).toBeVisible();
      await expect(frame.getByRole('heading', { name: words('About the event') })).toHaveCount(0);
      await frame
        .getByRole('link', { name: words('Buy ticket now') })
        .first()
        .click();
      await expect(frame.getByText(FREE_SEAT.name).first()).toBeVisible();
    } finally {
      other.closeAllConnections();
      other.close();
    }
  });

  test(`a shared link carries a referral code that is kept for the visitor, ${where} [S2.6-02]`, async ({
    journey,
  }) => {
    const sale = await putOnSale(journey, { name: 'Gala mùa đông', tickets: [FREE_SEAT] });
    const friend = await aPerson(journey, `ban-be-${mark()}@example.com`, { first: 'Bạn', last: 'Bè' });
    const { referral_code: code } = await friend.ask<{ referral_code: string }>('{ profile { referral_code } }');
    const page = await journey.open(look);
    await page.goto(at(`/event/${sale.slug}?ref=${code}`));
    await expect(page.getByRole('heading', { level: 1, name: sale.name })).toBeVisible();
    await expect(async () =>
      expect((await page.context().cookies()).some((cookie) => cookie.value.includes(code))).toBe(true),
    ).toPass();
    await page.goto(at('/'));
    expect((await page.context().cookies()).some((cookie) => cookie.value.includes(code))).toBe(true);
  });

  test(`an event is added to favourites, shared and removed from favourites, ${where} [S1-22] [S1-21]`, async ({
    journey,
  }) => {
    const sale = await putOnSale(journey, { name: 'Hòa nhạc thính phòng', tickets: [FREE_SEAT] });
    const lover = await aPerson(journey, `yeu-thich-${mark()}@example.com`, { first: 'Yến', last: 'Lê' });
    const page = await journey.open(look);
    await lover.signIn(page);
    await page.goto(at(`/event/${sale.slug}`));
    const heart = page.getByRole('button', { name: words('Favourite') });
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByText(words('added to favourites'))).toBeVisible();
    await page.reload();
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await heart.click();
    await expect(heart).toHaveAttribute('aria-pressed', 'false');
    await page.getByRole('button', { name: words('Add to calendar') }).click();
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Google Calendar' })).toBeVisible();
    await journey.expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await page
      .getByRole('main')
      .getByRole('button', { name: words('Share'), exact: true })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('Copy link') })
      .click();
    await expect(page.getByText(words('Link copied'))).toBeVisible();
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied.pathname).toBe(at(`/event/${sale.slug}`));
    await journey.expectAccessible(page);
  });
}

test('public pages are readable without scripts', async ({ journey, browser }) => {
  const sale = await putOnSale(journey, { name: 'Đọc không cần script', tickets: [FREE_SEAT] });
  const context = await browser.newContext({ baseURL: journey.baseUrl, javaScriptEnabled: false, locale: 'en-US' });
  const page = await context.newPage();
  for (const path of ['/', '/events', '/discovery', '/about-us', '/contact-us', '/support']) {
    expect((await page.goto(path))?.status(), path).toBe(200);
    await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
  }
  await page.goto(`/event/${sale.slug}`);
  await expect(page.getByRole('heading', { level: 1, name: sale.name })).toBeVisible();
  await expect(page.getByText('Một đêm để nhớ, với những người bạn cũ.')).toBeVisible();
  await expect(page.getByText(FREE_SEAT.name).first()).toBeVisible();
  await context.close();
});

test('every kind of page has its counterpart in the other language', async ({ journey }) => {
  const sale = await putOnSale(journey, { name: 'Hai thứ tiếng', tickets: [FREE_SEAT] });
  const page = await journey.open(DESKTOP_EN);
  for (const path of [
    '/',
    '/events?format=ONLINE',
    '/discovery',
    `/event/${sale.slug}`,
    '/about-us',
    '/support',
    '/contact-us',
  ]) {
    await page.goto(path);
    const other = await page.locator('link[rel="alternate"][hreflang="vi"]').getAttribute('href');
    const bare = path.split('?')[0] ?? path;
    expect(new URL(other ?? '', journey.baseUrl).pathname, path).toBe(pathIn('vi', bare));
    await page.goto(pathIn('vi', path));
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
