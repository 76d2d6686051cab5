import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Sale } from '#test/races/sale-world.ts';
import { buyingWorld, type Json } from './buying-world.ts';
import { giveSecondFactor } from './give-second-factor.ts';

let bought: Awaited<ReturnType<typeof buyingWorld>>;
beforeAll(async () => {
  bought = await buyingWorld();
});

const CODE_FIELDS = 'code type percent_off amount_off begin_at end_at quantity';
const CREATE_CODE = `mutation ($event: Int!, $input: PromotionCodeInput!) {
  create_promotion_code(event_id: $event, input: $input) { ${CODE_FIELDS} used state ticket_ids } }`;
const CREATE_PROMOTION = `mutation ($ticket: ID!, $input: PromotionInput!) {
  create_promotion(ticket_id: $ticket, input: $input) {
    id name type percent_off amount_off begin_at end_at min_ticket max_ticket apply color tags { tag } } }`;
const UPDATE_CODE = `mutation ($event: Int!, $code: String!, $input: PromotionCodeChange!) {
  update_promotion_code(event_id: $event, code: $code, input: $input) { ${CODE_FIELDS} used } }`;
const UPDATE_PROMOTION = `mutation ($id: ID!, $input: PromotionChange!) {
  update_promotion(id: $id, input: $input) { id name type percent_off } }`;
const TRY = `query ($code: String!, $event: Int!, $session: Int) {
  promotion_code(code: $code, event_id: $event, section_event_id: $session) { ${CODE_FIELDS} off } }`;

async function organised(price = 100_000) {
  const { world, asBuyer } = bought;
  const sale = await world.sale({ types: [{ price }, { price: 0 }] });
  const email = `${randomUUID()}@example.test`;
  const organiser = await asBuyer(email);
  await giveSecondFactor(bought.app, organiser.token);
  await world.pool.query(
    'UPDATE event SET owner_account_id = (SELECT account_id FROM account WHERE email = $2) WHERE event_id = $1',
    [sale.eventId, email],
  );
  const code = (input: Readonly<Record<string, unknown>>, key?: string) =>
    organiser.ask(
      'create_promotion_code',
      CREATE_CODE,
      { event: sale.eventId, input: { ticket_ids: [organiser.ticketId(sale)], ...input } },
      key,
    );
  const promotion = (input: Readonly<Record<string, unknown>>, key?: string) =>
    organiser.ask('create_promotion', CREATE_PROMOTION, { ticket: organiser.ticketId(sale), input }, key);
  return { sale, organiser, code, promotion };
}

const tried = (buyer: Awaited<ReturnType<typeof bought.asBuyer>>, sale: Sale, code: string, session = true) =>
  buyer.ask('promotion_code', TRY, {
    code,
    event: sale.eventId,
    session: session ? sale.sectionEventId : null,
  });

const PRICE = `query ($code: String!, $event: Int!, $session: Int, $tickets: [PricedTicketsInput!]) {
  promotion_code(code: $code, event_id: $event, section_event_id: $session, tickets: $tickets) { code off } }`;

