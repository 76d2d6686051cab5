import { describe, expect, it } from 'vitest';
import { afterPoll } from './owned-ticket-poll.ts';

describe('polling for the ticket after a private purchase', () => {
  it('is every second, at most 30 times, until it is owned [S4-46]', () => {
    expect([0, 1, 29].map((looks) => afterPoll(looks, false))).toEqual(
      Array(3).fill({ kind: 'LOOK_AGAIN', afterMs: 1_000 }),
    );
    expect([30, 31].map((looks) => afterPoll(looks, false))).toEqual(Array(2).fill({ kind: 'GAVE_UP' }));
    expect([1, 30].map((looks) => afterPoll(looks, true))).toEqual(Array(2).fill({ kind: 'OWNED' }));
  });
});
