import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { IdempotencyKeys } from '#application/platform/ports/idempotency-keys.ts';
import { NewKey } from '#application/platform/ports/new-key.ts';
import {
  type OrderPayment,
  OrderRecords,
  type OrderRecord as Read,
  type TeamNote,
} from '#application/sale/ports/order-records.ts';
import { instant } from '#domain/kernel/instant.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { MOST_ORDER_NOTES, ORDER_NOTE_LENGTH } from '#domain/sale/checkout/order-note.ts';
import { NOW } from '#test/builders/moments.ts';
import {
  appears,
  click,
  find,
  findAll,
  renderPage,
  settle,
  submit,
  type as write,
} from '#test/rendered/render-page.tsx';
import { given, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { OrderRecord } from './OrderRecord.tsx';

const ORDER = { id: 'order-1' };
const payment = (id: string, part: Partial<OrderPayment> = {}): OrderPayment => ({
  ...{ id, provider: 'BANK_TRANSFER', state: 'SUCCEEDED', amount: dong(400_000), received: dong(400_000) },
  ...{ refunded: ZERO, transferCode: 'VM8K2Q', gatewayReference: null, transactionNumber: null },
  ...{ begunAt: NOW, payBefore: NOW, receipts: [{ reference: 'FT26333', amount: dong(400_000), at: NOW }] },
  ...part,
});
const note = (id: string, part: Partial<TeamNote> = {}): TeamNote => ({
  ...{ id, author: 'Minh Trần', note: 'Cần xe lăn', at: NOW, editedAt: null, mayChange: true },
  ...part,
});
const RECORD: Read = {
  payments: [
    payment('first', {
      ...{ provider: 'VNPAY', state: 'EXPIRED', received: ZERO, transferCode: null, receipts: [] },
      ...{ gatewayReference: 'ref-vnpay-1', transactionNumber: '14226112' },
    }),
    payment('second'),
  ],
  history: [
    {
      id: '0',
      kind: 'REFUND_DECIDED',
      at: NOW,
      amount: dong(200_000),
      tickets: 1,
      actor: { by: 'PERSON', name: 'Minh Trần' },
    },
    { id: '1', kind: 'TICKET_MAILED', at: NOW, amount: null, tickets: null, actor: { by: 'STAFF' } },
    { id: '2', kind: 'PAID', at: NOW, amount: dong(400_000), tickets: null, actor: { by: 'PLATFORM' } },
    { id: '3', kind: 'PLACED', at: NOW, amount: dong(400_000), tickets: null, actor: { by: 'BUYER' } },
  ],
  hasOlderHistory: false,
  notes: [note('n1'), note('n2', { author: 'Hoa Lê', note: 'Đã gọi', mayChange: false, editedAt: NOW })],
};

type World = { readonly record?: Read; readonly locale?: 'en' | 'vi'; readonly records?: Partial<OrderRecords> };
async function open({ record = RECORD, locale = 'en', records = {} }: World = {}) {
  const asked: string[] = [];
  let notes = record.notes ?? [];
  const desk: OrderRecords = {
    read: async () => ok({ ...record, notes: record.notes === null ? null : notes }),
    addNote: async (_order, text, key) => {
      asked.push(`add ${text} ${key}`);
      notes = [...notes, note('new', { note: text })];
      return ok(notes);
    },
    editNote: async (_order, id, text) => {
      asked.push(`edit ${id} ${text}`);
      notes = notes.map((one) => (one.id === id ? { ...one, note: text, editedAt: NOW } : one));
      return ok(notes);
    },
    removeNote: async (_order, id) => {
      asked.push(`remove ${id}`);
      notes = notes.filter((one) => one.id !== id);
      return ok(notes);
    },
    ...records,
  };
  const pairs = [
    given(OrderRecords, desk),
    given(IdempotencyKeys, { find: () => null, keep: () => undefined, drop: () => undefined }),
    given(NewKey, () => 'key'),
  ];
  const Page = withUseCases(() => <OrderRecord order={ORDER} timezone="Asia/Ho_Chi_Minh" />, pairs);
  await renderPage([{ path: '*', Component: Page }], { account: someAccount, now: NOW, locale, at: '/' });
  await settle(5);
  return asked;
}
const part = (id: string): string =>
  (document.querySelector(`section[aria-labelledby="${id}"]`)?.textContent ?? '').replaceAll('\u00a0', ' ');
const newNote = () => document.querySelector('section[aria-labelledby="notes"] > form textarea:not([aria-hidden])');
const editedNote = () => document.querySelector('section[aria-labelledby="notes"] li textarea:not([aria-hidden])');

describe('the record of one order', () => {
  it.each([
    ['en', ['VNPayExpired', 'Our referenceref-vnpay-1', 'Provider’s transaction number14226112', 'Payment IDsecond']],
    ['vi', ['VNPayĐã hết hạn', 'Mã tham chiếu của chúng tôiref-vnpay-1', 'Mã thanh toánsecond']],
  ] as const)('shows every attempt to pay with its state, money and ids (%s)', async (locale, said) => {
    await open({ locale });
    for (const words of said) expect(part('payments')).toContain(words);
    expect(part('payments')).toContain('VM8K2Q');
    expect(part('payments')).toMatch(/400[.,]000 đ · FT26333/);
  });

  it.each([
    [
      'en',
      /Refund decided · 200,000 đ · 1 ticket.*Minh Trần.*Ticket emailed again.*Vemoi staff.*Paid · .*Automatically.*Order placed.*Buyer/,
    ],
    [
      'vi',
      /Quyết định hoàn tiền · 200\.000 đ · 1 vé.*Minh Trần.*Gửi lại vé qua email.*Nhân viên Vemoi.*Tự động.*Người mua/,
    ],
  ] as const)('tells what happened, when and by whom, newest first (%s)', async (locale, said) => {
    await open({ locale });
    expect(part('history')).toMatch(said);
  });

  it('says what there is none of, and shows no notes to who may not read them', async () => {
    await open({ record: { ...RECORD, payments: [], history: [], notes: null } });
    expect(part('payments')).toContain('This order has no payments.');
    expect(part('history')).toContain('Nothing happened to this order yet.');
    expect(findAll('h2', 'Notes')).toEqual([]);
  });

  it('shows ten entries of a long history until all are asked for', async () => {
    const history = Array.from({ length: 12 }, (_, at) => ({
      ...{ id: String(at), kind: 'TICKET_MAILED' as const, at: instant(NOW - at), amount: null, tickets: null },
      actor: { by: 'BUYER' as const },
    }));
    await open({ record: { ...RECORD, history, hasOlderHistory: true } });
    expect(findAll('section[aria-labelledby="history"] li', /./)).toHaveLength(10);
    await click(find('button', 'Show all 12 entries'));
    expect(findAll('section[aria-labelledby="history"] li', /./)).toHaveLength(12);
    expect(part('history')).toContain('Older entries aren’t shown here.');
  });

  it('says that it could not be read, and reads again when asked', async () => {
    let answers = 0;
    await open({
      records: {
        read: async () => {
          answers += 1;
          if (answers === 1) throw new Error('No network');
          return ok(RECORD);
        },
      },
    });
    expect(find('[role="alert"]', /Can’t load the payments, notes and history/)).toBeDefined();
    await click(find('button', 'Try again'));
    await settle(5);
    expect(part('payments')).toContain('FT26333');
  });
});

describe('notes on one order', () => {
  it('are shown with who wrote them and when; one’s own can be changed', async () => {
    await open();
    expect(part('notes')).toMatch(/Minh Trần · .*Cần xe lăn.*Hoa Lê · .*edited.*Đã gọi/);
    expect(findAll('section[aria-labelledby="notes"] li button', /^(Edit|Delete) note,/)).toHaveLength(2);
    expect(part('notes')).toContain('Managers of this event see it. The buyer doesn’t.');
  });

  it('are added, never empty, and the words stay when they were not kept', async () => {
    let lost = true;
    const asked: string[] = [];
    await open({
      record: { ...RECORD, notes: [] },
      records: {
        addNote: async (_order, text, key) => {
          asked.push(`${text} ${key}`);
          return lost
            ? refused({ code: 'ORDER_NOTES_FULL', most: MOST_ORDER_NOTES })
            : ok([note('new', { note: text })]);
        },
      },
    });
    expect(part('notes')).toContain('No notes yet.');
    await submit(newNote());
    expect(part('notes')).toContain('Please write a note');
    expect(newNote()).toHaveProperty('maxLength', ORDER_NOTE_LENGTH);
    await write(newNote(), '  Gọi lại sau 17:00 ');
    await submit(newNote());
    await settle(5);
    expect(part('notes')).toContain('This order already has 100 notes. Delete one first.');
    expect(newNote()).toHaveProperty('value', '  Gọi lại sau 17:00 ');
    lost = false;
    await submit(newNote());
    await settle(5);
    expect(asked).toEqual(['Gọi lại sau 17:00 key', 'Gọi lại sau 17:00 key']);
    expect(part('notes')).toContain('Gọi lại sau 17:00');
    expect(newNote()).toHaveProperty('value', '');
  });

  it('are edited in place; the keyboard goes into the field and back to the button', async () => {
    const asked = await open();
    await click(find('section[aria-labelledby="notes"] li button', /^Edit note,/));
    expect(document.activeElement).toBe(editedNote());
    await write(editedNote(), 'Cần hai xe lăn');
    await submit(editedNote());
    await settle(5);
    expect(asked).toEqual(['edit n1 Cần hai xe lăn']);
    expect(part('notes')).toMatch(/edited.*Cần hai xe lăn/);
    expect(document.activeElement?.textContent).toBe('Edit');
  });

  it('are deleted after a question (vi)', async () => {
    const asked = await open({ locale: 'vi' });
    await click(find('section[aria-labelledby="notes"] li button', /^Xóa ghi chú,/));
    await appears('[role="dialog"] h2', 'Xóa ghi chú này?');
    await click(find('[role="dialog"] button', 'Xóa ghi chú'));
    await settle(20);
    expect(asked).toEqual(['remove n1']);
    expect(part('notes')).not.toContain('Cần xe lăn');
  });
});
