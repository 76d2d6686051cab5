import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, instant, later, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import {
  COUNT_WINDOW,
  type CodeCounts,
  type Counted,
  decideCodeRequest,
  decideCodeTry,
  FAILED_PER_NETWORK,
  FAILED_PER_WINDOW,
  newCode,
  readTypedCode,
  SENT_PER_NETWORK,
  SENT_PER_WINDOW,
  TRIES_PER_CODE,
  type TriedCode,
} from './one-time-code.ts';

const now = instant(Date.parse('2026-11-20T02:00:00Z'));
const none: CodeCounts = { sent: [], failed: [], sentFromNetwork: [], failedFromNetwork: [] };
const fresh: TriedCode = { expiresAt: later(now, MINUTE), tries: 0, spent: false, newest: true };
const times = (count: number, at = later(now, -MINUTE)) => Array.from({ length: count }, () => at);
const limits = 'on';
const anyCounted = fc
  .array(fc.integer({ min: 0, max: 2 * HOUR }), { maxLength: 30 })
  .map((ages) => ages.map((age) => later(now, -age)).sort((one, other) => one - other));

describe('requesting a code', () => {
  it('gives five minutes to use it and a minute before the next', () => {
    expect(decideCodeRequest({ resendAt: null, counts: none, limits }, now)).toEqual({
      ok: true,
      value: { expiresAt: later(now, 5 * MINUTE), resendAt: later(now, 60 * SECOND) },
    });
  });

  it('is refused until exactly the server’s resend time', () => {
    const resendAt = later(now, 1);
    expect(decideCodeRequest({ resendAt, counts: none, limits }, now)).toEqual({
      ok: false,
      refusal: { code: 'RESEND_TOO_SOON', resendAt },
    });
    expect(decideCodeRequest({ resendAt: now, counts: none, limits }, now).ok).toBe(true);
  });

  it.each([
    ['codes that nobody used', { ...none, sent: times(SENT_PER_WINDOW) }],
    ['wrong tries for the address', { ...none, failed: times(FAILED_PER_WINDOW) }],
    ['codes asked for from the network', { ...none, sentFromNetwork: times(SENT_PER_NETWORK) }],
  ])('is refused after too many %s, with the time to retry', (_what, counts) => {
    expect(decideCodeRequest({ resendAt: null, counts, limits }, now)).toEqual({
      ok: false,
      refusal: { code: 'RATE_LIMITED', retryAt: later(now, COUNT_WINDOW - MINUTE) },
    });
    expect(decideCodeRequest({ resendAt: null, counts, limits: 'off' }, now).ok).toBe(true);
  });

  it('is allowed exactly from the reported time', () => {
    fc.assert(
      fc.property(anyCounted, anyCounted, (sent, failed) => {
        const asked = { resendAt: null, counts: { ...none, sent, failed }, limits } as const;
        const decision = decideCodeRequest(asked, now);
        if (decision.ok) {
          const recent = (counted: Counted) => counted.filter((at) => at > later(now, -COUNT_WINDOW)).length;
          expect(recent(sent) < SENT_PER_WINDOW && recent(failed) < FAILED_PER_WINDOW).toBe(true);
          return;
        }
        if (decision.refusal.code !== 'RATE_LIMITED') throw new Error(decision.refusal.code);
        expect(decideCodeRequest(asked, decision.refusal.retryAt).ok).toBe(true);
        expect(decideCodeRequest(asked, later(decision.refusal.retryAt, -1)).ok).toBe(false);
      }),
    );
  });
});

describe('entering a code', () => {
  it('signs in with the right one', () => {
    expect(decideCodeTry({ code: fresh, matches: true, counts: none, limits }, now)).toEqual({
      ok: true,
      value: 'SIGNED_IN',
    });
  });

  it.each([0, 1, 2, 3, 4])('reports the attempts left after %i failures', (tries) => {
    expect(decideCodeTry({ code: { ...fresh, tries }, matches: false, counts: none, limits }, now)).toEqual({
      ok: false,
      refusal: { code: 'CODE_WRONG', triesLeft: TRIES_PER_CODE - tries - 1 },
    });
  });

  it.each<[string, TriedCode | null]>([
    ['unknown', null],
    ['used', { ...fresh, spent: true }],
    ['superseded by a newer one', { ...fresh, newest: false }],
    ['five minutes old', { ...fresh, expiresAt: now }],
    ['tried five times', { ...fresh, tries: TRIES_PER_CODE }],
  ])('refuses the right digits of a code that is %s', (_what, code) => {
    expect(decideCodeTry({ code, matches: true, counts: none, limits }, now)).toEqual({
      ok: false,
      refusal: { code: 'CODE_EXPIRED' },
    });
  });

  it('counts failures across codes: after ten, even the right one is refused', () => {
    const decision = decideCodeTry(
      { code: fresh, matches: true, counts: { ...none, failed: times(FAILED_PER_WINDOW) }, limits },
      now,
    );
    expect(decision).toEqual({
      ok: false,
      refusal: { code: 'RATE_LIMITED', retryAt: later(now, COUNT_WINDOW - MINUTE) },
    });
  });

  it('keeps five attempts per code with limits off', () => {
    const counts = { ...none, failed: times(50), failedFromNetwork: times(FAILED_PER_NETWORK) };
    expect(decideCodeTry({ code: fresh, matches: true, counts, limits: 'off' }, now).ok).toBe(true);
    expect(
      decideCodeTry({ code: { ...fresh, tries: TRIES_PER_CODE }, matches: true, counts, limits: 'off' }, now).ok,
    ).toBe(false);
  });
});

describe('code digits', () => {
  it.each([
    ['123456', '123456'],
    ['123 456', '123456'],
    ['Your code: 012345.', '012345'],
    ['1234567', '123456'],
    ['12', '12'],
    ['none', ''],
  ])('of %j are %j', (text, digits) => {
    expect(readTypedCode(text)).toBe(digits);
  });

  it('are six, zero-padded, and round-trip', () => {
    expect(newCode(() => 7)).toBe('000007');
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const code = newCode((n) => seed % n);
        expect(code).toMatch(/^\d{6}$/);
        expect(readTypedCode(code)).toBe(code);
      }),
    );
  });
});
