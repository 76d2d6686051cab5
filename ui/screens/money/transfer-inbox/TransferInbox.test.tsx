import { describe, expect, it } from 'vitest';
import { makeMemoryTransferInbox } from '#adapters/memory/money/memory-transfer-inbox.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import type { InboxTransfer } from '#application/money/ports/transfer-inbox.ts';
import { SortTransfers } from '#application/money/sort-transfers.ts';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { click, find, findAll, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { viewerLoader } from '#ui/bindings/viewer-loader.ts';
import { TransferInbox } from './TransferInbox.tsx';
import type { TransferInboxData } from './transfer-inbox.loader.ts';

const NOW = instant(Date.UTC(2026, 10, 20, 3));

const aTransfer = (id: string, part: Partial<InboxTransfer>): InboxTransfer => ({
  id,
  provider: 'sepay',
  bankReference: `FT${id}`,
  amount: dong(300_000),
  content: 'chuyen tien ve',
  transferredAt: NOW,
  receivedAt: NOW,
  state: 'UNKNOWN',
  transferCode: null,
  orderNumber: null,
  mayRepeat: false,
  direction: 'in',
  closedBecause: null,
  ...part,
});

const TRANSFERS = [
  aTransfer('1', {}),
  aTransfer('2', {
    state: 'PAID',
    content: 'VEMOIABCDEFGHJ',
    transferCode: 'VEMOIABCDEFGHJ',
    orderNumber: 'ORDER2',
    receivedAt: later(NOW, -MINUTE),
  }),
  aTransfer('4', {
    direction: 'out',
    state: 'REFUND_SECOND',
    content: 'hoan tien lan hai',
    receivedAt: later(NOW, -3 * MINUTE),
  }),
  aTransfer('3', { state: 'AMBIGUOUS', mayRepeat: true, receivedAt: later(NOW, -2 * MINUTE) }),
];

const UNREAD = [
  { id: '1', provider: 'casso', field: 'data.amount', body: '{"amount":"1.000đ"}', receivedAt: NOW },
] as const;

async function open(abilities: readonly string[], at = '/admin/accountant', locale: 'en' | 'vi' = 'en') {
  const sort = SortTransfers.make({
    inbox: makeMemoryTransferInbox(TRANSFERS, new Map([['VEMOIKLMNPQRST', 'ORDER9']]), UNREAD),
  });
  const Component = withUseCases(TransferInbox, [given(SortTransfers, sort)]);
  const loader = viewerLoader(
    async ({ query }): Promise<TransferInboxData> => {
      const state = query.get('state') === 'UNKNOWN' ? 'UNKNOWN' : null;
      const search = query.get('q') ?? '';
      const found = await sort.page(state, search, {});
      const unread = await sort.unread({});
      return {
        list: query.get('list') === 'unread' ? 'unread' : 'transfers',
        state,
        search,
        page: found.ok ? found.value : null,
        unread: unread.ok ? unread.value : null,
        refusal: null,
      };
    },
    (account) => account.abilities.includes('money.read'),
  );
  await renderPage([{ path: '/admin/accountant', Component, loader }], {
    account: { ...someAccount, abilities },
    now: NOW,
    at,
    locale,
  });
}

const ACCOUNTANT = ['money.read', 'money.reconcile'];
const openDetail = async (reference: string) => {
  await click(find('button', `Details of transfer ${reference}`));
  await settle(20);
};

describe('the transfer inbox', { timeout: 30_000 }, () => {
  it('lists transfers with their outcome, only with the ability', async () => {
    await open(ACCOUNTANT);
    const rows = [...document.querySelectorAll('table tbody tr')].map((row) => row.textContent ?? '');
    expect(rows[0]).toContain('300,000');
    expect(rows[0]).toContain('Unknown');
    expect(rows[1]).toContain('ORDER2');
    await open([]);
    expect(document.querySelector('table')).toBeNull();
    expect(document.body.textContent).toContain('Your account doesn’t have access to this page');
  });

  it('shows notices that could not be read, as they arrived', async () => {
    await open(ACCOUNTANT);
    await click(find('[role="tab"]', 'Unreadable notices (1)'));
    await settle(50);
    expect(document.querySelector('table')).toBeNull();
    expect(find('ul li', /Casso/).textContent).toContain('Can’t read the field “data.amount”');
    expect(find('ul li', /Casso/).querySelector('pre')?.textContent).toBe('{"amount":"1.000đ"}');
    await open(ACCOUNTANT, '/admin/accountant?list=unread', 'vi');
    expect(document.body.textContent).toContain('Không đọc được trường “data.amount”');
  });

  it('lets accountants say what they did about a notice, which then leaves the list', async () => {
    await open(ACCOUNTANT, '/admin/accountant?list=unread');
    await click(find('ul li button', 'Mark as handled'));
    await click(find('[role="dialog"] button', 'Mark as handled'));
    expect(document.body.textContent).toContain('Enter what you did');
    await type(document.querySelector('[role="dialog"] input'), 'Recorded by hand');
    await click(find('[role="dialog"] button', 'Mark as handled'));
    await settle(50);
    expect(document.body.textContent).toContain('Notice marked as handled');
    expect(document.body.textContent).toContain('Every notice could be read');
    await open(['money.read'], '/admin/accountant?list=unread');
    expect(findAll('ul li button', 'Mark as handled')).toEqual([]);
  });

  it('lets accountants close a refund that was paid twice, with a note, and offers no payment to match it to', async () => {
    await open(ACCOUNTANT);
    await openDetail('FT4');
    expect(findAll('[role="dialog"] button', 'Match')).toEqual([]);
    await click(find('[role="dialog"] button', 'Close transfer'));
    await type(document.querySelector('[role="dialog"] input'), 'The buyer sent it back');
    await click(find('[role="dialog"] button', 'Close transfer'));
    await settle(50);
    expect(document.body.textContent).toContain('Transfer closed');
    await openDetail('FT4');
    expect(findAll('[role="dialog"] button', 'Close transfer')).toEqual([]);
  });

  it.each([
    ['en', 'Close transfer', 'Our own deposit', 'Transfer closed', 'Closed because', 'Reopen transfer', 'Unknown'],
    ['vi', 'Đóng giao dịch', 'Tiền nạp của công ty', 'Đã đóng giao dịch', 'Lý do đóng', 'Mở lại giao dịch', 'Không rõ'],
  ] as const)(
    'lets accountants set money for no order aside, with a reason, and take that back, in %s',
    async (locale, close, reason, closed, because, reopen, unknown) => {
      await open(ACCOUNTANT, '/admin/accountant', locale);
      const details = async () => {
        await click(findAll('table tbody tr button', /./)[0] as HTMLElement);
        await settle(20);
        return find('[role="dialog"]', /./);
      };
      await details();
      await click(find('[role="dialog"] button', close));
      await click(find('[role="dialog"] button[type="submit"]', close));
      expect(document.querySelector('[role="dialog"] input')?.getAttribute('aria-invalid')).toBe('true');
      await type(document.querySelector('[role="dialog"] input'), reason);
      await click(find('[role="dialog"] button[type="submit"]', close));
      await settle(50);
      expect(document.body.textContent).toContain(closed);
      const dialog = await details();
      expect(dialog.textContent).toContain(`${because}${reason}`);
      expect(dialog.querySelector('input')).toBeNull();
      await click(find('[role="dialog"] button', reopen));
      await settle(50);
      expect(document.querySelector('table tbody tr')?.textContent).toContain(unknown);
      expect((await details()).querySelector('input')).not.toBeNull();
    },
  );

  it('matches an unknown transfer by code after a confirmation', async () => {
    await open(ACCOUNTANT);
    await openDetail('FT1');
    const code = document.querySelector('[role="dialog"] input:not([type="checkbox"])');
    await submit(code);
    expect(document.body.textContent).toContain('Please enter the transfer code of the payment');
    expect([code?.getAttribute('aria-invalid'), document.activeElement]).toEqual(['true', code]);
    await type(code, 'vemoi klmnpqrst');
    await submit(code);
    expect(document.body.textContent).toContain('Please confirm that this transfer is for that payment');
    expect(document.activeElement?.getAttribute('type')).toBe('checkbox');
    await click(document.querySelector('[role="dialog"] input[type="checkbox"]') as HTMLElement);
    await submit(code);
    await settle(50);
    expect(document.body.textContent).toContain('Transfer matched');
    expect(document.querySelector('table tbody tr')?.textContent).toContain('ORDER9');
  });

  it('refuses a code that no payment waits for', async () => {
    await open(ACCOUNTANT);
    await openDetail('FT1');
    const code = document.querySelector('[role="dialog"] input:not([type="checkbox"])');
    await type(code, 'VEMOIXXXXXXXXX');
    await click(document.querySelector('[role="dialog"] input[type="checkbox"]') as HTMLElement);
    await submit(code);
    await settle(20);
    expect(find('[role="alert"]', /./).textContent).toContain('No payment has this transfer code');
  });

  it('warns of a transfer that the bank may have reported twice', async () => {
    await open(ACCOUNTANT);
    await openDetail('FT3');
    expect(find('[role="dialog"]', /./).textContent).toContain('The bank may have reported this transfer before');
    await click(find('button', 'Close'));
    await settle(20);
    await openDetail('FT1');
    expect(find('[role="dialog"]', /./).textContent).not.toContain('The bank may have reported this transfer before');
  });

  it('shows no form for a paid transfer or to a reader', async () => {
    await open(ACCOUNTANT);
    await openDetail('FT2');
    expect(findAll('button', 'Match')).toHaveLength(0);
    await open(['money.read']);
    await openDetail('FT1');
    expect(findAll('button', 'Match')).toHaveLength(0);
  });
});
