import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR, instant, later } from '#domain/kernel/instant.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import {
  checkGatePass,
  decideGatePin,
  GATE_PASS_LASTS,
  gatePassEnd,
  gatePassState,
  NO_WRONG_PINS,
  newGatePin,
  PIN_LOCKED_FOR,
  readGatePin,
  TRIES_PER_PIN,
  type WrongPins,
} from './gate-pass.ts';

const pass = { gateId: 'g1', eventId: 1012, sectionEventId: 5001, issuedAt: NOW, revokedAt: null };
const LAST = later(NOW, GATE_PASS_LASTS);

it.each([
  ['when it is issued', NOW, null, true],
  ['for twelve hours', minutes(12 * 60), null, true],
  ['no longer', later(LAST, 1), null, { code: 'PASS_OVER', since: LAST }],
  ['until it is revoked', minutes(4), minutes(5), true],
  ['not from then on', minutes(5), minutes(5), { code: 'PASS_REVOKED' }],
] as const)('a gate pass is valid %s', (_when, at, revokedAt, holds) => {
  expect(checkGatePass({ ...pass, revokedAt }, at)).toEqual(
    holds === true ? { ok: true, value: null } : { ok: false, refusal: holds },
  );
});

it('a gate pass ends when its maker said, and never later than twelve hours', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 48 * HOUR }), (ms) => {
      const end = gatePassEnd({ issuedAt: NOW, endsAt: later(NOW, ms) });
      expect(end).toBe(Math.min(NOW + ms, LAST));
      expect(checkGatePass({ ...pass, endsAt: later(NOW, ms) }, later(end, 1)).ok).toBe(false);
    }),
  );
});

it.each([
  ['unused until its PIN is given', null, null, minutes(1), 'UNUSED'],
  ['in use since then', minutes(1), null, minutes(2), 'IN_USE'],
  ['ended after its time', minutes(1), null, later(LAST, 1), 'ENDED'],
  ['revoked, also when its time is over', minutes(1), minutes(3), later(LAST, 1), 'REVOKED'],
] as const)('a gate pass is %s', (_state, startedAt, revokedAt, now, state) => {
  expect(gatePassState({ ...pass, startedAt, revokedAt }, now)).toBe(state);
});

describe('the PIN of a gate pass', () => {
  const wrongly = (times: number, from: WrongPins = NO_WRONG_PINS, at = NOW): WrongPins =>
    times === 0 ? from : wrongly(times - 1, decideGatePin(pass, { matches: false, wrong: from }, at).wrong, at);

  it('has six digits, and is read with spaces and dashes', () => {
    fc.assert(
      fc.property(fc.nat({ max: 999_999 }), fc.nat({ max: 6 }), fc.constantFrom(' ', '-'), (picked, at, gap) => {
        const pin = newGatePin(() => picked);
        expect(pin).toMatch(/^\d{6}$/);
        expect(readGatePin(` ${pin.slice(0, at)}${gap}${pin.slice(at)}`)).toBe(pin);
      }),
    );
    expect(['', '12345', '1234567', '12345a'].map(readGatePin)).toEqual([null, null, null, null]);
  });

  it('opens the pass and forgets the wrong ones before it', () => {
    expect(decideGatePin(pass, { matches: true, wrong: wrongly(4) }, NOW)).toEqual({
      answer: { ok: true, value: null },
      wrong: NO_WRONG_PINS,
    });
  });

  it('says how many tries are left', () => {
    const left = [1, 2, 3, 4, 5].map((nth) => {
      const { answer } = decideGatePin(pass, { matches: false, wrong: wrongly(nth - 1) }, NOW);
      return answer.ok ? null : answer.refusal;
    });
    expect(left).toEqual([4, 3, 2, 1, 0].map((triesLeft) => ({ code: 'GATE_PIN_WRONG', triesLeft })));
  });

  it('is not taken after five wrong ones, even if it is right, until a quarter of an hour is over', () => {
    const until = later(NOW, PIN_LOCKED_FOR);
    const locked = {
      answer: { ok: false, refusal: { code: 'GATE_PIN_LOCKED', until } },
      wrong: wrongly(TRIES_PER_PIN),
    };
    for (const matches of [true, false]) {
      expect(decideGatePin(pass, { matches, wrong: wrongly(TRIES_PER_PIN) }, later(until, -1))).toEqual(locked);
    }
    expect(decideGatePin(pass, { matches: true, wrong: wrongly(TRIES_PER_PIN) }, until).answer.ok).toBe(true);
    expect(decideGatePin(pass, { matches: false, wrong: wrongly(TRIES_PER_PIN) }, until).wrong).toEqual({
      count: 1,
      since: until,
    });
  });

  it('opens nothing of a pass that is over or revoked, and such a try is not counted', () => {
    const revoked = { ...pass, revokedAt: NOW };
    expect(decideGatePin(revoked, { matches: true, wrong: wrongly(2) }, NOW)).toEqual({
      answer: { ok: false, refusal: { code: 'PASS_REVOKED' } },
      wrong: wrongly(2),
    });
    const { answer } = decideGatePin(pass, { matches: false, wrong: NO_WRONG_PINS }, instant(LAST + 1));
    expect(answer).toEqual({ ok: false, refusal: { code: 'PASS_OVER', since: LAST } });
  });
});
