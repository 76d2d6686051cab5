import { describe, expect, it, vi } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import type { OwnIdCard } from '#application/people/ports/kyc-desk.ts';
import type { OwnWallet } from '#application/programme/ports/reward-desk.ts';
import { instant } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import { anIdCard } from '#test/builders/an-id-card.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, settle, submit, type } from '#test/rendered/render-page.tsx';
import { renderPublicPage } from '#test/rendered/render-public-page.tsx';
import { LANGUAGES, showsIn, showsInBothLanguages } from '#test/rendered/shown-in-both-languages.ts';

type World = Omit<Parameters<typeof renderPublicPage>[0], 'at'>;

const card: OwnIdCard = { ...anIdCard(), status: 'APPROVED', reason: null };
const bank = { bankAccountId: 'b1', bank: 'Vietcombank', holder: 'TRAN LINH', number: '•••••••••3456' };
const ready = { card, bankAccounts: [bank], hasSecondFactor: true };
const wallet: OwnWallet = {
  balance: dong(500_000),
  points: points(12_000),
  pending: dong(3_000),
  pendingPoints: points(25_000),
  withdrawing: dong(0),
  revenue: dong(0),
  fee: { basisPoints: 150, fixed: dong(1_000), minimum: dong(0) },
};
const PENDING = {
  id: 'w0',
  status: 'UNDER_REVIEW' as const,
  amount: dong(100_000),
  fee: dong(0),
  total: dong(100_000),
  bank: 'Vietcombank',
  number: '•••••••••3456',
  requestedAt: NOW,
  expectedFrom: '2026-11-25',
  expectedUntil: '2026-11-27',
  reason: null,
};

