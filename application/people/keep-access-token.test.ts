import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeMemorySessionDesk } from '#adapters/memory/people/memory-session-desk.ts';
import type { TabNews } from '#application/platform/ports/tab-coordinator.ts';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { TokenKeeper } from './keep-access-token.ts';

const begin = instant(1_795_132_800_000);

async function signedIn() {
  const desk = makeMemorySessionDesk(begin);
  let now = begin;
  let marked = false;
  let last: Promise<unknown> = Promise.resolve();
  const news = new Subject<TabNews>();
  const told: TabNews[] = [];
  const keeper = TokenKeeper.make({
    desk,
    clock: { now: () => now },
    tabs: {
      alone: (_name, act) => {
        const turn = last.then(act, act);
        last = turn;
        return turn;
      },
      isHeld: async () => false,
      tell: (item) => told.push(item),
      news$: news,
    },
    mark: {
      isSet: () => marked,
      set: () => {
        marked = true;
      },
      clear: () => {
        marked = false;
      },
    },
  });
  const asked = await desk.requestCode({ email: 'linh@demo.vemoi.test', locale: 'vi', referralCode: null });
  if (!asked.ok) throw new Error('refused');
  const grant = await desk.verifyCode({
    challenge: asked.value.challenge,
    code: desk.codeFor('linh@demo.vemoi.test') ?? '',
  });
  if (!grant.ok) throw new Error('refused');
  const pass = (ms: number): void => {
    now = later(now, ms);
    desk.tick(ms);
  };
  return { desk, keeper, grant: grant.value, pass, news, told, isMarked: () => marked };
}

describe('the access token', () => {
  it('makes no request for a browser that was never signed in', async () => {
    const { desk, keeper } = await signedIn();
    expect(await keeper.current()).toBeNull();
    expect(desk.calls.renew).toBe(0);
  });

  it('is used while valid and renewed before it expires', async () => {
    const { desk, keeper, grant, pass } = await signedIn();
    keeper.adopt(grant);
    expect(await keeper.current()).toBe(grant.accessToken);
    pass(14 * MINUTE + 45_000);
    const renewed = await keeper.current();
    expect(renewed).not.toBe(grant.accessToken);
    expect(renewed).not.toBeNull();
    expect(desk.calls.renew).toBe(1);
  });

  it('is renewed once for concurrent callers', async () => {
    const { desk, keeper, grant, pass } = await signedIn();
    keeper.adopt(grant);
    pass(20 * MINUTE);
    const all = await Promise.all([keeper.current(), keeper.current(), keeper.replace(grant.accessToken)]);
    expect(new Set(all).size).toBe(1);
    expect(desk.calls.renew).toBe(1);
  });

  it('is taken over from another tab’s renewal', async () => {
    const { desk, keeper, grant, pass, news } = await signedIn();
    keeper.adopt(grant);
    pass(20 * MINUTE);
    news.next({ kind: 'RENEWED', accessToken: 'from-another-tab', expiresAt: begin + 40 * MINUTE });
    expect(await keeper.current()).toBe('from-another-tab');
    expect(desk.calls.renew).toBe(0);
  });

  it('is shared with other tabs after renewal', async () => {
    const { keeper, grant, pass, told } = await signedIn();
    keeper.adopt(grant);
    pass(20 * MINUTE);
    const token = await keeper.current();
    expect(told).toEqual([expect.objectContaining({ kind: 'RENEWED', accessToken: token })]);
  });

  it('is dropped when the session ended elsewhere, without another request', async () => {
    const { desk, keeper, grant, pass, isMarked } = await signedIn();
    let lost = 0;
    keeper.lost$.subscribe(() => {
      lost += 1;
    });
    keeper.adopt(grant);
    pass(20 * MINUTE);
    desk.endElsewhere();
    expect(await keeper.current()).toBeNull();
    expect(await keeper.current()).toBeNull();
    expect({ lost, marked: isMarked(), asked: desk.calls.renew }).toEqual({ lost: 1, marked: false, asked: 1 });
  });

  it('can be renewed after setAside but not after forget', async () => {
    const { desk, keeper, grant } = await signedIn();
    keeper.adopt(grant);
    keeper.setAside();
    expect(keeper.mayReturn()).toBe(true);
    expect(await keeper.current()).not.toBeNull();
    keeper.forget();
    expect(keeper.mayReturn()).toBe(false);
    expect([await keeper.current(), desk.calls.renew]).toEqual([null, 1]);
  });
});
