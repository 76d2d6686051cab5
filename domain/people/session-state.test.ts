import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, later, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import {
  type AccessGrant,
  afterProfileFailure,
  isSessionOver,
  isTokenUsable,
  type SessionEvent,
  type SessionState,
  SIGNED_OUT,
  sessionAfter,
} from './session-state.ts';

const anyGrant: fc.Arbitrary<AccessGrant> = fc.record({
  accessToken: fc.string({ minLength: 1 }),
  expiresAt: fc.nat().map(instant),
});

describe('a session', () => {
  it('is signed in exactly while a token is stored [S4-01]', () => {
    const anyEvent: fc.Arbitrary<SessionEvent> = fc.oneof(
      fc.record({ kind: fc.constant('TOKEN_SAVED' as const), grant: anyGrant }),
      fc.constant({ kind: 'TOKEN_REMOVED' as const }),
    );
    fc.assert(
      fc.property(fc.array(anyEvent), (events) => {
        const session = events.reduce<SessionState>((_before, event) => sessionAfter(event), SIGNED_OUT);
        const last = events.at(-1);
        expect(session).toEqual(
          last?.kind === 'TOKEN_SAVED' ? { kind: 'SIGNED_IN', grant: last.grant } : { kind: 'SIGNED_OUT' },
        );
      }),
    );
  });

  it.each([
    ['the first time with a token: once more', true, 1, 'RETRY'],
    ['a second time: the tokens go', true, 2, 'CLEAR_TOKENS'],
    ['without a token: there is nothing to ask with', false, 1, 'CLEAR_TOKENS'],
  ] as const)('after a failed profile load: %s [S4-02]', (_what, hasToken, failures, step) => {
    expect(afterProfileFailure(hasToken, failures)).toBe(step);
  });

  it('ends when renewal is refused, except by rate limits', () => {
    expect(isSessionOver({ code: 'SESSION_ENDED' })).toBe(true);
    expect(isSessionOver({ code: 'UNAUTHORIZED' })).toBe(true);
    expect(isSessionOver({ code: 'RATE_LIMITED' })).toBe(false);
    expect(isSessionOver({ code: 'BUSY' })).toBe(false);
  });

  it('loads its profile at most twice [S4-02]', () => {
    fc.assert(
      fc.property(fc.boolean(), (hasToken) => {
        let asked = 1;
        while (afterProfileFailure(hasToken, asked) === 'RETRY') asked += 1;
        expect(asked).toBe(hasToken ? 2 : 1);
      }),
    );
  });
});

describe('access tokens', () => {
  const now = instant(Date.parse('2026-11-20T02:00:00Z'));

  it.each([
    ['with a quarter of an hour left', 15 * MINUTE, null, true],
    ['with more than 30 s left', 30 * SECOND + 1, null, true],
    ['with 30 s left', 30 * SECOND, null, false],
    ['that is over', -1, null, false],
    ['that the server refused', 15 * MINUTE, 'mine', false],
    ['when the server refused another', 15 * MINUTE, 'older', true],
  ] as const)('a token %s', (_what, left, refused, usable) => {
    expect(isTokenUsable({ accessToken: 'mine', expiresAt: later(now, left) }, refused, now)).toBe(usable);
  });
});
