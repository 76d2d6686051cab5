import { Subject } from 'rxjs';
import { describe, expect, it } from 'vitest';
import { makeMemoryProfileDesk, someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import type { TabNews } from '#application/platform/ports/tab-coordinator.ts';
import type { TokenKeeper } from './keep-access-token.ts';
import { SessionKeeper } from './keep-session.ts';

function world(token: string | null) {
  const profiles = makeMemoryProfileDesk();
  const news = new Subject<TabNews>();
  const lost = new Subject<void>();
  let held = token;
  let renewable = token !== null;
  let kept: string | null = someAccount.id;
  const offlineData = {
    forgetAll: () => {
      kept = null;
    },
    forgetOthers: (accountId: string) => {
      if (kept !== accountId) kept = null;
    },
  };
  const tokens: TokenKeeper = {
    current: async () => {
      held ??= renewable ? 'renewed' : null;
      return held;
    },
    replace: async () => held,
    adopt: () => undefined,
    forget: () => {
      held = null;
      renewable = false;
    },
    setAside: () => {
      held = null;
    },
    mayReturn: () => renewable,
    lost$: lost,
  };
  const sessions = SessionKeeper.make({
    tokens,
    profiles,
    tabs: { alone: (_name, act) => act(), isHeld: async () => false, tell: () => undefined, news$: news },
    offlineData,
  });
  return { profiles, sessions, news, lost, held: () => held, renewable: () => renewable, kept: () => kept !== null };
}

describe('the session', () => {
  it('is unknown until the server answers, then signed in', async () => {
    const { sessions } = world('token');
    expect(sessions.now().kind).toBe('UNKNOWN');
    expect(await sessions.known()).toEqual({ kind: 'SIGNED_IN', account: someAccount });
  });

  it('clears offline data when it was ended elsewhere', async () => {
    const before = world('token');
    before.lost.next();
    expect([before.kept(), before.sessions.now().kind]).toEqual([false, 'UNKNOWN']);
    const { sessions, lost, kept } = world('token');
    await sessions.known();
    expect(kept()).toBe(true);
    lost.next();
    expect([kept(), sessions.now().kind]).toEqual([false, 'SIGNED_OUT']);
  });

  it('keeps offline data when the server is unreachable', async () => {
    const { sessions, profiles, kept } = world('token');
    profiles.failNext(2);
    await sessions.known();
    expect(kept()).toBe(true);
  });

  it('clears the offline data of another account on sign-in', async () => {
    const { sessions, profiles, kept } = world('token');
    profiles.become({ ...someAccount, id: 'another' });
    expect(await sessions.known()).toMatchObject({ kind: 'SIGNED_IN', account: { id: 'another' } });
    expect(kept()).toBe(false);
  });

  it('is requested once for concurrent callers', async () => {
    const { sessions, profiles } = world('token');
    await Promise.all([sessions.known(), sessions.known()]);
    await sessions.known();
    expect(profiles.asked()).toBe(1);
  });

  it('is signed out without a token and without a request', async () => {
    const { sessions, profiles } = world(null);
    expect((await sessions.known()).kind).toBe('SIGNED_OUT');
    expect(profiles.asked()).toBe(0);
  });

  it('retries a profile that fails once [S4-02]', async () => {
    const { sessions, profiles } = world('token');
    profiles.failNext(1);
    expect((await sessions.known()).kind).toBe('SIGNED_IN');
    expect(profiles.asked()).toBe(2);
  });

  it('clears the tokens after two failures [S4-02]', async () => {
    const { sessions, profiles, held } = world('token');
    profiles.failNext(2);
    expect((await sessions.known()).kind).toBe('SIGNED_OUT');
    expect(profiles.asked()).toBe(2);
    expect(held()).toBeNull();
  });

  it('survives an unreachable server and is found again later', async () => {
    const { sessions, profiles, renewable } = world('token');
    profiles.failNext(2);
    expect((await sessions.known()).kind).toBe('SIGNED_OUT');
    expect(renewable()).toBe(true);
    expect((await sessions.known()).kind).toBe('SIGNED_IN');
    expect((await sessions.known()).kind).toBe('SIGNED_IN');
    expect(profiles.asked()).toBe(3);
  });

  it.each([
    ['refused', { code: 'UNAUTHORIZED' }, false],
    ['told to wait', { code: 'BUSY', retryAfterMs: 100 }, true],
  ] as const)('%s (%o) may return: %s', async (_what, refusal, mayReturn) => {
    const { sessions, profiles, held, renewable } = world('token');
    profiles.refuseNext(2, refusal);
    await sessions.known();
    expect([held(), renewable()]).toEqual([null, mayReturn]);
  });

  it('clears an unknown token without a second request [S4-02]', async () => {
    const { sessions, profiles, held, renewable } = world('token');
    profiles.become(null);
    expect((await sessions.known()).kind).toBe('SIGNED_OUT');
    expect(profiles.asked()).toBe(1);
    expect([held(), renewable()]).toEqual([null, false]);
  });

  it('ends when another tab signs out', async () => {
    const { sessions, news } = world('token');
    await sessions.known();
    news.next({ kind: 'SIGNED_OUT' });
    expect(sessions.now().kind).toBe('SIGNED_OUT');
  });
});
