import { describe, expect, it } from 'vitest';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { makeLocalSearches } from '#adapters/storage/people/local-searches.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { MOST_FILTERS } from '#domain/people/saved-filter.ts';
import { ManageSearches } from './manage-searches.ts';
import type { KeptFilter } from './ports/filter-shelf.ts';
import { type Session, signedOut } from './session.ts';

const HANOI = { id: 'city=HA_NOI', name: 'Hà Nội', query: 'city=HA_NOI' };
const FREE = { id: 'a1', name: 'Miễn phí', query: 'free=1' };

function storage(kept: Record<string, string> = {}): Storage {
  const texts = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
  } as Storage;
}

function world({ device = storage(), account = [] as readonly KeptFilter[], room = MOST_FILTERS } = {}) {
  let session: Session = signedOut;
  let kept = account;
  const searches = ManageSearches.make({
    sessions: { known: async () => session },
    device: makeLocalSearches(() => device),
    shelf: {
      list: async () => ok(kept),
      save: async (_list, name, query) => {
        if (kept.length >= room) return refused({ code: 'FORBIDDEN' });
        kept = [...kept, { id: `a${kept.length + 1}`, name, query }];
        return ok(null);
      },
      remove: async (id) => {
        kept = kept.filter((one) => one.id !== id);
        return ok(null);
      },
    },
  });
  return {
    searches,
    signIn: () => {
      session = { kind: 'SIGNED_IN', account: someAccount };
    },
    leave: () => {
      session = signedOut;
    },
  };
}

describe('saved searches', () => {
  it('stay on the device of somebody who is not signed in, and can be removed', async () => {
    const { searches } = world();
    expect(await searches.save('Hà Nội', '?city=HA_NOI&after=x')).toEqual(ok(null));
    expect(await searches.list()).toEqual(ok({ at: 'DEVICE', searches: [HANOI] }));
    await searches.remove(HANOI.id);
    expect(await searches.list()).toEqual(ok({ at: 'DEVICE', searches: [] }));
  });

  it('go along to the account at the first look after signing in, each once', async () => {
    const { searches, signIn, leave } = world({ account: [FREE] });
    await searches.save('Hà Nội', 'city=HA_NOI');
    await searches.save('Free', 'free=1');
    signIn();
    const both = [FREE, { ...HANOI, id: 'a2' }];
    expect(await searches.list()).toEqual(ok({ at: 'ACCOUNT', searches: both }));
    expect(await searches.list()).toEqual(ok({ at: 'ACCOUNT', searches: both }));
    leave();
    expect(await searches.list()).toEqual(ok({ at: 'DEVICE', searches: [] }));
  });

  it('stay on the device when the account has no room', async () => {
    const { searches, signIn, leave } = world({ account: [FREE], room: 1 });
    await searches.save('Hà Nội', 'city=HA_NOI');
    signIn();
    expect(await searches.list()).toEqual(ok({ at: 'ACCOUNT', searches: [FREE] }));
    leave();
    expect(await searches.list()).toEqual(ok({ at: 'DEVICE', searches: [HANOI] }));
  });

  it('are refused without a filter, twice by the same name, and where storage is blocked', async () => {
    const { searches } = world();
    expect(await searches.save('Hết', '')).toMatchObject({ ok: false, refusal: { field: 'query' } });
    await searches.save('Hà Nội', 'city=HA_NOI');
    expect(await searches.save('hà nội', 'free=1')).toMatchObject({ ok: false, refusal: { field: 'name' } });
    const blocked = world({
      device: {
        getItem: () => 'not json',
        setItem: () => {
          throw new Error('blocked');
        },
      } as unknown as Storage,
    });
    expect(await blocked.searches.save('Hà Nội', 'city=HA_NOI')).toEqual(refused({ code: 'NOT_KEPT' }));
    expect(await blocked.searches.list()).toEqual(ok({ at: 'DEVICE', searches: [] }));
  });
});
