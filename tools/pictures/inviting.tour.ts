import { nameInDialog } from './buyer.tour.ts';
import { ownEvent } from './own-event.ts';
import { phrase } from './phrase.ts';
import type { Tour } from './tour.ts';

const LINK = /https?:\S+rsvpInvitationSecret[^\s"<&]+/;
const CSV = 'name,email\nĐặng Thị Mai Hương,mai-huong@example.com\nBùi Quốc An,an@example.com,thừa\n';

export const invitingTour: Tour = {
  name: 'inviting',
  who: null,
  walk: async (visitor, take) => {
    const { page, go, say, settle, look, other, mail } = visitor;
    const words = (english: string) => say('desk', english);
    const since = Date.now();
    const at = (name: string): string => `${name}-${look.width}-${look.locale}-${since}@example.com`;
    const event = await ownEvent(visitor, {
      name: 'Tiệc cuối năm',
      tickets: [{ name: 'Vé mời', price: 0, places: 40 }],
    });
    const dear = await ownEvent(visitor, {
      name: 'Chỉ có vé bán',
      tickets: [{ name: 'Vé thường', price: 90_000, places: 40 }],
    });
    await dear.organiser.signIn(page);
    await go(`/event/rsvp/invite/${dear.eventId}`);
    await take('invitation-ticket');
    await event.organiser.signIn(page);
    await go(`/event/rsvp/invite/${event.eventId}/guests`);
    await take('nobody');
    await go(`/event/rsvp/invite/${event.eventId}`);
    await take('empty', { whole: true });

    await page.getByLabel(words('Guest name'), { exact: true }).fill('Trần Thị Thuỳ Dương');
    await page.getByLabel(words('Guest email'), { exact: true }).fill(at('duong'));
    await page.getByRole('button', { name: words('Add'), exact: true }).click();
    await page
      .getByLabel(words('Or paste a list'))
      .fill(`Lê Minh <${at('minh')}>\nPhạm Khánh An, ${at('an')}\nai đó\n${at('son')}`);
    await page.getByRole('button', { name: words('Add to list') }).click();
    await page
      .locator('input[type=file][accept*=csv]')
      .setInputFiles({ name: 'khach.csv', mimeType: 'text/csv', buffer: Buffer.from(CSV) });
    await page.getByText('Đặng Thị Mai Hương').waitFor();
    await page
      .getByRole('button', { name: phrase(words('Edit {0}')) })
      .nth(1)
      .click();
    await settle();
    await take('listed', { whole: true });
    await page.keyboard.press('Escape');
    await page
      .getByRole('button', { name: phrase(words('Remove {0}')) })
      .last()
      .click();
    await page
      .getByRole('button', { name: look.locale === 'vi' ? /^Gửi \d+ lời mời/ : /^Send \d+ invitation/ })
      .click();
    await page
      .getByText(look.locale === 'vi' ? 'Đã gửi lời mời' : 'Invitation Sent')
      .first()
      .waitFor();
    await settle();
    await take('sent', { whole: true });

    for (const [name, answer] of [
      ['duong', 'Accept invitation'],
      ['an', 'Decline'],
    ] as const) {
      const letter = await mail(at(name), ({ html }) => LINK.test(html), since);
      const { pathname, search } = new URL((LINK.exec(letter.html)?.[0] ?? '').replaceAll('&amp;', '&'));
      const guest = await other(at(name));
      try {
        await guest.go(`${pathname.replace(/^\/vi/, '')}${search}`);
        await nameInDialog(guest);
        const press = guest.page.getByRole('button', { name: say('buying', answer), exact: true });
        await press.click();
        await press.waitFor({ state: 'hidden' });
      } finally {
        await guest.close();
      }
    }
    await go(`/event/rsvp/invite/${event.eventId}/guests`);
    await take('answers', { whole: true });
    await page
      .getByRole('button', { name: phrase(words('Revoke the invitation to {email}')) })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await settle();
    await take('take-back');
    await go(`/event/rsvp/template/${event.eventId}`);
    await page.frameLocator('iframe').getByText(event.name).first().waitFor();
    await settle();
    await take('letter', { whole: true });
    await page.getByLabel(words('Headline')).fill('');
    await page.getByText(words('Please enter a headline')).waitFor();
    await settle();
    await take('letter-errors', { whole: true });
  },
};
