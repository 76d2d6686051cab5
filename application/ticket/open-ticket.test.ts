import { beforeEach, describe, expect, it } from 'vitest';
import { makeLocalOfflineData } from '#adapters/storage/platform/local-offline-data.ts';
import { makeLocalOfflineTickets } from '#adapters/storage/ticket/local-offline-tickets.ts';
import type { TicketWallet } from '#application/ticket/ports/ticket-wallet.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { aHeldTicket } from '#test/builders/a-held-ticket.ts';
import { aStorage } from '#test/builders/a-storage.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { OpenTicket } from './open-ticket.ts';

let storage: Storage;
let answer: () => ReturnType<TicketWallet['read']>;
let now = NOW;
let forgotten: string[] = [];
const open = (id = 'a', accountId = 'lan') =>
  OpenTicket.make({
    ticketWallet: { list: () => Promise.reject(new Error('not asked for')), read: () => answer() },
    offlineTickets: makeLocalOfflineTickets(() => storage),
    offlinePages: { forget: async (ticketId) => void forgotten.push(ticketId) },
    clock: { now: () => now },
  })(id, accountId);
const away = () => Promise.reject(new Error('no network'));

beforeEach(() => {
  storage = aStorage();
  now = NOW;
  forgotten = [];
  answer = async () => ok(aHeldTicket('a'));
});

describe('an opened ticket', () => {
  it('is available offline and during an outage, as it was then', async () => {
    expect(await open()).toEqual(ok({ ...aHeldTicket('a'), keptAt: null }));
    now = minutes(30);
    answer = away;
    expect(await open()).toEqual(ok({ ...aHeldTicket('a'), keptAt: NOW }));
    answer = async () => refused({ code: 'BUSY', retryAfterMs: 1_000, because: 'OUTAGE' });
    expect(await open()).toEqual(ok({ ...aHeldTicket('a'), keptAt: NOW }));
  });

  it('is available to the account that opened it only', async () => {
    await open();
    answer = away;
    await expect(open('a', 'minh')).rejects.toThrow('no network');
    await expect(open('b')).rejects.toThrow('no network');
  });

  it('is removed once it belongs to somebody else', async () => {
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
      offlineData: makeLocalOfflineData(
        () => storage,
        () => caches,
        () => ({
          deleteDatabase: (name) => {
            deleted.push(name);
            return {} as IDBOpenDBRequest;
          },
        }),
      ),
    };
  };

  it('is removed when its holder signs out', async () => {
    await open();
    const { deleted, offlineData } = browser();
    offlineData.forgetAll();
    answer = away;
    await expect(open()).rejects.toThrow('no network');
    expect(deleted).toEqual(['vemoi-door', 'ticket-pages']);
  });

  it('is removed with its page when another account signs in, and kept for its holder', async () => {
    await open();
    const { deleted, offlineData } = browser();
    offlineData.forgetOthers('lan');
    expect([storage.getItem('tickets') === null, deleted]).toEqual([false, []]);
    offlineData.forgetOthers('minh');
    expect([storage.getItem('tickets'), deleted]).toEqual([null, ['vemoi-door', 'ticket-pages']]);
    storage.setItem('tickets', '{"no": "list"}');
    offlineData.forgetOthers('minh');
    expect(storage.getItem('tickets')).toBeNull();
  });

  it('is missing without storage, or if another version wrote it', async () => {
    storage.setItem('tickets', '[{"at":"yesterday"}]');
    answer = away;
    await expect(open()).rejects.toThrow('no network');
    storage = {
      ...aStorage(),
      setItem: () => {
        throw new Error('full');
      },
    };
    answer = async () => ok(aHeldTicket('a'));
    expect(await open()).toMatchObject({ ok: true });
  });
});
