import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant, later } from '#domain/kernel/instant.ts';
import { anyMoment, anyWaiter, anyWaitingTokenFields } from '#test/arbitraries/waiting-room.arbitraries.ts';
import { checkToken, newPlace, PASS_LIFE, PLACE_LIFE, passFor } from './check-token.ts';
import type { Waiter } from './place.ts';

const NOW = instant(1_780_000_000_000);
const LINH: Waiter = { kind: 'ACCOUNT', id: '0190a5e0-0000-7000-8000-000000000001' };
const MINH: Waiter = { kind: 'ACCOUNT', id: '0190a5e0-0000-7000-8000-000000000002' };
const asked = { kind: 'PLACE', eventId: 1012, holders: [LINH] } as const;

describe('whether a token is good', () => {
  it('a place lasts six hours, a pass ten minutes and no longer than its place', () => {
    expect([PLACE_LIFE, PASS_LIFE]).toEqual([6 * 3_600_000, 600_000]);
    const held = newPlace(1012, LINH, NOW);
    expect(held).toEqual({
      kind: 'PLACE',
      eventId: 1012,
      waiter: LINH,
      issuedAt: NOW,
      expiresAt: later(NOW, PLACE_LIFE),
    });
    expect(passFor(held, later(NOW, 1))).toEqual({
      ...held,
      kind: 'PASS',
      issuedAt: NOW + 1,
      expiresAt: NOW + 1 + PASS_LIFE,
    });
    expect(passFor(held, later(NOW, PLACE_LIFE - 1)).expiresAt).toBe(held.expiresAt);
  });

  it('a fresh token is good for its holder as often as it is shown, until it expires', () => {
    fc.assert(
      fc.property(anyWaitingTokenFields, fc.array(anyWaiter, { maxLength: 2 }), (token, others) => {
        const call = { kind: token.kind, eventId: token.eventId, holders: [...others, token.waiter] };
        expect(checkToken(token, call, later(token.expiresAt, -1))).toEqual({ ok: true, value: token });
        expect(checkToken(token, call, token.expiresAt)).toEqual({ ok: false, refusal: 'EXPIRED' });
      }),
    );
  });

  it('it is nothing in the hands of anybody else', () => {
    fc.assert(
      fc.property(anyWaiter, anyWaiter, anyMoment, (own, other, now) => {
        fc.pre(own.id !== other.id);
        const refusal = { ok: false, refusal: 'OTHER_PERSON' };
        const token = newPlace(1012, own, now);
        expect(checkToken(token, { ...asked, holders: [other] }, now)).toEqual(refusal);
        expect(checkToken(token, { ...asked, holders: [] }, now)).toEqual(refusal);
        const namesake: Waiter = { id: own.id, kind: own.kind === 'ACCOUNT' ? 'VISITOR' : 'ACCOUNT' };
        expect(checkToken(token, { ...asked, holders: [namesake] }, now)).toEqual(refusal);
      }),
    );
  });

  it.each([
    ['a place is no pass', { ...asked, kind: 'PASS' as const }, 'INVALID'],
    ['another event', { ...asked, eventId: 1013 }, 'OTHER_EVENT'],
    ['another account', { ...asked, holders: [MINH] }, 'OTHER_PERSON'],
  ])('%s', (_, call, refusal) => {
    expect(checkToken(newPlace(1012, LINH, NOW), call, NOW)).toEqual({ ok: false, refusal });
  });
});
