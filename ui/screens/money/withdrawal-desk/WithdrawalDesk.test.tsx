import { describe, expect, it, vi } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import {
  type PayoutsToDecide,
  WithdrawalDesk as WithdrawalDeskPort,
  type WithdrawalToPay,
} from '#application/programme/ports/withdrawal-desk.ts';
import { BYTE_ORDER_MARK } from '#domain/kernel/csv/write-csv.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { anIdCard } from '#test/builders/an-id-card.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { WithdrawalDesk } from './WithdrawalDesk.tsx';
import { withdrawalDeskLoader } from './withdrawal-desk.loader.ts';

const WITHDRAWAL: WithdrawalToPay = {
  id: 'w1',
  status: 'SUBMITTED',
  name: 'Trần Linh',
  email: 'linh@example.test',
  amount: dong(200_000),
  fee: dong(4_000),
  total: dong(196_000),
  bank: 'Vietcombank',
  number: '0071000123456',
  holder: 'TRAN LINH',
  transferCode: 'VEMOIABCDEFGHJ',
  qrCode: '00020101021238570010A00000072701270006970436011300110043212340208QRIBFTTA5303704540725000005802VN6304A1B2',
  approvals: 0,
  requesterSuspended: false,
  mine: false,
  requestedAt: NOW,
  expectedUntil: '2026-11-27',
  overdue: false,
};
const CARD = { accountId: 'a1', email: 'mai@example.test', submittedAt: NOW };

