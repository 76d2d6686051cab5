import type { Page } from 'playwright/test';
import { DESKTOP_EN, expect, type Journey, type Look, PHONE_VI, pathIn, test } from './journey.ts';
import { manyGuests } from './many-guests.ts';
import { aPerson } from './person.ts';
import { mark, type OnSale, putOnSale } from './put-on-sale.ts';
import { takeTicket } from './take-ticket.ts';
import { wordsOf } from './words-of.ts';

const QUIET = /ERR_INTERNET_DISCONNECTED|WebSocket|Failed to fetch|Failed to load resource/;

const GUESTS = 300;

const READY = { en: /Ready for offline: \d/, vi: /Sẵn sàng ngoại tuyến: \d/ } as const;

async function aSale(journey: Journey, guests: readonly string[]) {
  const sale = await putOnSale(journey, {
    name: 'Cửa không mạng',
    tickets: [{ name: 'Vé mời', price: 0, places: GUESTS }],
  });
  const codes: string[] = [];
  for (const first of guests) {
    const guest = await aPerson(journey, `khach-${mark()}@example.com`, { first, last: 'Ngô' });
    await takeTicket(guest, sale, 'Vé mời');
    const { entries } = await guest.ask<{ entries: readonly { redeem_id: string }[] }>(
      'query { my_tickets(input: {}) { entries { redeem_id } } }',
    );
    codes.push(entries[0]?.redeem_id ?? '');
  }
  // Doors are open.
  await journey.sql(`UPDATE section_event SET begin_at = now() + interval '1 hour' WHERE event_id = $1`, [
    sale.eventId,
  ]);
  return { sale, codes };
}

/** A door whose page opens without a network and which has the tickets. */
async function aDoor(journey: Journey, look: Look, sale: OnSale, gate: string): Promise<Page> {
  const say = wordsOf(look.locale, 'desk');
  const door = await journey.open(look, { expects: QUIET, throws: /fetch|network/i });
  await sale.organiser.signIn(door);
  await door.goto(pathIn(look.locale, `/check-in/${sale.eventId}`));
  await door.getByRole('button', { name: say('Name gate') }).click();
  await door.getByRole('textbox', { name: say('Gate name') }).fill(gate);
  await door.keyboard.press('Enter');
  await expect(door.getByText(gate)).toBeVisible();
  await expect(door.getByText(READY[look.locale])).toBeVisible();
  const workers = () =>
    door.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state));
  await expect.poll(workers).toEqual(['activated']);
  return door;
}

const enter = async (door: Page, look: Look, code: string) => {
  await door.getByRole('textbox', { name: wordsOf(look.locale, 'desk')('Ticket code') }).fill(code);
  await door.keyboard.press('Enter');
};

const counted = async (journey: Journey, { eventId }: OnSale) =>
  (await journey.sql('SELECT redeem_id FROM redeem WHERE event_id = $1', [eventId])).length;

