import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DAY, HOUR } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { PrivateFiles } from '#server/platform/ports/private-files.ts';
import { SweepExports } from '#server/report/exports/sweep-exports.ts';
import { EXPORT_PART_ROWS, WriteExport } from '#server/report/exports/write-export.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

const ORDERS = 2 * EXPORT_PART_ROWS + 7;
let world: TicketWorld;
let sale: Sale;
let manager: Person;
beforeAll(async () => {
  world = await ticketWorld();
  sale = await world.sales.sale({ types: [{ price: 0 }] });
  await world.takes(await world.person('export.buyer'), sale);
  await world.app.database.asOwner(
    `INSERT INTO user_order (event_id, user_order_id, order_number, section_event_id, account_id, status, payment_method,
       price, original_price, discount, lines, registrant_email, registrant_first_name, inserted_at, updated_at)
     SELECT event_id, gen_random_uuid(), 'ROW' || n, section_event_id, account_id, status, payment_method,
       price, original_price, discount, lines, 'n' || n || '@example.test', 'Khách', inserted_at - n * interval '1 s',
       updated_at FROM user_order, generate_series(1, $2::int) n WHERE event_id = $1 AND order_number NOT LIKE 'ROW%'`,
    [sale.eventId, ORDERS - 1],
  );
});
beforeEach(async () => {
  manager = await world.team(sale, 'MANAGER');
});

type File = Readonly<Record<'id' | 'state' | 'name' | 'kind', string>> &
  Readonly<Record<'rows' | 'total' | 'percent', number>> & { readonly kept_until: number | null };
const FILE = 'id state name kind rows total percent kept_until';
const asks = (by: Person, input: object = { kind: 'ORDERS', event_id: sale.eventId }) =>
  by.ask<File>(`mutation ($input: RequestReportExportInput!) { request_report_export(input: $input) { ${FILE} } }`, {
    input,
  });
const files = async (by: Person) => (await by.ask<readonly File[]>(`{ report_exports { ${FILE} } }`)).value;
const cancels = (by: Person, id: string) =>
  by.ask<File>(`mutation ($id: ID!) { cancel_report_export(id: $id) { ${FILE} } }`, { id });
const opens = (by: Person, id: string) =>
  by.ask<string>('mutation ($id: ID!) { download_report_export(id: $id) }', { id });
async function writes(exportId: string, attempt = 1): Promise<void> {
  const [{ accountId = '' } = {}] = await world.app.database.asOwner<{ readonly accountId: string }>(
    'SELECT account_id AS "accountId" FROM report_export WHERE report_export_id = $1',
    [exportId],
  );
  await world.app.use(WriteExport)({ accountId: accountId as AccountId, exportId, parts: 0, attempt });
}
const at = (path: string) => fetch(`${world.app.url}${path}`);
const mailOf = async (by: Person) =>
  (await world.mailsTo(by.email)).filter(({ text }) => text.includes('/admin/exports')).map(({ subject }) => subject);

