import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { CORRECTION_LASTS, type DoorHand, isUndoOver, UNDO_LASTS, undoCheckIn } from './undo-check-in.ts';

const [LAN, MINH] = ['lan' as AccountId, 'minh' as AccountId];
const person = (accountId: AccountId): DoorHand => ({ accountId, gatePassId: null });
const pass = (gatePassId: string): DoorHand => ({ accountId: LAN, gatePassId });
const check = (part: object = {}) => ({ by: person(LAN), at: NOW, isLast: true, undoneAt: null, ...part });
const asks = (by: DoorHand, managesGuests = false) => ({ by, managesGuests });

const answer = (...asked: Parameters<typeof undoCheckIn>) => {
  const told = undoCheckIn(...asked);
  return told.ok ? 'undone' : told.refusal.because;
};

describe('a check-in is taken back', () => {
  it.each([
    ['by who made it', check(), asks(person(LAN)), 'undone'],
    ['not by another person at the door', check(), asks(person(MINH)), 'NOT_YOURS'],
    ['by who manages the guests', check(), asks(person(MINH), true), 'undone'],
    ['by the gate pass that made it', check({ by: pass('a') }), asks(pass('a')), 'undone'],
    ['not by another gate pass of the same maker', check({ by: pass('a') }), asks(pass('b')), 'NOT_YOURS'],
    ['not by a gate pass, when its maker scanned', check(), asks(pass('a')), 'NOT_YOURS'],
    ['not by a gate pass of who manages the guests', check({ by: pass('a') }), asks(pass('b'), true), 'NOT_YOURS'],
    ['not by a maker who manages no guests, for the pass', check({ by: pass('a') }), asks(person(LAN)), 'NOT_YOURS'],
    ['once', check({ undoneAt: NOW }), asks(person(LAN)), 'ALREADY_UNDONE'],
    ['only as the last of its ticket', check({ isLast: false }), asks(person(LAN)), 'NOT_LAST'],
    ['only where there is one', null, asks(person(LAN), true), 'NOT_FOUND'],
  ] as const)('%s', (_what, recorded, asked, expected) => {
    expect(answer(recorded, asked, minutes(1))).toBe(expected);
  });

  it('for a quarter of an hour by who made it, and for a day by who manages the guests', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 * CORRECTION_LASTS }), fc.boolean(), (ms, manages) => {
        const now = later(NOW, ms);
        const lasts = manages ? CORRECTION_LASTS : UNDO_LASTS;
        expect(answer(check(), asks(person(LAN), manages), now)).toBe(ms <= lasts ? 'undone' : 'TOO_LATE');
        expect(isUndoOver(NOW, now)).toBe(ms > UNDO_LASTS);
      }),
    );
  });
});
