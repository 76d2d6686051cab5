import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson, nobody } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { takeTicket } from './take-ticket.ts';
import { wordsOf } from './words-of.ts';

const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const picture = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: '#1c6e5d' } })
    .png()
    .toBuffer();
const RECORDING = 'https://video.example.com/ghi-lai';

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`an organiser keeps a document, an image, a link, a video and a recording, which only ticket holders and the team see, at ${look.width} px in ${look.locale} [S3-84]`, async ({
    journey,
  }) => {
    const { locale } = look;
    const desk = wordsOf(locale, 'desk');
    const say = wordsOf(locale, 'buying');
    const own = mark();
    const event = await putOnSale(journey, {
      name: 'Lớp thư pháp',
      tickets: [{ name: 'Vé mời', price: 0, places: 5 }],
    });
    const buyer = await aPerson(journey, `lan-${own}@example.com`, { first: 'Lan', last: 'Ngô' });
    const page = await journey.open(look);
    await event.organiser.signIn(page);

    await test.step('the organiser uploads files and adds links; a script is refused', async () => {
      await page.goto(pathIn(locale, `/events/manager/${event.eventId}/media`));
      await page.locator('input[type="file"]').setInputFiles([
        { name: 'Giáo trình.pdf', mimeType: 'application/pdf', buffer: PDF },
        { name: 'So do.png', mimeType: 'image/png', buffer: await picture() },
      ]);
      await expect(page.getByRole('link', { name: 'Giáo trình' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'So do' })).toBeVisible();
      for (const [kind, label, url] of [
        ['Link', 'Nhóm lớp', 'https://chat.example.com/lop'],
        ['Video', 'Buổi 1', 'https://video.example.com/buoi-1'],
      ] as const) {
        await page.getByRole('button', { name: desk('Add link or video') }).click();
        const dialog = page.getByRole('dialog', { name: desk('Add link or video') });
        await dialog.getByRole('radio', { name: desk(kind) }).check();
        await dialog.getByLabel(desk('Title')).fill(label);
        const field = dialog.locator('input[name="url"]');
        await field.fill('javascript:alert(1)');
        await field.press('Enter');
        await expect(field).toHaveAttribute('aria-invalid', 'true');
        await journey.expectAccessible(page);
        await field.fill(url);
        await field.press('Enter');
        await expect(page.getByRole('link', { name: label })).toBeVisible();
      }
      const up = page.getByRole('button', { name: desk('Move {label} up').replace('{label}', 'Buổi 1') });
      await up.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('main li a')).toHaveText(['Giáo trình', 'So do', 'Buổi 1', 'Nhóm lớp']);
      await journey.expectAccessible(page);
    });

    await test.step('and the link to the recording', async () => {
      const begin = Date.now() + 9 * 86_400_000;
      await event.organiser.ask(
        'mutation ($id: Int!, $input: SectionEventInput!) { update_section_event(id: $id, input: $input) { id } }',
        { id: event.sessionId, input: { begin_at: begin, end_at: begin + 3_600_000, vod_link: RECORDING } },
      );
      await page.reload();
      await expect(page.getByRole('link', { name: RECORDING })).toBeVisible();
    });

    await takeTicket(buyer, event, 'Vé mời');
    const holder = await journey.open(look, { expects: /404/ });
    await buyer.signIn(holder);
    const copied = await test.step('a ticket holder downloads, looks and watches', async () => {
      await holder.goto(pathIn(locale, '/my-ticket'));
      await holder.getByRole('link', { name: /Vé mời/ }).click();
      const panel = holder.getByRole('region', { name: say('For ticket holders') });
      await expect(panel.getByRole('link', { name: 'Buổi 1' })).toHaveAttribute(
        'href',
        'https://video.example.com/buoi-1',
      );
      await expect(panel.getByRole('link', { name: 'Nhóm lớp' })).toBeVisible();
      await expect(holder.getByRole('link', { name: say('Watch the recording') })).toHaveAttribute('href', RECORDING);
      const image = panel.getByRole('img', { name: 'So do' });
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((shown) => (shown instanceof HTMLImageElement ? shown.naturalWidth : 0)))
        .toBe(320);
      const [download] = await Promise.all([
        holder.waitForEvent('download'),
        panel.getByRole('link', { name: 'Giáo trình' }).click(),
      ]);
      expect(download.suggestedFilename()).toBe('Giáo trình.pdf');
      expect(await readFile(await download.path())).toEqual(PDF);
      await journey.expectAccessible(holder);
      return download.url();
    });

    await test.step('nobody else sees them, on the page or over the wire', async () => {
      const stranger = await journey.open(look);
      await stranger.goto(pathIn(locale, `/event/${event.slug}`));
      await expect(stranger.getByRole('heading', { level: 1, name: event.name })).toBeVisible();
      expect(await stranger.content()).not.toMatch(/chat\.example|video\.example|files\/media|Giáo trình/);
      const seen = await nobody(journey).ask<object>(
        `query ($id: Int!) { section_event(id: $id) { private_documents { url } private_images { url }
          private_urls { url } private_videos { url } private_videos_count vod_link } }`,
        { id: event.sessionId },
      );
      expect(seen).toEqual({
        ...{ private_documents: [], private_images: [], private_urls: [], private_videos: [] },
        ...{ private_videos_count: 1, vod_link: null },
      });
      expect((await fetch(copied.split('?')[0] ?? '')).status).toBe(404);
      expect((await fetch(copied)).status).toBe(200);
    });

    await test.step('a ticket that is cancelled opens nothing, not even a link that was copied', async () => {
      const { user_orders: orders } = await event.organiser.ask<{ user_orders: readonly { id: string }[] }>(
        'query ($id: Int!) { user_orders_admin(event_id: $id) { user_orders { id } } }',
        { id: event.eventId },
      );
      await event.organiser.ask('mutation ($id: ID!) { delete_user_order(id: $id) { status } }', { id: orders[0]?.id });
      expect((await fetch(copied)).status).toBe(404);
      await holder.reload();
      await expect(holder.getByRole('link', { name: say('My tickets') }).first()).toBeVisible();
      await expect(holder.getByRole('region', { name: say('For ticket holders') })).toHaveCount(0);
    });
  });
}
