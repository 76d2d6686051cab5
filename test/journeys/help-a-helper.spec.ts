import { DESKTOP_EN, expect, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { takeTicket } from './take-ticket.ts';
import { wordsOf } from './words-of.ts';

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  test(`a helper who is told to ask the organiser is added by the address shown and checks guests in, at ${look.width} px in ${look.locale}`, async ({
    journey,
  }) => {
    const say = wordsOf(look.locale, 'desk');
    const sale = await putOnSale(journey, { name: 'Nhờ giúp cửa', tickets: [{ name: 'Vé mời', price: 0, places: 5 }] });
    const guest = await aPerson(journey, `khach-${mark()}@example.com`, { first: 'Lan', last: 'Ngô' });
    await takeTicket(guest, sale, 'Vé mời');
    const { entries } = await guest.ask<{ entries: readonly { redeem_id: string }[] }>(
      'query { my_tickets(input: {}) { entries { redeem_id } } }',
    );
    const helper = await aPerson(journey, `giup-${mark()}@example.com`, { first: 'Tú', last: 'Vũ' });
    const door = await journey.open(look);
    await helper.signIn(door);
    await door.goto(pathIn(look.locale, `/check-in/${sale.eventId}`));
    await expect(
      door.getByText(say('Ask the organiser to add you to the event team, then reload this page.')),
    ).toBeVisible();
    const told = say('You’re signed in as {email}. Give the organiser this address.').replace('{email}', helper.email);
    await expect(door.getByText(told)).toBeVisible();
    await journey.expectAccessible(door);

    await test.step('the organiser finds the team from the event and adds the address', async () => {
      const desk = await journey.open(look);
      await sale.organiser.signIn(desk);
      await desk.goto(pathIn(look.locale, `/events/manager/${sale.eventId}`));
      await desk.locator(`a[href$="/events/manager/${sale.eventId}/team"]`).first().click();
      await desk.getByRole('textbox', { name: say('Email of their account') }).fill(helper.email);
      await desk.getByRole('button', { name: say('Add to team') }).click();
      await expect(
        desk.getByText(say('{0} joined the team. We sent them an email.').replace('{0}', helper.email)),
      ).toBeVisible();
      await journey.expectAccessible(desk);
    });

    await door.reload();
    await door.getByRole('textbox', { name: say('Ticket code') }).fill(entries[0]?.redeem_id ?? '');
    await door.keyboard.press('Enter');
    await door.getByRole('button', { name: say('Check in anyway') }).click();
    await expect(door.getByRole('alert').getByText(say('Welcome'), { exact: true })).toBeVisible();
    await journey.expectAccessible(door);
  });
}
