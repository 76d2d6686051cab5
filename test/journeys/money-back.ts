import type { Page } from 'playwright/test';
import { PAYOUT_FILTERS_SAID } from '#words/money/payout-states.ts';
import { DESKTOP_EN, expect, type Journey, type Look, pathIn } from './journey.ts';
import type { ReceivedMail } from './outside-world.ts';
import type { OnSale } from './put-on-sale.ts';
import { staffMember } from './staff-member.ts';
import { wordsOf } from './words-of.ts';

const asksWhereTo = ({ text }: ReceivedMail): boolean => text.includes('/refund#');
const refundLink = ({ text }: ReceivedMail): string => /https?:\/\/\S+\/refund#\S+/.exec(text)?.[0] ?? '';
export const saysPaid = ({ subject }: ReceivedMail): boolean => /^Đã hoàn|refunded: /.test(subject);

type Decided = { readonly reason: string; readonly amount: string; readonly transfer_code: string };

export async function decidedRefund(journey: Journey, { eventId }: OnSale): Promise<Decided> {
  let found: Decided | undefined;
  await expect
    .poll(
      async () => {
        [found] = await journey.sql<Decided>(
          'SELECT reason, tickets + donation + late + surplus AS amount, transfer_code FROM refund WHERE event_id = $1',
          [eventId],
        );
        return found !== undefined;
      },
      { timeout: 90_000, intervals: [1_000] },
    )
    .toBe(true);
  if (found === undefined) throw new Error('unreachable: the poll ended with a refund');
  return found;
}

export async function nameAccountOverTheWire(journey: Journey, email: string): Promise<void> {
  const link = refundLink(await journey.world.mailTo(email, asksWhereTo));
  const answer = await fetch(`${journey.baseUrl}/api/v1/refund/account`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: journey.baseUrl },
    body: JSON.stringify({
      token: new URL(link).hash.slice(1),
      bank: '970436',
      number: '0011001234567',
      holder_name: 'Le Thi Mai',
    }),
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
}

export async function nameAccount(journey: Journey, page: Page, look: Look, email: string): Promise<void> {
  const say = wordsOf(look.locale, 'buying');
  const letter = await journey.world.mailTo(email, asksWhereTo);
  await page.goto(new URL(refundLink(letter)).href.replace(new URL(refundLink(letter)).origin, journey.baseUrl));
  await page.getByRole('combobox', { name: say('Bank') }).fill('Vietcombank');
  await page.getByRole('option').first().click();
  await page.getByLabel(say('Account number')).fill('0011001234567');
  await page.getByLabel(say('Account holder')).fill('Do Thi Hai');
  await journey.expectAccessible(page);
  await page.getByRole('button', { name: say('Save') }).click();
  await expect(page.getByText(say('We’ll send it to this account'))).toBeVisible();
  await journey.expectAccessible(page);
}

export async function payOut(journey: Journey, event: string, { amount, transfer_code }: Decided): Promise<void> {
  const say = wordsOf('en', 'desk');
  const desk = await journey.open(DESKTOP_EN);
  await (await staffMember(journey, 'accountant')).signIn(desk);
  // By its code: another journey fills the first page of the list.
  await desk.goto(pathIn('en', `/admin/accountant/refunds?q=${transfer_code}`));
  const row = desk.getByRole('row').filter({ hasText: event });
  await row.getByRole('button').click();
  const dialog = desk.getByRole('dialog');
  await expect(dialog.getByText(transfer_code)).toBeVisible();
  await journey.expectAccessible(desk);
  await dialog.getByRole('button', { name: say('Mark as sent') }).click();
  await expect(dialog).toBeHidden();
  await expect(row.getByText(PAYOUT_FILTERS_SAID.SENT.en)).toBeVisible();
  await journey.world.transfer({ amount: Number(amount), message: transfer_code, direction: 'out' });
  await expect(async () => {
    await desk.reload();
    await expect(desk.getByRole('heading', { level: 1, name: say('Refunds to pay') })).toBeVisible();
    await expect(row).toHaveCount(0, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
  await journey.expectAccessible(desk);
}

/** Every dong received bought something that stands, or went back. */
export async function expectWholeBooks(journey: Journey, { eventId }: OnSale): Promise<void> {
  const [open] = await journey.sql(
    'SELECT coalesce(sum(received - refunded), 0)::int AS kept FROM payment WHERE event_id = $1',
    [eventId],
  );
  const [stands] = await journey.sql(
    `SELECT coalesce(sum(amount), 0)::int AS kept FROM payment WHERE event_id = $1 AND state = 'SUCCEEDED'`,
    [eventId],
  );
  expect(open).toEqual(stands);
}
