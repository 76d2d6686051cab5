import { DESKTOP_EN, expect, test } from './journey.ts';
import { mark } from './put-on-sale.ts';
import { staffMember } from './staff-member.ts';
import { wordsOf } from './words-of.ts';
import { momentField, writeMoment } from './write-moment.ts';

/** A day on which nothing else moved. */
const DAY = '2024-03-15';
const TRANSFERS = 300;
const ODD = { repaidTwice: 1, otherAmount: 2, feedOnly: 3 };

// Transfers of a past day as the feeds reported them. Nobody's money but that of a refund paid twice is open.
const REPORTED = `WITH moved AS (
    SELECT n, gen_random_uuid() AS id, $1 || lpad(n::text, 4, '0') AS reference, n % 20 = 1 AS is_out,
      '${DAY} 08:00+07'::timestamptz + make_interval(mins => n) AS at FROM generate_series(1, ${TRANSFERS}) n),
  stored AS (
    INSERT INTO incoming_transfer (incoming_transfer_id, provider, provider_transfer_id, bank_account, bank_reference,
      amount, direction, content, transferred_at, received_at, body)
    SELECT id, 'sepay', reference, '0011004321234', reference, 100000 + n, CASE WHEN is_out THEN 'out' ELSE 'in' END,
      'VEMOI ' || reference, at, at, '{}' FROM moved RETURNING incoming_transfer_id)
  INSERT INTO transfer_outcome (incoming_transfer_id, state, updated_at)
  SELECT id, CASE WHEN n = ${ODD.repaidTwice} THEN 'REFUND_SECOND' WHEN is_out THEN 'REFUND_PAID' ELSE 'PAID' END, at
  FROM moved`;

/** As the bank has it: without one of ours, with one of its own, and another amount of a third. */
function statementOf(run: string): string {
  const lines = Array.from({ length: TRANSFERS }, (_, index) => index + 1)
    .filter((n) => n !== ODD.feedOnly)
    .map((n) => {
      const reference = `${run}${String(n).padStart(4, '0')}`;
      const amount = 100_000 + n + (n === ODD.otherAmount ? 5_000 : 0);
      const [credit, debit] = n % 20 === 1 ? ['', String(amount)] : [String(amount), ''];
      return `15/03/2024,${reference},VEMOI ${reference},${credit},${debit}`;
    });
  return ['Date,Reference,Description,Credit,Debit', ...lines, `15/03/2024,${run}9999,LAI TIEN GUI,12345,`].join('\n');
}

test('a day of 300 transfers is compared with the bank’s statement, and its five odd ones come first', async ({
  journey,
}) => {
  const say = wordsOf('en', 'desk');
  const run = `FT${mark()}`;
  await journey.sql(REPORTED, [run]);
  const page = await journey.open(DESKTOP_EN);
  await (await staffMember(journey, 'accountant')).signIn(page);
  const movements = page.getByRole('list', { name: say('Movements of the day') }).getByRole('listitem');
  const compare = async (day: string) => {
    await page.goto('/admin/accountant/statement');
    await writeMoment(momentField(page, say('Day')), day);
    const chooser = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: say('Choose the statement (CSV or MT940)') }).click();
    await (await chooser).setFiles({ name: 'sao-ke.csv', mimeType: 'text/csv', buffer: Buffer.from(statementOf(run)) });
  };

  await test.step('another day than the file’s is refused with the file’s day', async () => {
    await compare('2024-03-14');
    await expect(page.getByRole('alert')).toContainText('15 Mar 2024');
  });

  await test.step('five movements need a look, and 297 are matched', async () => {
    await compare(DAY);
    await expect(page.getByText('5 of 302 movements need a look. They come first.')).toBeVisible();
    await expect(movements).toHaveCount(302);
    const kinds = (await movements.evaluateAll((all) => all.map((one) => one.textContent ?? ''))).map(
      (text) => /^(Matched|To review|Not reported|Not in the statement)/.exec(text)?.[1],
    );
    expect(kinds.slice(0, 5).toSorted()).toEqual([
      'Not in the statement',
      'Not in the statement',
      'Not reported',
      'Not reported',
      'To review',
    ]);
    expect(new Set(kinds.slice(5))).toEqual(new Set(['Matched']));
    await journey.expectAccessible(page);
  });

  await test.step('the refund that was paid twice is settled, and the day has four tasks left', async () => {
    await page.getByRole('link', { name: say('Open the transfer') }).click();
    await page
      .getByRole('row')
      .filter({ hasText: `${run}0001` })
      .getByRole('button')
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: say('Close transfer') })
      .click();
    const dialog = page.getByRole('dialog').filter({ hasText: 'Close this transfer' });
    await dialog.getByLabel(say('What did you do?')).fill('Khách đã chuyển trả lại');
    await dialog.getByRole('button', { name: say('Close transfer') }).click();
    await expect(dialog).toBeHidden();
    await compare(DAY);
    await expect(page.getByText('4 of 302 movements need a look. They come first.')).toBeVisible();
    await expect(movements.filter({ hasText: `${run}0001` })).toContainText(say('Explained'));
  });
});
