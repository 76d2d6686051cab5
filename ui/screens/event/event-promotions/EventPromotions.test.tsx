import { act } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { browserClipboard } from '#adapters/device/platform/browser-clipboard.ts';
import { papaparseCsvReader } from '#adapters/device/platform/papaparse-csv-reader.ts';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { writeWithPapaparse } from '#adapters/papaparse/platform/papaparse-csv.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { BrowserLog } from '#application/platform/ports/browser-log.ts';
import { Clipboard } from '#application/platform/ports/clipboard.ts';
import { CsvReader } from '#application/platform/ports/csv-reader.ts';
import { CsvWriter } from '#application/platform/ports/csv-writer.ts';
import {
  type DeskCardPromotion,
  type DeskCode,
  type DeskPromotion,
  OrganiserPromotions,
} from '#application/sale/ports/organiser-promotions.ts';
import type { InvalidInput } from '#domain/kernel/field-problems.ts';
import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { aLargeFile } from '#test/builders/a-large-file.ts';
import { eventFields, sessionFields, ticketTypeFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, type } from '#test/rendered/render-page.tsx';
import { beginMoment, typeMoment } from '#test/rendered/type-moment.ts';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { WRITTEN_TIME_SAID } from '#words/platform/written-times.ts';
import { EventPromotions } from './EventPromotions.tsx';
import { eventPromotionsLoader } from './event-promotions.loader.ts';

const CODE: DeskCode = {
  version: 'v1',
  code: 'TET10',
  ticketTypeIds: [],
  percentOff: 10,
  amountOff: null,
  beginAt: null,
  endAt: null,
  quantity: 50,
  used: 3,
  discounted: dong(60_000),
  sold: dong(540_000),
  state: 'RUNNING',
};
const UNSOLD = { version: 'v1', used: 0, discounted: ZERO, sold: ZERO, state: 'RUNNING' } as const;

const BANK: DeskCardPromotion = {
  version: 'v1',
  id: 'bank',
  issuer: 'Vietcombank',
  iins: ['970436'],
  percentOff: 20,
  amountOff: null,
  maxAmountOff: dong(50_000),
  limit: 1,
  beginAt: null,
  endAt: null,
  quantity: 100,
  used: 7,
  discounted: dong(280_000),
  sold: dong(1_120_000),
  state: 'RUNNING',
};

type Standing = { readonly price?: number; readonly cards?: DeskCardPromotion[] };

