import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import type { TokenProblem } from './check-token.ts';
import { decideGate } from './gate.ts';

const at = instant(1_780_000_000_000);
const OPEN = { kind: 'OPEN', opensAt: at } as const;
const PROBLEMS: readonly TokenProblem[] = ['MISSING', 'INVALID', 'OTHER_EVENT', 'OTHER_PERSON', 'EXPIRED'];

describe('the gate before the sale', () => {
  it('without a room, and when the sale is over, everybody walks in', () => {
    for (const kind of ['NONE', 'OVER'] as const)
      expect(decideGate(7, { kind }, refused('MISSING'))).toEqual(ok('OPEN_TO_ALL'));
  });

  it('before the opening nobody walks in, not even with a pass', () => {
    const refusal = refused({ code: 'WAITING_ROOM', eventId: 7, because: 'NOT_OPEN' });
    expect(decideGate(7, { kind: 'SHUT', gathersAt: at, opensAt: at }, ok('pass'))).toEqual(refusal);
    expect(decideGate(7, { kind: 'GATHERING', opensAt: at }, ok('pass'))).toEqual(refusal);
  });

  it('while it is open a pass leads in', () => {
    expect(decideGate(7, OPEN, ok('pass'))).toEqual(ok('WITH_PASS'));
  });

  it.each(PROBLEMS)('%s leads to the room', (because) => {
    expect(decideGate(7, OPEN, refused(because))).toEqual(refused({ code: 'WAITING_ROOM', eventId: 7, because }));
  });
});
