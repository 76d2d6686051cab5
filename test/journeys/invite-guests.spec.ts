import type { Page } from 'playwright/test';
import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import type { ReceivedMail } from './outside-world.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { answerSignIn } from './sign-in.ts';
import { wordsOf } from './words-of.ts';

const LINK = /https?:\S+rsvpInvitationSecret\S+/;
const invites = ({ text }: ReceivedMail): boolean => LINK.test(text);
const linkIn = ({ text }: ReceivedMail): string => {
  const { pathname, search } = new URL(LINK.exec(text)?.[0] ?? '');
  return `${pathname}${search}`;
};

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`an organiser sends invitations and the guests answer from their email, at ${look.width} px in ${look.locale} [S1-34] [S2.1-22] [S8-49]`, async ({
    journey,
  }) => {
    test.setTimeout(240_000);
    const desk = wordsOf(look.locale, 'desk');
    const say = wordsOf(look.locale, 'buying');
    const own = mark();
    const event = await putOnSale(journey, {
      name: 'Tiệc cuối năm',
      tickets: [{ name: 'Vé mời', price: 0, places: 5 }],
    });
    const [mai, minh] = [`mai-${own}@example.com`, `minh-${own}@example.com`];
    const statuses = () =>
      journey.sql<{ email: string; status: string }>(
        'SELECT email, status FROM rsvp_invitation WHERE event_id = $1 ORDER BY email',
        [event.eventId],
      );

    // Nothing may run in the mail's frame.
    const page = await journey.open(look, { expects: /Blocked script execution in 'about:srcdoc'/ });
    await event.organiser.signIn(page);
    await test.step('the organiser writes the letter, and sees it as the mail and the guest will', async () => {
      await page.goto(pathIn(look.locale, `/event/rsvp/template/${event.eventId}`));
      await page.getByLabel(desk('Headline')).fill('Một đêm cho bạn cũ');
      const mail = page.frameLocator('iframe');
      await expect(mail.getByRole('heading', { name: 'Một đêm cho bạn cũ' })).toBeVisible();
      await journey.expectAccessible(page);
      await page.getByRole('button', { name: desk('Save'), exact: true }).click();
      await expect(page.getByText(desk('Invitation email saved'))).toBeVisible();
    });

    await test.step('and invites two guests by a paste; the third line says what it lacks, and stays', async () => {
      await page.getByRole('tab', { name: desk('Invite Guests') }).click();
      await page.getByLabel(desk('Or paste a list')).fill(`Trần Mai <${mai}>\nMinh, ${minh}\nai đó`);
      await page.getByRole('button', { name: desk('Add to list') }).click();
      await expect(page.getByRole('list', { name: desk('Guests to invite') }).getByRole('listitem')).toHaveCount(3);
      await journey.expectAccessible(page);
      await page.getByRole('button', { name: look.locale === 'vi' ? 'Gửi 2 lời mời' : 'Send 2 invitations' }).click();
      await expect(page.getByText(look.locale === 'vi' ? 'Đã gửi lời mời' : 'Invitation Sent')).toBeVisible();
      await expect(page.getByRole('list', { name: desk('Guests to invite') }).getByRole('listitem')).toHaveCount(1);
    });

    const [toMai, toMinh] = await test.step('each gets a letter of their own, in the organiser’s words', async () => {
      const mails = [await journey.world.mailTo(mai, invites), await journey.world.mailTo(minh, invites)] as const;
      for (const mail of mails) expect(mail.text).toContain('Một đêm cho bạn cũ');
      expect(new Set(mails.map(linkIn)).size).toBe(2);
      return [linkIn(mails[0]), linkIn(mails[1])] as const;
    });

    await test.step('which a mailbox may open as often as it likes: opening answers nothing', async () => {
      for (let time = 0; time < 3; time += 1) expect((await fetch(`${journey.baseUrl}${toMai}`)).status).toBe(200);
      expect((await statuses()).map(({ status }) => status)).toEqual(['INVITED', 'INVITED']);
    });

    const guest = await journey.open(look);
    await test.step('a guest reads it without an account, and its secret leaves the address', async () => {
      await guest.goto(toMai);
      const panel = guest.getByRole('region', { name: say('You are invited') });
      for (const words of [say('to join this event'), 'Trần Mai', mai])
        await expect(panel.getByText(words)).toBeVisible();
      await expect.poll(() => guest.url()).not.toContain('Secret');
      await journey.expectAccessible(guest);
    });

    await test.step('accepts by the keyboard and by signing in, and sees the ticket on the card', async () => {
      const accept = guest.getByRole('button', { name: say('Accept invitation') });
      await expect(accept).toBeEnabled();
      // In the order of reading: the two answers, then the picture; nothing before them on the card.
      const order: string[] = [];
      while (order.length < 12 && order.at(-1) !== say('Save as a picture')) {
        await guest.keyboard.press('Tab');
        order.push(await guest.evaluate(() => document.activeElement?.textContent?.trim() ?? ''));
      }
      const answers = [say('Accept invitation'), say('Decline'), say('Save as a picture')];
      expect(order.slice(-answers.length)).toEqual(answers);
      const read = await guest.getByRole('region', { name: say('You are invited') }).ariaSnapshot();
      const told = [say('You are invited'), 'Trần Mai', event.name, ...answers].map((words) => read.indexOf(words));
      expect(told).toEqual(told.toSorted((one, other) => one - other));
      expect(told).not.toContain(-1);
      await accept.focus();
      await guest.keyboard.press('Enter');
      await answerSignIn(journey, guest, look, mai, { first: 'Mai', last: 'Trần' });
      await expect(guest.getByRole('heading', { name: say('Thanks for joining') })).toBeVisible();
      await expect(guest.getByRole('link', { name: 'Vé mời' }).getByRole('img', { name: /QR/ })).toBeVisible();
      await journey.expectAccessible(guest);
      await guest.getByRole('link', { name: say('View my ticket') }).click();
      await expect(guest).toHaveURL(/\/my-ticket\//);
      await expect(guest.getByRole('img', { name: /QR/ })).toBeVisible();
    });

    await test.step('gives the place back, which a reload still says, and registers again', async () => {
      await guest.goBack();
      await guest.getByRole('button', { name: say('I can’t make it') }).click();
      await guest.getByRole('button', { name: say('Cancel my ticket') }).click();
      await expect(guest.getByRole('heading', { name: say('You declined the invitation') })).toBeVisible();
      await guest.reload();
      await expect(guest.getByRole('heading', { name: say('You declined the invitation') })).toBeVisible();
      await guest.getByRole('button', { name: say('Register again') }).click();
      await guest.getByRole('button', { name: say('Accept invitation') }).click();
      await expect(guest.getByRole('heading', { name: say('Thanks for joining') })).toBeVisible();
    });

    await test.step('another declines under an account with another address, and is told which', async () => {
      const other = await aPerson(journey, `khac-${own}@example.com`, { first: 'An', last: 'Lê' });
      const second = await journey.open(look);
      await other.signIn(second);
      await second.goto(toMinh);
      const notice = second.getByRole('alert').filter({ hasText: other.email });
      await expect(notice).toBeVisible();
      for (const name of [say('Accept invitation'), say('Decline')])
        await expect(second.getByRole('button', { name, exact: true })).toBeDisabled();
      await journey.expectAccessible(second);
      await notice.getByRole('button', { name: say('Use another account') }).click();
      const dialog = second.getByRole('dialog');
      await expect(dialog.getByRole('textbox')).toHaveValue(minh);
      await answerSignIn(journey, second, look, other.email);
      await expect(notice).toBeVisible();
      expect((await statuses()).map(({ status }) => status)).toEqual(['ACCEPTED', 'INVITED']);
      await notice.getByRole('button', { name: say('OK') }).click();
      await expect(notice).toBeHidden();
      await second.getByRole('button', { name: say('Decline'), exact: true }).click();
      await expect(second.getByRole('heading', { name: say('You declined the invitation') })).toBeVisible();
    });

    const row = (of: Page, email: string) => of.getByRole('listitem').filter({ hasText: email });
    await test.step('the organiser sees both answers, and takes one back', async () => {
      await page.getByRole('tab', { name: desk('Invited Guests') }).click();
      await expect(row(page, mai).getByText(desk('RSVP Accepted'))).toBeVisible();
      await expect(row(page, minh).getByText(desk('Declined'))).toBeVisible();
      await journey.expectAccessible(page);
      await row(page, mai)
        .getByRole('button', { name: new RegExp(desk('Revoke')) })
        .click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await journey.expectAccessible(page);
      await dialog.getByRole('button', { name: desk('Revoke'), exact: true }).click();
      await expect(row(page, mai).getByText(desk('Revoked'))).toBeVisible();
    });

    await test.step('and the letter opens nothing any more, and its tickets are void', async () => {
      await guest.reload();
      const gone = look.locale === 'vi' ? 'Lời mời không còn hiệu lực' : 'This invitation is no longer valid';
      await expect(guest.getByRole('alert').filter({ hasText: gone })).toBeVisible();
      await expect(guest.getByRole('button', { name: say('Accept invitation') })).toHaveCount(0);
      const tickets = await journey.sql<{ status: string }>(
        'SELECT DISTINCT status FROM bought_ticket WHERE event_id = $1',
        [event.eventId],
      );
      expect(tickets).toEqual([{ status: 'VOID' }]);
    });
  });
}
