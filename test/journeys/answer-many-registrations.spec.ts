import type { Page } from 'playwright/test';
import { expect, PHONE_VI, pathIn, test } from './journey.ts';
import { aPerson } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { sentenceIn } from './sentence-in.ts';
import { takeTicket } from './take-ticket.ts';
import { bringsTickets } from './ticket-mail.ts';
import { wordsOf } from './words-of.ts';

const look = PHONE_VI;
const say = wordsOf(look.locale, 'desk');
const sentence = sentenceIn(look.locale, 'desk');
const EACH = 6;
const MESSAGE = 'Hẹn bạn ở buổi sau nhé';

test('registrations are declined and approved several at once, and who is late is told which were answered', async ({
  journey,
}) => {
  const own = mark();
  const sale = await putOnSale(journey, {
    name: 'Đêm kín',
    approval: true,
    tickets: [{ name: 'Vé mời', price: 0, places: 2 * EACH }],
  });
  const registers = async (group: string): Promise<readonly string[]> =>
    Promise.all(
      Array.from({ length: EACH }, async (_, at) => {
        const guest = await aPerson(journey, `${group}-${at}-${own}@example.com`, { first: 'Lan', last: 'Ngô' });
        await takeTicket(guest, sale, 'Vé mời');
        return guest.email;
      }),
    );
  const friends = await registers('ban');
  const strangers = await registers('la');
  const open = async (): Promise<Page> => {
    const page = await journey.open(look);
    await sale.organiser.signIn(page);
    await page.goto(pathIn(look.locale, `/events/manager/${sale.eventId}/pending`));
    await expect(
      page.getByRole('button', { name: sentence('Approve {page} on this page', { page: 12 }) }),
    ).toBeVisible();
    return page;
  };
  const desk = await open();
  const late = await open();

  await test.step('those that a search finds are declined at once, with a message', async () => {
    await desk.getByRole('searchbox').fill('la-');
    await desk.getByRole('searchbox').press('Enter');
    await desk.getByRole('button', { name: sentence('Decline {page} on this page', { page: EACH }) }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel(say('Message to the buyer (optional)')).fill(MESSAGE);
    await journey.expectAccessible(desk);
    await dialog.getByRole('button', { name: say('Decline'), exact: true }).click();
    await expect(desk.getByText(say('Declined')).first()).toBeVisible();
    for (const email of strangers) await journey.world.mailTo(email, ({ text }) => text.includes(MESSAGE));
  });

  await test.step('on a page of before, all are approved: half of them were answered, and the others get their tickets', async () => {
    await late.getByRole('button', { name: sentence('Approve {page} on this page', { page: 2 * EACH }) }).click();
    await late
      .getByRole('dialog')
      .getByRole('button', { name: say('Approve'), exact: true })
      .click();
    const told = sentence('{count} had already been answered by someone else. The list is up to date now.', {
      count: EACH,
    });
    await expect(late.getByText(told)).toBeVisible();
    await expect(late.getByText(say('No registration is waiting for you'))).toBeVisible();
    await journey.expectAccessible(late);
    for (const email of friends) await journey.world.mailTo(email, bringsTickets);
    for (const email of strangers) expect((await journey.world.mails(email)).filter(bringsTickets)).toEqual([]);
  });

  const statuses = await journey.sql<{ status: string; orders: number }>(
    'SELECT status, count(*)::int AS orders FROM user_order WHERE event_id = $1 GROUP BY status ORDER BY status',
    [sale.eventId],
  );
  expect(statuses).toEqual([
    { status: 'REFUNDED', orders: EACH },
    { status: 'SUCCESSFUL', orders: EACH },
  ]);
});
