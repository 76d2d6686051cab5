import { describe, expect, it } from 'vitest';
import { makeMemoryProfileDesk, someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { CompleteProfile } from './complete-profile.ts';
import type { SessionKeeper } from './keep-session.ts';

function world() {
  const profiles = makeMemoryProfileDesk({ ...someAccount, firstName: null, lastName: null });
  let refreshed = 0;
  const sessions = {
    refresh: async () => {
      refreshed += 1;
      return { kind: 'SIGNED_OUT' } as const;
    },
  } as unknown as SessionKeeper;
  return { profiles, complete: CompleteProfile.make({ profiles, sessions }), refreshed: () => refreshed };
}

describe('completing the profile', () => {
  it('saves both names trimmed and refreshes the account', async () => {
    const { profiles, complete, refreshed } = world();
    expect(await complete({ firstName: ' Minh Anh ', lastName: 'Nguyễn' })).toEqual({ ok: true, value: null });
    expect(await profiles.profile()).toMatchObject({ value: { firstName: 'Minh Anh', lastName: 'Nguyễn' } });
    expect(refreshed()).toBe(1);
  });

  it.each([
    ['first_name', { firstName: '  ', lastName: 'Nguyễn' }],
    ['last_name', { firstName: 'Anh', lastName: '' }],
  ])('refuses an empty %s before sending', async (field, name) => {
    const { complete, refreshed } = world();
    expect(await complete(name)).toEqual({
      ok: false,
      refusal: { code: 'INVALID_INPUT', field, problem: { kind: 'REQUIRED' } },
    });
    expect(refreshed()).toBe(0);
  });
});
