import pg from 'pg';
import { MAILING_STATES_SAID } from '#words/event/mailing.ts';
import { expect, type Journey, PHONE_VI, pathIn, test } from './journey.ts';
import { manyGuests } from './many-guests.ts';
import { mark, type OnSale, putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const look = PHONE_VI;
const say = wordsOf(look.locale, 'desk');
const GUESTS = 2_000;

/** A batch follows another after five seconds. */
const NEXT_BATCH_NOW = `UPDATE job SET run_at = now() WHERE task = 'mail-guests' AND payload ->> 'eventId' = $1`;

/** By a connection of its own: the server's caches need not start afresh each time. */
async function withoutPauses(
  { database }: Journey,
  { eventId }: OnSale,
  work: (hurry: () => Promise<unknown>) => Promise<void>,
): Promise<void> {
  const client = new pg.Client(database);
  await client.connect();
  try {
    await work(() => client.query(NEXT_BATCH_NOW, [String(eventId)]));
  } finally {
    await client.end();
  }
}

test('an email to 2,000 guests is stopped and resumed, and reaches each of them once', async ({ journey }) => {
  test.setTimeout(240_000);
  const sale = await putOnSale(journey, {
    name: 'Đại nhạc hội',
    tickets: [{ name: 'Vé mời', price: 0, places: GUESTS }],
  });
  const guests = await manyGuests(journey, sale, { ticket: 'Vé mời', count: GUESTS });
  expect(guests).toHaveLength(GUESTS);
  // A new account may not write to so many.
  await journey.sql("UPDATE account SET inserted_at = now() - interval '8 days' WHERE email = $1", [
    sale.organiser.email,
  ]);
  const subject = `Mở cửa sớm ${mark()}`;
  const page = await journey.open(look);
  await sale.organiser.signIn(page);
  const standing = page.getByRole('status').filter({ hasText: /\/2\.000$/ });
  const stands = (state: 'SENDING' | 'STOPPED' | 'DONE', sent: RegExp) =>
    expect(standing).toHaveText(new RegExp(`^${MAILING_STATES_SAID[state].vi} · ${sent.source}/2\\.000$`), {
      timeout: 60_000,
    });
  const sent = await test.step('the organiser sends it, sees it under way and stops it', async () => {
    await page.goto(pathIn(look.locale, `/admin/event-email/${sale.eventId}`));
    await page.getByRole('textbox', { name: say('Subject') }).fill(subject);
    await page.getByRole('textbox', { name: say('Text of the email') }).click();
    await page.keyboard.type('Cửa mở lúc 18:00.');
    await page.getByRole('button', { name: say('Send…') }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /2\.000/ })
      .click();
    await stands('SENDING', /[1-9]\d\d/);
    await expect(page.getByRole('progressbar', { name: subject })).toBeVisible();
    await page.getByRole('button', { name: say('Stop sending “{subject}”').replace('{subject}', subject) }).click();
    await stands('STOPPED', /[1-9]\d\d/);
    await journey.expectAccessible(page);
    const shown = (await standing.textContent()) ?? '';
    return Number(/ (\d+)\//.exec(shown)?.[1]);
  });

  await test.step('while it is stopped, a waiting batch sends nothing', async () => {
    await journey.sql(NEXT_BATCH_NOW, [String(sale.eventId)]);
    await expect
      .poll(() =>
        journey.sql(`SELECT 1 FROM job WHERE task = 'mail-guests' AND payload ->> 'eventId' = $1`, [
          String(sale.eventId),
        ]),
      )
      .toEqual([]);
    await expect.poll(async () => (await journey.world.recipients(subject)).length).toBe(sent);
    await page.reload();
    await stands('STOPPED', new RegExp(String(sent)));
  });

  await test.step('resumed, it reaches the others, and nobody twice', async () => {
    await page.getByRole('button', { name: say('Resume sending “{subject}”').replace('{subject}', subject) }).click();
    await withoutPauses(journey, sale, async (hurry) => {
      const reached = async () => {
        await hurry();
        return (await journey.world.recipients(subject)).length;
      };
      await expect.poll(reached, { timeout: 150_000, intervals: [500] }).toBe(GUESTS);
    });
    await stands('DONE', /2\.000/);
    expect((await journey.world.recipients(subject)).toSorted()).toEqual(guests.map(({ email }) => email).toSorted());
    await journey.expectAccessible(page);
  });
});
