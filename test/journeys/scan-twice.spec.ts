import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { takeTicket } from './take-ticket.ts';
import { wordsOf } from './words-of.ts';

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`a ticket scanned days early is warned of, and a code entered twice within seconds is a second scan, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    const say = wordsOf(look.locale, 'desk');
    const sale = await putOnSale(journey, {
      name: 'Hai lần một vé',
      tickets: [{ name: 'Vé mời', price: 0, places: 5 }],
    });
    const guest = await aPerson(journey, `khach-${mark()}@example.com`, { first: 'Lan', last: 'Ngô' });
    await takeTicket(guest, sale, 'Vé mời');
    const { entries } = await guest.ask<{ entries: readonly { redeem_id: string }[] }>(
      'query { my_tickets(input: {}) { entries { redeem_id } } }',
    );
    const code = entries[0]?.redeem_id ?? '';

    const door = await journey.open(look);
    await sale.organiser.signIn(door);
    await door.goto(pathIn(look.locale, `/check-in/${sale.eventId}`));
    const answer = door.getByRole('alert');
    const enter = async () => {
      await door.getByRole('textbox', { name: say('Ticket code') }).fill(code);
      await door.keyboard.press('Enter');
    };
    await enter();
    await expect(answer.getByText(say('Too early, not checked in'))).toBeVisible();
    await journey.expectAccessible(door);
    await door.getByRole('button', { name: say('Don’t check in') }).click();
    await enter();
    await door.getByRole('button', { name: say('Check in anyway') }).click();
    await expect(answer.getByText(say('Welcome'), { exact: true })).toBeVisible();
    await door.getByRole('button', { name: say('Tap to continue') }).click();
    await enter();
    await expect(answer.getByText(say('Already checked in'), { exact: true })).toBeVisible();
    await journey.expectAccessible(door);
  });
}
