import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { instant } from '#domain/kernel/instant.ts';
import { codeOfMac, totpStep } from '#domain/people/second-factor.ts';
import { nodeAuthenticator } from '#server/people/secrets/node-authenticator.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { wordsOf } from './words-of.ts';

const pictureOf = async (width: number, height: number, background: string) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer(),
});
const document = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  const where = `at ${look.width} px in ${look.locale}`;

  test(`a person edits their page and adds their identity and bank account, ${where} [S2.12-07] [S2.12-08] [S2.12-11]`, async ({
    journey,
  }) => {
    test.slow();
    const say = wordsOf(look.locale, 'people');
    const name = `chu.trang.${randomUUID().slice(0, 8)}`;
    const person = await aPerson(journey, `${name}@example.test`, { first: 'Lan', last: 'Nguyễn Thị' });
    const page = await journey.open(look, { expects: /Connecting to 'blob:/ });
    await person.signIn(page);
    await page.goto(pathIn(look.locale, '/profile'));
    await expect(page).toHaveURL(/\/u\//);

    await page.getByRole('button', { name: say('Edit homepage') }).click();
    const dialog = page.getByRole('dialog');
    await journey.expectAccessible(page);
    await dialog.locator('input[name="avatar"]').setInputFiles(document);
    await expect(dialog.getByRole('status').first()).toHaveText(
      look.locale === 'vi' ? 'Tệp này không phải là ảnh' : 'This file is not an image',
    );
    await dialog.locator('input[name="avatar"]').setInputFiles(await pictureOf(400, 400, '#b8321f'));
    await dialog.locator('input[name="banner"]').setInputFiles(await pictureOf(1600, 400, '#1c6e5d'));
    await dialog.getByLabel(say('First name')).fill('');
    await expect(dialog.getByRole('button', { name: say('Save') })).toBeEnabled();
    await dialog.getByRole('button', { name: say('Save') }).click();
    await expect(dialog.getByText(say('Please enter first name'))).toBeVisible();
    await dialog.getByLabel(say('First name')).fill('Thuỳ Linh');
    await dialog.getByRole('button', { name: say('Save') }).click();
    await expect(dialog).toBeHidden();
    const called = 'Nguyễn Thị Thuỳ Linh';
    await expect(page.getByRole('heading', { level: 1, name: called })).toBeVisible();
    await expect(page.getByRole('main').locator('img[src^="/files/"]')).toHaveCount(2);
    await journey.expectAccessible(page);

    await page
      .getByRole('navigation')
      .getByRole('link', { name: say('My Account') })
      .click();
    await page.getByRole('button', { name: say('Add ID card') }).click();
    await expect(dialog).toBeVisible();
    await dialog.getByLabel(say('Full name, as on your ID card')).fill('Nguyễn Thị Thuỳ Linh');
    await dialog.getByLabel(say('Date of birth')).fill('1994-05-17');
    await dialog.getByLabel(say('ID card number (12 digits)')).fill('001195012345');
    await dialog.locator('input[name="frontImage"]').setInputFiles(await pictureOf(856, 540, '#c9922b'));
    await dialog.locator('input[name="backImage"]').setInputFiles(await pictureOf(856, 540, '#5e5963'));
    await expect(dialog.getByRole('button', { name: say('Send') })).toBeEnabled();
    await dialog.getByRole('button', { name: say('Send') }).click();
    await expect(
      dialog.getByText(look.locale === 'vi' ? 'Số căn cước không hợp lệ' : 'ID card number is not valid'),
    ).toBeVisible();
    await journey.expectAccessible(page);
    await dialog.getByLabel(say('ID card number (12 digits)')).fill('001194012345');
    await dialog.getByRole('button', { name: say('Send') }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByText(look.locale === 'vi' ? 'Đang xét duyệt' : 'Under review', { exact: true }),
    ).toBeVisible();
    await expect(page.getByText('••••••••2345')).toBeVisible();
    const front = page.getByRole('img', { name: say('Front of your ID card') });
    await expect
      .poll(() => front.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0)))
      .toBe(856);
    await journey.expectAccessible(page);

    await page.getByRole('button', { name: say('Add bank account') }).click();
    await expect(dialog.getByRole('img', { name: say('QR code for your authenticator app') })).toBeVisible();
    await journey.expectAccessible(page);
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const codeIn = (periods: number) =>
      codeOfMac(nodeAuthenticator.macOf(secret, totpStep(instant(Date.now())) + periods));
    await dialog.getByLabel(say('Code from your authenticator app')).fill(codeIn(0));
    await dialog.getByRole('button', { name: say('Continue') }).click();
    await expect(dialog.getByRole('list', { name: say('Recovery codes') }).getByRole('listitem')).toHaveCount(10);
    await journey.expectAccessible(page);
    await dialog.getByRole('button', { name: say('I saved them') }).click();
    await dialog.getByLabel(say('Bank'), { exact: true }).fill('Vietcombank');
    await dialog.getByLabel(say('Account number')).fill('0071 000 123456');
    await dialog.getByLabel(say('Account holder')).fill('Nguyễn Thị Thuỳ Linh');
    // Every code counts once, so the next one is given, as by a phone whose clock is ahead.
    await dialog.getByLabel(say('Code from your authenticator app')).fill(codeIn(1));
    await journey.expectAccessible(page);
    await dialog.getByRole('button', { name: say('Save') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('•••••••••3456')).toBeVisible();
    await expect(page.getByText('NGUYEN THI THUY LINH')).toBeVisible();
    await journey.expectAccessible(page);

    await journey.sql(
      `UPDATE id_card SET status = 'REJECTED', reason = $1, decided_at = now() WHERE account_id = (SELECT account_id FROM account WHERE email = $2)`,
      ['Ảnh bị mờ', `${name}@example.test`],
    );
    await page.reload();
    await expect(page.getByText('Ảnh bị mờ')).toBeVisible();
    await expect(page.getByRole('button', { name: say('Send another ID card') })).toBeVisible();
  });
}
