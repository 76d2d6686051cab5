import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { instant } from '#domain/kernel/instant.ts';
import { codeOfMac, totpStep } from '#domain/people/second-factor.ts';
import { nodeAuthenticator } from '#server/people/secrets/node-authenticator.ts';
import { handInPicture } from './hand-in-picture.ts';
import { DESKTOP_EN, expect, type Journey, PHONE_VI, test } from './journey.ts';
import { buyPlaces } from './paid-places.ts';
import { aPerson, type Person, signedIn } from './person.ts';
import { mark, putOnSale } from './put-on-sale.ts';
import { refundWindowPasses } from './refund-window-passes.ts';
import { answerSignIn } from './sign-in.ts';
import { staffMember } from './staff-member.ts';
import { wordsOf } from './words-of.ts';

const CHAIR = 'Ghế thường';
const people = wordsOf('en', 'people');
const desk = wordsOf('en', 'desk');
const CARD = 'mutation ($input: CreateUserIdCardInput!) { create_user_id_card(input: $input) { status } }';

async function handsInCard(journey: Journey, owner: Person): Promise<void> {
  await owner.ask(CARD, {
    input: {
      fullname: 'Trần Lan',
      birthday: '1994-05-17',
      id_number: '001194012345',
      idcard_front_img: await handInPicture(journey, owner, 'ID_CARD'),
      idcard_back_img: await handInPicture(journey, owner, 'ID_CARD'),
    },
  });
}

/** An authenticator app and a bank account; answers the app's code. */
async function namesBank(owner: Person): Promise<() => string> {
  const { secret } = await owner.ask<{ readonly secret: string }>('mutation { begin_second_factor { secret } }');
  const codeIn = (periods: number) =>
    codeOfMac(nodeAuthenticator.macOf(secret, totpStep(instant(Date.now())) + periods));
  const { codes } = await owner.ask<{ readonly codes: readonly string[] }>(
    'mutation ($code: String!) { confirm_second_factor(code: $code) { codes } }',
    { code: codeIn(0) },
  );
  await owner.ask('mutation ($input: CreateUserBankAccountInput!) { create_user_bank_account(input: $input) { id } }', {
    input: { bank_name: 'Vietcombank', holder_name: 'Tran Lan', number: '0071000123456', second_factor_code: codes[0] },
  });
  // Every code counts once, so the next one is given, as by a phone whose clock is ahead.
  return () => codeIn(1);
}

async function atDesk(journey: Journey, role: 'accountant' | 'admin') {
  const page = await journey.open(DESKTOP_EN);
  const member = await staffMember(journey, role);
  await member.signIn(page);
  return { page, member };
}

