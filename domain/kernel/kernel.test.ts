import { describe, expect, it } from 'vitest';
import { DAY, HOUR, instant, later, MINUTE, SECOND } from './instant.ts';
import { never } from './never.ts';
import { ok, refused } from './result.ts';
import { token } from './token.ts';

describe('the shapes every rule speaks in', () => {
  it('a decision is taken or refused', () => {
    expect([ok(1), refused('no')]).toEqual([
      { ok: true, value: 1 },
      { ok: false, refusal: 'no' },
    ]);
  });

  it('moments move by milliseconds', () => {
    expect(later(instant(0), DAY + HOUR + MINUTE + SECOND)).toBe(90_061_000);
  });

  it('a value outside its union is a bug that says which', () => {
    expect(() => never('X' as never)).toThrow('A value outside its union: "X"');
  });

  it('two tokens of one name are two things', () => {
    expect(token('Clock')).not.toBe(token('Clock'));
    expect(token('Clock').key.description).toBe('Clock');
  });
});
