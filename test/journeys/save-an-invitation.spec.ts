import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const FORTY_LETTERS = 'Công Tằng Tôn Nữ Hoàng Nguyễn Phương Thảo';
const LINK = /https?:\S+rsvpInvitationSecret\S+/;

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`a guest whose name has 40 letters saves the invitation as a picture, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    const email = `phuong-thao-${mark()}@example.com`;
    const gala = await putOnSale(journey, {
      name: 'Tiệc tất niên',
      tickets: [{ name: 'Vé mời', price: 0, places: 5 }],
    });
    await gala.organiser.ask('mutation ($input: InviteRsvpInput!) { invite_rsvp(input: $input) { sent } }', {
      input: {
        section_event_id: gala.sessionId,
        ticket_id: gala.tickets.get('Vé mời'),
        inviter_name: 'Nguyễn Thu Hà',
        locale: look.locale,
        guests: [{ name: FORTY_LETTERS, email }],
      },
    });
    const { text } = await journey.world.mailTo(email, (mail) => LINK.test(mail.text));
    const { pathname, search } = new URL(LINK.exec(text)?.[0] ?? '');
    const page = await journey.open(look);
    await page.goto(pathIn(look.locale, `${pathname.replace(/^\/vi(?=\/)/, '')}${search}`));
    await expect(page.getByText(FORTY_LETTERS).first()).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: wordsOf(look.locale, 'buying')('Save as a picture') }).click();
    const picture = await sharp(await readFile(await (await download).path())).stats();
    // A drawing in several colours, not an empty ground.
    expect(Math.max(...picture.channels.map(({ stdev }) => stdev))).toBeGreaterThan(20);
  });
}
