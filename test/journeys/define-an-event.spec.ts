import { DESKTOP_EN, expect, pathIn, test } from './journey.ts';
import { otherSite } from './other-site.ts';
import { publishEvent } from './publish-event.ts';
import { wordsOf } from './words-of.ts';
import { momentField, writtenMoment } from './write-moment.ts';

const say = wordsOf('en', 'desk');
const ORGANISER = 'linh@demo.vemoi.test';

test('an organiser defines, edits, embeds, copies, archives and deletes an event [S1-29] [S3-29]', async ({
  journey,
}) => {
  test.setTimeout(240_000);
  const page = await journey.open(DESKTOP_EN);
  const name = `Đêm thơ ${String(Date.now()).slice(-6)}`;
  const path = await publishEvent(journey, page, DESKTOP_EN, {
    organiser: ORGANISER,
    name,
    tickets: [
      { name: 'Vé mời', price: 0, places: 20 },
      { name: 'Ghế thường', price: 150_000, places: 20 },
    ],
  });

  await test.step('both kinds are on sale', async () => {
    await page.goto(pathIn('en', path));
    const tickets = page.getByRole('main');
    for (const words of ['Vé mời', 'Ghế thường', /150,000/, 'Free'])
      await expect(tickets.getByText(words).filter({ visible: true }).first()).toBeVisible();
  });

  const eventId = /-(\d+)$/.exec(path)?.[1] ?? '';
  const facts = async () => {
    for (const label of ['Event name', 'Category']) await expect(page.getByLabel(say(label)).first()).toBeVisible();
    for (const format of ['ONLINE', 'ONSITE', 'HYBRID'])
      await expect(page.locator(`input[type="radio"][value="${format}"]`)).toHaveCount(1);
    await expect(page.getByLabel(new RegExp(`^${say('Address')}`))).toHaveCount(1);
    await page.locator('input[type="radio"][value="HYBRID"]').press('Space');
    await expect(page.getByLabel(new RegExp(`^${say('Online room link')}`))).toHaveCount(1);
  };

  await test.step('the wizard asks for name, category, format, address and online room link', async () => {
    await page.goto(pathIn('en', '/create'));
    await expect(page.getByLabel(say('Event name'))).toBeVisible();
    await facts();
  });

  await test.step('so does the page where the event is edited', async () => {
    await page.goto(pathIn('en', `/events/edit/${eventId}`));
    await expect(page.getByLabel(say('Event name'))).toHaveValue(name);
    await facts();
    await page.getByRole('tab', { name: say('Sessions') }).click();
    for (const label of ['Starts', 'Ends'])
      await expect(writtenMoment(momentField(page, say(label)))).toHaveValue(/\d/);
  });

  const settings = pathIn('en', `/events/manager/${eventId}/settings`);

  const preview = page.frameLocator('iframe');
  await test.step('the preview shows what is not saved, by the page itself, and sells nothing', async () => {
    await page.getByRole('tab', { name: say('Information') }).click();
    await page.locator('input[type="radio"][value="ONSITE"]').press('Space');
    await page.getByLabel(say('Event name')).fill(`${name} tối thứ Bảy`);
    await page.getByRole('button', { name: say('Preview page') }).click();
    await expect(preview.getByRole('heading', { level: 1, name: `${name} tối thứ Bảy` })).toBeVisible();
    const buyBar = preview.locator('[data-pay-bar]');
    await page.getByRole('button', { name: say('Phone'), exact: true }).click();
    await expect(buyBar).toBeVisible();
    await page.getByRole('button', { name: say('Desktop'), exact: true }).click();
    await expect(buyBar).toBeHidden();
    await journey.expectAccessible(page);
    await preview.getByRole('link', { name: 'Buy ticket now' }).click();
    await expect(page.getByText(/^This is only a preview\./)).toBeVisible();
    await preview.getByRole('link', { name: 'Buy ticket now' }).press('Escape');
    await expect(page.locator('iframe')).toHaveCount(0);
  });

  await test.step('what is edited there is on the page', async () => {
    await page.getByRole('button', { name: say('Save changes') }).click();
    await expect(page.getByText(say('All changes saved'))).toBeVisible();
    await page.goto(pathIn('en', path));
    await expect(page.getByRole('heading', { level: 1, name: `${name} tối thứ Bảy` })).toBeVisible();
  });

  await test.step('the code for other sites shows the event there, and no other page can be framed', async () => {
    await page.goto(settings);
    await page.getByRole('button', { name: say('Event page'), exact: true }).click();
    const code = await page.getByLabel(say('Embed code')).inputValue();
    const bare = code.replace(/src="[^"]*"/, `src="${journey.baseUrl}${pathIn('en', path)}"`);
    const [sells, refuses] = [await otherSite(code), await otherSite(bare)];
    const visitor = await journey.open(DESKTOP_EN, { expects: /frame-ancestors|X-Frame-Options/ });
    await visitor.goto(sells.address);
    const framed = visitor.frameLocator('iframe');
    await expect(framed.getByText(`${name} tối thứ Bảy`).first()).toBeVisible();
    await expect(framed.getByRole('link', { name: /Buy ticket now/ }).first()).toBeVisible();
    const answer = visitor.waitForResponse((one) => one.url().endsWith(pathIn('en', path)));
    await visitor.goto(refuses.address);
    expect((await answer).headers()['content-security-policy']).toContain("frame-ancestors 'none'");
    await expect(framed.getByText(name)).toHaveCount(0);
    sells.stop();
    refuses.stop();
  });

  await test.step('a copy of it is a draft, which can be deleted for good', async () => {
    await page.getByRole('button', { name: say('Duplicate…') }).click();
    await page.getByRole('dialog').getByLabel(say('Event name')).fill(`${name} lần hai`);
    await page.getByRole('button', { name: say('Create copy') }).click();
    await expect(page.getByText(say('This is the copy. It is a draft.'))).toBeVisible();
    await page.waitForURL(/events\/edit/);
    const copy = /edit\/(\d+)/.exec(page.url())?.[1];
    await page.goto(pathIn('en', `/events/manager/${copy}`));
    await page.getByRole('button', { name: say('Preview page') }).click();
    await expect(preview.getByRole('heading', { level: 1, name: `${name} lần hai` })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.goto(pathIn('en', `/events/manager/${copy}/settings`));
    await page.getByRole('button', { name: say('Delete event…') }).click();
    await page.getByRole('dialog').getByRole('textbox').fill(`${name} lần hai`);
    await page.getByRole('button', { name: say('Delete permanently') }).click();
    await expect(page.getByRole('heading', { name: say('My events') })).toBeVisible();
    await expect(page.getByRole('link', { name: `${name} lần hai` })).toHaveCount(0);
  });

  await test.step('archived, it leaves the lists', async () => {
    await page.goto(settings);
    await page.getByRole('button', { name: say('Archive event') }).click();
    await expect(page.getByRole('button', { name: say('Restore event') })).toBeVisible();
    await page.goto(pathIn('en', '/admin/events'));
    await expect(page.getByRole('heading', { name: say('My events') })).toBeVisible();
    await expect(page.getByText(`${name} tối thứ Bảy`)).toHaveCount(0);
  });
});
