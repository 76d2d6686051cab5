import { HOUR, type Instant, later, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import type { RequestRefusal } from '#domain/kernel/request-refusal.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { PeopleRefusal } from '#domain/people/people-refusals.ts';

// Numbers within NIST SP 800-63B-4 and OWASP ASVS 5.0 (6.5, 6.6): six digits are a secret of 20 bits, so what protects
// them is counting.
export const CODE_DIGITS = 6;
export const CODE_LIFE = 5 * MINUTE;
export const TRIES_PER_CODE = 5;
export const RESEND_AFTER = 60 * SECOND;
/** Counts look back this far. */
export const COUNT_WINDOW = HOUR;
/** Wrong tries for one address, whichever code they were for: a new code does not begin a new count. */
export const FAILED_PER_WINDOW = 10;
/** Codes sent to one address that nobody used. */
export const SENT_PER_WINDOW = 5;
/**
 * Unused codes, and wrong tries, from one network address. A venue or a mobile carrier shows thousands of people as one
 * address: five hundred of them sign in while somebody beside them asks for a thousand codes and uses none. A code that
 * signs in is not counted, nor are the typing errors before it; known devices have budgets of their own. A thousand
 * guesses an hour hit one code in a thousand hours.
 */
export const SENT_PER_NETWORK = 1_600;
export const FAILED_PER_NETWORK = 1_000;

/** The digits of what was typed or pasted, at most a code's length: '123 456' and 'code: 123456' are understood. */
export const readTypedCode = (text: string): string => text.replaceAll(/\D/g, '').slice(0, CODE_DIGITS);

/** A new code; `random(n)` answers a whole number from 0 up to, not including, n. */
export const newCode = (random: (n: number) => number): string =>
  String(random(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** What was counted in the window, oldest first. */
export type Counted = readonly Instant[];

/** `null` while fewer than `cap` were counted; else the moment when one more is allowed. */
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

/** Whether counts are held against the one who asks; switched off for benches only. */
export type CodeLimits = 'on' | 'off';

/**
 * May another code be sent now? RESEND_TOO_SOON within a minute of the last one, RATE_LIMITED above the hourly counts.
 * Nothing here depends on whether the address has an account.
 */
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

/** A sent code as a try meets it. */
export type TriedCode = {
  readonly expiresAt: Instant;
  /** Wrong tries so far. */
  readonly tries: number;
  readonly spent: boolean;
  /** False when another code was sent later to the same address. */
  readonly newest: boolean;
};

/**
 * Does this try sign in? CODE_EXPIRED for a code that is used, old, superseded or tried too often; RATE_LIMITED when
 * too many tries failed for the address or the network, before the code is looked at; CODE_WRONG with the tries that
 * are left. Only CODE_WRONG counts as a failed try.
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
