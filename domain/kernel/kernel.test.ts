import { describe, expect, it } from 'vitest';
import { DAY, HOUR, instant, later, MINUTE, SECOND } from './instant.ts';
import { never } from './never.ts';
import { ok, refused } from './result.ts';
import { token } from './token.ts';

describe('kernel types', () => {
  it('a decision is accepted or refused', () => {
    expect([ok(1), refused('no')]).toEqual([
      { ok: true, value: 1 },
      { ok: false, refusal: 'no' },
    ]);
  });

  it('instants move by milliseconds', () => {
    expect(later(instant(0), DAY + HOUR + MINUTE + SECOND)).toBe(90_061_000);
  });

  it('never() reports the unexpected value', () => {
    expect(() => never('X' as never)).toThrow('A value outside its union: "X"');
  });

  it('two tokens of one name differ', () => {
    expect(token('Clock')).not.toBe(token('Clock'));
    expect(token('Clock').key.description).toBe('Clock');
  });
});
