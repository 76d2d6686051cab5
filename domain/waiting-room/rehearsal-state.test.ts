import { describe, expect, it } from 'vitest';
import { instant, MINUTE } from '#domain/kernel/instant.ts';
import { rehearsalState } from './rehearsal-state.ts';

const startedAt = instant(1_790_000_000_000);
const momentsLater = (ms: number) => instant(startedAt + ms);

describe('the state of a rehearsal', () => {
  it.each([
    ['RUNNING', { startedAt, endedAt: null, report: null }, MINUTE],
    ['BROKEN_OFF', { startedAt, endedAt: null, report: null }, 2 * MINUTE],
    ['DONE', { startedAt, endedAt: momentsLater(MINUTE), report: {} }, MINUTE],
    ['BROKEN_OFF', { startedAt, endedAt: momentsLater(MINUTE), report: null }, MINUTE],
  ] as const)('is %s', (state, rehearsal, since) => {
    expect(rehearsalState(rehearsal, momentsLater(since))).toBe(state);
  });
});