describe('a code tried on tickets that nobody holds', () => {
  const priced = async (
    buyer: Awaited<ReturnType<typeof bought.asBuyer>>,
    sale: Sale,
    code: string,
    tickets: readonly { readonly ticket_id: string; readonly number_of_tickets: number }[],
  ) => buyer.ask('promotion_code', PRICE, { code, event: sale.eventId, session: sale.sectionEventId, tickets });

  it('is worth what the order then pays, holds nothing, and is used up between preview and payment', async () => {
    const { sale, code } = await organised();
    await code({ code: 'LAST', percent_off: 10, quantity: 1 });
    const buyer = await bought.asBuyer();
    const two = [{ ticket_id: buyer.ticketId(sale), number_of_tickets: 2 }];
    expect((await priced(buyer, sale, ' last ', two)).value).toEqual({ code: 'LAST', off: 20_000 });
    const held = await bought.world.pool.query('SELECT 1 FROM reservation WHERE event_id = $1', [sale.eventId]);
    expect(held.rowCount).toBe(0);
    const lines = [...(await buyer.choose(sale, [2])).value];
    const begin = (more: Readonly<Record<string, unknown>>) => buyer.begin(sale, lines, more);
    expect((await begin({ code: 'LAST', shown_price: 190_000 })).code).toBe('PRICE_CHANGED');
    const other = await bought.asBuyer();
    const others = [...(await other.choose(sale, [1])).value];
    expect((await other.begin(sale, others, { code: 'LAST', shown_price: 90_000 })).value['price']).toBe(90_000);
    const late = await begin({ code: 'LAST', shown_price: 180_000 });
    expect([late.code, late.errorData]).toEqual(['PROMOTION_NOT_APPLIED', { why: { because: 'USED_UP' } }]);
    expect((await begin({ shown_price: 200_000 })).value['price']).toBe(200_000);
  });

  it('takes nothing off tickets of another session or event, nor off none', async () => {
    const { sale, code } = await organised();
    const { sale: other } = await organised();
    await code({ code: 'HERE', percent_off: 10 });
    const buyer = await bought.asBuyer();
    for (const tickets of [[], [{ ticket_id: buyer.ticketId(other), number_of_tickets: 1 }]])
      expect((await priced(buyer, sale, 'HERE', tickets)).errorData).toMatchObject({
        why: { because: 'WRONG_TICKET' },
      });
    const free = [{ ticket_id: buyer.ticketId(sale, 1), number_of_tickets: 1 }];
    expect((await priced(buyer, sale, 'HERE', free)).code).toBe('PROMOTION_NOT_APPLIED');
  });
});

