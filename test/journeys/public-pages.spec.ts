import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

for (const look of [PHONE_VI, { ...DESKTOP_EN, scheme: 'dark' }] satisfies readonly Look[]) {
  const where = `at ${look.width} px in ${look.locale}`;
  const say = wordsOf(look.locale, 'people');

  test(`the profile opens the account's own page, which is edited in place, ${where} [S2.1-03] [S2.12-07] [S2.12-08]`, async ({
    journey,
  }) => {
    const person = await aPerson(journey, `own.page.${mark()}@example.test`, { first: 'Lan', last: 'Ngô' });
    const { username } = await person.ask<{ username: string }>('{ profile { username } }');
    const page = await journey.open(look);
    await person.signIn(page);
    await page.goto(pathIn(look.locale, '/profile?tab=TICKET'));
    await expect(page).toHaveURL(`${journey.baseUrl}${pathIn(look.locale, `/u/${username}`)}?tab=TICKET#ticket`);
    await expect(page.getByRole('heading', { name: say('No tickets yet') })).toBeVisible();
    await journey.expectAccessible(page);

    await page.getByRole('button', { name: say('Edit homepage') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(say('First name')).fill('Thuỳ Lan');
    const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: '#1c6e5d' } })
      .png()
      .toBuffer();
    const file = { name: 'lan.png', mimeType: 'image/png', buffer: Buffer.from(picture) };
    await dialog.locator('input[name="avatar"]').setInputFiles(file);
    await expect(dialog.locator('img')).toHaveCount(1);
    await dialog.locator('input[name="banner"]').setInputFiles(file);
    await expect(dialog.locator('img')).toHaveCount(2);
    await journey.expectAccessible(page);
    await dialog.getByRole('button', { name: say('Save'), exact: true }).click();
    await expect(page.getByText(say('Information saved…'))).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ngô Thuỳ Lan');

    await page
      .getByRole('link', { name: say('My Account'), exact: true })
      .first()
      .click();
    await expect(page.getByText(person.email)).toBeVisible();
    await expect(page.getByText(say('This device'))).toBeVisible();
    await journey.expectAccessible(page);
  });
}

test('a public page shows its person and events without scripts, and an unknown name answers 404', async ({
  journey,
}) => {
  const person = await aPerson(journey, 'no.script@example.test', { first: 'Minh', last: 'Trần' });
  const { username } = await person.ask<{ username: string }>('{ profile { username } }');
  const read = async (path: string) => {
    const answer = await fetch(`${journey.baseUrl}${path}`);
    return { status: answer.status, html: await answer.text() };
  };
  for (const path of [`/vi/u/${username}`, `/vi/p/${username}`]) {
    const { status, html } = await read(path);
    expect([status, html.includes('Trần Minh'), html.includes('ProfilePage')]).toEqual([200, true, true]);
  }
  for (const path of ['/u/nobody.at.all', '/vi/p/Cong-ty-khong-co-999999', '/u/%00', '/vi/u/%F0%9F%8E%AB'])
    expect([path, (await read(path)).status]).toEqual([path, 404]);
});
