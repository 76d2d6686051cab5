import { createHmac, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buyingWorld, type Json, sepay } from './buying-world.ts';
import { giveSecondFactor } from './give-second-factor.ts';
import { signIn } from './sign-in-for-test.ts';

const { mailer, app, world, asBuyer, tellSepay } = await buyingWorld();

const UNREAD = 'query { unread_bank_notices(limit: 50) { entries { id provider field body } } }';

async function asAccountant() {
  const email = `${randomUUID()}@example.test`;
  await signIn(app, mailer, email);
  await world.pool.query('UPDATE account SET is_accountant = true WHERE email = $1', [email]);
  const accountant = await asBuyer(email);
  await giveSecondFactor(app, accountant.token);
  return accountant;
}

/** As accountants see them. */
async function unreadNotices(token: string, body: string): Promise<readonly Json[]> {
  const { data } = await app.graphql(UNREAD, { token, variables: {} });
  const entries: readonly Json[] = (data?.['unread_bank_notices'] as Json | undefined)?.['entries'] ?? [];
  return entries.filter((each) => each['body'] === body);
}

describe('SePay’s webhook', () => {
  it.each([
    ['another secret', { secret: 'not-the-secret' }],
    ['a time 6 minutes ago', { at: Date.now() - 6 * 60_000 }],
    ['a time 6 minutes ahead', { at: Date.now() + 6 * 60_000 }],
  ])('signed with %s is refused with 401 and stores nothing', async (_what, signed) => {
    const body = sepay('LOTUS', 1_000);
    expect(await tellSepay(body, signed)).toEqual({ status: 401, body: { success: false } });
    expect(await world.count('incoming_transfer WHERE bank_reference = $1', [body.referenceCode])).toBe(0);
  });

  it('without a signature is refused with 401 and stores nothing', async () => {
    const bare = await fetch(`${app.url}/webhooks/sepay`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(bare.status).toBe(401);
    expect(await world.count(`unread_notice WHERE body = '{}'`)).toBe(0);
  });

  it('signed and unreadable is accepted, stored once as it came, and shown to accountants', async () => {
    const body = sepay('LOTUS', 1_000, { transferAmount: '1.000đ' });
    for (const answer of [await tellSepay(body), await tellSepay(body)])
      expect(answer).toEqual({ status: 200, body: { success: true } });
    expect(await world.count('incoming_transfer WHERE bank_reference = $1', [body.referenceCode])).toBe(0);
    expect((await (await asBuyer()).ask('unread_bank_notices', UNREAD, {})).code).toBe('FORBIDDEN');
    const { token } = await asAccountant();
    const shown = await unreadNotices(token, JSON.stringify(body));
    expect(shown).toEqual([
      { id: expect.any(String), provider: 'sepay', field: 'transferAmount', body: JSON.stringify(body) },
    ]);
    const id = shown[0]?.['id'];
    const handle = 'mutation ($id: ID!) { handle_unread_bank_notice(id: $id, note: "Recorded by hand") }';
    expect((await (await asBuyer()).ask('handle_unread_bank_notice', handle, { id })).code).toBe('FORBIDDEN');
    for (const _press of [1, 2])
      expect((await app.graphql(handle, { token, variables: { id } })).data).toEqual({
        handle_unread_bank_notice: true,
      });
    expect(await unreadNotices(token, JSON.stringify(body))).toEqual([]);
    expect(await world.count(`audit_entry WHERE act = 'notice.handled' AND subject = $1`, [`notice:${id}`])).toBe(1);
    expect(await world.count('handled_notice WHERE unread_notice_id = $1', [id])).toBe(1);
  });

  it('tells of a second transfer with the same reference and amount: both are stored', async () => {
    const body = sepay('LOTUS GARDEN', 1_000);
    expect((await tellSepay(body)).status).toBe(200);
    expect((await tellSepay({ ...body, id: body.id + 1 })).status).toBe(200);
    expect(await world.count('incoming_transfer WHERE bank_reference = $1', [body.referenceCode])).toBe(2);
  });

  it('told again is accepted again and changes nothing', async () => {
    const body = sepay('LOTUS GARDEN', 1_000);
    expect([await tellSepay(body), await tellSepay(body)].map((each) => each.status)).toEqual([200, 200]);
    expect(await world.count('incoming_transfer WHERE bank_reference = $1', [body.referenceCode])).toBe(1);
  });
});

describe('Casso’s webhook', () => {
  const textOf = (body: object): string => JSON.stringify({ error: 0, ...body });
  const tellCasso = async (
    body: { readonly data: Readonly<Record<string, unknown>> },
    secret = 'demo-casso-secret',
  ) => {
    const at = Date.now();
    // One level of keys, written in order: what Casso signs.
    const data = JSON.stringify(
      Object.fromEntries(Object.entries(body.data).sort(([one], [other]) => (one < other ? -1 : 1))),
    );
    const mac = createHmac('sha512', secret).update(`${at}.{"data":${data},"error":0}`).digest('hex');
    const response = await fetch(`${app.url}/webhooks/casso`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-casso-signature': `t=${at},v1=${mac}` },
      body: textOf(body),
    });
    return { status: response.status, body: await response.json() };
  };
  const transfer = (content: string, amount: number, id: number | string = randomUUID()) => ({
    data: {
      id,
      reference: `FT${randomUUID()}`,
      description: content,
      amount,
      runningBalance: 1,
      transactionDateTime: '2026-11-20 17:30:00',
      accountNumber: '0011004321234',
    },
  });

  it('only confirms what SePay’s tells, accepts its test call, and refuses another secret with 401', async () => {
    const sale = await world.sale({ types: [{ price: 80_000 }] });
    const buyer = await asBuyer();
    const begun = await buyer.begin(sale, (await buyer.choose(sale, [1])).value);
    const message = ((await buyer.transfer(begun.value['id'])).value['bank_transfer'] as Json)['message'];
    expect((await tellCasso(transfer(String(message), 80_000), 'another')).status).toBe(401);
    expect(await tellCasso(transfer('test', 1_000, 0))).toEqual({ status: 200, body: { success: true } });
    const told = transfer(String(message), 80_000);
    expect(await tellCasso(told)).toEqual({ status: 200, body: { success: true } });
    expect((await buyer.read(begun.value['id'])).value).toMatchObject({ result: { status: 'PENDING' } });
    expect((await tellSepay(sepay(String(message), 80_000, { referenceCode: told.data.reference }))).status).toBe(200);
    expect((await buyer.read(begun.value['id'])).value).toMatchObject({ result: { status: 'SUCCESSFUL' } });
  });

  it.each([
    ['an amount in words', 'data.amount', { amount: '1.000đ' }],
    ['no time of the bank', 'data.transactionDateTime', { transactionDateTime: 'yesterday' }],
    ['no account', 'data.accountNumber', { accountNumber: null }],
  ])('signed, with %s, is accepted, stored once as it came, and shown to accountants', async (_what, field, change) => {
    const told = { data: { ...transfer('LOTUS', 1_000).data, ...change } };
    for (const answer of [await tellCasso(told), await tellCasso(told)])
      expect(answer).toEqual({ status: 200, body: { success: true } });
    expect(await world.count('incoming_transfer WHERE bank_reference = $1', [told.data.reference])).toBe(0);
    const body = textOf(told);
    expect(await unreadNotices((await asAccountant()).token, body)).toEqual([
      { id: expect.any(String), provider: 'casso', field, body },
    ]);
  });
});

