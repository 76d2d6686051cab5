import { expect, it } from 'vitest';
import { makeMemoryDoorShelf, makeMemoryScanQueue } from '#adapters/memory/door/memory-door-shelf.ts';
import type { ListedTicket } from '#application/door/ports/door.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { FindAtDoor } from './find-at-door.ts';

const listed = (ticketId: string, name: string, part: Partial<ListedTicket> = {}): ListedTicket => ({
  ticketId,
  code: `ABCDE2345${ticketId}`,
  issueNumber: 1,
  sessionId: 11,
  isValid: true,
  checkIns: 0,
  firstAt: null,
  name,
  ticketName: 'Vé thường',
  seat: null,
  ...part,
});
const session = { id: 11, name: 'Đêm đầu', beginAt: NOW, endAt: NOW };
const place = {
  eventId: 7,
  name: 'Đêm nhạc',
  timezone: 'Asia/Ho_Chi_Minh',
  sessions: [session, { ...session, id: 12, name: 'Đêm sau' }],
};
const asked = { eventId: 7, sessionId: 11, offline: false, managesGuests: true };

async function given(
  tickets: readonly ListedTicket[] | null,
  part: { readonly online?: readonly ListedTicket[] | 'REFUSED' } = {},
) {
  const [shelf, queue] = [makeMemoryDoorShelf(), makeMemoryScanQueue()];
  await shelf.keepDoor(place);
  if (tickets !== null) {
    await shelf.replaceList(
      7,
      NOW,
      (async function* () {
        yield { keys: [], tickets };
      })(),
    );
  }
  const sent: string[] = [];
  const { online } = part;
  const find = FindAtDoor.make({
    shelf,
    queue,
    door: {
      find: async (_eventId, text) => {
        sent.push(text);
        if (online === undefined) throw new Error('No network');
        return online === 'REFUSED' ? refused({ code: 'BUSY', retryAfterMs: 1_000 }) : ok(online);
      },
    },
  });
  return { find, sent, queue };
}

const rows = (found: Awaited<ReturnType<FindAtDoor>>) =>
  found?.kind === 'FOUND' ? found.tickets.map(({ name, state }) => `${name} ${state}`) : found;

const four = [
  listed('A', 'Nguyễn Lan', { checkIns: 1, firstAt: NOW }),
  listed('B', 'Trần Lan'),
  listed('C', 'Lan Anh', { isValid: false }),
  listed('D', 'Lê Lan', { sessionId: 12 }),
  listed('E', 'Đỗ Minh'),
];

it('without a network, guests are found in the list on the device, with their states', async () => {
  const { find } = await given(four);
  const found = await find({ ...asked, text: 'lan' });
  expect(rows(found)).toEqual(['Trần Lan NOT_YET', 'Nguyễn Lan IN', 'Lê Lan OTHER_SESSION', 'Lan Anh VOID']);
  expect(found).toMatchObject({ more: false });
  expect(rows(await find({ ...asked, text: '45e' }))).toEqual(['Đỗ Minh NOT_YET']);
});

it('who was let in by a scan that is not sent yet is in', async () => {
  const { find, queue } = await given(four);
  const scan = { key: 's', text: '', sessionId: 11, at: minutes(5), listMadeAt: NOW, ticketId: 'B' };
  await queue.keep(7, scan);
  expect(rows(await find({ ...asked, text: 'tran' }))).toEqual(['Trần Lan IN']);
});

it('over the network, the server finds guests for who manages them, also by what the list does not hold', async () => {
  const { find, sent } = await given(four, { online: [listed('Z', 'Mới Đến')] });
  expect(rows(await find({ ...asked, text: 'moi@vemoi.test' }))).toEqual(['Mới Đến NOT_YET']);
  expect(rows(await find({ ...asked, text: 'minh', offline: true }))).toEqual(['Đỗ Minh NOT_YET']);
  expect(sent).toEqual(['moi@vemoi.test']);
});

it('who only works the door searches the list on the device', async () => {
  const { find, sent } = await given(four, { online: [] });
  expect(rows(await find({ ...asked, managesGuests: false, text: 'minh' }))).toEqual(['Đỗ Minh NOT_YET']);
  expect(sent).toEqual([]);
});

it('a server that has no time is as good as no network', async () => {
  expect(rows(await (await given(four, { online: 'REFUSED' })).find({ ...asked, text: 'minh' }))).toEqual([
    'Đỗ Minh NOT_YET',
  ]);
});

it('says that there is nothing to search where nobody answers and no list was taken', async () => {
  expect(await (await given(null)).find({ ...asked, text: 'lan' })).toEqual({ kind: 'NO_LIST' });
});

it('finds nothing by one letter, and shows twenty of many', async () => {
  const many = Array.from({ length: 30 }, (_, at) => listed(String(at), `Lan ${at}`));
  const { find } = await given(many);
  expect(await find({ ...asked, text: 'l' })).toBeNull();
  const found = await find({ ...asked, text: 'lan' });
  expect(found).toMatchObject({ kind: 'FOUND', more: true });
  expect(rows(found)).toHaveLength(20);
});
