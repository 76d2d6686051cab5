import { aPerson } from '#test/journeys/person.ts';
import { mark } from '#test/journeys/put-on-sale.ts';
import { takeTicket } from '#test/journeys/take-ticket.ts';
import { ownEvent } from './own-event.ts';
import type { Tour } from './tour.ts';
import { placeOf } from './visitor.ts';

const TICKET = 'Vé dự tiệc';

/** Guests are put into groups, and one of the groups gets an email. */
export const groupingTour: Tour = {
  name: 'grouping',
  who: null,
  walk: async (visitor, take) => {
    const { page, go, say, settle } = visitor;
    const words = (english: string) => say('desk', english);
    const dialog = page.getByRole('dialog');
    const event = await ownEvent(visitor, {
      name: 'Tiệc cuối năm',
      tickets: [{ name: TICKET, price: 0, places: 40 }],
    });
    for (const [first, last] of [
      ['Thuỳ Dương', 'Trần Thị'],
      ['Phương Thảo', 'Công Tằng Tôn Nữ Hoàng Nguyễn'],
    ] as const)
      await takeTicket(
        await aPerson(placeOf(visitor), `khach-moi-${mark()}@example.com`, { first, last }),
        event,
        TICKET,
      );
    const guests = `/events/manager/${event.eventId}/guests`;
    await go(guests);
    const choose = () => page.getByRole('checkbox').filter({ visible: true }).first().check();
    await choose();
    await settle();
    await take('chosen', { whole: true });
    await page.getByRole('button', { name: words('Add to group'), exact: true }).click();
    await dialog.waitFor();
    await settle();
    await take('add');
    await dialog.getByRole('combobox').fill('Bàn số 4 – gia đình và bạn bè thân thiết của cô dâu');
    await dialog.getByRole('button', { name: words('Add to group'), exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await settle();
    await take('grouped', { whole: true });
    await choose();
    await page.getByRole('button', { name: words('Add to group'), exact: true }).click();
    await dialog.waitFor();
    await page.keyboard.press('ArrowDown');
    await page.getByRole('option').first().waitFor();
    await settle();
    await take('add-known');
    await go(`/admin/event-email/${event.eventId}`);
    await take('mailing', { whole: true });
  },
};
