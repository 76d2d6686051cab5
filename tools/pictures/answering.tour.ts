import { aPerson } from '#test/journeys/person.ts';
import { mark, putOnSale } from '#test/journeys/put-on-sale.ts';
import { type Invited, invitationLink, invite } from './invite.ts';
import type { Tour } from './tour.ts';
import { placeOf } from './visitor.ts';

const TICKET = 'Vé mời';
const POLICY = 'Vé mời không chuyển nhượng. Vui lòng đến trước 15 phút, trang phục lịch sự.';

const guest = (name: string): Invited => ({ name, email: `khach-${mark()}@example.com` });

/** What goes wrong while an invitation is answered, and what stays after it is. */
export const answeringTour: Tour = {
  name: 'answering',
  who: null,
  walk: async (visitor, take) => {
    const { page, say, go, settle } = visitor;
    const place = placeOf(visitor);
    const words = (english: string) => say('buying', english);
    const press = (english: string) => page.getByRole('button', { name: words(english), exact: true }).click();
    const [an, mai] = [guest('Lê An'), guest('Trần Thị Mai')];
    const sale = await putOnSale(place, {
      name: 'Bữa tối của hội bạn cũ',
      tickets: [{ name: TICKET, price: 0, places: 3 }],
      policy: POLICY,
    });
    await invite(visitor, sale, [an, mai], { ticket: TICKET, party: 6 });
    const open = (link: string) => page.goto(visitor.look.locale === 'vi' ? `/vi${link}` : link);

    await page.route('**/graphql', () => undefined);
    await open(await invitationLink(visitor, an.email));
    await page.getByRole('heading', { name: words('You are invited') }).waitFor();
    await page.locator('[aria-busy]').first().waitFor();
    await take('loading', { whole: true });
    await page.unroute('**/graphql');

    await page.route('**/graphql', (route) => route.abort());
    await open(await invitationLink(visitor, an.email));
    await page.getByRole('button', { name: words('Try again'), exact: true }).waitFor();
    await settle();
    await take('lost', { whole: true });
    await page.unroute('**/graphql');

    await page.evaluate(() => sessionStorage.clear());
    await go(`/invite-rsvp/${sale.slug}`);
    await take('no-secret', { whole: true });

    await (await aPerson(place, an.email, { first: 'An', last: 'Lê' })).signIn(page);
    await go(await invitationLink(visitor, an.email));
    await take('party', { whole: true });
    const more = page.getByRole('button', {
      name: say('buying', 'One more: {name}').replace('{name}', say('buying', 'People coming')),
    });
    for (const _one of [2, 3, 4, 5]) await more.click();
    await page.getByRole('checkbox').check();
    await press('Accept invitation');
    await page.getByRole('alert').first().waitFor();
    await settle();
    await take('party-too-large', { whole: true });

    await page.route('**/graphql', (route) => route.abort());
    await press('Decline');
    await page.getByRole('alert').first().waitFor();
    await settle();
    await take('failed', { whole: true });
    await page.unroute('**/graphql');
    await page.setViewportSize({ width: visitor.look.width === 390 ? 320 : 1_920, height: 900 });
    await go(await invitationLink(visitor, an.email));
    await take('edge', { whole: true });
    await page.setViewportSize({ width: visitor.look.width, height: visitor.look.width === 390 ? 844 : 900 });

    await sale.organiser.ask('mutation ($id: Int!) { update_event_status(id: $id, status: "READY") { slug } }', {
      id: sale.eventId,
    });
    await go(await invitationLink(visitor, an.email));
    await take('not-open', { whole: true });
  },
};
