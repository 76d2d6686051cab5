import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { takeTicket } from './take-ticket.ts';
import { wordsOf } from './words-of.ts';

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`a door reloaded without a network opens, keeps its scan and sends it afterwards, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    const say = wordsOf(look.locale, 'desk');
    const sale = await putOnSale(journey, {
      name: 'Cửa không mạng',
      tickets: [{ name: 'Vé mời', price: 0, places: 5 }],
    });
    const guest = await aPerson(journey, `khach-${mark()}@example.com`, { first: 'Lan', last: 'Ngô' });
    await takeTicket(guest, sale, 'Vé mời');
    const { entries } = await guest.ask<{ entries: readonly { redeem_id: string }[] }>(
      'query { my_tickets(input: {}) { entries { redeem_id } } }',
    );
    const counted = async () =>
      (await journey.sql('SELECT redeem_id FROM redeem WHERE event_id = $1', [sale.eventId])).length;

    const door = await journey.open(look, { expects: /ERR_INTERNET_DISCONNECTED|WebSocket/ });
    await sale.organiser.signIn(door);
    await door.goto(pathIn(look.locale, `/check-in/${sale.eventId}`));
    const code = door.getByRole('textbox', { name: say('Ticket code') });
    await expect(code).toBeVisible();
    const workers = () =>
      door.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state));
    await expect.poll(workers).toEqual(['activated']);

    await door.context().setOffline(true);
    await code.fill(entries[0]?.redeem_id ?? '');
    await door.keyboard.press('Enter');
    await door.getByRole('button', { name: say('Tap to continue') }).click();
    await door.reload();
    const waiting = say('You’re offline. Scans waiting in this tab: {0}.').replace('{0}', '1');
    await expect(door.getByRole('status').filter({ hasText: waiting })).toBeVisible();
    await expect(door.locator('script')).toHaveCount(0);
    await journey.expectAccessible(door);
    expect(await counted()).toBe(0);

    await door.context().setOffline(false);
    await door.getByRole('link').click();
    await expect(code).toBeVisible();
    await expect.poll(counted).toBe(1);
  });
}