for (const look of [PHONE_VI, DESKTOP_EN] satisfies readonly Look[]) {
  const where = `at ${look.width} px in ${look.locale}`;

  test(`a door without a network admits by its own list, opens again after a reload and from the home screen, sends its scans afterwards and takes one back, ${where}`, async ({
    journey,
  }) => {
    const say = wordsOf(look.locale, 'desk');
    const { sale, codes } = await aSale(journey, ['Lan', 'Minh']);
    const door = await aDoor(journey, look, sale, 'Cổng A');
    const answer = door.getByRole('alert');

    await door.context().setOffline(true);
    await enter(door, look, codes[0] ?? '');
    // The answer leaves by itself.
    const offline = (say('Offline · ticket list of {0}').split('{0}')[0] ?? '').trim();
    await expect(answer).toContainText(new RegExp(`${say('Welcome')}.*Lan.*${offline}`, 's'));
    await journey.expectAccessible(door);
    await expect(answer).toBeHidden();

    await door.reload();
    await expect(door.getByText(say('You’re offline. Tickets are checked on this device.'))).toBeVisible();
    // As from the home screen.
    await door.goto(pathIn(look.locale, '/check-in'));
    expect(new URL(door.url()).pathname).toBe(pathIn(look.locale, `/check-in/${sale.eventId}`));
    await expect(door.getByRole('list', { name: say('Recent scans') })).toContainText(say('Admitted'));
    await journey.expectAccessible(door);
    await enter(door, look, codes[0] ?? '');
    await expect(answer.getByText(say('Already checked in'), { exact: true })).toBeVisible();
    await expect(answer).toBeHidden();
    await enter(door, look, codes[1] ?? '');
    await expect(answer.getByText(say('Welcome'), { exact: true })).toBeVisible();
    await expect(answer).toBeHidden();
    expect(await counted(journey, sale)).toBe(0);

    // Every guest of this event is called Lan; the last one is taken back and found by the end of the code.
    const recent = door.getByRole('list', { name: say('Recent scans') });
    const undo = recent.getByRole('button', { name: say('Undo') });
    await undo.first().click();
    await expect(recent.getByText(say('Undone'))).toHaveCount(1);
    await door.getByRole('button', { name: say('Find guest') }).click();
    await door.getByRole('searchbox', { name: say('Guest') }).fill((codes[1] ?? '').slice(-4));
    const checkIn = door.getByRole('button', { name: say('Check in {0}').replace('{0}', 'Lan') });
    await expect(checkIn).toBeVisible();
    await journey.expectAccessible(door);
    await checkIn.press('Enter');
    await expect(answer.getByText(say('Welcome'), { exact: true })).toBeVisible();
    await expect(answer).toBeHidden();

    await door.context().setOffline(false);
    await expect.poll(() => counted(journey, sale)).toBe(3);
    await expect(door.getByText(say('You’re offline. Tickets are checked on this device.'))).toBeHidden();
    await expect(door.getByRole('status', { name: say('Checked in') })).toContainText('2 / 2');

    await door.reload();
    await undo.first().click();
    await expect(recent.getByText(say('Undone'))).toHaveCount(1);
    expect(await counted(journey, sale)).toBe(2);
  });
}

test('three gates admit guests of 300, two of them offline, and each is told which tickets another gate admitted too', async ({
  journey,
}) => {
  const look = PHONE_VI;
  const say = wordsOf(look.locale, 'desk');
  const { sale } = await aSale(journey, []);
  const guests = await manyGuests(journey, sale, { ticket: 'Vé mời', count: GUESTS });
  const [north, south, west] = [
    await aDoor(journey, look, sale, 'Cổng Bắc'),
    await aDoor(journey, look, sale, 'Cổng Nam'),
    await aDoor(journey, look, sale, 'Cổng Tây'),
  ];
  for (const door of [north, south]) await door.context().setOffline(true);
  const scans = [
    { door: north, of: [0, 1, 2] },
    { door: south, of: [2, 3] },
    { door: west, of: [0, 4] },
  ];
  for (const { door, of } of scans)
    for (const guest of of) {
      await enter(door, look, guests[guest]?.code ?? '');
      await expect(door.getByRole('alert').getByText(say('Welcome'), { exact: true })).toBeVisible();
      await expect(door.getByRole('alert')).toBeHidden();
    }
  expect(await counted(journey, sale)).toBe(2);
  for (const door of [north, south]) await door.context().setOffline(false);

  await expect.poll(() => counted(journey, sale)).toBe(7);
  const twice = say('Admitted at two gates. One of the guests may have a copy.');
  const told = [
    { door: north, of: ['Lan', 'Cổng Bắc', 'Cổng Tây'] },
    { door: north, of: ['Khách 2', 'Cổng Bắc', 'Cổng Nam'] },
    { door: south, of: ['Khách 2', 'Cổng Bắc', 'Cổng Nam'] },
    { door: west, of: ['Lan', 'Cổng Bắc', 'Cổng Tây'] },
  ];
  for (const door of [north, south, west]) {
    await expect(door.getByRole('status', { name: say('Checked in') })).toContainText(`5 / ${GUESTS}`);
    await door.locator('summary').click();
  }
  for (const { door, of: words } of told) {
    const listed = door.getByRole('list', { name: say('Offline scans to check') }).getByRole('listitem');
    for (const word of [twice, ...words]) await expect(listed.filter({ hasText: words[0] ?? '' })).toContainText(word);
  }
  await journey.expectAccessible(north);
});
