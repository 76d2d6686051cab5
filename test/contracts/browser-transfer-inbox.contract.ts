import { beforeEach, expect, it } from 'vitest';
import type { TransferInbox } from '#application/money/ports/transfer-inbox.ts';
import type { Result } from '#domain/kernel/result.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Newest first: an unknown one ('Tiền vé ca nhạc', 120,000), a paid one (250,000) and an ignored one. */
export type BrowserTransferInboxWorld = { readonly inbox: TransferInbox };

function must<T>(result: Result<T, Refusal>): T {
  if (!result.ok) throw new Error(`Refused: ${JSON.stringify(result.refusal)}`);
  return result.value;
}

export function browserTransferInboxContract(open: () => Promise<BrowserTransferInboxWorld>): void {
  let inbox: TransferInbox;
  beforeEach(async () => {
    inbox = (await open()).inbox;
  });

  it('lists transfers with their state, newest first', async () => {
    const page = must(await inbox.page(null, '', {}));
    expect(page.entries.map(({ state, amount }) => [state, amount])).toEqual([
      ['UNKNOWN', 120_000],
      ['PAID', 250_000],
      ['IGNORED', 90_000],
    ]);
    expect(page.totalCount).toBe(3);
  });

  it('filters by state and finds words without their marks', async () => {
    expect(must(await inbox.page('PAID', '', {})).entries.map(({ amount }) => amount)).toEqual([250_000]);
    expect(must(await inbox.page(null, 'tien ve', {})).entries.map(({ amount }) => amount)).toEqual([120_000]);
    expect(must(await inbox.page('IGNORED', 'tien ve', {})).entries).toEqual([]);
  });

  it('goes on page by page', async () => {
    const first = must(await inbox.page(null, '', { limit: 2 }));
    const second = must(await inbox.page(null, '', { limit: 2, after: first.after ?? '' }));
    expect([...first.entries, ...second.entries].map(({ amount }) => amount)).toEqual([120_000, 250_000, 90_000]);
    expect(second.after).toBeNull();
  });

  it('lists notices that could not be read, as they came, newest first', async () => {
    const first = must(await inbox.unread({ limit: 1 }));
    const second = must(await inbox.unread({ limit: 1, after: first.after ?? '' }));
    expect([...first.entries, ...second.entries].map(({ provider, field, body }) => [provider, field, body])).toEqual([
      ['casso', 'data.amount', '{"data":{"amount":"1.000đ"}}'],
      ['sepay', 'body', 'not JSON'],
    ]);
    expect([first.totalCount, second.after]).toEqual([2, null]);
  });

  it('takes a handled notice out of the list, once', async () => {
    const [newest, older] = must(await inbox.unread({})).entries;
    for (const _press of [1, 2]) expect((await inbox.handle(newest?.id ?? '', 'Recorded by hand')).ok).toBe(true);
    const left = must(await inbox.unread({}));
    expect([left.entries.map(({ id }) => id), left.totalCount]).toEqual([[older?.id], 1]);
    const unknown = '0190a000-0000-7000-8000-00000000ffff';
    expect(await inbox.handle(unknown, 'Nothing')).toMatchObject({ ok: false, refusal: { code: 'NOT_FOUND' } });
  });

  it('a code that nobody waits for, and a transfer that is settled, are refused', async () => {
    const [unknown, paid] = must(await inbox.page(null, '', {})).entries;
    expect(await inbox.match(unknown?.id ?? '', 'VEMOIXXXXXXXXX')).toMatchObject({
      ok: false,
      refusal: { code: 'TRANSFER_CODE_UNKNOWN' },
    });
    expect(await inbox.match(paid?.id ?? '', 'VEMOIXXXXXXXXX')).toMatchObject({
      ok: false,
      refusal: { code: 'TRANSFER_ALREADY_MATCHED' },
    });
    for (const act of [inbox.close(paid?.id ?? '', 'Nothing'), inbox.reopen(paid?.id ?? '')])
      expect(await act).toMatchObject({ ok: false, refusal: { code: 'TRANSFER_ALREADY_MATCHED' } });
  });

  it('money for no order is closed with a reason, and reopened', async () => {
    const read = async () => must(await inbox.page(null, '', {})).entries[0];
    const id = (await read())?.id ?? '';
    expect(await inbox.close(id, 'Our own deposit')).toEqual({ ok: true, value: null });
    expect(await read()).toMatchObject({ id, state: 'CLOSED', direction: 'in', closedBecause: 'Our own deposit' });
    expect(await inbox.close(id, 'Again')).toMatchObject({ ok: false });
    expect(await inbox.reopen(id)).toEqual({ ok: true, value: null });
    expect(await read()).toMatchObject({ id, state: 'UNKNOWN', closedBecause: null });
    const unknown = '0190a000-0000-7000-8000-00000000ffff';
    expect(await inbox.reopen(unknown)).toMatchObject({ ok: false, refusal: { code: 'NOT_FOUND' } });
  });
}
