import { refusalSentence } from '#words/platform/refusals.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson, signedIn } from './person.ts';
import { mark } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const ADMIN = 'admin@demo.vemoi.test';

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`a suspended account is signed out, told why it cannot sign in, and let in again, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    const say = wordsOf(look.locale, 'desk');
    const shell = wordsOf(look.locale, 'shell');
    const lan = await aPerson(journey, `khoa-${mark()}@example.com`, { first: 'Lan', last: 'Ngô' });
    const own = await journey.open(look, { expects: /status of (?:401|422)/ });
    await lan.signIn(own);
    await own.goto(pathIn(look.locale, '/my-ticket'));

    const page = await journey.open(look);
    await (await signedIn(journey, ADMIN)).signIn(page);
    await page.goto(pathIn(look.locale, '/admin/users'));
    await page.getByRole('searchbox', { name: say('Search by email, phone or name') }).fill(lan.email);
    await page.keyboard.press('Enter');
    const line = page.getByRole('link', { name: new RegExp(lan.email) });
    await expect(line).toHaveCount(1);
    await line.click();
    await page.getByRole('button', { name: say('Suspend account') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: say('Suspend account') }).click();
    await expect(dialog.getByText(say('Please say why'))).toBeVisible();
    await journey.expectAccessible(page);
    await dialog.getByLabel(say('Reason, for the owner of the account')).fill('Bán vé không có thật');
    const since = Date.now();
    await dialog.getByRole('button', { name: say('Suspend account') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('alert').filter({ hasText: 'Bán vé không có thật' })).toBeVisible();
    await journey.expectAccessible(page);
    const mail = await journey.world.mailTo(lan.email, ({ text }) => text.includes('Bán vé không có thật'), since);
    expect(mail.text).toContain('/contact-us');

    await own.reload();
    const signIn = own.getByRole('dialog');
    await signIn.getByLabel(shell('Email')).fill(lan.email);
    const asked = Date.now();
    await signIn.getByRole('button', { name: shell('Continue with email') }).click();
    await signIn.getByLabel(shell('Code from your email')).fill(await journey.world.signInCode(lan.email, asked));
    await expect(signIn.getByText(refusalSentence({ code: 'ACCOUNT_SUSPENDED' }, look.locale))).toBeVisible();
    await journey.expectAccessible(own);

    await page.getByRole('button', { name: say('Lift suspension') }).click();
    await dialog.getByRole('button', { name: say('Lift suspension') }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: say('Suspend account') })).toBeVisible();
    await signedIn(journey, lan.email);
  });
}
