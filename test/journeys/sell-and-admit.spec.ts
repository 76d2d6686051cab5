import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright/test';
import { writtenOrder } from '#domain/kernel/names/name-order.ts';
import { fullName } from '#domain/kernel/names/person-name.ts';
import { decodeVietQr } from '#test/standards/decode-vietqr.ts';
import { CHROMIUM_ARGS } from '#tools/test/chromium.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import type { ReceivedMail } from './outside-world.ts';
import { publishEvent } from './publish-event.ts';
import { readQr, writeFakeFilm } from './qr-picture.ts';
import { answerSignIn } from './sign-in.ts';
import { wordsOf } from './words-of.ts';

const stranger = (width: number): string => `khach-${width}-${Date.now()}@example.com`;
// Two who sign in to one account at once would get each other's codes.
const ORGANISER = { 390: 'linh@demo.vemoi.test', 1440: 'organiser@demo.vemoi.test' } as const;
const carriesTickets = ({ attachments }: ReceivedMail): boolean =>
  attachments.some(({ filename }) => filename.startsWith('ticket-'));
const ACCOUNT = { bin: '970436', account: '0011004321234' };

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`an event is published, sold by bank transfer and its guest admitted, at ${look.width} px in ${look.locale} [S1-10] [S1-18] [S1-36]`, async ({
    journey,
  }) => {
    test.setTimeout(240_000);
    const say = wordsOf(look.locale, 'buying');
    const sayAtDesk = wordsOf(look.locale, 'desk');
    const mark = `${look.width}${String(Date.now()).slice(-5)}`;
    const name = `Dạ khúc mùa đông ${mark}`;

    const organiser = await journey.open(look);
    const path = await test.step('the organiser publishes an event with two ticket types', () =>
      publishEvent(journey, organiser, look, {
        organiser: ORGANISER[look.width],
        name,
        tickets: [
          { name: 'Ghế thường', price: 150_000, places: 20 },
          { name: 'Ghế sát sân khấu', price: 320_000, places: 6 },
        ],
      }));

    const buyer = await journey.open(look);
    const email = stranger(look.width);
    await test.step('a stranger finds it by typing its name without diacritics', async () => {
      await buyer.goto(pathIn(look.locale, '/'));
      await journey.expectAccessible(buyer);
      await buyer.getByRole('button', { name: say('Open search') }).click();
      await buyer.getByRole('searchbox').or(buyer.getByRole('combobox')).first().fill(`da khuc mua dong ${mark}`);
      const results = buyer
        .getByRole('region', { name: say('Search results') })
        .or(buyer.getByLabel(say('Search results')));
      await expect(results.getByRole('link', { name: new RegExp(mark) }).first()).toBeVisible();
      await journey.expectAccessible(buyer);
      await results
        .getByRole('link', { name: new RegExp(mark) })
        .first()
        .click();
      await expect(buyer.getByRole('heading', { level: 1, name })).toBeVisible();
      expect(new URL(buyer.url()).pathname).toBe(pathIn(look.locale, path));
      await journey.expectAccessible(buyer);
    });

    await test.step('chooses two tickets and signs in inside the checkout without losing them', async () => {
      await buyer
        .getByRole('link', { name: say('Buy ticket now') })
        .first()
        .click();
      await expect(buyer.getByRole('heading', { name: say('Choose your tickets') })).toBeVisible();
      const more = buyer.getByRole('button', { name: say('One more: {name}').replace('{name}', 'Ghế thường') });
      await more.click();
      await more.click();
      await journey.expectAccessible(buyer);
      await buyer.getByRole('button', { name: say('Next'), exact: true }).click();
      await answerSignIn(journey, buyer, look, email, { first: 'Lan', last: 'Ngô' });
      await expect(buyer.getByRole('heading', { name: say('Check and pay') })).toBeVisible();
      await expect(
        buyer
          .getByText(/300[.,]000/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await journey.expectAccessible(buyer);
    });

    const order = await test.step('sees a VietQR that reads to the exact account, amount and message', async () => {
      await buyer.getByRole('button', { name: say('Pay now') }).click();
      const dialog = buyer.getByRole('dialog', { name: say('Bank transfer information') });
      await expect(dialog).toBeVisible();
      await journey.expectAccessible(buyer);
      const text = await readQr(
        await dialog.getByRole('button', { name: say('Save the QR code as an image') }).screenshot(),
      );
      const read = decodeVietQr(text ?? '');
      expect(read).toMatchObject({ ok: true, value: { ...ACCOUNT, amount: 300_000 } });
      const message = read.ok ? read.value.message : '';
      await expect(dialog.getByText(String(message), { exact: true })).toBeAttached();
      return { amount: 300_000, message: String(message) };
    });

    await test.step('the bank tells of a transfer with a mangled message, and the open page turns to paid by itself', async () => {
      await journey.world.transfer({ ...order, mode: 'mangled' });
      await expect(buyer.getByRole('heading', { name: say('Thank you, your tickets are ready') })).toBeVisible();
      await journey.expectAccessible(buyer);
    });

    const ticketMail = await test.step('one mail arrives with both e-tickets', async () => {
      const mail = await journey.world.mailTo(email, carriesTickets);
      expect(mail.attachments.filter(({ content_type }) => content_type === 'image/png')).toHaveLength(2);
      const about = (await journey.world.mails(email)).filter(carriesTickets);
      expect(about).toHaveLength(1);
      return mail;
    });

    await test.step('the QR of the mail, held before the door’s camera, is admitted; the second scan says when the first was', async () => {
      const film = join(mkdtempSync(join(tmpdir(), 'vemoi-door-')), 'ticket.y4m');
      await writeFakeFilm(await journey.world.attachment(ticketMail.attachments[0]?.url ?? ''), film);
      const doorBrowser = await chromium.launch({
        executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
        args: [
          ...CHROMIUM_ARGS,
          '--use-fake-ui-for-media-stream',
          '--use-fake-device-for-media-stream',
          `--use-file-for-fake-video-capture=${film}`,
        ],
      });
      try {
        const door = await journey.open(look, { browser: doorBrowser });
        const eventId = path.split('-').at(-1) ?? '';
        await door.goto(pathIn(look.locale, `/check-in/${eventId}`));
        await answerSignIn(journey, door, look, ORGANISER[look.width]);
        // The session is days ahead, so the door asks first.
        await expect(door.getByText(sayAtDesk('Too early, not checked in'), { exact: true })).toBeVisible({
          timeout: 30_000,
        });
        await journey.expectAccessible(door);
        await door.getByRole('button', { name: sayAtDesk('Check in anyway') }).click();
        await expect(door.getByText(sayAtDesk('Welcome'), { exact: true })).toBeVisible({ timeout: 30_000 });
        await expect(door.getByRole('alert').getByText('Lan', { exact: false }).first()).toBeVisible();
        await expect(door.getByText(sayAtDesk('Already checked in'), { exact: true })).toBeVisible({ timeout: 30_000 });
        await expect(
          door
            .getByRole('alert')
            .getByText(new RegExp(sayAtDesk('First checked in at {0}').replace('{0}', '.*\\d\\d:\\d\\d'))),
        ).toBeVisible();
        await journey.expectAccessible(door);
      } finally {
        await doorBrowser.close();
      }
    });

    await test.step('the guest list shows it', async () => {
      const eventId = path.split('-').at(-1) ?? '';
      await organiser.goto(pathIn(look.locale, `/events/manager/${eventId}`));
      await expect(
        organiser
          .getByText(/300[.,]000/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await journey.expectAccessible(organiser);
      await organiser
        .getByRole('link', { name: sayAtDesk('Guest List') })
        .or(organiser.getByRole('tab', { name: sayAtDesk('Guest List') }))
        .first()
        .click();
      await expect(
        organiser
          .getByText(fullName({ firstName: 'Lan', lastName: 'Ngô', nameOrder: writtenOrder(look.locale) }))
          .filter({ visible: true })
          .first(),
      ).toBeVisible();
      await expect(organiser.getByText(sayAtDesk('Checked in')).filter({ visible: true }).first()).toBeVisible();
      await journey.expectAccessible(organiser);
    });
  });
}
