import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, later } from '#domain/kernel/instant.ts';
import { platformAbilities } from '#domain/permission/platform-abilities.ts';
import { anySignedIn } from '#test/arbitraries/viewer.arbitraries.ts';
import { anAccount } from '#test/builders/a-viewer.ts';
import {
  acceptedStep,
  codeOfMac,
  effectiveViewer,
  FACTOR_LIFE,
  FRESH_FOR,
  givenFactor,
  isFresh,
  needsSecondFactor,
  newRecoveryCode,
  readRecoveryCode,
  secondFactorStep,
  TOTP,
  totpAddress,
  totpStep,
} from './second-factor.ts';

describe('a second factor', () => {
  it('is needed by admins and accountants', () => {
    expect(needsSecondFactor(anAccount())).toBe(false);
    expect(needsSecondFactor(anAccount({ isAdmin: true }))).toBe(true);
    expect(needsSecondFactor(anAccount({ isAccountant: true }))).toBe(true);
  });

  it('withholds platform rights until given in this session', () => {
    fc.assert(
      fc.property(anySignedIn, (viewer) => {
        const plain = { ...viewer, isAdmin: false, isAccountant: false };
        expect(platformAbilities(effectiveViewer(viewer, null))).toEqual(platformAbilities(plain));
        expect(effectiveViewer(viewer, 'TOTP')).toEqual(viewer);
        expect(needsSecondFactor(effectiveViewer(viewer, null))).toBe(false);
      }),
    );
  });

  it('is required for payouts and changes of bank account', () => {
    expect(secondFactorStep('PASSKEY', [])).toBe('GO_ON');
    expect(secondFactorStep(null, ['TOTP'])).toBe('ASK');
    expect(secondFactorStep(null, [])).toBe('SET_UP_FIRST');
  });
});

const bytes = (hex: string): Uint8Array => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
/** A MAC whose code is the step itself. */
const macOf = (step: number): Uint8Array => {
  const mac = new Uint8Array(20);
  new DataView(mac.buffer).setUint32(0, step);
  return mac;
};
const codeOf = (step: number): string => codeOfMac(macOf(step));
const now = instant(1_000_000 * TOTP.period + 12_345);

describe('authenticator codes', () => {
  it('match the RFC 4226 example', () => {
    expect(codeOfMac(bytes('1f8698690e02ca16618550ef7f19da8e945b555a'))).toBe('872921');
  });

  it('match the RFC 6238 vectors', () => {
    expect([59_000, 1_111_111_109_000, 20_000_000_000_000].map((ms) => totpStep(instant(ms)))).toEqual([
      0x1, 0x23523ec, 0x27bc86aa,
    ]);
  });

  it('tolerate one period of clock drift', () => {
    const step = totpStep(now);
    expect(
      [-2, -1, 0, 1, 2].map((drift) => acceptedStep({ code: codeOf(step + drift), now, lastStep: 0, macOf })),
    ).toEqual([null, step - 1, step, step + 1, null]);
    expect(acceptedStep({ code: ` ${codeOf(step)} `, now, lastStep: 0, macOf })).toBe(step);
    expect(acceptedStep({ code: '', now, lastStep: 0, macOf })).toBeNull();
  });

  it('are single use', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 1 }), (drift) => {
        const code = codeOf(totpStep(now) + drift);
        const lastStep = acceptedStep({ code, now, lastStep: 0, macOf });
        expect(lastStep).not.toBeNull();
        expect(acceptedStep({ code, now, lastStep: lastStep ?? 0, macOf })).toBeNull();
      }),
    );
  });

  it('are set up by a scannable URI', () => {
    expect(totpAddress('lan+1@vemoi.test', 'JBSWY3DP')).toBe(
      'otpauth://totp/Vemoi:lan%2B1%40vemoi.test?secret=JBSWY3DP&issuer=Vemoi',
    );
  });
});

describe('a proof in a session', () => {
  const at = instant(1_000_000);

  it('counts for twelve hours', () => {
    expect(givenFactor(null, at)).toBe(null);
    expect(givenFactor({ begunAt: at, secondFactorAt: null }, at)).toBe(null);
    const given = { begunAt: at, secondFactorAt: at };
    expect(givenFactor(given, later(at, FACTOR_LIFE - 1))).toBe('TOTP');
    expect(givenFactor(given, later(at, FACTOR_LIFE))).toBe(null);
  });

  it('is fresh for ten minutes after signing in', () => {
    expect(isFresh(null, at)).toBe(false);
    expect(isFresh({ begunAt: at, secondFactorAt: null }, later(at, FRESH_FOR - 1))).toBe(true);
    expect(isFresh({ begunAt: at, secondFactorAt: null }, later(at, FRESH_FOR))).toBe(false);
  });
});

describe('a recovery code', () => {
  it('reads back however it is typed, and is never taken for an app’s code', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(31), { minLength: 16, maxLength: 16 }), (numbers) => {
        const left = [...numbers];
        const code = newRecoveryCode(() => left.pop() ?? 0);
        const read = readRecoveryCode(code);
        expect(read).toHaveLength(16);
        expect(readRecoveryCode(` ${code.toLowerCase().replaceAll('-', '  ')} `)).toBe(read);
      }),
    );
    expect(readRecoveryCode('123 456')).toBe(null);
    expect(readRecoveryCode('')).toBe(null);
  });
});
