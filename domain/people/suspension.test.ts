import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NOW } from '#test/builders/moments.ts';
import type { AccountId } from './account-id.ts';
import { decideSuspension, evolveSuspension, type Suspension, type SuspensionCommand } from './suspension.ts';

const [LAN, ADMIN] = ['lan', 'admin'] as [AccountId, AccountId];
const suspend = (reason = 'Sells tickets that do not exist'): SuspensionCommand => ({
  kind: 'SUSPEND',
  reason,
  at: NOW,
});
const lift: SuspensionCommand = { kind: 'LIFT' };
const suspended: Suspension = { since: NOW, reason: 'Sells tickets that do not exist' };
const admin = { accountId: ADMIN, isAdmin: true, suspension: null };
const free = { accountId: LAN, suspension: null };

describe('a suspension', () => {
  it('begins with its trimmed reason, and ends', () => {
    const begun = decideSuspension(free, suspend('  Fraud '), admin);
    expect(begun).toEqual({ ok: true, value: [{ kind: 'SUSPENDED', since: NOW, reason: 'Fraud' }] });
    expect(evolveSuspension(null, { kind: 'SUSPENDED', since: NOW, reason: 'Fraud' })).toEqual({
      since: NOW,
      reason: 'Fraud',
    });
    expect(decideSuspension({ ...free, suspension: suspended }, lift, admin)).toEqual({
      ok: true,
      value: [{ kind: 'LIFTED' }],
    });
    expect(evolveSuspension(suspended, { kind: 'LIFTED' })).toBe(null);
  });

  it('changes nothing when repeated', () => {
    expect(decideSuspension({ ...free, suspension: suspended }, suspend('Another'), admin)).toEqual({
      ok: true,
      value: [],
    });
    expect(decideSuspension(free, lift, admin)).toEqual({ ok: true, value: [] });
  });

  it.each([
    ['without a reason', free, suspend('  '), admin, 'REASON_REQUIRED'],
    ['of oneself', { ...free, accountId: ADMIN }, suspend(), admin, 'OWN_ACCOUNT'],
    ['lifted by oneself', { ...free, accountId: ADMIN }, lift, admin, 'OWN_ACCOUNT'],
    ['by somebody who is no longer an administrator', free, suspend(), { ...admin, isAdmin: false }, 'NO_LONGER_ADMIN'],
    ['by a suspended administrator', free, suspend(), { ...admin, suspension: suspended }, 'NO_LONGER_ADMIN'],
  ] as const)('is refused %s', (_what, account, command, by, code) => {
    expect(decideSuspension(account, command, by)).toEqual({ ok: false, refusal: { code } });
  });

  it('always leaves an administrator who can sign in', () => {
    const people = fc.nat({ max: 2 });
    const acts = fc.array(fc.record({ by: people, of: people, lifts: fc.boolean() }), { maxLength: 30 });
    fc.assert(
      fc.property(acts, (done) => {
        const admins = [0, 1, 2].map((id) => ({ accountId: `a${id}` as AccountId, isAdmin: true }));
        const now: (Suspension | null)[] = [null, null, null];
        for (const { by, of, lifts } of done) {
          const [actor, target] = [admins[by], admins[of]];
          if (actor === undefined || target === undefined) continue;
          const decided = decideSuspension({ ...target, suspension: now[of] ?? null }, lifts ? lift : suspend(), {
            ...actor,
            suspension: now[by] ?? null,
          });
          if (decided.ok) now[of] = decided.value.reduce(evolveSuspension, now[of] ?? null);
        }
        expect(now).toContain(null);
      }),
    );
  });
});