describe('the file of a long report', () => {
  it('is prepared in the background, with every order once, and a mail with a link to sign in', async () => {
    const { value } = await asks(manager);
    expect(value).toMatchObject({ state: 'WAITING', percent: 0, kept_until: null });
    await writes(value.id);
    const [ready] = await files(manager);
    expect(ready).toMatchObject({ state: 'READY', rows: ORDERS, total: ORDERS, percent: 100 });
    expect(await mailOf(manager)).toEqual([expect.stringContaining('Tệp của bạn đã xong')]);
    const answer = await at((await opens(manager, value.id)).value);
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="orders-${sale.eventId}.csv"`);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    const text = Buffer.from(await answer.arrayBuffer()).toString();
    expect(text.startsWith('\uFEFFMã đơn hàng,Ngày tạo,')).toBe(true);
    const numbers = text
      .trimEnd()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(',')[0]);
    expect(new Set(numbers).size).toBe(ORDERS);
    expect(numbers).toHaveLength(ORDERS);
  });

  it('shows its progress, and another node goes on where a killed one stopped', async () => {
    const { value } = await asks(manager);
    const store = world.app.use(PrivateFiles);
    const { put } = store;
    let parts = 0;
    const spy = vi.spyOn(store, 'put').mockImplementation(async (file) => {
      parts += 1;
      if (parts === 2) throw new Error('This node was killed');
      await put(file);
    });
    await expect(writes(value.id)).rejects.toThrow('killed');
    expect((await files(manager))[0]).toMatchObject({ state: 'RUNNING', rows: EXPORT_PART_ROWS, percent: 49 });
    spy.mockRestore();
    await writes(value.id, 2);
    expect((await files(manager))[0]).toMatchObject({ state: 'READY', rows: ORDERS });
    const text = await (await at((await opens(manager, value.id)).value)).text();
    expect(text.trimEnd().split('\r\n')).toHaveLength(1 + ORDERS);
    // A job that is delivered again changes nothing.
    await writes(value.id, 3);
    expect(await mailOf(manager)).toHaveLength(1);
  });

  it('is prepared one at a time, and one that was cancelled stops and is never sent', async () => {
    const { value } = await asks(manager);
    expect((await asks(manager)).refusal).toEqual({ code: 'EXPORT_RUNNING' });
    const other = await world.team(sale, 'MANAGER');
    expect((await cancels(other, value.id)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect((await cancels(manager, value.id)).value.state).toBe('CANCELLED');
    await writes(value.id);
    expect((await files(manager))[0]).toMatchObject({ state: 'CANCELLED', rows: 0 });
    expect((await opens(manager, value.id)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect((await asks(manager)).value.state).toBe('WAITING');
    expect(await mailOf(manager)).toEqual([]);
  });

  it('that fails for the last time is told by mail and can be asked for again', async () => {
    const { value } = await asks(manager);
    const spy = vi.spyOn(world.app.use(PrivateFiles), 'put').mockRejectedValue(new Error('The disk is full'));
    await expect(writes(value.id, 4)).rejects.toThrow();
    expect((await files(manager))[0]?.state).toBe('RUNNING');
    await expect(writes(value.id, 5)).rejects.toThrow();
    spy.mockRestore();
    expect((await files(manager))[0]?.state).toBe('FAILED');
    expect(await mailOf(manager)).toEqual([expect.stringContaining('Chưa chuẩn bị được tệp')]);
    expect((await asks(manager)).refusal).toBeNull();
  });

  it('is for who asked alone, while the right to the report lasts', async () => {
    const other = await world.team(sale, 'MANAGER');
    expect((await asks(await world.team(sale, 'CHECK_IN'))).refusal).toEqual({ code: 'FORBIDDEN' });
    expect((await asks(manager, { kind: 'BALANCES' })).refusal).toEqual({ code: 'FORBIDDEN' });
    expect((await asks(manager, { kind: 'ORDERS' })).refusal).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'event_id',
    });
    const { value } = await asks(manager);
    await writes(value.id);
    expect((await opens(other, value.id)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect(await files(other)).toEqual([]);
    const link = (await opens(manager, value.id)).value;
    expect((await at(link.replace('signature=', 'signature=x'))).status).toBe(410);
    await world.app.database.asOwner(
      `DELETE FROM event_user u USING account a WHERE a.account_id = u.account_id AND a.email = $1`,
      [manager.email],
    );
    expect((await at(link)).status).toBe(403);
    expect((await opens(manager, value.id)).refusal).toEqual({ code: 'FORBIDDEN' });
    const { errors } = await world.app.graphql('{ report_exports { id } }');
    expect(errors[0]?.extensions).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('without progress for an hour is given up, and an ended one is removed after 7 days', async () => {
    const { value } = await asks(manager);
    const older = (by: number) =>
      world.app.database.asOwner(
        `UPDATE report_export SET changed_at = changed_at - $2::int * interval '1 ms' WHERE report_export_id = $1`,
        [value.id, by],
      );
    await older(HOUR + 1);
    await world.app.use(SweepExports)();
    expect((await files(manager))[0]?.state).toBe('FAILED');
    await older(7 * DAY - HOUR);
    await world.app.use(SweepExports)();
    expect(await files(manager)).toHaveLength(1);
    await older(HOUR + 1);
    await world.app.use(SweepExports)();
    expect(await files(manager)).toEqual([]);
  });
});
