import { instant } from '#domain/kernel/instant.ts';
import { codeOfMac, totpStep } from '#domain/people/second-factor.ts';
import { nodeAuthenticator } from '#server/people/secrets/node-authenticator.ts';
import { namedInDemo } from '#test/journeys/demo-world.ts';
import { outsideWorld } from '#test/journeys/outside-world.ts';
import { nobody } from '#test/journeys/person.ts';
import { drawCover } from '#tools/seed/draw-cover.ts';
import { nameInDialog } from './buyer.tour.ts';
import type { Tour } from './tour.ts';

const picture = async (seed: number) => ({
  name: 'picture.png',
  mimeType: 'image/png',
  buffer: await drawCover({ motif: 'lotus', palette: 'gold', seed }),
});

export const accountTour: Tour = {
  name: 'account',
  who: 'fresh',
  walk: async (visitor, take) => {
    const { page, go, say, settle } = visitor;
    const words = (english: string) => say('people', english);
    const dialog = page.getByRole('dialog');
    const open = async (english: string) => {
      await page
        .getByRole('button', { name: words(english) })
        .first()
        .click();
      await dialog.waitFor();
      await settle();
    };
    await go('/my-ticket');
    await nameInDialog(visitor);
    await go('/profile');
    await take('page-empty', { whole: true });
    await go('/profile?tab=LIKES');
    await take('likes-empty', { whole: true });
    await go('/profile?tab=TICKET');
    await take('tickets-empty', { whole: true });
    await go('/profile');
    await open('Edit homepage');
    await dialog.getByLabel(words('First name')).fill('');
    await dialog.locator('input[name="banner"]').setInputFiles(await picture(4));
    await settle();
    await dialog.getByRole('button', { name: words('Save') }).click();
    await settle();
    await take('edit-homepage');
    await go('/profile?tab=ACCOUNT');
    await take('account', { whole: true });
    await open('Add ID card');
    await dialog.getByRole('button', { name: words('Send') }).click();
    await settle();
    await take('id-card-errors');
    await dialog.getByLabel(words('Full name, as on your ID card')).fill('Ngô Thị Hoàng Lan');
    await dialog.getByLabel(words('Date of birth')).fill('1994-05-17');
    await dialog.getByLabel(words('ID card number (12 digits)')).fill('001194012345');
    await dialog.locator('input[name="frontImage"]').setInputFiles(await picture(5));
    await dialog.locator('input[name="backImage"]').setInputFiles(await picture(6));
    await settle();
    await take('id-card');
    await dialog.getByRole('button', { name: words('Send') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await open('Add bank account');
    await dialog.locator('code').waitFor();
    await settle();
    await take('second-factor');
    const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const codeIn = (periods: number) =>
      codeOfMac(nodeAuthenticator.macOf(secret, totpStep(instant(Date.now())) + periods));
    await dialog.getByLabel(words('Code from your authenticator app')).fill(codeIn(0));
    await dialog.getByRole('button', { name: words('Continue') }).click();
    await dialog.getByLabel(words('Bank'), { exact: true }).waitFor();
    await dialog.getByRole('button', { name: words('Save') }).click();
    await settle();
    await take('bank-account-errors');
    await dialog.getByLabel(words('Bank'), { exact: true }).fill('Vietcombank');
    await dialog.getByLabel(words('Account number')).fill('0071 000 123456');
    await dialog.getByLabel(words('Account holder')).fill('Ngô Thị Hoàng Lan');
    await dialog.getByLabel(words('Code from your authenticator app')).fill(codeIn(1));
    await dialog.getByRole('button', { name: words('Save') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await settle();
    await take('account-filled', { whole: true });
    await page
      .getByRole('button', { name: words('Sign Out') })
      .last()
      .click();
    await dialog.waitFor();
    await settle();
    await take('sign-out');
  },
};

export const corporateTour: Tour = {
  name: 'corporate',
  who: 'mai@demo.vemoi.test',
  walk: async ({ page, go, say, settle, places }, take) => {
    const { corporateSlug: slug } = await namedInDemo(
      nobody({ baseUrl: places.base, world: outsideWorld(places.staging) }),
    );
    await go(`/p/${slug}`);
    await take('publisher', { whole: true });
    await go(`/${slug}?tab=PAST`);
    await take('front-past', { whole: true });
    await page.getByRole('button', { name: say('people', 'Edit homepage') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await dialog.locator('input[name="banner"]').setInputFiles(await picture(7));
    await settle();
    await take('edit');
  },
};
