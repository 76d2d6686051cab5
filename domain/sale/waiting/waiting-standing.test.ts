import { describe, expect, it } from 'vitest';
import { DAY, MINUTE } from '#domain/kernel/instant.ts';
import { minutes, NOW } from '#test/builders/moments.ts';
import { OFFER_LASTS, offeredUntil } from './waiting-entry.ts';
import { WAITING_STANDINGS, waitingStanding } from './waiting-standing.ts';

const hold = (state: 'HELD' | 'IN_CHECKOUT' | 'SOLD' | 'RELEASED') => ({ state, heldUntil: minutes(10) });

describe('what became of somebody who waited', () => {
  it('is what their entry says until they are offered places', () => {
    expect(waitingStanding('WAITING', null, NOW)).toBe('WAITING');
    expect(waitingStanding('LEFT', hold('RELEASED'), NOW)).toBe('LEFT');
  });

  it('is then what became of the places held for them', () => {
    expect(waitingStanding('OFFERED', hold('HELD'), NOW)).toBe('OFFERED');
    expect(waitingStanding('OFFERED', hold('IN_CHECKOUT'), minutes(9))).toBe('OFFERED');
    expect(waitingStanding('OFFERED', hold('HELD'), minutes(10))).toBe('LAPSED');
    expect(waitingStanding('OFFERED', hold('SOLD'), minutes(20))).toBe('TAKEN');
    expect(waitingStanding('OFFERED', hold('RELEASED'), NOW)).toBe('LAPSED');
    expect(waitingStanding('OFFERED', null, NOW)).toBe('LAPSED');
    expect(WAITING_STANDINGS).toHaveLength(5);
  });
});

describe('an offer', () => {
  it('lasts a day, but not beyond the sale', () => {
    expect(OFFER_LASTS).toBe(DAY);
    expect(offeredUntil(NOW, minutes(10_000))).toBe(NOW + DAY);
    expect(offeredUntil(NOW, minutes(5))).toBe(NOW + 5 * MINUTE);
  });
});
