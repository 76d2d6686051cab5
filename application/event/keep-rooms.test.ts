import { describe, expect, it } from 'vitest';
import type { DeskRoom, RoomDesk } from '#application/event/ports/room-desk.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { KeepRooms, type WantedRoom } from './keep-rooms.ts';

const room = (id: string, ticketTypeIds: readonly string[]): DeskRoom => ({
  id,
  version: `of ${id}`,
  sessionId: 1,
  title: id,
  description: '',
  url: 'https://a.test',
  opensAt: null,
  isOpen: false,
  ticketTypeIds,
});
const wanted = (id: string | null, ticketTypeIds: readonly string[], more: Partial<WantedRoom> = {}): WantedRoom => ({
  id,
  version: id === null ? null : `of ${id}`,
  title: ' Sân khấu ',
  description: '',
  url: ' https://b.test ',
  ticketTypeIds,
  ...more,
});

function desk(rooms: readonly DeskRoom[], over: Partial<RoomDesk> = {}) {
  const asked: unknown[][] = [];
  const roomDesk: RoomDesk = {
    ofSession: async (sessionId) => ok(rooms.filter((one) => one.sessionId === sessionId)),
    add: async (...what) => {
      asked.push(['add', ...what]);
      return ok(room('new', []));
    },
    revise: async (...what) => {
      asked.push(['revise', ...what]);
      return ok(rooms.find(({ id }) => id === what[0]) ?? room('none', []));
    },
    discard: async (...what) => {
      asked.push(['discard', ...what]);
      return ok(null);
    },
    openWith: async (...what) => {
      asked.push(['open', ...what]);
      return ok(null);
    },
    ...over,
  };
  return { asked, keep: KeepRooms.make({ desk: roomDesk }), among: { sessionId: 1, rooms } };
}

const fields = { title: 'Sân khấu', description: '', url: 'https://b.test' };

describe('online rooms', () => {
  it('are opened by the chosen ticket types, which keep their other rooms', async () => {
    const { asked, keep, among } = desk([room('a', ['sen'])]);
    expect(await keep.save(among, wanted(null, ['sen', 'cuc']))).toEqual(ok(null));
    expect(asked).toEqual([
      ['add', 1, fields],
      ['open', 'sen', ['a', 'new']],
      ['open', 'cuc', ['new']],
    ]);
  });

  it('are opened and closed without another change', async () => {
    const { asked, keep } = desk([room('a', ['sen'])]);
    expect(await keep.open(room('a', ['sen']), true)).toEqual(ok(null));
    expect(asked).toEqual([
      ['revise', 'a', { title: 'a', description: '', url: 'https://a.test', isOpen: true }, 'of a'],
    ]);
  });

  it('open although somebody else renamed them since, and keep that name', async () => {
    const renamed = { ...room('a', []), title: 'Sân khấu lớn', version: 'newer' };
    const asked: unknown[][] = [];
    const { keep } = desk([renamed], {
      revise: async (...what) => {
        asked.push(what);
        return what[2] === 'newer' ? ok(renamed) : refused({ code: 'STALE', by: 'Lan' });
      },
    });
    expect(await keep.open(room('a', []), true)).toEqual(ok(null));
    expect(asked.at(-1)).toMatchObject(['a', { title: 'Sân khấu lớn', isOpen: true }, 'newer']);
  });

  it('keep what others opened with other rooms meanwhile', async () => {
    const { asked, keep, among } = desk([room('a', []), room('b', ['sen'])]);
    await keep.save({ ...among, rooms: [room('a', [])] }, wanted('a', ['sen']));
    expect(asked.at(-1)).toEqual(['open', 'sen', ['b', 'a']]);
  });

  it('update only the ticket types that change', async () => {
    const { asked, keep, among } = desk([room('a', ['sen', 'cuc']), room('b', ['cuc'])]);
    await keep.save(among, wanted('a', ['sen', 'mai']));
    expect(asked).toEqual([
      ['revise', 'a', fields, 'of a'],
      ['open', 'cuc', ['b']],
      ['open', 'mai', ['a']],
    ]);
  });

  it("report problems by field, with the server's rule", () => {
    const { keep } = desk([]);
    expect(keep.problems(wanted(null, [], { title: ' ', url: 'javascript:alert(1)' }))).toEqual({
      title: { kind: 'REQUIRED' },
      url: { kind: 'MALFORMED' },
    });
    expect(keep.problems(wanted(null, []))).toEqual({});
  });

  it('stop at the first refusal or lost connection', async () => {
    const refusing = desk([], { add: async () => refused({ code: 'FORBIDDEN' }) });
    expect(await refusing.keep.save(refusing.among, wanted(null, ['sen']))).toEqual(refused({ code: 'FORBIDDEN' }));
    expect(refusing.asked).toEqual([]);
    const away = desk([], { openWith: () => Promise.reject(new Error('no network')) });
    expect(await away.keep.save(away.among, wanted(null, ['sen']))).toEqual(refused({ code: 'UNREACHABLE' }));
  });

  it('are listed session by session', async () => {
    const { keep } = desk([room('a', []), { ...room('b', []), sessionId: 2 }]);
    const listed = await keep.list([1, 2, 3]);
    expect(listed.ok && listed.value.map(({ sessionId, rooms }) => [sessionId, rooms.map(({ id }) => id)])).toEqual([
      [1, ['a']],
      [2, ['b']],
      [3, []],
    ]);
  });
});
