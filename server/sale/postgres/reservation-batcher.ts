/** The outcome of one command, or its own failure. */
export type BatchAnswer<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly error: unknown };

export type BatcherSettings = {
  /** Of one event, per transaction. */
  readonly batchSize: number;
  /** Of one event; beyond it the answer is BUSY. */
  readonly queueSize: number;
  /** Over all events; each holds a connection. */
  readonly inFlight: number;
  /** Milliseconds after which a waiting command is answered BUSY. */
  readonly patience: number;
  /** Of a transaction that failed with a retryable error. */
  readonly repeats: number;
};

const LONGEST_PAUSE_MS = 250;

const BATCHER_SETTINGS: BatcherSettings = {
  batchSize: 500,
  queueSize: 10_000,
  inFlight: 4,
  patience: 10_000,
  repeats: 6,
};

export type Batcher<Command, Answer> = {
  /** Resolves after the commit. BUSY: the command was not started. */
  readonly submit: (eventId: number, command: Command) => Promise<Answer | 'BUSY'>;
  readonly waiting: () => number;
  /** Estimated milliseconds until the event's queue is worked off, for Retry-After. */
  readonly expectedWait: (eventId: number) => number;
  /** Accepts no more and resolves when the queue is empty. */
  readonly close: () => Promise<void>;
};

type Waiting<Command, Answer> = {
  readonly command: Command;
  readonly since: number;
  readonly resolve: (answer: Answer | 'BUSY') => void;
  readonly reject: (error: unknown) => void;
};

type Queue<Command, Answer> = {
  readonly eventId: number;
  /** Taken before the others. */
  urgent: Waiting<Command, Answer>[];
  waiting: Waiting<Command, Answer>[];
  running: boolean;
};

const FIRST_BATCH_MS = 50;
const SHORTEST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;

/** No timer: an idle system adds no delay. `run` may run again with the same commands, so they are idempotent. */
export function makeBatcher<Command, Answer>(given: {
  readonly run: (eventId: number, commands: readonly Command[]) => Promise<readonly BatchAnswer<Answer>[]>;
  /** Deadlock, serialisation failure or lock timeout, or an unknown outcome because the connection was lost. */
  readonly isRetryable: (error: unknown) => boolean;
  readonly clock: () => number;
  readonly pause: (ms: number) => Promise<void>;
  readonly settings?: Partial<BatcherSettings>;
  /** Urgent commands go before others; each kind has its own queue limit. None when absent. */
  readonly isUrgent?: (command: Command) => boolean;
}): Batcher<Command, Answer> {
  const settings = { ...BATCHER_SETTINGS, ...given.settings };
  const queues = new Map<number, Queue<Command, Answer>>();
  // Events with commands and no transaction in flight, first come first served.
  const ready: Queue<Command, Answer>[] = [];
  // Moving average of a batch's duration; the last one counts a fifth.
  let batchMs = FIRST_BATCH_MS;
  let inFlight = 0;
  let total = 0;
  let closed = false;
  let scheduled = false;
  let drained: (() => void)[] = [];

  async function runRepeating(eventId: number, commands: readonly Command[]): Promise<readonly BatchAnswer<Answer>[]> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await given.run(eventId, commands);
      } catch (error) {
        if (attempt > settings.repeats || !given.isRetryable(error)) throw error;
        await given.pause(Math.min(attempt * attempt * 10, LONGEST_PAUSE_MS));
      }
    }
  }

  // Halves a failing batch until the failing command is alone.
  async function runIsolating(eventId: number, commands: readonly Command[]): Promise<readonly BatchAnswer<Answer>[]> {
    try {
      return await runRepeating(eventId, commands);
    } catch (error) {
      // Retryable failures concern the whole batch, so it is not halved.
      if (commands.length === 1 || given.isRetryable(error)) return commands.map(() => ({ ok: false, error }));
      const middle = commands.length >> 1;
      const first = await runIsolating(eventId, commands.slice(0, middle));
      return [...first, ...(await runIsolating(eventId, commands.slice(middle)))];
    }
  }

  async function takeTurn(queue: Queue<Command, Answer>): Promise<() => void> {
    const urgent = queue.urgent.splice(0, settings.batchSize);
    const taken = [...urgent, ...queue.waiting.splice(0, settings.batchSize - urgent.length)];
    const now = given.clock();
    const fresh = taken.filter((each) => now - each.since <= settings.patience);
    for (const each of taken) if (now - each.since > settings.patience) each.resolve('BUSY');
    total -= taken.length;
    if (fresh.length === 0) return () => undefined;
    const began = given.clock();
    const answers = await runIsolating(
      queue.eventId,
      fresh.map((each) => each.command),
    ).catch((error: unknown) => fresh.map(() => ({ ok: false, error }) as const));
    batchMs += (given.clock() - began - batchMs) / 5;
    return () =>
      fresh.forEach((each, index) => {
        const answer = answers[index];
        if (answer === undefined) each.reject(new Error('A batch answered fewer commands than it was given'));
        else if (answer.ok) each.resolve(answer.answer);
        else each.reject(answer.error);
      });
  }

  function endTurn(queue: Queue<Command, Answer>): void {
    inFlight -= 1;
    queue.running = false;
    if (queue.urgent.length + queue.waiting.length > 0) {
      queue.running = true;
      ready.push(queue);
    } else queues.delete(queue.eventId);
  }

  function beginTurns(): void {
    while (inFlight < settings.inFlight) {
      const queue = ready.shift();
      if (queue === undefined) return;
      inFlight += 1;
      void takeTurn(queue).then((tell) => {
        endTurn(queue);
        if (ready.length > 0) {
          // The next batch starts before the last one's commands are answered, so that the database does not wait.
          beginTurns();
          setImmediate(tell);
          return;
        }
        tell();
        if (total > 0 || inFlight > 0) return;
        for (const done of drained) done();
        drained = [];
      });
    }
  }

  function schedule(): void {
    if (scheduled) return;
    scheduled = true;
    // After this turn's input, so that commands that arrived together share a batch.
    setImmediate(() => {
      scheduled = false;
      beginTurns();
    });
  }

  return {
    submit: (eventId, command) => {
      const target = queues.get(eventId) ?? { eventId, urgent: [], waiting: [], running: false };
      const line = given.isUrgent?.(command) === true ? target.urgent : target.waiting;
      if (closed || line.length >= settings.queueSize) return Promise.resolve('BUSY' as const);
      queues.set(eventId, target);
      return new Promise((resolve, reject) => {
        line.push({ command, since: given.clock(), resolve, reject });
        total += 1;
        if (!target.running) {
          target.running = true;
          ready.push(target);
        }
        schedule();
      });
    },
    waiting: () => total,
    expectedWait: (eventId) => {
      const before = queues.get(eventId)?.waiting.length ?? 0;
      const batches = Math.floor(before / settings.batchSize) + 1;
      // Waits for the turns of other events too.
      const turns = Math.max(1, ready.length / settings.inFlight);
      return Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, Math.round(batches * turns * batchMs)));
    },
    close: () => {
      closed = true;
      return total === 0 && inFlight === 0 ? Promise.resolve() : new Promise((resolve) => drained.push(resolve));
    },
  };
}
