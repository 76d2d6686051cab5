import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { papaparseCsvReader } from '#adapters/device/platform/papaparse-csv-reader.ts';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { CsvReader } from '#application/platform/ports/csv-reader.ts';
import {
  type DeskCode,
  type DeskPromotion,
  OrganiserPromotions,
} from '#application/sale/ports/organiser-promotions.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { eventFields, sessionFields, ticketTypeFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { appears, click, find, findAll, renderPage, settle, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventPromotions } from './EventPromotions.tsx';
import { eventPromotionsLoader } from './event-promotions.loader.ts';

const CODE: DeskCode = {
  code: 'TET10',
  ticketTypeIds: [],
  percentOff: 10,
  amountOff: null,
  beginAt: null,
  endAt: null,
  quantity: 50,
  used: 3,
  state: 'RUNNING',
};

async function open(codes: DeskCode[] = [], locale: 'en' | 'vi' = 'en', price = 200_000) {
  const events = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const created = await events.create(eventFields, sessionFields());
  if (!created.ok) throw new Error('No event');
  await events.addTicketType(created.value.sessionId, ticketTypeFields({ name: 'Hạng Sen', price: dong(price) }));
  const promotions: DeskPromotion[] = [];
  const asked: unknown[] = [];
  const desk: OrganiserPromotions = {
    read: async () => ok({ promotions: [...promotions], codes: [...codes] }),
    addPromotion: async (ticketTypeId, fields) => {
      if (fields.endAt === null && fields.quantity === null)
        return refused({ code: 'PROMOTION_REFUSED', because: 'EARLY_BIRD_WITHOUT_END' });
      promotions.push({ ...fields, id: `p${promotions.length}`, ticketTypeId, used: 0, state: 'RUNNING' });
      return ok(null);
    },
    addCode: async (_id, fields) => {
      codes.push({ ...fields, code: fields.code.toUpperCase(), used: 0, state: 'RUNNING' });
      return ok(null);
    },
    addCodes: async (_id, setting, rows) => {
      asked.push(rows);
      if ('prefix' in rows) {
        const made = Array.from({ length: rows.count }, (_none, at) => `${rows.prefix}${at}`);
        codes.push(...made.map((code) => ({ ...CODE, ...setting, code, used: 0 })));
        return ok({ created: made, refused: [] });
      }
      const bad = rows.filter(({ percentOff }) => Number(percentOff) > 100);
      const created = rows.filter((row) => !bad.includes(row)).map(({ code }) => code);
      return ok({ created, refused: bad.map(({ line }) => ({ line, reason: 'Percent must be no more than 100' })) });
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
  };
  const pairs = [given(EventDesk, events), given(OrganiserPromotions, desk), given(CsvReader, papaparseCsvReader)];
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
  return { promotions, codes, asked };
}

const text = () => document.body.textContent ?? '';
const field = (name: string) => document.querySelector<HTMLInputElement>(`[role="dialog"] input[name="${name}"]`);
const press = async (name: string) => {
  const inDialog = [...document.querySelectorAll('[role="dialog"] button')].find((one) => one.textContent === name);
  await click(inDialog ?? find('button', name));
  await settle(10);
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
    await click(find('button', 'End Mua sớm'));
    expect(promotions[0]?.state).toBe('OVER');
  });

  it('have discount codes, one by one, with their use', async () => {
    const { codes } = await open([{ ...CODE }]);
    expect(text()).toContain('TET10 · −10%');
    expect(text()).toContain('Used: 3 / 50');
    await press('Create discount code');
    await appears('[role="dialog"]');
    await type(field('code'), 'ban50');
    await type(field('value'), '50');
    await press('Create discount code');
    expect(codes[1]).toMatchObject({ code: 'BAN50', percentOff: 50, amountOff: null, quantity: null });
    expect(codes[1]?.ticketTypeIds.length).toBe(1);
    await click(find('button', 'End TET10'));
    expect(codes[0]?.state).toBe('OVER');
  });

  it('have many codes generated at once, of which a page shows fifty', async () => {
    const { codes } = await open();
    await press('Many codes…');
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

  it('have codes uploaded from a CSV file, with a report of each bad line [S3-55]', async () => {
    const { asked } = await open();
    await press('Many codes…');
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

  it('are not offered while all tickets are free', async () => {
    await open([], 'en', 0);
    expect(text()).toContain('All tickets of this event are free');
  });

  it('are shown in Vietnamese', async () => {
    await open([{ ...CODE }], 'vi');
    for (const words of ['Khuyến mãi', 'Tạo mã giảm giá', 'Đã dùng: 3 / 50']) expect(text()).toContain(words);
  });
});