async function openWithdrawal(page: Page, name: string) {
  await page.goto('/admin/accountant/withdrawals');
  const line = page.getByRole('listitem').filter({ hasText: name });
  await line.getByRole('button', { name: desk('Review') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(name)).toBeVisible();
  return dialog;
}

test('a shared link leads to a reward, and the reward to money at the bank once two people approve', async ({
  journey,
}) => {
  test.setTimeout(180_000);
  const own = mark();
  const called = `Lan ${own}`;
  const lan = await aPerson(journey, `lan-${own}@example.com`, { first: called, last: 'Trần' });
  const page = await journey.open(DESKTOP_EN);
  await lan.signIn(page);
  await page.goto('/profile');
  await expect(page).toHaveURL(/\/u\//);
  const rewards = `${page.url()}?tab=REWARDS`;
  const figure = (words: string, amount: string) =>
    page.getByRole('button', { name: new RegExp(`^${people(words)}\\s*${amount}\\s*đ`) });
  const expectLines = async (words: string, ...told: readonly (readonly [string, string])[]) => {
    const lines = page.getByRole('dialog', { name: people(words) });
    for (const [line, amount] of told)
      await expect(lines.getByRole('listitem').filter({ hasText: line })).toContainText(amount);
    await journey.expectAccessible(page);
    await lines.getByRole('button', { name: people('Close') }).click();
  };

  const friend = await test.step('a friend opens the link on a phone and signs up', async () => {
    await page.goto(rewards);
    const link = new URL(await page.getByLabel(people('Your referral link')).inputValue());
    const phone = await journey.open(PHONE_VI);
    await phone.goto(`/vi${link.search}`);
    const code = link.searchParams.get('ref') ?? '';
    await expect
      .poll(async () => (await phone.context().cookies()).some(({ value }) => value.includes(code)))
      .toBe(true);
    await phone.getByRole('button', { name: wordsOf('vi', 'shell')('Sign in') }).click();
    const email = `ban-${own}@example.com`;
    await answerSignIn(journey, phone, PHONE_VI, email, { first: 'Minh', last: 'Phạm' });
    await page.reload();
    await expect(page.getByText('1 person signed up with your link')).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: 'Minh' })).toBeVisible();
    return signedIn(journey, email);
  });

  const sale = await putOnSale(journey, {
    name: 'Giới thiệu',
    tickets: [{ name: CHAIR, price: 1_000_000, places: 4 }],
    organiser: friend,
  });
  await buyPlaces(journey, sale, { buyer: 'mua', places: 2 });

  await test.step('one per cent of the friend’s ticket sales is pending, with its line', async () => {
    await expect(async () => {
      await page.reload();
      await expect(figure('Pending rewards', '20,000')).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await figure('Pending rewards', '20,000').click();
    await expectLines('Pending rewards', ['Reward earned', '+20,000']);
  });

  await test.step('it matures once the tickets can no longer be refunded', async () => {
    await refundWindowPasses(journey, sale);
    await page.reload();
    await expect(figure('Pending rewards', '0')).toBeVisible();
    await figure('Wallet', '20,000').click();
    await expectLines('Wallet', ['Reward matured', '+20,000']);
  });

  const code = await namesBank(lan);
  const { page: accountant, member } = await atDesk(journey, 'accountant');

  await test.step('an ID card is rejected with a reason, and another one approved', async () => {
    const withdraw = async (sentence: string) => {
      await page.goto(rewards);
      await page.getByRole('button', { name: people('Withdraw money') }).click();
      await expect(page.getByRole('alert').filter({ hasText: sentence })).toBeVisible();
    };
    const openCard = async () => {
      await accountant.goto('/admin/accountant/withdrawals');
      const line = accountant.getByRole('listitem').filter({ hasText: lan.email });
      await line.getByRole('button', { name: desk('Open card') }).click();
      const dialog = accountant.getByRole('dialog', { name: 'Trần Lan' });
      await expect(dialog.getByText('001194012345')).toBeVisible();
      return dialog;
    };
    await withdraw('Please verify your ID card in My Account first');
    await handsInCard(journey, lan);
    const first = await openCard();
    await expect(first.getByRole('button', { name: desk('Reject') })).toBeDisabled();
    await first.getByLabel(desk('Reason, if you reject it')).fill('Ảnh bị mờ');
    await journey.expectAccessible(accountant);
    await first.getByRole('button', { name: desk('Reject') }).click();
    await expect(first).toBeHidden();
    await withdraw('Your ID card was not accepted. Please send it again');
    await page.goto(rewards.replace('REWARDS', 'ACCOUNT'));
    await expect(page.getByText('Ảnh bị mờ')).toBeVisible();
    await handsInCard(journey, lan);
    const second = await openCard();
    await second.getByRole('button', { name: desk('Approve') }).click();
    await expect(second).toBeHidden();
  });

  await test.step('a withdrawal is asked for', async () => {
    await page.goto(rewards);
    await page.getByRole('button', { name: people('Withdraw money') }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(people('Amount (VND)')).fill('20000');
    await dialog.getByRole('combobox').click();
    await page.getByRole('option', { name: /Vietcombank/ }).click();
    await dialog.getByRole('button', { name: people('Continue') }).click();
    await dialog.getByLabel(people('Code from your authenticator app')).fill(code());
    await journey.expectAccessible(page);
    await dialog.getByRole('button', { name: people('Request withdrawal') }).click();
    await expect(dialog).toBeHidden();
    await expect(figure('Being withdrawn', '20,000')).toBeVisible();
    await expect(figure('Wallet', '0')).toBeVisible();
  });

  const [made] = await journey.sql<{ readonly id: string; readonly code: string; readonly total: string }>(
    `SELECT replace(w.withdrawal_id::text, '-', '') AS id, w.transfer_code AS code, w.total::text
     FROM withdrawal w JOIN account a USING (account_id) WHERE a.email = $1`,
    [lan.email],
  );

  await test.step('the same person does not approve twice, another one does', async () => {
    const first = await openWithdrawal(accountant, called);
    await journey.expectAccessible(accountant);
    await first.getByRole('button', { name: desk('Approve') }).click();
    await expect(first).toBeHidden();
    const again = await openWithdrawal(accountant, called);
    await expect(again.getByText('1 of 2 approvals')).toBeVisible();
    await expect(again.getByRole('button', { name: desk('Approve') })).toBeDisabled();
    const sameApprover = member.ask('mutation ($id: ID!) { approve_withdrawal(id: $id) { status } }', { id: made?.id });
    await expect(sameApprover).rejects.toThrow(/SAME_APPROVER/);
    const { page: admin } = await atDesk(journey, 'admin');
    const second = await openWithdrawal(admin, called);
    await second.getByRole('button', { name: desk('Approve') }).click();
    await expect(second).toBeHidden();
    const payable = await openWithdrawal(admin, called);
    await expect(payable.getByText('2 of 2 approvals')).toBeVisible();
    await expect(payable.getByText(made?.code ?? randomUUID())).toBeVisible();
    await journey.expectAccessible(admin);
  });

  await test.step('the bank’s notice pays it, and the statement says so', async () => {
    await journey.world.transfer({ amount: Number(made?.total), message: made?.code ?? '', direction: 'out' });
    await expect(async () => {
      await page.reload();
      await expect(page.getByText(/· Funds transferred/)).toBeVisible({ timeout: 3_000 });
    }).toPass({ timeout: 30_000 });
    await figure('Wallet', '0').click();
    await expectLines('Wallet', ['Withdrawal requested', '−20,000'], ['Reward matured', '+20,000']);
    await accountant.goto('/admin/accountant/withdrawals');
    await expect(accountant.getByRole('listitem').filter({ hasText: called })).toHaveCount(0);
    const books = await journey.sql(
      `SELECT l.kind, sum(l.amount)::int AS amount FROM ledger_line l JOIN account a ON l.book_id = a.account_id::text
       WHERE l.book = 'ACCOUNT' AND l.currency = 'VND' AND a.email = $1 GROUP BY l.kind ORDER BY l.kind`,
      [lan.email],
    );
    expect(books).toEqual([
      { kind: 'reward-matured', amount: 20_000 },
      { kind: 'reward-pending', amount: 20_000 },
      { kind: 'withdrawal-paid', amount: 20_000 },
      { kind: 'withdrawal-requested', amount: 20_000 },
    ]);
  });
});