describe('the transfer inbox', () => {
  it('is for accountants, who match by hand, and closed to others [S6-24]', async () => {
    const sale = await world.sale({ types: [{ price: 60_000 }] });
    const buyer = await asBuyer();
    const begun = await buyer.begin(sale, (await buyer.choose(sale, [1])).value);
    const message = ((await buyer.transfer(begun.value['id'])).value['bank_transfer'] as Json)['message'];
    await tellSepay(sepay(`QUEN GHI MA ${sale.eventId}`, 60_000));
    const list = `query ($search: String) { incoming_transfers(state: "UNKNOWN", search: $search) { entries { id provider amount content state transfer_code order_number } metadata { total_count } } }`;
    expect((await buyer.ask('incoming_transfers', list, {})).code).toBe('FORBIDDEN');
    const accountant = await asAccountant();
    const { token } = accountant;
    const told = await app.graphql(list, { token, variables: { search: `quên ghi mã ${sale.eventId}` } });
    const entry = (told.data?.['incoming_transfers'] as Json | undefined)?.['entries']?.[0] as Json;
    expect(entry).toMatchObject({ provider: 'sepay', amount: 60_000, state: 'UNKNOWN', transfer_code: null });
    const match =
      'mutation ($id: ID!, $code: String!) { match_incoming_transfer(id: $id, transfer_code: $code) { state transfer_code order_number } }';
    const matched = await app.graphql(match, { token, variables: { id: entry['id'], code: message } });
    expect(matched.data?.['match_incoming_transfer']).toMatchObject({ state: 'PAID', transfer_code: message });
    expect((await buyer.read(begun.value['id'])).value).toMatchObject({ result: { status: 'SUCCESSFUL' } });
    expect((await accountant.ask('match_incoming_transfer', match, { id: entry['id'], code: message })).code).toBe(
      'TRANSFER_ALREADY_MATCHED',
    );
    // The bank made it at 17:30 in Vietnam.
    const day = 'query ($day: String!) { transfers_of_day(day: $day) { id direction state transferred_at } }';
    const ofDay = async (date: string) =>
      ((await app.graphql(day, { token, variables: { day: date } })).data?.['transfers_of_day'] ??
        []) as readonly Json[];
    expect(await ofDay('2026-11-20')).toContainEqual({
      id: entry['id'],
      direction: 'in',
      state: 'PAID',
      transferred_at: Date.parse('2026-11-20T17:30:00+07:00'),
    });
    expect(await ofDay('2026-11-19')).toEqual([]);
    expect((await accountant.ask('transfers_of_day', day, { day: '20/11/2026' })).code).toBe('INVALID_INPUT');
    expect((await buyer.ask('transfers_of_day', day, { day: '2026-11-20' })).code).toBe('FORBIDDEN');
  });
});
