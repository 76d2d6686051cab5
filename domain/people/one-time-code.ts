import { HOUR, type Instant, later, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import type { RequestRefusal } from '#domain/kernel/request-refusal.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { PeopleRefusal } from '#domain/people/people-refusals.ts';

// Limits from NIST SP 800-63B-4 and OWASP ASVS 5.0 (6.5, 6.6): six digits are only 20 bits, so attempts are counted.
export const CODE_DIGITS = 6;
export const CODE_LIFE = 5 * MINUTE;
export const TRIES_PER_CODE = 5;
export const RESEND_AFTER = 60 * SECOND;
/** Attempts are counted over this window. */
export const COUNT_WINDOW = HOUR;
/** Per address, across codes: a new code does not reset the count. */
export const FAILED_PER_WINDOW = 10;
/** Unused codes per address. */
export const SENT_PER_WINDOW = 5;
/**
 * Codes sent and wrong tries per network: a venue signs in five hundred people while somebody beside them asks for a
 * thousand codes. A thousand guesses an hour hit one code in a thousand hours.
 */
export const SENT_PER_NETWORK = 1_600;
export const FAILED_PER_NETWORK = 1_000;

/** The digits of typed or pasted text, at most a code's length: 'code: 123 456' is understood. */
export const readTypedCode = (text: string): string => text.replaceAll(/\D/g, '').slice(0, CODE_DIGITS);

/** A new code. `random(n)` returns a whole number from 0 to n - 1. */
export const newCode = (random: (n: number) => number): string =>
  String(random(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** Oldest first. */
export type Counted = readonly Instant[];

/** When one more attempt is allowed; null if it is allowed now. */
function blockedUntil(counted: Counted, cap: number, now: Instant): Instant | null {
  const recent = counted.filter((at) => at > later(now, -COUNT_WINDOW));
  const first = recent[recent.length - cap];
  return first === undefined ? null : later(first, COUNT_WINDOW);
}

const latest = (moments: readonly (Instant | null)[]): Instant | null =>
  moments.reduce<Instant | null>((last, at) => (at !== null && (last === null || at > last) ? at : last), null);

export type CodeCounts = {
  readonly sent: Counted;
  readonly failed: Counted;
  readonly sentFromNetwork: Counted;
  readonly failedFromNetwork: Counted;
};

/** Off for benchmarks only. */
export type CodeLimits = 'on' | 'off';

/** RESEND_TOO_SOON within a minute. The answer does not reveal whether the address has an account. */
export function decideCodeRequest(
  asked: {
    readonly resendAt: Instant | null;
    readonly counts: Omit<CodeCounts, 'failedFromNetwork'>;
    readonly limits: CodeLimits;
  },
  now: Instant,
): Result<
  { readonly expiresAt: Instant; readonly resendAt: Instant },
  RefusalIn<PeopleRefusal, 'RESEND_TOO_SOON'> | RefusalIn<RequestRefusal, 'RATE_LIMITED'>
> {
  const { resendAt, counts, limits } = asked;
  if (limits === 'on') {
    if (resendAt !== null && now < resendAt) return refused({ code: 'RESEND_TOO_SOON', resendAt });
    const retryAt = latest([
      blockedUntil(counts.sent, SENT_PER_WINDOW, now),
      blockedUntil(counts.failed, FAILED_PER_WINDOW, now),
      blockedUntil(counts.sentFromNetwork, SENT_PER_NETWORK, now),
    ]);
    if (retryAt !== null) return refused({ code: 'RATE_LIMITED', retryAt });
  }
  return ok({ expiresAt: later(now, CODE_LIFE), resendAt: later(now, RESEND_AFTER) });
}

export type TriedCode = {
  readonly expiresAt: Instant;
  /** Wrong attempts so far. */
  readonly tries: number;
  readonly spent: boolean;
  /** False if a later code was sent to the same address. */
  readonly newest: boolean;
};

/**
 * RATE_LIMITED: too many failures for the address or network; checked first. CODE_EXPIRED: used, old, superseded or
 * tried too often. CODE_WRONG: with the attempts left; only this counts as a failure.
 */
export function decideCodeTry(
  tried: {
    readonly code: TriedCode | null;
    readonly matches: boolean;
    readonly counts: Pick<CodeCounts, 'failed' | 'failedFromNetwork'>;
    readonly limits: CodeLimits;
  },
  now: Instant,
): Result<
  'SIGNED_IN',
  | RefusalIn<PeopleRefusal, 'CODE_EXPIRED'>
  | RefusalIn<PeopleRefusal, 'CODE_WRONG'>
  | RefusalIn<RequestRefusal, 'RATE_LIMITED'>
> {
  const { code, matches, counts, limits } = tried;
  if (limits === 'on') {
    const retryAt = latest([
      blockedUntil(counts.failed, FAILED_PER_WINDOW, now),
      blockedUntil(counts.failedFromNetwork, FAILED_PER_NETWORK, now),
    ]);
    if (retryAt !== null) return refused({ code: 'RATE_LIMITED', retryAt });
  }
  if (code === null || code.spent || !code.newest || now >= code.expiresAt || code.tries >= TRIES_PER_CODE)
    return refused({ code: 'CODE_EXPIRED' });
  return matches ? ok('SIGNED_IN') : refused({ code: 'CODE_WRONG', triesLeft: TRIES_PER_CODE - code.tries - 1 });
}