describe('an organiser', () => {
  it('changes the terms of a code, which stays, and never below its uses [S3-54]', async () => {
    const { sale, organiser, code } = await organised();
    await code({ code: 'TET', percent_off: 10, quantity: 5 });
    await bought.world.pool.query('UPDATE promotion_code SET used = 2 WHERE event_id = $1', [sale.eventId]);
    const change = (input: object, by = organiser, named = 'tet') =>
      by.ask('update_promotion_code', UPDATE_CODE, {
        event: sale.eventId,
        code: named,
        input: { ticket_ids: [organiser.ticketId(sale)], ...input },
      });
    expect((await change({ percent_off: 10, quantity: 1 })).errorData).toEqual({
      field: 'quantity',
      problem: { kind: 'TOO_SMALL', min: 2 },
    });
    expect((await change({ quantity: 9 })).errorData).toMatchObject({ field: 'percent_off' });
    expect((await change({ percent_off: 5, begin_at: 2_000, end_at: 1_000 })).errorData).toMatchObject({
      field: 'end_at',
    });
    expect((await change({ percent_off: 5, ticket_ids: [organiser.ticketId(sale, 1)] })).errorData).toEqual({
      because: 'FREE_TICKET',
    });
    const changed = await change({ amount_off: 30_000, quantity: 9 });
    expect(changed.value).toMatchObject({ code: 'TET', type: 'amount', amount_off: 30_000, quantity: 9, used: 2 });
    const buyer = await bought.asBuyer();
    await buyer.choose(sale, [1]);
    expect((await tried(buyer, sale, 'TET')).value).toMatchObject({ off: 30_000 });
    expect((await change({ percent_off: 5 }, organiser, 'OTHER')).code).toBe('NOT_FOUND');
    expect((await change({ percent_off: 5 }, buyer)).code).toBe('FORBIDDEN');
  });

  it('changes an automatic promotion; its kind and ticket stay [S3-51]', async () => {
    const { sale, organiser, promotion } = await organised();
    const made = await promotion({ type: 'EARLY_BIRD', name: 'Sớm', percent_off: 10, quantity: 5 });
    const id = made.value['id'];
    await bought.world.pool.query('UPDATE promotion SET used = 4 WHERE event_id = $1', [sale.eventId]);
    const change = (input: object, by = organiser) => by.ask('update_promotion', UPDATE_PROMOTION, { id, input });
    expect((await change({ name: 'Sớm', percent_off: 10, quantity: 3 })).errorData).toEqual({
      field: 'quantity',
      problem: { kind: 'TOO_SMALL', min: 4 },
    });
    expect((await change({ name: ' ', percent_off: 10, quantity: 9 })).errorData).toMatchObject({ field: 'name' });
    expect((await change({ name: 'Sớm', percent_off: 10 })).errorData).toEqual({ because: 'EARLY_BIRD_WITHOUT_END' });
    expect((await change({ name: 'Rất sớm', percent_off: 20, quantity: 9 })).value).toMatchObject({
      id,
      name: 'Rất sớm',
      type: 'EARLY_BIRD',
      percent_off: 20,
    });
    const buyer = await bought.asBuyer();
    const lines = await buyer.choose(sale, [1]);
    expect((await buyer.begin(sale, [...lines.value])).value['price']).toBe(80_000);
    expect((await change({ name: 'Sớm', percent_off: 10, quantity: 9 }, buyer)).code).toBe('FORBIDDEN');
  });

  it('creates a code once per key and finds it among the codes of the event [S7.7-31] [S7.7-32] [S3-52]', async () => {
    const { sale, organiser, code } = await organised();
    const key = randomUUID();
    const made = await code({ code: ' sale10 ', percent_off: 10, quantity: 5 }, key);
    expect(made.value).toEqual({
      code: 'SALE10',
      type: 'PERCENT_OFF',
      percent_off: 10,
      amount_off: null,
      begin_at: null,
      end_at: null,
      quantity: 5,
      used: 0,
      state: 'RUNNING',
      ticket_ids: [organiser.ticketId(sale)],
    });
    expect((await code({ code: ' sale10 ', percent_off: 10, quantity: 5 }, key)).value).toEqual(made.value);
    expect((await code({ code: 'other', percent_off: 10 }, key)).code).toBe('IDEMPOTENCY_KEY_REUSED');
    const taken = await code({ code: 'Sale10', amount_off: 1_000 });
    expect([taken.code, taken.errorData]).toEqual(['PROMOTION_REFUSED', { because: 'CODE_TAKEN' }]);
    await code({ code: 'FLAT', amount_off: 30_000 });
    const codes = await organiser.ask(
      'promotion_codes',
      'query ($event: Int!) { promotion_codes(event_id: $event) { code type amount_off } }',
      { event: sale.eventId },
    );
    expect(codes.value).toEqual([
      { code: 'SALE10', type: 'PERCENT_OFF', amount_off: null },
      { code: 'FLAT', type: 'amount', amount_off: 30_000 },
    ]);
  });

  it.each([
    ['free tickets', { code: 'A', percent_off: 10 }, 1, { because: 'FREE_TICKET' }],
    [
      'both discounts',
      { code: 'A', percent_off: 10, amount_off: 10 },
      0,
      { field: 'amount_off', problem: { kind: 'MALFORMED' } },
    ],
    ['no discount', { code: 'A' }, 0, { field: 'percent_off', problem: { kind: 'REQUIRED' } }],
    [
      'letters that no code has',
      { code: 'Ă Â', percent_off: 10 },
      0,
      { field: 'code', problem: { kind: 'MALFORMED' } },
    ],
  ])('is refused a code for %s [S5-14]', async (_, input, type, data) => {
    const { sale, organiser, code } = await organised();
    const refused = await code({ ...input, ticket_ids: [organiser.ticketId(sale, type)] });
    expect([refused.value ?? null, refused.errorData]).toEqual([null, data]);
  });

  const MANY = `mutation ($event: Int!, $input: PromotionCodesInput!) {
    create_promotion_codes(event_id: $event, input: $input) { created refused { line reason } } }`;

  it('adds the rows of a file that are right, and is told why each other row is not', async () => {
    const { sale, organiser, code } = await organised();
    await code({ code: 'OLD', percent_off: 10 });
    const row = (line: number, name: string, cells: object) => ({ line, code: name, ...cells });
    const added = await organiser.ask('create_promotion_codes', MANY, {
      event: sale.eventId,
      input: {
        ticket_ids: [organiser.ticketId(sale)],
        rows: [
          row(2, 'a1', { percent_off: '10' }),
          row(3, 'A1', { percent_off: '20' }),
          row(4, 'old', { amount_off: '5.000' }),
          row(5, 'b2', { amount_off: '50.000', quantity: '3' }),
          row(6, 'c3', { percent_off: '101' }),
          row(7, '', { percent_off: '5' }),
        ],
      },
    });
    expect(added.value).toEqual({
      created: ['A1', 'B2'],
      refused: [3, 4, 6, 7].map((line) => ({ line, reason: expect.any(String) })),
    });
    const codes = await organiser.ask(
      'promotion_codes',
      'query ($event: Int!) { promotion_codes(event_id: $event) { code amount_off quantity } }',
      { event: sale.eventId },
    );
    expect(codes.value).toEqual(expect.arrayContaining([{ code: 'B2', amount_off: 50_000, quantity: 3 }]));
  });

  it('has 10,000 codes made up, all different', async () => {
    const { sale, organiser } = await organised();
    const added = await organiser.ask('create_promotion_codes', MANY, {
      event: sale.eventId,
      input: {
        ticket_ids: [organiser.ticketId(sale)],
        made_up: { count: 10_000, prefix: 'TET-', percent_off: 15, quantity: 1 },
      },
    });
    const { created, refused } = added.value as { created: readonly string[]; refused: readonly unknown[] };
    expect([new Set(created).size, refused]).toEqual([10_000, []]);
    expect(created.every((one) => /^TET-[A-F0-9]{10}$/.test(one))).toBe(true);
  });

  it('pauses a code and a promotion, which take nothing off until they go on', async () => {
    const { sale, organiser, code, promotion } = await organised();
    await code({ code: 'REST', percent_off: 10 });
    const made = await promotion({ type: 'EARLY_BIRD', name: 'Sớm', percent_off: 20, quantity: 5 });
    const { id } = made.value as { readonly id: string };
    const buyer = await bought.asBuyer();
    const state = async () => {
      const codes = await organiser.ask(
        'promotion_codes',
        'query ($event: Int!) { promotion_codes(event_id: $event) { state total_discount total_sold } }',
        { event: sale.eventId },
      );
      const price = await buyer.ask(
        'section_event',
        'query ($id: Int!) { section_event(id: $id) { tickets { price } } }',
        {
          id: sale.sectionEventId,
        },
      );
      return [codes.value, (price.value['tickets'] as unknown as readonly Json[])[0]?.['price']];
    };
    const pause = async (paused: boolean) => {
      await organiser.ask(
        'pause_promotion_code',
        'mutation ($event: Int!, $code: String!, $paused: Boolean!) { pause_promotion_code(event_id: $event, code: $code, paused: $paused) }',
        { event: sale.eventId, code: 'rest', paused },
      );
      await organiser.ask(
        'pause_promotion',
        'mutation ($id: ID!, $paused: Boolean!) { pause_promotion(id: $id, paused: $paused) }',
        { id, paused },
      );
    };
    const unsold = { total_discount: 0, total_sold: 0 };
    await pause(true);
    expect(await state()).toEqual([[{ state: 'PAUSED', ...unsold }], 100_000]);
    expect((await tried(buyer, sale, 'REST')).errorData).toMatchObject({ why: { because: 'PAUSED' } });
    await pause(false);
    expect(await state()).toEqual([[{ state: 'RUNNING', ...unsold }], 80_000]);
    expect((await tried(buyer, sale, 'REST')).code).not.toBe('PROMOTION_CODE_INVALID');
  });

  it('ends a code and a promotion, which then take nothing off', async () => {
    const { sale, organiser, code, promotion } = await organised();
    await code({ code: 'GONE', percent_off: 10 });
    const made = await promotion({ type: 'EARLY_BIRD', name: 'Sớm', percent_off: 20, quantity: 5 });
    const { id } = made.value as { readonly id: string };
    await organiser.ask('end_promotion', 'mutation ($id: ID!) { end_promotion(id: $id) }', { id });
    await organiser.ask(
      'end_promotion_code',
      'mutation ($event: Int!, $code: String!) { end_promotion_code(event_id: $event, code: $code) }',
      { event: sale.eventId, code: 'gone' },
    );
    const listed = await organiser.ask(
      'promotions_admin',
      'query ($event: Int!) { promotions_admin(event_id: $event) { ticket_id used quantity state promotion { id } } }',
      { event: sale.eventId },
    );
    const ticket_id = organiser.ticketId(sale);
    expect(listed.value).toEqual([{ ticket_id, used: 0, quantity: 5, state: 'OVER', promotion: { id } }]);
    expect((await tried(await bought.asBuyer(), sale, 'GONE')).code).toBe('PROMOTION_NOT_APPLIED');
  });

  it('creates a promotion of a ticket, which its buyers read with it [S7.7-30] [S3-49]', async () => {
    const { sale, promotion } = await organised();
    const end = Date.now() + 3_600_000;
    const made = await promotion({ type: 'EARLY_BIRD', name: 'Early Bird', percent_off: 20, end_at: end });
    expect(made.value).toMatchObject({
      name: 'Early Bird',
      type: 'EARLY_BIRD',
      percent_off: 20,
      end_at: end,
      apply: true,
    });
    const endless = await promotion({ type: 'EARLY_BIRD', name: 'Early Bird', percent_off: 20 });
    expect(endless.errorData).toEqual({ because: 'EARLY_BIRD_WITHOUT_END' });
    const buyer = await bought.asBuyer();
    const read = await buyer.ask(
      'section_event',
      `query ($id: Int!) { section_event(id: $id) { tickets { price base_price metadata { original_price unit_price }
        promotions { id type percent_off apply left } } } }`,
      { id: sale.sectionEventId },
    );
    expect((read.value['tickets'] as unknown as readonly Json[])[0]).toEqual({
      price: 80_000,
      base_price: 100_000,
      metadata: { original_price: 100_000, unit_price: 80_000 },
      promotions: [{ id: made.value['id'], type: 'EARLY_BIRD', percent_off: 20, apply: true, left: null }],
    });
  });

  it('lets everybody see what is left of a promotion, and nobody what is left of a code', async () => {
    const { sale, code, promotion } = await organised();
    await promotion({ type: 'EARLY_BIRD', name: 'Early Bird', percent_off: 20, quantity: 3 });
    await code({ code: 'LISTED', percent_off: 10, quantity: 7 });
    const buyer = await bought.asBuyer();
    const left = async () => {
      const read = await buyer.ask(
        'section_event',
        'query ($id: Int!) { section_event(id: $id) { tickets { price promotions { left } } } }',
        { id: sale.sectionEventId },
      );
      return (read.value['tickets'] as unknown as readonly Json[])[0];
    };
    expect(await left()).toEqual({ price: 80_000, promotions: [{ left: 3 }] });
    const two = await buyer.choose(sale, [2]);
    await buyer.begin(sale, two.value, { shown_price: 160_000 });
    await vi.waitFor(async () => expect(await left()).toEqual({ price: 80_000, promotions: [{ left: 1 }] }));
    const uses = 'query ($code: String!, $event: Int!) { promotion_code(code: $code, event_id: $event) { used } }';
    const asked = await buyer.ask('promotion_code', uses, { code: 'LISTED', event: sale.eventId });
    expect(asked.message).toContain('Cannot query field "used"');
  });

  it('alone may do so: another person finds no such event to change [S6-43]', async () => {
    const { sale, organiser } = await organised();
    const stranger = await bought.asBuyer();
    const input = { code: 'MINE', percent_off: 100, ticket_ids: [organiser.ticketId(sale)] };
    expect((await stranger.ask('create_promotion_code', CREATE_CODE, { event: sale.eventId, input })).code).toBe(
      'FORBIDDEN',
    );
    const promotion = { type: 'EARLY_BIRD', name: 'Mine', percent_off: 99, quantity: 9 };
    expect(
      (await stranger.ask('create_promotion', CREATE_PROMOTION, { ticket: organiser.ticketId(sale), input: promotion }))
        .code,
    ).toBe('FORBIDDEN');
    const codes = 'query ($event: Int!) { promotion_codes(event_id: $event) { code } }';
    expect((await stranger.ask('promotion_codes', codes, { event: sale.eventId })).code).toBe('FORBIDDEN');
  });
});

