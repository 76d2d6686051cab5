import { hydrated } from '#test/journeys/hydrated.ts';
import { readQr } from '#test/journeys/qr-picture.ts';
import { drawCover } from '#tools/seed/draw-cover.ts';
import { nameInDialog, openTickets } from './buyer.tour.ts';
import { eventSlugs, idOf } from './event-slugs.ts';
import type { Tour } from './tour.ts';
import type { Visitor } from './visitor.ts';

const local = (ms: number): string => new Date(ms + 7 * 3_600_000).toISOString().slice(0, 16);
const DAY = 86_400_000;
/** An event of the desk's organiser that is over, and a free one that somebody else opens the door of. */
const OVER = 'ended-marathon';
const ANOTHER_FREE_ONE = 'startup-pitch';

export const wizardTour: Tour = {
  name: 'create',
  who: 'yen@demo.vemoi.test',
  walk: async ({ page, say, go, settle, look }, take) => {
    const words = (english: string) => say('desk', english);
    const next = page.getByRole('button', { name: words('Next'), exact: true });
    const step = async (name: string, heading: string) => {
      await page.getByRole('heading', { level: 2, name: words(heading) }).waitFor();
      await settle();
      await take(name, { whole: true });
    };
    await go('/create');
    await step('1-empty', 'Information');
    await next.click();
    await page.getByText(words('Please enter a name for the event')).waitFor();
    await step('1-errors', 'Information');
    await page
      .getByLabel(words('Event name'))
      .fill(look.locale === 'vi' ? 'Dạ khúc mùa đông ở phố cổ' : 'A Winter Nocturne in the Old Quarter');
    await page
      .getByLabel(new RegExp(`^${words('Address')}`))
      .fill('Nhà hát Lớn Hà Nội, 1 Tràng Tiền, Hoàn Kiếm, Hà Nội');
    await step('1-filled', 'Information');
    await next.click();
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({
        name: 'cover.png',
        mimeType: 'image/png',
        buffer: await drawCover({ motif: 'lanterns', palette: 'night', seed: 26 }),
      });
    await page.getByRole('button', { name: words('Replace'), exact: true }).waitFor();
    await page.getByRole('textbox', { name: words('Description') }).click();
    await page.keyboard.type('Một đêm để nhớ, với những người bạn cũ và tứ tấu đàn dây.');
    await step('2-details', 'Details');
    await next.click();
    await page.getByLabel(words('Starts')).fill(local(Date.now() + 9 * DAY));
    await page.getByLabel(words('Ends')).fill(local(Date.now() + 9 * DAY + 3 * 3_600_000));
    await step('3-sessions', 'Sessions');
    await page.getByRole('radio', { name: words('Series') }).check();
    await page.getByLabel(words('Session name')).first().fill('Đêm khai mạc');
    await step('3-series', 'Sessions');
    await page.getByRole('button', { name: words('Remove session {number}').replace('{0}', '2') }).click();
    await page.getByRole('radio', { name: words('Single') }).check();
    await next.click();
    await step('4-tickets-empty', 'Tickets');
    await page.getByRole('button', { name: words('Add ticket type') }).click();
    const card = page.getByRole('group', { name: words('Ticket type {number}').replace('{number}', '1') }).first();
    await card.getByLabel(words('Ticket name')).fill('Ghế thường');
    const named = page.getByRole('group', { name: 'Ghế thường', exact: true });
    await named.getByRole('radio', { name: words('Paid') }).check();
    await named.getByLabel(words('Price per ticket')).fill('150000');
    await named.getByLabel(words('Total tickets')).fill('20');
    await step('4-tickets', 'Tickets');
    await named.getByRole('button', { name: words('Description, limits and sales period') }).click();
    await named.getByRole('radio', { name: words('Scheduled') }).check();
    await named.getByLabel(words('Original price')).fill('100000');
    await next.click();
    await step('4-tickets-errors', 'Tickets');
    await named.getByLabel(words('Original price')).fill('190000');
    await named.getByRole('radio', { name: words('Same as event') }).check();
    await next.click();
    await step('5-settings', 'Settings');
    await next.click();
    await step('6-questionnaire', 'Questionnaire');
    await next.click();
    await step('7-promotion', 'Promotion');
    await page.getByRole('button', { name: words('Publish now') }).click();
    await page.getByRole('heading', { name: words('Your event has been created successfully!') }).waitFor();
    await settle();
    await take('success', { whole: true });
  },
};

