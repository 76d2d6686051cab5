import { beforeEach, describe, expect, it } from 'vitest';
import { makeLocalKeepsakes } from '#adapters/storage/local-keepsakes.ts';
import { makeLocalKeptTickets } from '#adapters/storage/local-kept-tickets.ts';
import type { OpenedTicket, TicketWallet } from '#application/ports/ticket-wallet.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { makeOpenTicket } from './open-ticket.ts';

const ticket = (id: string): OpenedTicket => ({
  id,
  status: 'VALID',
  hand: 'HELD',
  holder: 'Lan',
  firstName: 'Lan',
  lastName: null,
  email: 'lan@example.test',
  ticketName: 'Sen',
  ticketDescription: null,
  seat: null,
  mode: 'ONSITE',
  checkIns: 0,
  firstCheckInAt: null,
  code: 'ABCDEFGHJK',
  orderNumber: 'X',
  orderId: 'o',
  qrText: 'signed',
  rooms: [],
  session: {
    id: 1,
    name: 'Tối',
    address: null,
    beginAt: NOW,
    endAt: NOW,
    timezone: 'Asia/Ho_Chi_Minh',
    urls: [],
    event: { id: 1, slug: 'x-1', name: 'Đêm nhạc', format: 'ONSITE', photo: null, organiser: 'Lan' },
  },
});

/** As much of a browser's storage as is used. */
function someStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    key: () => null,
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

let storage: Storage;
let answer: () => ReturnType<TicketWallet['read']>;
let now = NOW;
let forgotten: string[] = [];
const open = (id = 'a', accountId = 'lan') =>
  makeOpenTicket({
    ticketWallet: { list: () => Promise.reject(new Error('not asked for')), read: () => answer() },
    keptTickets: makeLocalKeptTickets(() => storage),
    offlinePages: { forget: async (ticketId) => void forgotten.push(ticketId) },
    clock: { now: () => now },
  })(id, accountId);
const away = () => Promise.reject(new Error('no network'));

beforeEach(() => {
  storage = someStorage();
  now = NOW;
  forgotten = [];
  answer = async () => ok(ticket('a'));
});

describe('a ticket that was opened', () => {
  it('is there without a network, as it was then, and while the platform is away', async () => {
    expect(await open()).toEqual(ok({ ...ticket('a'), keptAt: null }));
    now = minutes(30);
    answer = away;
    expect(await open()).toEqual(ok({ ...ticket('a'), keptAt: NOW }));
    answer = async () => refused({ code: 'BUSY', retryAfterMs: 1_000, because: 'OUTAGE' });
    expect(await open()).toEqual(ok({ ...ticket('a'), keptAt: NOW }));
  });

  it('is there for the account that opened it only', async () => {
    await open();
    answer = away;
    await expect(open('a', 'minh')).rejects.toThrow('no network');
    await expect(open('b')).rejects.toThrow('no network');
  });

  it('is forgotten once it is somebody else’s', async () => {
    await open();
    answer = async () => refused({ code: 'NOT_FOUND' });
    expect(await open()).toEqual(refused({ code: 'NOT_FOUND' }));
    expect(forgotten).toEqual(['a']);
    answer = away;
    await expect(open()).rejects.toThrow('no network');
  });

  const browser = () => {
    const deleted: string[] = [];
    const caches = {
      delete: async (name: string) => {
        deleted.push(name);
        return true;
      },
    };
    return {
      deleted,
      keepsakes: makeLocalKeepsakes(
        () => storage,
        () => caches,
      ),
    };
  };

  it('is forgotten when its holder signs out', async () => {
    await open();
    const { deleted, keepsakes } = browser();
    keepsakes.forgetAll();
    answer = away;
    await expect(open()).rejects.toThrow('no network');
    expect(deleted).toEqual(['ticket-pages']);
  });

  it('and its page are forgotten when somebody else signs in where its holder never signed out, and kept for its holder', async () => {
    await open();
    const { deleted, keepsakes } = browser();
    keepsakes.forgetOthers('lan');
    expect([storage.getItem('tickets') === null, deleted]).toEqual([false, []]);
    keepsakes.forgetOthers('minh');
    expect([storage.getItem('tickets'), deleted]).toEqual([null, ['ticket-pages']]);
    storage.setItem('tickets', '{"no": "list"}');
    keepsakes.forgetOthers('minh');
    expect(storage.getItem('tickets')).toBeNull();
  });

  it('is not there in a browser that keeps nothing, or that holds what another version wrote', async () => {
    storage.setItem('tickets', '[{"at":"yesterday"}]');
    answer = away;
    await expect(open()).rejects.toThrow('no network');
    storage = {
      ...someStorage(),
      setItem: () => {
        throw new Error('full');
      },
    };
    answer = async () => ok(ticket('a'));
    expect(await open()).toMatchObject({ ok: true });
  });
});