describe('a buyer', () => {
  it('reads what a code is worth, and pays exactly that [S7.5-07] [S5-24] [S3-53]', async () => {
    const { sale, code, promotion } = await organised();
    await promotion({ type: 'QUANTITY_BASED', name: 'Two', amount_off: 10_000, min_ticket: 2 });
    await code({ code: 'TENTH', percent_off: 10 });
    const buyer = await bought.asBuyer();
    const chosen = await buyer.choose(sale, [2]);
    expect(chosen.value[0]).toMatchObject({ price: 180_000, metadata: { original_price: 200_000 } });
    expect((await tried(buyer, sale, '  tenth ')).value).toMatchObject({
      code: 'TENTH',
      type: 'PERCENT_OFF',
      percent_off: 10,
      off: 18_000,
    });
    expect((await tried(buyer, sale, 'TENTH', false)).value).toMatchObject({ percent_off: 10, off: null });
    const dear = await buyer.begin(sale, chosen.value, { code: 'tenth', shown_price: 180_000 });
    expect([dear.code, dear.errorData]).toEqual(['PRICE_CHANGED', { price: 162_000 }]);
    const begun = await buyer.begin(sale, chosen.value, { code: 'tenth', shown_price: 162_000 });
    expect(begun.value).toMatchObject({ price: 162_000, original_price: 200_000, discount: 38_000 });
    const transfer = await buyer.transfer(begun.value['id']);
    expect(transfer.value).toMatchObject({ value: 162_000 });
    await bought.tellSepay({
      id: 1,
      gateway: 'Vietcombank',
      transactionDate: '2026-11-20 17:30:00',
      accountNumber: '0011004321234',
      subAccount: null,
      code: null,
      content: (transfer.value['bank_transfer'] as Json)['message'],
      transferType: 'in',
      transferAmount: 162_000,
      accumulated: 19_077_000,
      referenceCode: `MBVCB.${randomUUID()}`,
      description: '',
    });
    expect((await buyer.read(begun.value['id'])).value).toMatchObject({ result: { status: 'SUCCESSFUL' } });
    expect(await bought.world.integrity(sale.eventId)).toMatchObject({ healthy: true });
  });

  it('gets a free order by a code for everything', async () => {
    const { sale, code } = await organised();
    await code({ code: 'GUEST', percent_off: 100, quantity: 1 });
    const buyer = await bought.asBuyer();
    const chosen = await buyer.choose(sale, [1]);
    const begun = await buyer.begin(sale, chosen.value, { code: 'GUEST', shown_price: 0 });
    expect(begun.value).toMatchObject({ price: 0, result: { status: 'SUCCESSFUL' } });
    const late = await bought.asBuyer();
    const lateLines = await late.choose(sale, [1]);
    const refused = await late.begin(sale, lateLines.value, { code: 'GUEST', shown_price: 0 });
    expect([refused.code, refused.errorData, refused.message]).toEqual([
      'PROMOTION_NOT_APPLIED',
      { why: { because: 'USED_UP' } },
      'This promotion has been used up',
    ]);
  });

  it('is told that a code is not one, with the words of the specification', async () => {
    const { sale } = await organised();
    const buyer = await bought.asBuyer();
    await buyer.choose(sale, [1]);
    for (const typed of ['NOBODYS', 'ă!', '   '])
      expect([await tried(buyer, sale, typed)].map(({ code, message }) => [code, message])).toEqual([
        ['PROMOTION_CODE_INVALID', 'Invalid promotion code!'],
      ]);
  });
});
