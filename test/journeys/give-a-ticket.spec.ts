import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright/test';
import { readPdf } from '#test/papers/read-pdf.ts';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { readQr } from './qr-picture.ts';
import { sentenceIn } from './sentence-in.ts';
import { answerSignIn } from './sign-in.ts';
import { takeTicket } from './take-ticket.ts';
import { bringsTickets } from './ticket-mail.ts';
import { wordsOf } from './words-of.ts';

async function downloaded(
  page: Page,
  press: () => Promise<void>,
): Promise<{ readonly name: string; readonly bytes: Buffer }> {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) };
}

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`a ticket given to a friend is admitted with its new QR code and refused with the old one, at ${look.width} px in ${look.locale} [S1-19] [S8-47] [S8-36]`, async ({
    journey,
  }) => {
    const say = wordsOf(look.locale, 'buying');
    const sentence = sentenceIn(look.locale);
    const own = mark();
    const event = await putOnSale(journey, {
      name: 'Đêm thơ mùa thu',
      tickets: [{ name: 'Vé mời', price: 0, places: 5 }],
    });
    const lan = await aPerson(journey, `lan-${own}@example.com`, { first: 'Lan', last: 'Ngô' });
    const minh = await aPerson(journey, `minh-${own}@example.com`, { first: 'Minh', last: 'Trần' });
    const door = await aPerson(journey, `cua-${own}@example.com`, { first: 'Hà', last: 'Lê' });
    await journey.sql(
      `INSERT INTO event_user (event_id, account_id, role, inserted_at) SELECT $1, account_id, 'CHECK_IN', now() FROM account WHERE email = $2`,
      [event.eventId, door.email],
    );
    const scan = (text: string | null) =>
      door.ask<{ outcome: string }>(
        'mutation ($text: String!, $id: Int!) { redeem_bought_ticket(redeem_id: $text, section_event_id: $id) { outcome } }',
        { text, id: event.sessionId },
      );
    const qrOf = (name: string) => new RegExp(sentence('QR code of {0}’s ticket', { 0: name }));
    await takeTicket(lan, event, 'Vé mời');

    // Without a network a request fails as disconnected, or as failed where the worker passes it on.
    const page = await journey.open(look, { expects: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/, throws: /^$/ });
    await lan.signIn(page);
    const before =
      await test.step('its holder opens it, and looks at the list and back without a network', async () => {
        await page.goto(pathIn(look.locale, '/my-ticket'));
        const stub = page.getByRole('link', { name: /Vé mời/ });
        await stub.click();
        const code = page.getByRole('img', { name: qrOf('.*Lan') });
        await expect(code).toBeVisible();
        await journey.expectAccessible(page);
        const text = await readQr(await code.screenshot());
        // The worker that answers later is installed.
        const workers = () =>
          page.evaluate(async () =>
            (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state),
          );
        await expect.poll(workers).toEqual(['activated']);
        await page
          .getByRole('main')
          .getByRole('link', { name: say('My tickets') })
          .click();
        await expect(stub).toBeVisible();
        await page.context().setOffline(true);
        await stub.click();
        const kept = sentence('You’re offline. This is your ticket as of {0}; its QR code still works at the door.', {
          0: '.*',
        });
        await expect(page.getByRole('status').filter({ hasText: new RegExp(kept) })).toBeVisible();
        expect(await readQr(await code.screenshot())).toBe(text);

        // Chromium's offline emulation reaches a worker that was just started late.
        const opensKept = (open: () => Promise<unknown>): Promise<void> =>
          expect(async () => {
            await open();
            await expect(page.locator('script')).toHaveCount(0, { timeout: 2_000 });
          }).toPass({ timeout: 30_000 });
        await opensKept(() => page.reload());
        await expect(page.getByRole('status').filter({ hasText: new RegExp(kept) })).toBeVisible();
        expect(await readQr(await code.screenshot())).toBe(text);
        await journey.expectAccessible(page);

        // So is the list, which leads to the ticket.
        await opensKept(() => page.goto(pathIn(look.locale, '/my-ticket')));
        await expect(page.getByRole('heading', { level: 1, name: say('My tickets') })).toBeVisible();
        await journey.expectAccessible(page);
        await opensKept(() => page.reload());
        await page.getByRole('link', { name: /Vé mời/ }).click();
        await expect(page.getByRole('status').filter({ hasText: new RegExp(kept) })).toBeVisible();
        expect(await readQr(await code.screenshot())).toBe(text);
        await page.context().setOffline(false);
        return text;
      });

    await test.step('keeps it as PDF', async () => {
      await page.reload();
      const paper = await downloaded(page, () => page.getByRole('button', { name: say('Download PDF') }).click());
      expect(paper.name).toMatch(/^ticket-[A-Z0-9]{10}\.pdf$/);
      const { title, pages } = readPdf(paper.bytes);
      expect(title).toContain('Đêm thơ mùa thu');
      expect(pages.map(({ qr }) => qr())).toEqual([before]);
    });

    await test.step('and gives it to a friend', async () => {
      await page.getByRole('button', { name: say('Give this ticket') }).click();
      const dialog = page.getByRole('dialog', { name: say('Give this ticket') });
      await expect(dialog).toBeVisible();
      await journey.expectAccessible(page);
      await dialog.getByLabel(say('First name')).fill('Minh');
      await dialog.getByLabel(say('Email')).fill(minh.email);
      await dialog.getByRole('button', { name: say('Give ticket') }).click();
      await expect(
        page.getByText(look.locale === 'vi' ? 'Gửi vé thành công' : 'Ticket sent successfully'),
      ).toBeVisible();
      await expect(page.getByRole('heading', { name: say('You gave this ticket away') })).toBeVisible();
      await expect(page.getByRole('img', { name: qrOf('.*') })).toHaveCount(0);
      await journey.expectAccessible(page);
    });

    const mailed = await test.step('a mail brings the friend the ticket, with a QR of its own', async () => {
      const mail = await journey.world.mailTo(minh.email, bringsTickets);
      const picture = mail.attachments.find(({ content_type }) => content_type === 'image/png');
      const link = /\/my-ticket\/receive#\S+/.exec(mail.text)?.[0] ?? '';
      return { text: await readQr(await journey.world.attachment(picture?.url ?? '')), link };
    });

    await test.step('the friend opens the link without an account, adds the ticket, and cannot pass it on', async () => {
      const friend = await journey.open(look);
      await friend.goto(pathIn(look.locale, mailed.link));
      await expect(friend.getByRole('heading', { level: 1, name: say('A ticket for you') })).toBeVisible();
      await expect(friend.getByText(/Lan.*Đêm thơ mùa thu/)).toBeVisible();
      const given = friend.getByRole('img', { name: qrOf('.*Minh') });
      await expect(given).toBeVisible();
      // Clear of the bar at a phone's bottom edge.
      await given.evaluate((code) => code.scrollIntoView({ block: 'center' }));
      expect(await readQr(await given.screenshot())).toBe(mailed.text);
      await expect(friend.getByRole('dialog')).toHaveCount(0);
      await journey.expectAccessible(friend);
      await friend.getByRole('button', { name: say('Add to my tickets') }).click();
      await answerSignIn(journey, friend, look, minh.email);
      await expect(friend).toHaveURL(/\/my-ticket\/(?!receive)/);
      const code = friend.getByRole('img', { name: qrOf('.*Minh') });
      await expect(code).toBeVisible();
      // The page loads again for its new owner and draws the code anew.
      await expect(async () => expect(await readQr(await code.screenshot())).toBe(mailed.text)).toPass();
      const paper = await downloaded(friend, () => friend.getByRole('button', { name: say('Download PDF') }).click());
      expect(readPdf(paper.bytes).pages.map(({ qr }) => qr())).toEqual([mailed.text]);
      await expect(friend.getByRole('button', { name: say('Give this ticket') })).toHaveCount(0);
      await expect(
        friend.getByText(
          look.locale === 'vi'
            ? 'Vé này đã được chuyển từ người khác nên không thể chuyển tiếp hoặc chỉnh sửa lại.'
            : 'This ticket has already been transferred from someone else, so it cannot be forwarded or edit again.',
        ),
      ).toBeVisible();
    });

    await test.step('the giver keeps a page that says to whom it went', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { name: say('You gave this ticket away') })).toBeVisible();
      await expect(page.getByText(/Minh.*\(m\*\*\*\)/)).toBeVisible();
      await expect(page.getByRole('button', { name: say('Take ticket back') })).toHaveCount(0);
      await journey.expectAccessible(page);
    });

    await test.step('the old QR is refused at the door, the new one admitted', async () => {
      expect(mailed.text).not.toBe(before);
      await expect(scan(before)).rejects.toThrow(/TICKET_REISSUED/);
      expect(await scan(mailed.text)).toEqual({ outcome: 'ADMITTED' });
    });
  });
}
