import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Instant, instant, later, SECOND } from '#domain/kernel/instant.ts';
import { decideRenewal, type PresentedToken, RENEWAL_TOKEN_LIFE, SAME_SUCCESSOR_FOR } from './session-family.ts';

const begun = instant(Date.parse('2026-11-20T02:00:00Z'));
const unused: PresentedToken = { expiresAt: later(begun, RENEWAL_TOKEN_LIFE), usedAt: null, familyEnded: false };

describe('a renewal token', () => {
  it.each<[string, PresentedToken | null, Instant, string]>([
    ['unused', unused, later(begun, 1), 'ROTATE'],
    ['used just now', { ...unused, usedAt: begun }, begun, 'SAME_SUCCESSOR'],
    ['used less than 30 s ago', { ...unused, usedAt: begun }, later(begun, 30 * SECOND - 1), 'SAME_SUCCESSOR'],
    ['used 30 s ago', { ...unused, usedAt: begun }, later(begun, 30 * SECOND), 'END_FAMILY'],
    ['unknown', null, begun, 'ENDED'],
    ['a year old', unused, later(begun, RENEWAL_TOKEN_LIFE), 'ENDED'],
    ['of an ended session', { ...unused, familyEnded: true }, begun, 'ENDED'],
    ['used, of an ended session', { ...unused, usedAt: begun, familyEnded: true }, later(begun, 3_600_000), 'ENDED'],
  ])('that is %s: %4$s', (_what, token, now, kind) => {
    expect(decideRenewal(token, now)).toEqual({ kind });
  });
});

type Family = { readonly tokens: { usedAt: Instant | null; successor: number | null }[]; ended: boolean };

function present(family: Family, at: number, now: Instant): number | null {
  const token = family.tokens[at];
  const decision = decideRenewal(
    token === undefined
      ? null
      : { expiresAt: later(begun, RENEWAL_TOKEN_LIFE), usedAt: token.usedAt, familyEnded: family.ended },
    now,
  );
  if (token === undefined || decision.kind === 'ENDED') return null;
  if (decision.kind === 'END_FAMILY') {
    family.ended = true;
    return null;
  }
  if (decision.kind === 'ROTATE') {
    token.usedAt = now;
    token.successor = family.tokens.push({ usedAt: null, successor: null }) - 1;
  }
  return token.successor;
}

describe('a stolen renewal token', () => {
  it('ends the session once both holders used it', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: SAME_SUCCESSOR_FOR, max: 3_600_000 }), { minLength: 2, maxLength: 10 }),
        fc.boolean(),
        (waits, thiefFirst) => {
          const family: Family = { tokens: [{ usedAt: null, successor: null }], ended: false };
          const held: [owner: number | null, thief: number | null] = [0, 0];
          let now = begun;
          for (const [turn, wait] of waits.entries()) {
            now = later(now, wait);
            const who = (turn % 2 === 0) === thiefFirst ? 1 : 0;
            const mine = held[who];
            held[who] = mine === null || mine === undefined ? null : present(family, mine, now);
          }
          expect(family.ended).toBe(true);
        },
      ),
    );
  });

  it('never signs out the owner alone, however many answers are lost', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ wait: fc.integer({ min: 0, max: 3_600_000 }), lost: fc.boolean() }), { maxLength: 20 }),
        (renewals) => {
          const family: Family = { tokens: [{ usedAt: null, successor: null }], ended: false };
          let mine = 0;
          let now = begun;
          for (const { wait, lost } of renewals) {
            now = later(now, wait);
            const first = present(family, mine, now);
            // A lost answer is asked for again at once.
            const got = lost ? present(family, mine, later(now, 5 * SECOND)) : first;
            expect(got).toBe(first);
            mine = got ?? Number.NaN;
          }
          expect(family.ended).toBe(false);
        },
      ),
    );
  });
});