const text = () => document.body.textContent ?? '';
const dialog = () => document.querySelector('[role="dialog"]')?.textContent ?? '';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[role="dialog"] input[name="${name}"]`);
const press = async (name: string) => {
  await click(find('button', name));
  await settle(10);
};

type World = {
  readonly toDecide?: PayoutsToDecide;
  readonly abilities?: readonly string[];
  readonly locale?: 'en' | 'vi';
};

async function open({ toDecide = { withdrawals: [WITHDRAWAL], cards: [CARD] }, ...world }: World = {}) {
  const { abilities = ['admin.accountant', 'withdrawal.approve'], locale = 'en' } = world;
  const acts: string[] = [];
  let now = toDecide;
  const act = (what: string) => async (id: string, more?: string) => {
    acts.push([what, id, more].filter((word) => word !== undefined).join(' '));
    if (what === 'approve')
      now = {
        ...now,
        withdrawals: now.withdrawals.map((one) => ({ ...one, status: 'APPROVED' as const, approvals: 2, mine: true })),
      };
    if (what === 'reject') return refused({ code: 'WITHDRAWAL_STAYS', because: 'WRONG_STATUS' } as const);
    return ok(null);
  };
  const port = {
    read: async () => ok(now),
    openCard: async () => ok({ ...anIdCard({ fullname: 'Lê Mai' }), frontImage: '/files/1', backImage: '/files/2' }),
    approve: act('approve'),
    reject: act('reject'),
    confirm: act('confirm'),
    giveBack: act('give-back'),
    approveCard: act('approve-card'),
    rejectCard: act('reject-card'),
  };
  const pairs = [given(WithdrawalDeskPort, port)];
  const path = '/admin/accountant/withdrawals';
  await renderPage(
    [{ path, Component: withUseCases(WithdrawalDesk, pairs), loader: loaderWith(withdrawalDeskLoader, pairs) }],
    { account: { ...someAccount, abilities }, now: NOW, at: path, locale },
  );
  await settle(10);
  return acts;
}

describe('the desk of withdrawals', () => {
  it('approves a withdrawal, shows its VietQR then, and confirms it by the bank’s reference', async () => {
    const acts = await open();
    await appears('h2', 'Withdrawals');
    expect(text()).toContain('196,000\u00a0đ · Trần Linh');
    await press('Review');
    expect([dialog().includes('0071000123456'), document.querySelector('[role="dialog"] svg[role="img"]')]).toEqual([
      true,
      null,
    ]);
    await press('Approve');
    await press('Review');
    expect(dialog()).toContain('2 of 2 approvals');
    await type(field('note'), ' FT123 ');
    await press('Confirm transfer');
    expect(acts).toEqual(['approve w1', 'confirm w1 FT123']);
  });

  it.each([
    [
      'en',
      'SUBMITTED',
      'Review',
      'The money was due by 27\u00a0Nov\u00a02026, and the withdrawal still waits for approval.',
    ],
    [
      'en',
      'APPROVED',
      'Review',
      'The money was due by 27\u00a0Nov\u00a02026, and the bank hasn’t reported it. Look for',
    ],
    ['vi', 'SUBMITTED', 'Xem xét', 'Tiền phải chuyển trước hết ngày 27/11/2026, nhưng yêu cầu rút vẫn chờ duyệt.'],
    ['vi', 'APPROVED', 'Xem xét', 'Tiền phải chuyển trước hết ngày 27/11/2026 nhưng ngân hàng chưa báo. Hãy tìm'],
  ] as const)(
    'says in %s of an overdue one that is %s what to look for, so that it is not paid twice',
    async (locale, status, review, sentence) => {
      const late = { ...WITHDRAWAL, status, overdue: true };
      await open({ locale, toDecide: { withdrawals: [late, { ...WITHDRAWAL, id: 'w2' }], cards: [] } });
      expect(findAll('li .MuiChip-root', locale === 'en' ? 'Overdue' : 'Quá hạn')).toHaveLength(1);
      await click(findAll('li button', review)[0] as HTMLElement);
      await settle(10);
      expect(dialog()).toContain(sentence);
    },
  );

  it('says why a step did not happen', async () => {
    const acts = await open();
    await appears('h2', 'Withdrawals');
    await press('Review');
    await type(field('note'), 'Sai tên');
    await press('Reject');
    expect(acts).toEqual(['reject w1 Sai tên']);
    expect(dialog()).toContain('Someone else has updated this withdrawal');
  });

  it('does not let somebody approve twice, or their own', async () => {
    await open({ toDecide: { withdrawals: [{ ...WITHDRAWAL, mine: true }], cards: [] } });
    await appears('h2', 'Withdrawals');
    await press('Review');
    expect((find('button', 'Approve') as HTMLButtonElement).disabled).toBe(true);
  });

  it('asks nobody to pay a suspended account, and says why', async () => {
    const approved = { status: 'APPROVED', approvals: 2, requesterSuspended: true, qrCode: null } as const;
    await open({ toDecide: { withdrawals: [{ ...WITHDRAWAL, ...approved }], cards: [] } });
    await appears('h2', 'Withdrawals');
    await press('Review');
    expect(dialog()).toContain('This account is suspended. Don’t transfer the money');
    expect(document.querySelector('[role="dialog"] svg[role="img"]')).toBeNull();
    await type(field('note'), 'FT1');
    expect((find('button', 'Confirm transfer') as HTMLButtonElement).disabled).toBe(true);
  });

  it('writes the approved ones of accounts in good standing into one file for the bank', async () => {
    const approved = { status: 'APPROVED', approvals: 2 } as const;
    const suspended = { id: 'w3', ...approved, requesterSuspended: true };
    const withdrawals = [WITHDRAWAL, { ...WITHDRAWAL, id: 'w2', ...approved }, { ...WITHDRAWAL, ...suspended }];
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:withdrawals';
    });
    await open({ toDecide: { withdrawals, cards: [] } });
    await appears('h2', 'Withdrawals');
    await press('Download CSV (1)');
    expect((await saved[0]?.text())?.split('\r\n')).toEqual([
      `${BYTE_ORDER_MARK}Bank,Account number,Account holder,Amount,Message,Requested by,Email`,
      'Vietcombank,0071000123456,TRAN LINH,196000,VEMOIABCDEFGHJ,Trần Linh,linh@example.test',
      '',
    ]);
    await open();
    expect((find('button', 'Download CSV (0)') as HTMLButtonElement).disabled).toBe(true);
  });

  it('opens an ID card with its pictures, and rejects it with a reason only', async () => {
    const acts = await open();
    await appears('h2', 'ID cards');
    await press('Open card');
    expect(dialog()).toContain('Lê Mai');
    expect(document.querySelectorAll('[role="dialog"] img')).toHaveLength(2);
    expect((find('button', 'Reject') as HTMLButtonElement).disabled).toBe(true);
    await type(field('reason'), 'Ảnh mờ');
    await press('Reject');
    expect(acts).toEqual(['reject-card a1 Ảnh mờ']);
  });

  it('says when there is nothing to decide, in Vietnamese, too', async () => {
    await open({ toDecide: { withdrawals: [], cards: [] }, locale: 'vi' });
    expect(text()).toContain('Không có gì cần xử lý');
  });

  it('is closed to others', async () => {
    await open({ abilities: [] });
    expect(text()).toContain('Your account doesn’t have access to this page');
  });
});
