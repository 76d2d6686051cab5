import { type Instant, SECOND } from '#domain/kernel/instant.ts';
import type { PermissionViewer } from './viewer.ts';

export type SecondFactor = 'TOTP' | 'PASSKEY';

type Account = Extract<PermissionViewer, { kind: 'account' }>;

/** Whose role on the platform is worth nothing without a second factor. [design section 5] */
export const needsSecondFactor = (account: Pick<Account, 'isAdmin' | 'isAccountant'>): boolean =>
  account.isAdmin || account.isAccountant;

/**
 * The viewer as far as this session is believed: until a second factor was given in it, an admin or accountant is like
 * anybody.
 */
export const effectiveViewer = (viewer: Account, given: SecondFactor | null): Account =>
  given === null ? { ...viewer, isAdmin: false, isAccountant: false } : viewer;

export type SecondFactorStep = 'GO_ON' | 'ASK' | 'SET_UP_FIRST';

/**
 * What stands before a payout or a change of bank account, whoever asks: nothing, a factor to give in this session, or
 * one to set up. [design section 5]
 */
export function secondFactorStep(given: SecondFactor | null, setUp: readonly SecondFactor[]): SecondFactorStep {
  if (given !== null) return 'GO_ON';
  return setUp.length > 0 ? 'ASK' : 'SET_UP_FIRST';
}

/**
 * How authenticator apps make codes: six digits, a new one every 30 seconds, of a secret of 20 bytes (RFC 6238 over RFC
 * 4226, HMAC-SHA-1).
 */
export const TOTP = { digits: 6, period: 30 * SECOND, secretBytes: 20 } as const;

/** After so many wrong codes in a row the factor rests for a while: a million codes are not many. */
export const MOST_WRONG_CODES = 5;

/** A clock may be wrong by one period either way. */
const DRIFT = [0, -1, 1] as const;

/** Which period of time a moment lies in. */
export const totpStep = (now: Instant): number => Math.floor(now / TOTP.period);

/**
 * The code in a MAC: four bytes at the place that its last half-byte names, read as a positive number (RFC 4226,
 * section 5.3).
 */
export function codeOfMac(mac: Uint8Array): string {
  const at = (mac.at(-1) ?? 0) & 0x0f;
  const number = new DataView(mac.buffer, mac.byteOffset + at, 4).getUint32(0) & 0x7fff_ffff;
  return String(number % 10 ** TOTP.digits).padStart(TOTP.digits, '0');
}

type GivenCode = {
  readonly code: string;
  readonly now: Instant;
  /** The period of the last code that was taken: every code counts once. */
  readonly lastStep: number;
  readonly macOf: (step: number) => Uint8Array;
};

/** The period whose code was given; null for a wrong one and for one that was taken before. */
export function acceptedStep({ code, now, lastStep, macOf }: GivenCode): number | null {
  const step = DRIFT.map((drift) => totpStep(now) + drift).find(
    (one) => one > lastStep && codeOfMac(macOf(one)) === code.trim(),
  );
  return step ?? null;
}

/** What an authenticator app scans. `secret` in base32. */
export const totpAddress = (email: string, secret: string): string =>
  `otpauth://totp/Vemoi:${encodeURIComponent(email)}?secret=${secret}&issuer=Vemoi`;
