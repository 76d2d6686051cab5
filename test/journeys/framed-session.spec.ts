import { DESKTOP_EN, expect, test } from './journey.ts';
import { otherSite } from './other-site.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';
const buying = wordsOf('en', 'buying');
const shell = wordsOf('en', 'shell');

test('whoever signs in inside a frame of another site stays signed in there, in partitioned cookies [S9-26]', async ({
  journey,
}) => {
  const sale = await putOnSale(journey, {
    name: 'Đêm nhạc',
    tickets: [{ name: CHAIR, price: 200_000, places: 5 }],
  });
  const page = await journey.open(DESKTOP_EN);
  const framed = `${journey.baseUrl}/payment/${sale.sessionId}/simple`;
  const host = await otherSite(`<iframe title="Tickets" src="${framed}" width="1200" height="850"></iframe>`);
  await page.goto(host.address);
  const frame = page.frameLocator('iframe');
  const next = frame.getByRole('button', { name: buying('Next'), exact: true });
  await expect(next).toBeVisible();
  await expect(async () => {
    await frame.getByRole('button', { name: sentenceIn('en')('One more: {name}', { name: CHAIR }) }).click();
    await next.click();
    await expect(frame.getByRole('heading', { name: shell('Sign in to Vemoi') })).toBeVisible({ timeout: 2_000 });
  }).toPass();
  const email = `trong-khung-${mark()}@example.com`;
  const asked = Date.now();
  const dialog = frame.getByRole('dialog');
  // A provider does not let itself be framed.
  await expect(dialog.getByRole('link', { name: 'Open this page in a new tab' })).toHaveAttribute('target', '_blank');
  await expect(dialog.getByRole('button', { name: /^Sign in with/ })).toHaveCount(0);
  await dialog.getByLabel(shell('Email')).fill(email);
  await dialog.getByRole('button', { name: shell('Continue with email') }).click();
  await expect(dialog.getByRole('heading', { name: shell('Enter the code') })).toBeVisible();
  await dialog.getByLabel(shell('Code from your email')).fill(await journey.world.signInCode(email, asked));
  const naming = frame.getByRole('dialog').filter({ hasText: shell('What is your name?') });
  await naming.getByLabel(shell('First name')).fill('Lan');
  await naming.getByLabel(shell('Last name')).fill('Trần');
  await naming.getByRole('button', { name: shell('Save name') }).click();
  const reserved = frame.getByLabel(buying('First name'));
  await expect(reserved).toHaveValue('Lan');

  const ours = (await page.context().cookies(journey.baseUrl)).filter(({ name }) =>
    ['renewalToken', 'accessTokenExpiredAt'].includes(name),
  );
  expect(
    ours
      .map(({ name, sameSite, secure, httpOnly, partitionKey }) => [
        name,
        sameSite,
        secure,
        httpOnly,
        partitionKey?.includes('127.0.0.1'),
      ])
      .toSorted(),
  ).toEqual([
    ['accessTokenExpiredAt', 'None', true, false, true],
    ['renewalToken', 'None', true, true, true],
  ]);
  const inside = page.frames().find((one) => one.url().startsWith(journey.baseUrl));
  // Where the browser denies a frame of another site its storage.
  const storage = await inside?.evaluate(() => {
    try {
      return JSON.stringify({ ...localStorage });
    } catch (error) {
      return String(error);
    }
  });
  expect(storage).toMatch(/^SecurityError|^\{/);
  expect(storage).not.toMatch(/accessToken|renewalToken|v1\.[\w-]+\./);

  await page.reload();
  await expect(frame.getByRole('group', { name: CHAIR }).locator('output')).toHaveText('1');
  await next.click();
  await expect(frame.getByLabel(buying('First name'))).toHaveValue('Lan');
  const tab = await page.context().newPage();
  await tab.goto(`${journey.baseUrl}/discovery`);
  await expect(tab.getByRole('button', { name: shell('Sign in'), exact: true }).first()).toBeVisible();
  host.stop();
});
