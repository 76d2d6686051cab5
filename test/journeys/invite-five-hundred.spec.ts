import { DESKTOP_EN, expect, pathIn, test } from './journey.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { wordsOf } from './words-of.ts';

const say = wordsOf('en', 'desk');
const LINES = 500;
const NO_ADDRESS = 'Please enter a valid email format';

const own = mark();
const emailOf = (at: number): string => `guest-${at}-${own}@example.com`;
const guest = (at: number): string => `Guest ${at},${emailOf(at)}`;

/** Read, and to be corrected. */
const BAD: readonly { readonly line: string; readonly reason: string }[] = [
  ...['no address', 'an@example', '@example.com', 'an example.com', 'an@@example.com'].map((email) => ({
    line: `Guest,${email}`,
    reason: NO_ADDRESS,
  })),
  ...[1, 2, 3, 4].map((at) => ({ line: `,nameless-${at}-${own}@example.com`, reason: 'Name is missing' })),
  { line: `${'A'.repeat(101)},long-${own}@example.com`, reason: 'The name may not exceed 100 characters' },
  ...[1, 2, 3, 4, 5].map((at) => ({ line: guest(at), reason: `Already in row ${at}` })),
];
/** Not read. */
const BROKEN = [1, 2, 3, 4, 5].map((at) => `Guest,Half,half-${at}-${own}@example.com`);
const GOOD = LINES - BAD.length - BROKEN.length;

test('of 500 lines of a file each of the 20 bad ones is named with its reason, and 480 guests are invited once', async ({
  journey,
}) => {
  const event = await putOnSale(journey, { name: 'Gala', tickets: [{ name: 'Seat', price: 0, places: 600 }] });
  const page = await journey.open(DESKTOP_EN);
  await event.organiser.signIn(page);
  await page.goto(pathIn('en', `/event/rsvp/invite/${event.eventId}`));
  const lines = Array.from({ length: GOOD }, (_, at) => guest(at + 1));
  // A bad line after every twenty-fourth good one.
  const wrong = [...BAD.map(({ line }) => line), ...BROKEN];
  for (const [at, line] of wrong.entries()) lines.splice(24 * (at + 1) + at, 0, line);
  const list = page.getByRole('list', { name: say('Guests to invite') });

  await test.step('the file is read, and its bad lines are named', async () => {
    await page.getByLabel(say('Guest list file')).setInputFiles({
      name: 'guests.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(['name,email', ...lines].join('\n')),
    });
    await expect(page.getByText(`${LINES - BROKEN.length} guests imported from the file.`)).toBeVisible();
    for (const line of BROKEN)
      await expect(
        page.getByText(`Line ${lines.indexOf(line) + 2} was skipped. It has 3 cells instead of 2.`),
      ).toBeVisible();
    await expect(page.getByText(`${BAD.length} to review`)).toBeVisible();
    await page.getByRole('button', { name: say('Show only those to review') }).click();
    await expect(list.getByRole('listitem')).toHaveCount(BAD.length);
    for (const [at, { reason }] of BAD.entries()) {
      await expect(list.getByRole('listitem').nth(at)).toContainText(`${24 * (at + 1) + at + 1}.`);
      await expect(list.getByRole('listitem').nth(at)).toContainText(reason);
    }
    await journey.expectAccessible(page);
  });

  const send = page.getByRole('button', { name: `Send ${GOOD} invitations` });
  await test.step('a new account is told how many it may invite, and its list stays', async () => {
    await send.click();
    await expect(page.getByRole('alert').filter({ hasText: 'You can email 200 more' })).toBeVisible();
    await journey.sql("UPDATE account SET inserted_at = now() - interval '8 days' WHERE email = $1", [
      event.organiser.email,
    ]);
  });

  await test.step('480 are on their way, and each bad line still says why it is not', async () => {
    await send.click();
    await expect(page.getByText(`${GOOD} invitations are on their way.`)).toBeVisible();
    await expect(list.getByRole('listitem')).toHaveCount(BAD.length);
    for (const [at, { reason }] of BAD.entries())
      await expect(list.getByRole('listitem').nth(at)).toContainText(
        reason.startsWith('Already in row') ? 'Already invited' : reason,
      );
    await expect(page.getByRole('button', { name: say('Send invitations') })).toBeDisabled();
  });

  await test.step('each guest gets one letter, and is on the list', async () => {
    const invited = Array.from({ length: GOOD }, (_, at) => emailOf(at + 1)).toSorted();
    await expect
      .poll(async () => (await journey.world.recipients(event.name)).toSorted(), { timeout: 40_000 })
      .toEqual(invited);
    await page.getByRole('tab', { name: say('Invited Guests') }).click();
    await expect(page.getByText(`${GOOD} total`)).toBeVisible();
    await page.getByRole('searchbox').fill(emailOf(GOOD));
    await page.keyboard.press('Enter');
    await expect(page.getByText('1 total')).toBeVisible();
    await expect(page.getByText(emailOf(GOOD))).toBeVisible();
    await journey.expectAccessible(page);
  });
});
