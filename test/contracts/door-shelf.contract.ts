import { beforeEach, expect, it } from 'vitest';
import type { ListedTicket } from '#application/door/ports/door.ts';
import type { DoorShelf } from '#application/door/ports/door-shelf.ts';
import type { KeptScan, ScanQueue } from '#application/door/ports/scan-queue.ts';
import { later } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';

const place = { eventId: 7, name: 'Đêm nhạc', timezone: 'Asia/Ho_Chi_Minh', sessions: [] };
const ticket = (ticketId: string, part: Partial<ListedTicket> = {}): ListedTicket => ({
  ticketId,
  code: `code-${ticketId}`,
  issueNumber: 1,
  sessionId: 11,
  isValid: true,
  checkIns: 0,
  firstAt: null,
  name: 'Ngô Lan',
  ticketName: 'Vé thường',
  seat: null,
  ...part,
});
const keys = [{ number: 1, publicKey: new Uint8Array([1, 2]) }];

async function* pages(...of: readonly (readonly ListedTicket[])[]) {
  for (const tickets of of) yield { keys, tickets };
}
async function* broken() {
  yield { keys, tickets: [ticket('z')] };
  throw new Error('No network');
}

const scan = (key: string, at = NOW): KeptScan => ({
  key,
  text: 'AAAAAAAAAA',
  sessionId: 11,
  at,
  listMadeAt: NOW,
  ticketId: 'a',
});

export function doorShelfContract(
  open: () => { readonly shelf: DoorShelf; readonly queue: ScanQueue; readonly reopen: () => { queue: ScanQueue } },
): void {
  let world: ReturnType<typeof open>;
  beforeEach(() => {
    world = open();
  });

  it('keeps a door, and takes its list as a whole', async () => {
    const { shelf } = world;
    expect(await shelf.door(7)).toBeNull();
    expect(await shelf.replaceList(7, NOW, pages([ticket('a')]))).toBeNull();
    await shelf.keepDoor(place);
    expect(await shelf.door(7)).toEqual({ place, list: null });
    const list = { madeAt: NOW, count: 3, keys };
    expect(await shelf.replaceList(7, NOW, pages([ticket('a'), ticket('b')], [ticket('c')]))).toEqual(list);
    expect(await shelf.door(7)).toEqual({ place, list });
    await shelf.keepDoor({ ...place, name: 'Đêm sau' });
    expect(await shelf.door(7)).toEqual({ place: { ...place, name: 'Đêm sau' }, list });
  });

  it('finds tickets by id and by code, in the newest whole list only', async () => {
    const { shelf } = world;
    await shelf.keepDoor(place);
    await shelf.replaceList(7, NOW, pages([ticket('a'), ticket('b')]));
    expect(await shelf.ticket(7, { code: 'code-b' })).toEqual(ticket('b'));
    expect(await shelf.ticket(7, { ticketId: 'a' })).toEqual(ticket('a'));
    expect(await shelf.ticket(8, { ticketId: 'a' })).toBeNull();
    expect(await shelf.replaceList(7, later(NOW, 1), broken())).toBeNull();
    expect(await shelf.ticket(7, { ticketId: 'a' })).toEqual(ticket('a'));
    expect(await shelf.ticket(7, { ticketId: 'z' })).toBeNull();
    await shelf.replaceList(7, later(NOW, 2), pages([ticket('b', { isValid: false })]));
    expect(await shelf.ticket(7, { ticketId: 'a' })).toBeNull();
    expect(await shelf.ticket(7, { code: 'code-b' })).toEqual(ticket('b', { isValid: false }));
  });

  it('searches its list, up to as many as are asked for', async () => {
    const { shelf } = world;
    expect(await shelf.search(7, () => true, 5)).toEqual([]);
    await shelf.keepDoor(place);
    await shelf.replaceList(7, NOW, pages([ticket('a'), ticket('b', { name: 'Đỗ Minh' })], [ticket('c')]));
    expect(await shelf.search(7, ({ name }) => name.endsWith('Minh'), 5)).toEqual([ticket('b', { name: 'Đỗ Minh' })]);
    expect(await shelf.search(7, () => true, 2)).toEqual([ticket('a'), ticket('b', { name: 'Đỗ Minh' })]);
    expect(await shelf.search(8, () => true, 2)).toEqual([]);
    const many = Array.from({ length: 4_500 }, (_, at) => ticket(`t${String(at).padStart(4, '0')}`));
    await shelf.replaceList(7, NOW, pages(many));
    expect(await shelf.search(7, ({ ticketId }) => ticketId.endsWith('99'), 100)).toHaveLength(45);
  });

  it('changes a listed ticket', async () => {
    const { shelf } = world;
    await shelf.keepDoor(place);
    await shelf.replaceList(7, NOW, pages([ticket('a')]));
    await shelf.note(7, ticket('a', { checkIns: 1, firstAt: NOW }));
    expect(await shelf.ticket(7, { code: 'code-a' })).toEqual(ticket('a', { checkIns: 1, firstAt: NOW }));
  });

  it('keeps scans of an event, oldest first, until they are dropped, also through a reload', async () => {
    const { queue, reopen } = world;
    await queue.keep(7, scan('two', later(NOW, 5)));
    await queue.keep(7, scan('one'));
    await queue.keep(8, scan('other'));
    const reloaded = reopen().queue;
    expect(await reloaded.read(7)).toEqual([scan('one'), scan('two', later(NOW, 5))]);
    await reloaded.drop(['one']);
    expect(await reopen().queue.read(7)).toEqual([scan('two', later(NOW, 5))]);
    expect(await reopen().queue.read(8)).toEqual([scan('other')]);
  });
}
