import { HOUR, type Instant, later, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import type { PermissionViewer } from './viewer.ts';

export type SecondFactor = 'TOTP' | 'PASSKEY';

type Account = Extract<PermissionViewer, { kind: 'account' }>;

/** Whether platform rights require a second factor. [design] */
export const needsSecondFactor = (account: Pick<Account, 'isAdmin' | 'isAccountant'>): boolean =>
  account.isAdmin || account.isAccountant;

/** The viewer without admin and accountant rights until a second factor is given in this session. */
export const effectiveViewer = (viewer: Account, given: SecondFactor | null): Account =>
  given === null ? { ...viewer, isAdmin: false, isAccountant: false } : viewer;

/** What is known of a session: when its owner signed in, and when they last gave a second factor. */
export type SessionProof = { readonly begunAt: Instant; readonly secondFactorAt: Instant | null };

/** A second factor counts this long in the session it was given in. [design] */
export const FACTOR_LIFE = 12 * HOUR;

/** The second factor that a session was given, and that still counts. */
export const givenFactor = (proof: SessionProof | null, now: Instant): SecondFactor | null =>
  proof !== null && proof.secondFactorAt !== null && now < later(proof.secondFactorAt, FACTOR_LIFE) ? 'TOTP' : null;

/** Setting up a factor needs a sign-in that is no older, so that a stolen session cannot enrol its own. [design] */
export const FRESH_FOR = 10 * MINUTE;

/** Whether the owner signed in a moment ago. */
export const isFresh = (proof: SessionProof | null, now: Instant): boolean =>
  proof !== null && now < later(proof.begunAt, FRESH_FOR);

export type SecondFactorStep = 'GO_ON' | 'ASK' | 'SET_UP_FIRST';

/** Nothing, a second factor in this session, or setting one up. [design] */
export function secondFactorStep(given: SecondFactor | null, setUp: readonly SecondFactor[]): SecondFactorStep {
  if (given !== null) return 'GO_ON';
  return setUp.length > 0 ? 'ASK' : 'SET_UP_FIRST';
}

/** As authenticator apps expect: six digits, 30 seconds, 20-byte secret (RFC 6238, RFC 4226, HMAC-SHA-1). */
export const TOTP = { digits: 6, period: 30 * SECOND, secretBytes: 20 } as const;

/** Then the factor is blocked for a while: a million codes are not many. */
export const MOST_WRONG_CODES = 5;

/** Tolerated clock drift, in periods. */
const DRIFT = [0, -1, 1] as const;

export const totpStep = (now: Instant): number => Math.floor(now / TOTP.period);

/** The code in a MAC: four bytes at the offset in its last half-byte (RFC 4226, section 5.3). */
export function codeOfMac(mac: Uint8Array): string {
  const at = (mac.at(-1) ?? 0) & 0x0f;
  const number = new DataView(mac.buffer, mac.byteOffset + at, 4).getUint32(0) & 0x7fff_ffff;
  return String(number % 10 ** TOTP.digits).padStart(TOTP.digits, '0');
}

type GivenCode = {
  readonly code: string;
  readonly now: Instant;
  /** Period of the last accepted code; codes are single use. */
  readonly lastStep: number;
  readonly macOf: (step: number) => Uint8Array;
};

/** The period of a correct code; null for a wrong or used one. */
export function acceptedStep({ code, now, lastStep, macOf }: GivenCode): number | null {
  const step = DRIFT.map((drift) => totpStep(now) + drift).find(
    (one) => one > lastStep && codeOfMac(macOf(one)) === code.trim(),
  );
  return step ?? null;
}

/** The URI an authenticator app scans. `secret`: base32. */
export const totpAddress = (email: string, secret: string): string =>
  `otpauth://totp/Vemoi:${encodeURIComponent(email)}?secret=${secret}&issuer=Vemoi`;

/** How many recovery codes are issued at once. */
export const RECOVERY_CODES = 10;

/** 16 of 32 letters: 80 bits each. */
const RECOVERY_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const RECOVERY_LENGTH = 16;

/** A new recovery code, in groups of four letters. `below`: a uniform integer from 0 to n - 1. */
export const newRecoveryCode = (below: (n: number) => number): string =>
  Array.from({ length: RECOVERY_LENGTH }, () => RECOVERY_LETTERS.charAt(below(RECOVERY_LETTERS.length)))
    .join('')
    .replaceAll(/(.{4})(?=.)/g, '$1-');

/** A recovery code as typed, without spaces, dashes and case; null for any other text, such as an app's six digits. */
export function readRecoveryCode(typed: string): string | null {
  const letters = typed.toUpperCase().replaceAll(/[\s-]/g, '');
  return letters.length === RECOVERY_LENGTH && [...letters].every((letter) => RECOVERY_LETTERS.includes(letter))
    ? letters
    : null;
}
