import { describe, expect, it } from 'vitest';
import type { EventCancellation } from '#application/event/ports/cancellation-desk.ts';
import { dong } from '#domain/kernel/money/dong.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { NOW } from '#test/builders/moments.ts';
import { CancelEvent } from './cancel-event.ts';

const one = (state: EventCancellation['state'], told = 0): EventCancellation => ({
  id: 'c1',
  sessionId: null,
  state,
  reason: 'Mưa bão',
  beginsAt: NOW,
  orders: 2,
  ordersDone: 0,
  tickets: 3,
  invitations: 0,
  money: dong(0),
  refunded: dong(0),
  people: 2,
  told,
});

const never = async () => refused({ code: 'NOT_FOUND' } as const);

describe('watching a cancellation', () => {
  it('shows its progress until it is done, through a lost connection', async () => {
    const answers = [one('RUNNING'), null, one('RUNNING', 1), one('DONE', 2), one('DONE', 2)];
    const shown: string[] = [];
    const { watch } = CancelEvent.make({
      desk: {
        preview: never,
        cancel: never,
        undo: never,
        allowGiveBack: never,
        list: async () => {
          const next = answers.shift();
          if (next === null || next === undefined) throw new Error('away');
          return ok([next]);
        },
      },
      pause: async () => undefined,
    });
    await watch(
      1,
      () => true,
      ([first]) => shown.push(`${first?.state} ${first?.told}`),
    );
    expect(shown).toEqual(['RUNNING 0', 'RUNNING 1', 'DONE 2']);
  });

  it('ends when it is refused', async () => {
    const { watch } = CancelEvent.make({
      desk: { preview: never, cancel: never, undo: never, allowGiveBack: never, list: never },
      pause: async () => undefined,
    });
    const shown: unknown[] = [];
    await watch(
      1,
      () => true,
      (list) => shown.push(list),
    );
    expect(shown).toEqual([]);
  });
});
