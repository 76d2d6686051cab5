import { describe, expect, it } from 'vitest';
import { type BatchAnswer, type BatcherSettings, makeBatcher } from './reservation-batcher.ts';

const isBusyDatabase = (error: unknown): boolean => error instanceof Error && error.message === 'deadlock';

function batching(
  transaction: (eventId: number, commands: readonly string[], attempt: number) => Promise<void> | void,
  settings: Partial<BatcherSettings> = {},
  isUrgent?: (command: string) => boolean,
) {
  const batches: { readonly eventId: number; readonly commands: readonly string[] }[] = [];
  let now = 0;
  let attempt = 0;
  const batcher = makeBatcher<string, string>({
    run: async (eventId, commands): Promise<readonly BatchAnswer<string>[]> => {
      attempt += 1;
      batches.push({ eventId, commands });
      await transaction(eventId, commands, attempt);
      return commands.map((command) => ({ ok: true, answer: `${command}!` }));
    },
    isRetryable: isBusyDatabase,
    clock: () => now,
    pause: () => Promise.resolve(),
    settings,
    ...(isUrgent === undefined ? {} : { isUrgent }),
  });
  return { batcher, batches, pass: (ms: number) => (now += ms) };
}

const gate = () => {
  let open = (): void => undefined;
  const closed = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open: () => open(), closed };
};

describe('a batch', () => {
  it('takes what queued while the last one was in flight, in order', async () => {
    const first = gate();
    const { batcher, batches } = batching((_event, commands) => (commands.includes('a') ? first.closed : undefined));
    const a = batcher.submit(1, 'a');
    await new Promise((resolve) => setImmediate(resolve));
    const others = ['b', 'c', 'd'].map((command) => batcher.submit(1, command));
    first.open();
    expect(await Promise.all([a, ...others])).toEqual(['a!', 'b!', 'c!', 'd!']);
    expect(batches.map((batch) => batch.commands)).toEqual([['a'], ['b', 'c', 'd']]);
  });

  it('takes urgent commands before those that queued earlier, and accepts them when the queue is full', async () => {
    const first = gate();
    const { batcher, batches } = batching(
      (_event, commands) => (commands.includes('a') ? first.closed : undefined),
      { batchSize: 2, queueSize: 3 },
      (command) => command.startsWith('money'),
    );
    const a = batcher.submit(1, 'a');
    await new Promise((resolve) => setImmediate(resolve));
    const others = ['b', 'c', 'd', 'e', 'money 1', 'money 2', 'money 3'].map((command) => batcher.submit(1, command));
    first.open();
    const answers = ['a!', 'b!', 'c!', 'd!', 'BUSY', 'money 1!', 'money 2!', 'money 3!'];
    expect(await Promise.all([a, ...others])).toEqual(answers);
    expect(batches.map((batch) => batch.commands)).toEqual([
      ['a'],
      ['money 1', 'money 2'],
      ['money 3', 'b'],
      ['c', 'd'],
    ]);
  });

  it('is never larger than the limit', async () => {
    const { batcher, batches } = batching(() => undefined, { batchSize: 2 });
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((command) => batcher.submit(1, command)));
    expect(batches.map((batch) => batch.commands.length)).toEqual([2, 2, 1]);
  });

  it('fails only the command that cannot be decided', async () => {
    const { batcher } = batching((_event, commands) => {
      if (commands.includes('poison')) throw new Error('poisoned');
    });
    const answers = await Promise.allSettled(
      ['a', 'b', 'poison', 'c', 'd'].map((command) => batcher.submit(1, command)),
    );
    expect(answers.map((answer) => answer.status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
      'fulfilled',
    ]);
  });

  it('is retried on retryable errors', async () => {
    const { batcher, batches } = batching((_event, _commands, attempt) => {
      if (attempt < 3) throw new Error('deadlock');
    });
    expect(await Promise.all(['a', 'b'].map((command) => batcher.submit(1, command)))).toEqual(['a!', 'b!']);
    expect(batches.map((batch) => batch.commands)).toEqual([
      ['a', 'b'],
      ['a', 'b'],
      ['a', 'b'],
    ]);
  });

  it('fails as a whole when every retry fails, without isolating commands', async () => {
    const { batcher, batches } = batching(
      () => {
        throw new Error('deadlock');
      },
      { repeats: 2 },
    );
    const answers = await Promise.allSettled(['a', 'b'].map((command) => batcher.submit(1, command)));
    expect(answers.map((answer) => answer.status)).toEqual(['rejected', 'rejected']);
    expect(batches).toHaveLength(3);
  });
});

describe('a queue', () => {
  it('answers BUSY when full', async () => {
    const first = gate();
    const { batcher } = batching(() => first.closed, { queueSize: 2, inFlight: 1, batchSize: 1 });
    const held = [batcher.submit(1, 'a'), batcher.submit(1, 'b')];
    expect(await batcher.submit(1, 'c')).toBe('BUSY');
    first.open();
    expect(await Promise.all(held)).toEqual(['a!', 'b!']);
  });

  it('estimates its waiting time from the last batches when full', async () => {
    const first = gate();
    let slow = 0;
    const { batcher, pass } = batching(
      (_event, commands) => (commands.includes('held') ? first.closed : void pass(slow)),
      {
        batchSize: 1,
        queueSize: 9,
      },
    );
    slow = 500;
    for (let batch = 0; batch < 20; batch += 1) await batcher.submit(1, 'a');
    const held = batcher.submit(1, 'held');
    await new Promise((resolve) => setImmediate(resolve));
    const alone = batcher.expectedWait(1);
    const others = Array.from({ length: 9 }, () => batcher.submit(1, 'b'));
    expect(await batcher.submit(1, 'too many')).toBe('BUSY');
    const crowded = batcher.expectedWait(1);
    expect([alone > 450, alone < 550, crowded > 4_500, crowded < 5_500]).toEqual([true, true, true, true]);
    first.open();
    await Promise.all([held, ...others]);
  });

  it('drops commands that waited too long', async () => {
    const first = gate();
    const { batcher, batches, pass } = batching(
      (_event, commands) => (commands.includes('a') ? first.closed : undefined),
      { patience: 100 },
    );
    const a = batcher.submit(1, 'a');
    await new Promise((resolve) => setImmediate(resolve));
    const late = batcher.submit(1, 'late');
    pass(101);
    first.open();
    expect([await a, await late]).toEqual(['a!', 'BUSY']);
    expect(batches).toHaveLength(1);
  });

  it('lets other events take a turn after each batch', async () => {
    const { batcher, batches } = batching(() => undefined, { inFlight: 1, batchSize: 2 });
    const crowd = Array.from({ length: 6 }, (_, index) => batcher.submit(1, `crowd${index}`));
    await Promise.all([...crowd, batcher.submit(2, 'single')]);
    expect(batches.map((batch) => batch.eventId)).toEqual([1, 2, 1, 1]);
  });

  it('answers what it accepted after closing, and accepts nothing more', async () => {
    const { batcher } = batching(() => undefined);
    const taken = batcher.submit(1, 'a');
    await batcher.close();
    expect([await taken, await batcher.submit(1, 'b')]).toEqual(['a!', 'BUSY']);
    expect(batcher.waiting()).toBe(0);
  });
});