export const deskTour: Tour = {
  name: 'desk',
  who: 'organiser@demo.vemoi.test',
  walk: async ({ page, go, say, settle, places }, take) => {
    const slugs = await eventSlugs(places.base);
    const id = idOf(slugs('trinh-night'));
    await go('/admin/events');
    await take('my-events', { whole: true });
    await go('/admin/events?tab=ARCHIVED');
    await take('my-events-archived', { whole: true });
    await go(`/events/manager/${id}`);
    await take('manager', { whole: true });
    await go(`/events/manager/${id}/guests`);
    await take('guests', { whole: true });
    await go(`/events/manager/${id}/orders`);
    await take('orders', { whole: true });
    await go(`/events/manager/${idOf(slugs('draft'))}`);
    await take('manager-draft', { whole: true });
    await go(`/events/manager/${idOf(slugs(OVER))}`);
    await take('manager-over', { whole: true });
    await go(`/events/edit/${id}`);
    await take('edit', { whole: true });
    for (const part of ['details', 'sessions', 'tickets', 'settings']) {
      await go(`/events/edit/${id}?part=${part}`);
      await take(`edit-${part}`, { whole: true });
    }
    await page.getByRole('switch').or(page.getByRole('checkbox')).first().click();
    await page
      .getByRole('link', { name: say('shell', 'Explore') })
      .filter({ visible: true })
      .or(page.getByRole('link', { name: say('shell', 'Vemoi, home') }))
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await settle();
    await take('edit-leaving');
  },
};

type Shown = { readonly code: string; readonly qr: string };

async function ticketOfNewGuest(organiser: Visitor, event: string): Promise<Shown> {
  const email = `anh-${event}-${organiser.look.width}-${organiser.look.locale}-${Date.now()}@example.com`;
  const guest = await organiser.other(email);
  const { page, say, go } = guest;
  try {
    await go('/my-ticket');
    await nameInDialog(guest);
    await openTickets(guest, event);
    await page.getByRole('button', { name: say('buying', 'Register') }).click();
    const gives = page.getByRole('button', { name: say('buying', 'No, thanks') });
    const thanks = page.getByRole('heading', { name: say('buying', 'Thank you, your tickets are ready') });
    await gives.or(thanks).first().waitFor();
    if (await gives.isVisible()) await gives.click();
    await thanks.waitFor();
    await go('/my-ticket');
    await page.locator('a[href*="/my-ticket/"]:not([href*="/orders"])').first().click();
    const code = page.getByText(/^[A-HJ-KM-NP-Z2-9]{5}[- ]?[A-HJ-KM-NP-Z2-9]{5}$/).first();
    await code.waitFor();
    const qr = await readQr(await page.locator('svg[role="img"]').first().screenshot());
    return { code: (await code.textContent()) ?? '', qr: qr ?? '' };
  } finally {
    await guest.close();
  }
}

export const doorTour: Tour = {
  name: 'door',
  who: 'tuan@demo.vemoi.test',
  walk: async (organiser, take) => {
    const { page, say, go, places } = organiser;
    const { code } = await ticketOfNewGuest(organiser, 'river-run');
    const elsewhere = await ticketOfNewGuest(organiser, ANOTHER_FREE_ONE);
    const ready = async () => {
      await hydrated(page);
      await page.getByText(say('desk', 'No camera found')).waitFor();
    };
    await go(`/check-in/${idOf((await eventSlugs(places.base))('river-run'))}`);
    await ready();
    await take('ready');
    const scan = async (typed: string, name: string) => {
      await page.getByLabel(say('desk', 'Ticket code')).fill(typed);
      await page.getByRole('button', { name: say('desk', 'Check in'), exact: true }).click();
      const onward = page.getByRole('button', { name: say('desk', 'Tap to continue') });
      await onward.waitFor();
      await take(name);
      await onward.click();
      await onward.waitFor({ state: 'hidden' });
    };
    await scan(code, 'admitted');
    // The door ignores a code that has just been seen and is still in view.
    await page.reload();
    await ready();
    await scan(code, 'already');
    await scan('ABCDEFGHJK', 'refused');
    await scan(elsewhere.qr, 'wrong-event');
    await take('after');
    await page.route('**/graphql', (route) => route.abort());
    await scan('ABCDEFGHJM', 'not-recorded');
    await take('offline');
  },
};

export const emptyDeskTour: Tour = {
  name: 'new-organiser',
  who: 'nhi@demo.vemoi.test',
  walk: async ({ go }, take) => {
    await go('/admin/events');
    await take('my-events-empty', { whole: true });
    await go('/my-ticket?tab=past');
    await take('tickets-past-empty', { whole: true });
  },
};

export const accountantTour: Tour = {
  name: 'accountant',
  who: 'accountant@demo.vemoi.test',
  walk: async ({ page, go, say, settle }, take) => {
    const words = (english: string) => say('desk', english);
    await go('/admin/accountant');
    await take('inbox', { whole: true });
    await go('/admin/accountant?q=khongcogi');
    await take('none');
    await go('/admin/accountant?q=an+trua');
    await page
      .getByRole('button', { name: new RegExp(`^${words('Details of transfer {0}').replace('{0}', '')}|trua`) })
      .filter({ visible: true })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words('Match'), exact: true }).click();
    await settle();
    await take('detail');
  },
};