const text = () => document.body.textContent ?? '';
const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[role="dialog"] input[name="${name}"]`);

async function open({ rewards, ...world }: World = {}) {
  const page = await renderPublicPage({
    at: '/u/linh?tab=REWARDS',
    account: someAccount,
    kyc: ready,
    ...world,
    rewards: { wallet, ...rewards },
  });
  await appears('h3', world.locale === 'vi' ? 'Ví của bạn' : 'Your wallet');
  return page;
}
const press = async (name: string | RegExp) => {
  await click(find('button', name));
  await settle(10);
};
const unfold = async (name: string | RegExp) => {
  await press(name);
  await appears('[role="dialog"]');
  await settle(10);
};
async function chooseAccount(): Promise<void> {
  const select = document.querySelector('[role="dialog"] [role="combobox"]');
  if (select === null) throw new Error('No list of accounts');
  select.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
  await settle(10);
  await click(find('[role="option"]', /Vietcombank/));
  await settle(10);
}
async function fillIn(amount: string): Promise<void> {
  await unfold(/^(Withdraw money|Rút tiền)$/);
  await type(field('amount'), amount);
  await chooseAccount();
  await submit(field('amount'));
  await settle(10);
}

describe('the rewards tab', () => {
  it('shows the referral link, and copies it [S2.12-03]', async () => {
    await open();
    const link = document.querySelector<HTMLInputElement>('input[name="referral-link"]')?.value ?? '';
    expect(link).toMatch(/^https?:\/\/.*\/\?ref=LINH01$/);
    const writeText = vi.fn(async () => undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await press('Copy link');
    expect(writeText).toHaveBeenCalledWith(link);
  });

  it('shows who was referred and the rewards, each figure leading to its ledger lines [S2.12-04]', async () => {
    const { rewards } = await open({
      rewards: {
        referredCount: 2,
        referred: [
          { username: 'mai', firstName: 'Mai', lastName: 'Lê' },
          { username: 'tuan', firstName: null, lastName: null },
        ],
      },
    });
    expect(text()).toContain('2 people signed up with your link');
    expect([text().includes('Lê Mai') || text().includes('Mai Lê'), text().includes('@tuan')]).toEqual([true, true]);
    expect(findAll('li button', /./).map((button) => button.textContent)).toEqual([
      'Wallet500,000\u00a0đ',
      'Points12,000 points',
      'Pending rewards3,000\u00a0đ',
      'Pending points25,000 points',
    ]);
    await unfold(/^Pending points/);
    expect(rewards.asked).toEqual([{ account: 'pending-rewards', unit: 'POINT' }]);
    expect(dialog()).toContain('Reward matured');
    expect(dialog()).toContain('Đêm nhạc Trịnh');
    expect(dialog()).toContain('+25,000 points');
  });

  it('shows the rank and until when it holds, or neither', async () => {
    const until = instant(Date.parse('2027-08-05T03:00:00Z'));
    await open({ rewards: { rank: { rank: 'GOLD', until } } });
    expect(document.querySelector('[data-rank]')?.textContent).toBe('Gold · until Thursday, 5 August 2027');
    await open();
    expect(document.querySelector('[data-rank]')).toBeNull();
  });

  it('converts rewards to points, never more than there is [S2.12-05]', async () => {
    await open();
    await unfold('Convert to points');
    await type(field('amount'), '500.001');
    await submit(field('amount'));
    expect(dialog()).toContain('You can convert at most 500,000\u00a0đ');
    await type(field('amount'), '200.000');
    await submit(field('amount'));
    await settle(10);
    await appears('h3', 'Your wallet');
    expect(text()).toContain('You got 200,000 points');
    expect(findAll('li button', /./).map((button) => button.textContent)).toEqual(
      expect.arrayContaining(['Wallet300,000\u00a0đ', 'Points212,000 points']),
    );
  });
});

it('turns rewards into points, or into money at a bank [S1-51]', async () => {
  const { rewards } = await open();
  await unfold('Convert to points');
  await type(field('amount'), '100000');
  await submit(field('amount'));
  await settle(10);
  await appears('h3', 'Your wallet');
  expect(text()).toContain('112,000 points');
  await fillIn('400000');
  await type(field('code'), '123456');
  await submit(field('code'));
  await settle(10);
  await appears('h3', 'Withdrawals');
  expect(rewards.wishes).toMatchObject([{ amount: 400_000, bankAccountId: 'b1' }]);
  expect(text()).toContain('Being withdrawn400,000\u00a0đ');
});

describe('a withdrawal', () => {
  it('asks for amount and account, is confirmed with what arrives, and is said to be made [S2.12-06] [S8-48] [S1-58]', async () => {
    const { rewards } = await open();
    await fillIn('200000');
    expect(dialog()).toContain('Confirm your withdrawal');
    expect(dialog()).toContain('You receive196,000\u00a0đ');
    expect(dialog()).toContain('Vietcombank •••••••••3456');
    await type(field('code'), '123 456');
    await submit(field('code'));
    await settle(10);
    await appears('h3', 'Withdrawals');
    expect(rewards.wishes).toEqual([{ amount: 200_000, bankAccountId: 'b1', source: 'balance', code: '123456' }]);
    expect(text()).toContain('Withdrawal request created successfully');
    showsIn('en', 'Withdrawal request created successfully');
    expect(text()).toContain('196,000\u00a0đ · Submitted');
    await press(/^Cancel the withdrawal/);
    await appears('h3', 'Your wallet');
    expect(text()).toContain('· Cancelled');
  });

  it('says what is missing [S5-42] [S5-43] [S1-58]', async () => {
    await open();
    await unfold('Withdraw money');
    await submit(field('amount'));
    expect(dialog()).toContain('Please enter the withdrawal amount');
    await showsInBothLanguages('Please enter the withdrawal amount');
    await type(field('amount'), '1000');
    await submit(field('amount'));
    expect(dialog()).toContain('Please select a receiving account');
    await showsInBothLanguages('Please select a receiving account');
  });

  it.each(LANGUAGES)('that cannot be sent says so in %s [S8-31] [S1-58]', async (locale) => {
    const { rewards } = await open({ locale });
    await fillIn('200000');
    rewards.cut();
    await type(field('code'), '123456');
    await submit(field('code'));
    await settle(10);
    showsIn(locale, 'Failed to create withdrawal request');
  });

  it('is said to be made in Vietnamese, too [S8-48] [S1-58]', async () => {
    await open({ locale: 'vi' });
    await fillIn('200000');
    await type(field('code'), '123456');
    await submit(field('code'));
    await settle(10);
    showsIn('vi', 'Withdrawal request created successfully');
  });

  it('waits for the one before it [S8-32] [S1-58]', async () => {
    await open({ rewards: { withdrawals: [PENDING] } });
    await press('Withdraw money');
    expect(text()).toContain(
      "You've already submitted a withdrawal request. Please wait for your current request to be processed before creating a new one.",
    );
    await showsInBothLanguages(
      "You've already submitted a withdrawal request. Please wait for your current request to be processed before creating a new one.",
    );
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it.each([
    ['an ID card', { card: null }, 'Please verify your ID card in My Account first'],
    ['an approved ID card', { card: { ...card, status: 'PENDING' as const } }, 'Your ID card is under review'],
    ['a bank account', { bankAccounts: [] }, 'Please add a bank account in My Account first'],
  ])('needs %s first', async (_what, missing, sentence) => {
    await open({ kyc: { ...ready, ...missing } });
    await press('Withdraw money');
    expect(text()).toContain(sentence);
  });

  it('speaks Vietnamese', async () => {
    await open({ locale: 'vi' });
    expect(find('button', 'Đổi sang điểm')).toBeDefined();
    await unfold('Rút tiền');
    await submit(field('amount'));
    expect(dialog()).toContain('Vui lòng nhập số tiền muốn rút');
  });
});
