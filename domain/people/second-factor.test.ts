import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { platformAbilities } from '#domain/permission/platform-abilities.ts';
import { anySignedIn } from '#test/arbitraries/viewer.arbitraries.ts';
import { anAccount } from '#test/builders/a-viewer.ts';
import { beforeSensitiveAct, believedViewer, needsSecondFactor } from './second-factor.ts';

describe('a second factor', () => {
  it('is needed by admins and accountants', () => {
    expect(needsSecondFactor(anAccount())).toBe(false);
    expect(needsSecondFactor(anAccount({ isAdmin: true }))).toBe(true);
    expect(needsSecondFactor(anAccount({ isAccountant: true }))).toBe(true);
  });

  it('until it is given in this session an admin or accountant may what anybody may, and with it all of theirs', () => {
    fc.assert(
      fc.property(anySignedIn, (viewer) => {
        const plain = { ...viewer, isAdmin: false, isAccountant: false };
        expect(platformAbilities(believedViewer(viewer, null))).toEqual(platformAbilities(plain));
        expect(believedViewer(viewer, 'TOTP')).toEqual(viewer);
        expect(needsSecondFactor(believedViewer(viewer, null))).toBe(false);
      }),
    );
  });

  it('stands before payouts and changes of bank account', () => {
    expect(beforeSensitiveAct('PASSKEY', [])).toBe('GO_ON');
    expect(beforeSensitiveAct(null, ['TOTP'])).toBe('ASK');
    expect(beforeSensitiveAct(null, [])).toBe('SET_UP_FIRST');
  });
});
