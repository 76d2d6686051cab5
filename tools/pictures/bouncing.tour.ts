import { mark } from '#test/journeys/put-on-sale.ts';
import { invite } from './invite.ts';
import { ownEvent } from './own-event.ts';
import { phrase } from './phrase.ts';
import type { Tour } from './tour.ts';

const TICKET = 'Vé mời';
/** Of the guests invited here. */
const BOUNCING = 3;
const LONGEST_WAIT_MS = 20_000;

/** Invitations that did not arrive, and what the organiser does about guests who have not replied. */
export const bouncingTour: Tour = {
  name: 'bouncing',
  who: null,
  walk: async (visitor, take) => {
    const { page, go, say, settle } = visitor;
    const words = (english: string) => say('desk', english);
    const dialog = page.getByRole('dialog');
    const open = async (english: string, title?: RegExp): Promise<void> => {
      await page
        .getByRole('button', { name: title ?? phrase(words(english)) })
        .first()
        .click();
      await dialog.waitFor();
      await settle();
    };
    const event = await ownEvent(visitor, {
      name: 'Tiệc cuối năm',
      tickets: [{ name: TICKET, price: 0, places: 40 }],
    });
    const own = mark();
    await invite(
      visitor,
      event,
      [
        { name: 'Công Tằng Tôn Nữ Hoàng Nguyễn Phương Thảo', email: `phuong-thao-${own}@example.com` },
        { name: 'Trần Thị Thuỳ Dương', email: `duong-${own}@bounce.test` },
        { name: 'Lê Minh', email: 'full@bounce.test' },
        { name: 'Phạm Khánh An', email: 'refused@bounce.test' },
      ],
      { ticket: TICKET },
    );
    const bounced = page.getByRole('button', { name: phrase(words('Correct address {email}')) });
    const until = Date.now() + LONGEST_WAIT_MS;
    do {
      if (Date.now() > until) throw new Error(`Fewer than ${BOUNCING} invitations bounced in ${LONGEST_WAIT_MS} ms`);
      await go(`/event/rsvp/invite/${event.eventId}/guests`);
    } while ((await bounced.count()) < BOUNCING);
    await take('guests', { whole: true });
    await open('Correct address {email}');
    await take('correct');
    await dialog.getByRole('textbox').fill('duong@');
    await dialog.getByRole('button', { name: words('Send invitation') }).click();
    await settle();
    await take('correct-wrong');
    await dialog.getByRole('textbox').fill(`thuy-duong-${own}@example.com`);
    await dialog.getByRole('button', { name: words('Send invitation') }).click();
    await dialog.waitFor({ state: 'hidden' });
    await settle();
    await take('corrected', { whole: true });
    await open('History of {email}');
    await take('history');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await open('Remind guests who haven’t replied');
    await take('remind');
    await go(`/event/rsvp/invite/${event.eventId}/guests?q=khongcogi`);
    await take('none');
  },
};
