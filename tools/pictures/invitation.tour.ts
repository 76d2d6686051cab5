import { outsideWorld } from '#test/journeys/outside-world.ts';
import { aPerson } from '#test/journeys/person.ts';
import { mark, putOnSale } from '#test/journeys/put-on-sale.ts';
import { eventSlugs } from './event-slugs.ts';
import type { Tour } from './tour.ts';

const LINK = /https?:\S+rsvpInvitationSecret\S+/;

/** Read, accepted, changed, declined, read under another account, and what is no invitation. */
export const invitationTour: Tour = {
  name: 'invitation',
  who: null,
  walk: async (visitor, take) => {
    const { page, say, go, settle, places } = visitor;
    const place = { baseUrl: places.base, world: outsideWorld(places.staging) };
    const own = mark();
    const sale = await putOnSale(place, {
      name: 'Tiệc cuối năm của những người bạn cũ',
      tickets: [{ name: 'Vé mời', price: 0, places: 5 }],
    });
    const guests = [`thuy-linh-${own}@example.com`, `minh-${own}@example.com`] as const;
    await sale.organiser.ask('mutation ($input: InviteRsvpInput!) { invite_rsvp(input: $input) { sent } }', {
      input: {
        section_event_id: sale.sessionId,
        ticket_id: sale.tickets.get('Vé mời'),
        inviter_name: 'Nguyễn Thu Hà',
        locale: visitor.look.locale,
        guests: [
          { name: 'Đặng Nguyễn Thùy Linh', email: guests[0] },
          { name: 'Trần Minh', email: guests[1] },
        ],
      },
    });
    const linkOf = async (email: string): Promise<string> => {
      const { text } = await place.world.mailTo(email, (mail) => LINK.test(mail.text));
      const { pathname, search } = new URL(LINK.exec(text)?.[0] ?? '');
      return `${pathname.replace(/^\/vi(?=\/)/, '')}${search}`;
    };
    const mail = await place.world.mailTo(guests[0], ({ text }) => LINK.test(text));
    await page.goto(`${places.staging}/mailbox/${mail.id}/html`);
    await settle();
    await take('letter', { whole: true });

    await go(await linkOf(guests[0]));
    await take('stranger', { whole: true });
    await page.getByRole('button', { name: say('buying', 'Accept invitation') }).click();
    await page.getByRole('dialog').waitFor();
    await settle();
    await take('sign-in');

    const linh = await aPerson(place, guests[0], { first: 'Thùy Linh', last: 'Đặng Nguyễn' });
    await linh.signIn(page);
    await go(await linkOf(guests[0]));
    await page.getByRole('button', { name: say('buying', 'Accept invitation') }).click();
    await page.getByRole('img', { name: /QR/ }).waitFor();
    await settle();
    await take('accepted', { whole: true });
    await page.getByRole('button', { name: say('buying', 'I can’t make it') }).click();
    await settle();
    await take('giving-back', { whole: true });
    await page.getByRole('button', { name: say('buying', 'Cancel my ticket') }).click();
    await page.getByRole('heading', { name: say('buying', 'You declined the invitation') }).waitFor();
    await settle();
    await take('declined', { whole: true });
    await go(await linkOf(guests[1]));
    await take('other-account', { whole: true });
    // The right secret came once and is in a cookie.
    await page.context().clearCookies();
    await linh.signIn(page);
    await go((await linkOf(guests[1])).replace(/(rsvpInvitationSecret=)[^&]{8}/, '$1AAAAAAAA'));
    await take('broken-link', { whole: true });
    const secret = /rsvpInvitationSecret=[^&]+/;
    await go((await linkOf(guests[1])).replace(secret, secret.exec(await linkOf(guests[0]))?.[0] ?? ''));
    await take('wrong-secret', { whole: true });
    await go(`/invite-rsvp/${(await eventSlugs(places.base))('ended-marathon')}`);
    await take('ended', { whole: true });
  },
};
