import { describe, expect, it } from 'vitest';
import type { Rehearsal } from '#application/waiting-room/ports/rehearsal-desk.ts';
import { instant } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { RehearseSale } from './rehearse-sale.ts';

const running: Rehearsal = { state: 'RUNNING', startedAt: instant(0), buyers: 50, report: null };
const brokenOff: Rehearsal = { ...running, state: 'BROKEN_OFF' };

function aDesk(answers: readonly (Rehearsal | null | 'AWAY' | 'REFUSED')[]) {
  let asked = 0;
  const pauses: number[] = [];
  const sale = RehearseSale.make({
    desk: {
      begin: async () => ok(running),
      newest: async () => {
        const answer = answers[asked] ?? null;
        asked += 1;
        if (answer === 'AWAY') throw new Error('no network');
        return answer === 'REFUSED' ? refused({ code: 'EVENT_NOT_FOUND' }) : ok(answer);
      },
    },
    pause: async (ms) => void pauses.push(ms),
  });
  return { sale, pauses };
}

describe('waiting for the report of a rehearsal', () => {
  it('asks again while it runs and after a lost connection', async () => {
    const { sale, pauses } = aDesk([running, 'AWAY', running, brokenOff]);
    expect(await sale.over(7, () => true)).toEqual(brokenOff);
    expect(pauses).toEqual([3_000, 3_000, 3_000]);
  });

  it.each([
    ['there was none', [null]],
    ['the event is refused', ['REFUSED']],
  ] as const)('ends when %s', async (_name, answers) => {
    expect(await aDesk(answers).sale.over(7, () => true)).toBeNull();
  });

  it('stops when the page is left', async () => {
    let looks = 0;
    const looksTwice = (): boolean => {
      looks += 1;
      return looks <= 2;
    };
    const { sale, pauses } = aDesk([running, running, running]);
    expect(await sale.over(7, looksTwice)).toBeNull();
    expect(pauses).toHaveLength(2);
  });
});