async function open(
  codes: DeskCode[] = [],
  locale: 'en' | 'vi' = 'en',
  { price = 200_000, cards = [] }: Standing = {},
) {
  const events = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const created = await events.create(eventFields, sessionFields());
  if (!created.ok) throw new Error('No event');
  await events.addTicketType(created.value.sessionId, ticketTypeFields({ name: 'Hạng Sen', price: dong(price) }));
  const promotions: DeskPromotion[] = [];
  const asked: unknown[] = [];
  const desk: OrganiserPromotions = {
    read: async () => ok({ promotions: [...promotions], codes: [...codes], cards: [...cards] }),
    addPromotion: async (ticketTypeId, fields) => {
      if (fields.endAt === null && fields.quantity === null)
        return refused({ code: 'PROMOTION_REFUSED', because: 'EARLY_BIRD_WITHOUT_END' });
      promotions.push({
        ...fields,
        id: `p${promotions.length}`,
        ticketTypeId,
        version: 'v1',
        used: 0,
        state: 'RUNNING',
      });
      return ok(null);
    },
    addCode: async (_id, fields) => {
      if (refuseCode !== null) return refused(refuseCode);
      codes.push({ ...fields, code: fields.code.toUpperCase(), ...UNSOLD });
      return ok(null);
    },
    changePromotion: async (id, fields, version) => {
      const at = promotions.findIndex((one) => one.id === id);
      const before = promotions[at];
      if (before?.version !== version) return refused({ code: 'STALE', by: 'Ngô Lan' });
      if (before !== undefined) promotions.splice(at, 1, { ...before, ...fields });
      return ok(null);
    },
    changeCode: async (_id, fields, version) => {
      const at = codes.findIndex((one) => one.code === fields.code);
      if (codes[at]?.version !== version) return refused({ code: 'STALE', by: 'Ngô Lan' });
      const { used = 0 } = codes[at] ?? {};
      if (fields.quantity !== null && fields.quantity < used)
        return refused({ code: 'INVALID_INPUT', field: 'quantity', problem: { kind: 'TOO_SMALL', min: used } });
      codes.splice(at, 1, { ...CODE, ...codes[at], ...fields });
      return ok(null);
    },
    addCodes: async (_id, setting, rows) => {
      asked.push(rows);
      if ('prefix' in rows) {
        const made = Array.from({ length: rows.count }, (_none, at) => `${rows.prefix}${at}`);
        codes.push(...made.map((code) => ({ ...CODE, ...setting, code, ...UNSOLD })));
        return ok({ created: made, refused: [] });
      }
      const bad = rows.filter(({ percentOff }) => Number(percentOff) > 100);
      const created = rows.filter((row) => !bad.includes(row)).map(({ code }) => code);
      return ok({ created, refused: bad.map(({ line }) => ({ line, reason: 'Percent must be no more than 100' })) });
    },
    addCard: async (_id, fields) => {
      cards.push({ ...fields, ...UNSOLD, id: `c${cards.length}` });
      return ok(null);
    },
    changeCard: async (id, fields, version) => {
      const at = cards.findIndex((one) => one.id === id);
      if (cards[at]?.version !== version) return refused({ code: 'STALE', by: null });
      const { used = 0 } = cards[at] ?? {};
      if (fields.quantity !== null && fields.quantity < used)
        return refused({ code: 'INVALID_INPUT', field: 'quantity', problem: { kind: 'TOO_SMALL', min: used } });
      cards.splice(at, 1, { ...UNSOLD, ...cards[at], ...fields, id });
      return ok(null);
    },
    endPromotion: async (id) => {
      const at = promotions.findIndex((one) => one.id === id);
      const before = promotions[at];
      if (before !== undefined) promotions.splice(at, 1, { ...before, state: 'OVER' });
      return ok(null);
    },
    endCode: async (_id, code) => {
      const at = codes.findIndex((one) => one.code === code);
      codes.splice(at, 1, { ...CODE, ...codes[at], state: 'OVER' });
      return ok(null);
    },
    endCard: async (id) => {
      const at = cards.findIndex((one) => one.id === id);
      cards.splice(at, 1, { ...BANK, ...cards[at], state: 'OVER' });
      return ok(null);
    },
    pausePromotion: async (id, paused) => {
      const at = promotions.findIndex((one) => one.id === id);
      const before = promotions[at];
      if (before !== undefined) promotions.splice(at, 1, { ...before, state: paused ? 'PAUSED' : 'RUNNING' });
      return ok(null);
    },
    pauseCode: async (_id, code, paused) => {
      const at = codes.findIndex((one) => one.code === code);
      codes.splice(at, 1, { ...CODE, ...codes[at], state: paused ? 'PAUSED' : 'RUNNING' });
      return ok(null);
    },
    pauseCard: async (id, paused) => {
      const at = cards.findIndex((one) => one.id === id);
      cards.splice(at, 1, { ...BANK, ...cards[at], state: paused ? 'PAUSED' : 'RUNNING' });
      return ok(null);
    },
  };
  const pairs = [
    given(EventDesk, events),
    given(OrganiserPromotions, desk),
    given(CsvReader, papaparseCsvReader),
    given(CsvWriter, async (table) => writeWithPapaparse(table)),
    given(Clipboard, browserClipboard),
    given(BrowserLog, { warn: () => undefined, error: () => undefined }),
  ];
  await renderPage(
    [
      {
        path: '/events/manager/:eventId/promotions',
        Component: withUseCases(EventPromotions, pairs),
        loader: loaderWith(eventPromotionsLoader, pairs),
      },
      { path: '*', element: null },
    ],
    { account: someAccount, now: NOW, locale, at: `/events/manager/${created.value.eventId}/promotions` },
  );
  await settle(10);
  return { promotions, codes, cards, asked };
}

