import type { Page } from 'playwright/test';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';

type Watched = { readonly violations: () => Promise<readonly string[]> };

async function watch(page: Page): Promise<Watched> {
  const seen: string[] = [];
  await page.exposeFunction('tellViolation', (violation: string) => void seen.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      Reflect.get(window, 'tellViolation')(`${location.pathname}: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  return { violations: () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 50))).then(() => seen) };
}

for (const look of [DESKTOP_EN, { ...PHONE_VI, scheme: 'dark' }] satisfies readonly Look[]) {
  test(`no page breaks its content security policy, and no policy allows inline scripts or styles, in ${look.locale}, ${look.scheme}`, async ({
    journey,
  }) => {
    test.slow();
    const sale = await putOnSale(journey, {
      name: 'Đêm trọn vẹn',
      tickets: [{ name: 'Vé đứng', price: 0, places: 50 }],
    });
    const everybody = [
      '/',
      '/discovery',
      '/events?time=week&q=nhạc',
      `/event/${sale.slug}`,
      `/event/${sale.slug}/simple`,
      `/payment/${sale.sessionId}`,
      '/about-us',
      '/contact-us',
      '/support',
      '/my-ticket',
      '/no-such-page',
    ];
    const members = ['/profile', '/create', '/admin/events', `/payment/${sale.sessionId}`, `/event/${sale.slug}`];
    // The missing page's own status is in the console, and nothing else may be.
    const page = await journey.open(look, { expects: /status of 404/ });
    const { violations } = await watch(page);

    const visit = async (path: string): Promise<void> => {
      const answer = await page.goto(pathIn(look.locale, path), { waitUntil: 'load' });
      const policy = answer?.headers()['content-security-policy'] ?? '';
      expect(policy, path).toMatch(/script-src 'self' 'sha256-[^;]*; style-src-elem 'self' 'sha256-/);
      expect(policy.replace("style-src-attr 'unsafe-inline'", ''), path).not.toContain('unsafe');
      expect(answer?.headers()['set-cookie'], path).toBeUndefined();
      await expect(page.locator('h1').first(), path).toBeVisible();
    };
    for (const path of everybody) await visit(path);
    const person = await aPerson(journey, `khach-${mark()}@example.com`, { first: 'Lan', last: 'Ngô' });
    await person.signIn(page);
    for (const path of members) await visit(path);
    expect(await violations()).toEqual([]);
  });
}

test('the check itself detects a violation', async ({ journey }) => {
  const page = await journey.open(DESKTOP_EN, { expects: /Content Security Policy/ });
  const { violations } = await watch(page);
  await page.goto('/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.name = "written"';
    document.body.append(script);
  });
  await expect.poll(violations).toEqual([expect.stringContaining('/: script-src-elem inline')]);
  expect(await page.evaluate(() => window.name)).toBe('');
});
