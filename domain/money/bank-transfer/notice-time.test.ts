import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { NOW } from '#test/builders/moments.ts';
import { isCalledNow, noticeTime } from './notice-time.ts';

describe('the time of a notice', () => {
  it.each([
    ['2023-03-25 14:02:37', '2023-03-25T07:02:37Z'],
    ['2023-03-25T14:02:37', '2023-03-25T07:02:37Z'],
    ['2025-02-12 15:36:21.250', '2025-02-12T08:36:21Z'],
    ['2026-01-01 00:00:00', '2025-12-31T17:00:00Z'],
    ['2024-02-29 23:59:59', '2024-02-29T16:59:59Z'],
    ['2026-11-20T10:00:00Z', '2026-11-20T10:00:00Z'],
    ['2026-11-20T10:00:00.5+07:00', '2026-11-20T03:00:00.500Z'],
  ])('%j is %s', (text, at) => {
    expect(noticeTime(text)).toBe(Date.parse(at));
  });

  it.each([
    '',
    'yesterday',
    '2026-13-40 10:00:00',
    '2026-02-30 10:00:00',
    '2026-11-20 25:00:00',
    '2026-11-20T10:61:00Z',
    '2026-02-29T10:00:00+07:00',
    '2026-11-31T10:00:00Z',
    '2026-11-20',
    '2026-11-20 10:00',
    '20/11/2026 10:00:00',
    '2026-11-20 10:00:00Z',
    'x2026-11-20 10:00:00',
    '2026-11-20 10:00:00x',
    '2026-11-20 10:00:00.',
    '2026-11-20T10:00:00.Z',
    'x2026-11-20T10:00:00Z',
    '2026-11-20T10:00:00Zx',
    'Fri, 20 Nov 2026 10:00:00 GMT',
  ])('%j is none', (text) => {
    expect(noticeTime(text)).toBeNull();
  });

  it('any moment is read back from how Vietnam’s clocks show it, to the second', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) }), (ms) => {
        const at = ms - (ms % 1_000);
        const local = new Date(at + 7 * 60 * MINUTE).toISOString().slice(0, 19).replace('T', ' ');
        expect(noticeTime(local)).toBe(at);
        expect(noticeTime(new Date(at).toISOString())).toBe(at);
      }),
    );
  });
});

describe('a signed call', () => {
  it.each([
    [0, true],
    [5 * MINUTE, true],
    [-5 * MINUTE, true],
    [5 * MINUTE + 1, false],
    [-5 * MINUTE - 1, false],
  ])('made %d ms ago is of now: %s', (age, now) => {
    expect(isCalledNow(later(NOW, -age), NOW)).toBe(now);
  });

  it('with no readable time is not', () => {
    expect(isCalledNow(instant(Number.NaN), NOW)).toBe(false);
  });
});