let refuseCode: InvalidInput | null = null;

const text = () => document.body.textContent ?? '';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[role="dialog"] input[name="${name}"]`);
const describing = (name: string) =>
  document.getElementById(field(name)?.getAttribute('aria-describedby') ?? '')?.textContent;
const press = async (name: string) => {
  const inDialog = [...document.querySelectorAll('[role="dialog"] button')].find((one) => one.textContent === name);
  await click(inDialog ?? find('button', name));
  await settle(10);
};
const labelOf = (element: Element) =>
  document.getElementById(element.getAttribute('aria-labelledby')?.split(' ')[0] ?? '')?.textContent;
const choose = async (label: string, option: string) => {
  const select = [...document.querySelectorAll('[role="combobox"]')].find((one) => labelOf(one) === label);
  await act(async () => void select?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 })));
  await settle(10);
  await click(await appears('[role="option"]', option));
};

describe('the promotions of an event', () => {
  it('are created with a preview of the price, used, and ended', async () => {
    const { promotions } = await open();
    expect(text()).toContain('No promotions yet.');
    await press('Create promotion');
    await appears('[role="dialog"]');
    await type(field('name'), 'Mua sớm');
    await type(field('value'), '25');
    expect(text()).toContain('Buyers pay 150,000\u00a0đ instead of 200,000\u00a0đ for one ticket.');
    await press('Create promotion');
    expect(text()).toContain('An Early Bird promotion needs an end or a quantity');
    await type(field('quantity'), '20');
    await press('Create promotion');
    expect(promotions).toMatchObject([{ type: 'EARLY_BIRD', name: 'Mua sớm', percentOff: 25, quantity: 20 }]);
    expect(text()).toContain('Early Bird · Hạng Sen');
    expect(text()).toContain('Used: 0 / 20');
    await click(find('button', 'Pause Mua sớm'));
    expect(promotions[0]?.state).toBe('PAUSED');
    await click(find('button', 'End Mua sớm'));
    expect(promotions[0]?.state).toBe('OVER');
  });

  it.each([
    [
      'en',
      ['Create promotion', 'Kind', 'Quantity-based'],
      'Buyers pay 480,000\u00a0đ instead of 600,000\u00a0đ for 3 tickets. Fewer tickets cost the full price.',
    ],
    [
      'vi',
      ['Tạo khuyến mãi', 'Loại', 'Theo số lượng'],
      'Người mua trả 480.000\u00a0đ thay vì 600.000\u00a0đ cho 3 vé. Mua ít hơn thì trả đủ giá.',
    ],
  ] as const)('from a number of tickets are previewed for that number, in %s', async (locale, words, preview) => {
    const [create, kind, quantity] = words;
    await open([], locale);
    await press(create);
    await appears('[role="dialog"]');
    await type(field('value'), '20');
    await choose(kind, quantity);
    await type(field('least'), '3');
    expect(text()).toContain(preview);
    expect(text()).not.toMatch(/for one ticket|cho một vé/);
    await type(field('least'), '');
    expect(text()).not.toMatch(/instead of|thay vì/);
  });

  it('have discount codes, one by one, with their use', async () => {
    const { codes } = await open([{ ...CODE }]);
    expect(text()).toContain('TET10 · −10%');
    expect(text()).toContain('Used: 3 / 50');
    expect(text()).toContain('Discounts given: 60,000\u00a0đ · Ticket sales: 540,000\u00a0đ');
    await press('Create discount code');
    await appears('[role="dialog"]');
    await type(field('code'), 'ban50');
    await type(field('value'), '50');
    await press('Create discount code');
    expect(codes[1]).toMatchObject({ code: 'BAN50', percentOff: 50, amountOff: null, quantity: null });
    expect(codes[1]?.ticketTypeIds.length).toBe(1);
    await click(find('button', 'Pause TET10'));
    expect(codes[0]?.state).toBe('PAUSED');
    expect(text()).toContain('Paused');
    await click(find('button', 'Reactivate TET10'));
    expect(codes[0]?.state).toBe('RUNNING');
    await click(find('button', 'End TET10'));
    expect(codes[0]?.state).toBe('OVER');
  });

  it('have a code’s terms changed, never below its uses, under the same code', async () => {
    const { codes } = await open([{ ...CODE }]);
    await click(find('button', 'Edit TET10'));
    await appears('[role="dialog"]', /Edit discount code/);
    expect([field('code')?.value, field('code')?.disabled, field('value')?.value]).toEqual(['TET10', true, '10']);
    await type(field('value'), '15');
    await type(field('quantity'), '2');
    await press('Save changes');
    expect(field('quantity')?.getAttribute('aria-invalid')).toBe('true');
    expect(describing('quantity')).toContain('at least 3');
    await type(field('quantity'), '60');
    await press('Save changes');
    expect(codes).toMatchObject([{ code: 'TET10', percentOff: 15, quantity: 60, used: 3 }]);
    expect(text()).toContain('TET10 · −15%');
  });

  it('have a promotion’s terms changed; its kind and ticket stay', async () => {
    const { promotions } = await open();
    await press('Create promotion');
    await appears('[role="dialog"]');
    await type(field('name'), 'Mua sớm');
    await type(field('value'), '25');
    await type(field('quantity'), '20');
    await press('Create promotion');
    await settle(400);
    await click(find('button', 'Edit Mua sớm'));
    await appears('[role="dialog"]', /Edit promotion/);
    expect([field('name')?.value, field('value')?.value, field('quantity')?.value]).toEqual(['Mua sớm', '25', '20']);
    expect(document.querySelectorAll('[role="dialog"] [aria-disabled="true"][role="combobox"]').length).toBe(2);
    await type(field('name'), 'Mua trước');
    await type(field('quantity'), '30');
    await press('Save changes');
    expect(promotions).toMatchObject([{ type: 'EARLY_BIRD', name: 'Mua trước', percentOff: 25, quantity: 30 }]);
  });

  it('have many codes generated at once, of which a page shows fifty', async () => {
    const { codes } = await open();
    await press('Create many codes…');
    await appears('[role="dialog"]');
    await type(field('prefix'), 'VIP');
    await type(field('count'), '120');
    await type(field('value'), '10');
    await press('Create codes');
    expect(codes.length).toBe(120);
    expect(text()).toContain('120 codes created');
    await press('Done');
    expect(text()).toContain('Showing 50 of 120 codes');
  });

  it('are downloaded as a file that an upload takes, with their use', async () => {
    const blobs: Blob[] = [];
    const make = vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      blobs.push(blob as Blob);
      return 'blob:codes';
    });
    const follow = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await open([CODE, { ...CODE, code: 'BOT50', percentOff: null, amountOff: dong(50_000), quantity: null }]);
    await press('Download discount codes');
    await vi.waitFor(() => expect(blobs).toHaveLength(1));
    make.mockRestore();
    follow.mockRestore();
    expect(await blobs[0]?.text()).toBe(
      '\uFEFFcode,percent_off,amount_off,quantity,used\r\nTET10,10,,50,3\r\nBOT50,,50000,,3\r\n',
    );
    await open();
    expect(text()).not.toContain('Download discount codes');
  });

  it('have codes uploaded from a CSV file, with a report of each bad line [S3-55]', async () => {
    const { asked } = await open();
    await press('Create many codes…');
    await appears('[role="dialog"]');
    await press('Upload CSV');
    await press('Create codes');
    expect(text()).toContain('Choose a CSV file');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    const csv = '\uFEFFCode,percent_off,amount_off,quantity\nA1,10,,5\n\n"B 2",101,,\nC3,,50.000,\n';
    Object.defineProperty(input, 'files', { value: [new File([csv], 'codes.csv', { type: 'text/csv' })] });
    await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })));
    await settle(10);
    await press('Create codes');
    await settle(20);
    expect(asked).toEqual([
      [
        { line: 2, code: 'A1', percentOff: '10', amountOff: '', quantity: '5' },
        { line: 4, code: 'B 2', percentOff: '101', amountOff: '', quantity: '' },
        { line: 5, code: 'C3', percentOff: '', amountOff: '50.000', quantity: '' },
      ],
    ]);
    expect(text()).toContain('2 codes created');
    expect(text()).toContain('Line 4: Percent must be no more than 100');
  });

  it('have no codes read from a file of 200 MB', async () => {
    const { asked } = await open();
    await press('Create many codes…');
    await appears('[role="dialog"]');
    await press('Upload CSV');
    const input = document.querySelector<HTMLInputElement>('input[type="file"]');
    Object.defineProperty(input, 'files', { value: [aLargeFile('codes.csv')] });
    await act(async () => void input?.dispatchEvent(new Event('change', { bubbles: true })));
    await press('Create codes');
    expect(find('[role="dialog"] [role="alert"]', /./).textContent).toContain(
      'This file is larger than 5\u00a0MB. Export fewer rows or split the file, then choose it again.',
    );
    expect(asked).toEqual([]);
  });

  it('offer create promotion and create discount code, and keep both [S1-32] [S2.14-15]', async () => {
    const { promotions, codes } = await open();
    for (const name of ['Create promotion', 'Create discount code']) expect(findAll('button', name).length).toBe(1);
    await press('Create promotion');
    await appears('[role="dialog"]');
    await type(field('value'), '10');
    await type(field('quantity'), '5');
    await press('Create promotion');
    await settle(400);
    await press('Create discount code');
    await appears('[role="dialog"]', /Create discount code/);
    await type(field('code'), 'tet');
    await type(field('value'), '5');
    await press('Create discount code');
    expect([promotions[0]?.name, codes[0]?.code]).toEqual(['Early Bird', 'TET']);
    expect(text()).toContain('Early Bird · −10%');
    expect(text()).toContain('TET · −5%');
  });

  it('say at its field what is wrong with a code', async () => {
    await open();
    await press('Create discount code');
    await appears('[role="dialog"]');
    refuseCode = { code: 'INVALID_INPUT', field: 'input.code', problem: { kind: 'MALFORMED' } };
    await type(field('code'), 'a b');
    await press('Create discount code');
    refuseCode = null;
    expect(field('code')?.getAttribute('aria-invalid')).toBe('true');
    expect(describing('code')).toBe('Code is not valid');
    expect(document.querySelector('[role="dialog"] [role="alert"]')).toBe(null);
  });

  it('are not offered while all tickets are free', async () => {
    await open([], 'en', { price: 0 });
    expect(text()).toContain('All tickets of this event are free');
  });

  it('are shown in Vietnamese', async () => {
    await open([{ ...CODE }], 'vi');
    for (const words of ['Khuyến mãi', 'Tạo mã giảm giá', 'Đã dùng: 3 / 50']) expect(text()).toContain(words);
  });
});

describe('a bank’s promotion for its cards', () => {
  const opened = async () => {
    await press('Create card promotion');
    await appears('[role="dialog"]');
  };

  it('is created with a preview of what such a card pays, and is listed with its terms', async () => {
    const { cards } = await open();
    expect(text()).toContain('No card promotions yet.');
    await opened();
    await type(field('issuer'), 'Vietcombank');
    await type(field('iin'), '970436, 97043612');
    await type(field('value'), '50');
    expect(text()).toContain('By such a card, buyers pay 100,000\u00a0đ instead of 200,000\u00a0đ for one ticket.');
    await type(field('most'), '60.000');
    expect(text()).toContain('By such a card, buyers pay 140,000\u00a0đ instead of 200,000\u00a0đ for one ticket.');
    await type(field('limit'), '1');
    await type(field('quantity'), '300');
    await press('Create card promotion');
    const terms = { issuer: 'Vietcombank', iins: ['970436', '97043612'], limit: 1, quantity: 300 };
    expect(cards).toMatchObject([{ ...terms, percentOff: 50, amountOff: null, maxAmountOff: 60_000 }]);
    expect(text()).toContain('Vietcombank · −50%');
    expect(text()).toContain(
      'Cards that begin with 970436, 97043612 · at most 60,000\u00a0đ off · 1 per card and account',
    );
    expect(text()).toContain('Used: 0 / 300');
  });

  it.each([
    ['a number that is too short', { iin: '97043', value: '10' }, 'iin', 'Card number prefixes is not valid'],
    ['no cards', { value: '10' }, 'iin', 'Card number prefixes is required'],
    ['eight digits and no bank', { iin: '97043612', value: '10' }, 'issuer', 'Issuing bank is required'],
    ['no discount', { issuer: 'V' }, 'value', 'Discount percentage is required'],
    ['too large a discount', { issuer: 'V', value: '101' }, 'value', 'Discount percentage must be no more than 100'],
    ['no cap', { issuer: 'V', value: '10', most: '0' }, 'most', 'Maximum discount must be at least 1'],
  ] as const)('with %s is refused at its field', async (_, written, at, sentence) => {
    const { cards } = await open();
    await opened();
    for (const [name, typed] of Object.entries(written)) await type(field(name), typed);
    await press('Create card promotion');
    expect(field(at)?.getAttribute('aria-invalid')).toBe('true');
    expect(describing(at)).toBe(sentence);
    expect(cards).toEqual([]);
  });

  it('with an end before its beginning is refused at its field', async () => {
    const { cards } = await open();
    await opened();
    await type(field('issuer'), 'V');
    await type(field('value'), '10');
    await typeMoment(field('begin'), '2026-12-02T10:00');
    await typeMoment(field('end'), '2026-12-01T10:00');
    await press('Create card promotion');
    expect(document.querySelectorAll('[role="dialog"] [aria-invalid="true"]').length).toBeGreaterThan(0);
    expect(document.querySelector('[role="dialog"] [role="alert"]')).toBe(null);
    expect(cards).toEqual([]);
  });

  it.each(['begin', 'end'])('with a half-written %s is refused at its field', async (at) => {
    const { cards } = await open();
    await opened();
    await type(field('issuer'), 'V');
    await type(field('value'), '10');
    await beginMoment(field(at), '2');
    await press('Create card promotion');
    expect(text()).toContain(WRITTEN_TIME_SAID.incompleteMoment().en);
    expect(cards).toEqual([]);
  });

  it('that leaves less than a card can pay says so before it is created', async () => {
    await open();
    await opened();
    await type(field('issuer'), 'Vietcombank');
    await type(field('value'), '95');
    expect(text()).toContain('One ticket would cost 10,000\u00a0đ. Cards can’t pay that amount');
  });

  it('shows its use and money, is edited, paused, resumed and ended', async () => {
    const { cards } = await open([], 'en', { cards: [{ ...BANK }] });
    expect(text()).toContain('Used: 7 / 100');
    expect(text()).toContain('Discounts given: 280,000\u00a0đ · Ticket sales: 1,120,000\u00a0đ');
    await click(find('button', 'Edit Vietcombank'));
    await appears('[role="dialog"]', /Edit card promotion/);
    expect(['issuer', 'iin', 'value', 'most', 'limit', 'quantity'].map((name) => field(name)?.value)).toEqual([
      'Vietcombank',
      '970436',
      '20',
      '50000',
      '1',
      '100',
    ]);
    await type(field('quantity'), '5');
    await press('Save changes');
    expect(describing('quantity')).toBe('Quantity must be at least 7');
    await type(field('quantity'), '500');
    await type(field('value'), '25');
    await press('Save changes');
    expect(cards[0]).toMatchObject({ id: 'bank', percentOff: 25, quantity: 500, maxAmountOff: 50_000 });
    await settle(400);
    await click(find('button', 'Pause Vietcombank'));
    expect(cards[0]?.state).toBe('PAUSED');
    await click(find('button', 'Reactivate Vietcombank'));
    expect(cards[0]?.state).toBe('RUNNING');
    await click(find('button', 'End Vietcombank'));
    expect(cards[0]?.state).toBe('OVER');
    expect(findAll('button', 'Pause Vietcombank')).toEqual([]);
  });

  it('reads in Vietnamese', async () => {
    await open([], 'vi', { cards: [{ ...BANK }] });
    for (const words of ['Khuyến mãi thẻ ngân hàng', 'Thẻ bắt đầu bằng 970436', 'Đã giảm: 280.000\u00a0đ', 'Tạm dừng'])
      expect(text()).toContain(words);
    await press('Tạo khuyến mãi thẻ');
    await appears('[role="dialog"]');
    await press('Tạo khuyến mãi thẻ');
    expect(describing('value')).toBe('Vui lòng nhập phần trăm giảm');
  });

  it('that somebody else changed meanwhile keep what is written, and tell what changed', async () => {
    const { codes } = await open([CODE]);
    await click(find('button', 'Edit TET10'));
    await appears('[role="dialog"]');
    await type(field('value'), '30');
    codes.splice(0, 1, { ...CODE, version: 'v2', percentOff: 15, quantity: 80 });
    const into = vi.spyOn(HTMLElement.prototype, 'scrollIntoView').mockImplementation(() => undefined);
    await press('Save changes');
    expect((into.mock.contexts as HTMLElement[]).map((shown) => shown.getAttribute('role'))).toEqual(['alert']);
    into.mockRestore();
    expect(text()).toContain('Not saved yet: Ngô Lan changed this meanwhile');
    expect(text()).toContain('Quantity: 80');
    expect(text()).toContain('Discount: 15');
    expect([field('value')?.value, field('quantity')?.value]).toEqual(['30', '80']);
    await press('Take theirs');
    expect(field('value')?.value).toBe('15');
    await type(field('value'), '30');
    await press('Save changes');
    expect(codes).toMatchObject([{ percentOff: 30, quantity: 80 }]);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('of a bank and by themselves tell it, too', async () => {
    const cards = [BANK];
    const { promotions } = await open([], 'en', { cards });
    await click(find('button', 'Edit Vietcombank'));
    await appears('[role="dialog"]');
    await type(field('most'), '60000');
    cards.splice(0, 1, { ...BANK, version: 'v2', limit: 3 });
    await press('Save changes');
    expect(text()).toContain('Not saved yet: changed elsewhere meanwhile');
    expect([field('most')?.value, field('limit')?.value]).toEqual(['60000', '3']);
    await press('Save changes');
    expect(cards).toMatchObject([{ maxAmountOff: 60_000, limit: 3 }]);

    await press('Create promotion');
    await appears('[role="dialog"]');
    await type(field('name'), 'Mua sớm');
    await type(field('value'), '25');
    await type(field('quantity'), '20');
    await press('Create promotion');
    await click(find('button', 'Edit Mua sớm'));
    await appears('[role="dialog"]');
    await type(field('quantity'), '40');
    const [before] = promotions;
    if (before !== undefined) promotions.splice(0, 1, { ...before, version: 'v2', name: 'Vé sớm' });
    await press('Save changes');
    expect(text()).toContain('Name that buyers see: Vé sớm');
    await press('Save changes');
    expect(promotions).toMatchObject([{ name: 'Vé sớm', quantity: 40 }]);
  });
});
