/** What one command of a batch came to: its answer, or a bug that it alone has to bear. */
export type BatchAnswer<Answer> =
  | { readonly ok: true; readonly answer: Answer }
  | { readonly ok: false; readonly error: unknown };

export type BatcherSettings = {
  /** Commands of one event that go into one transaction at most. */
  readonly batchSize: number;
  /** Commands that may wait for one event; beyond it the answer is 'busy'. */
  readonly queueSize: number;
  /** Transactions in flight at once over all events; each holds a connection. */
  readonly inFlight: number;
  /** Milliseconds after which a waiting command is not begun any more. */
  readonly patience: number;
  /** How often a transaction that the database asked to repeat is repeated. */
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
  /** Resolves after the commit. 'BUSY': the command was not begun and never will be. */
  readonly submit: (eventId: number, command: Command) => Promise<Answer | 'BUSY'>;
  readonly waiting: () => number;
  /**
   * Milliseconds until what waits for this event now is likely worked off, by how long its last batches took. For whom
   * was answered 'BUSY'.
   */
  readonly expectedWait: (eventId: number) => number;
  /** Takes nothing more and resolves when what was taken is answered. */
  readonly close: () => Promise<void>;
};

type Waiting<Command, Answer> = {
  readonly command: Command;
  readonly since: number;
  readonly resolve: (answer: Answer | 'BUSY') => void;
  readonly reject: (error: unknown) => void;
};

type Queue<Command, Answer> = { readonly eventId: number; waiting: Waiting<Command, Answer>[]; running: boolean };

/** Before anything was measured. */
const FIRST_BATCH_MS = 50;
const SHORTEST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 30_000;

/**
 * Group commit: whatever queued for an event while its last transaction was in flight becomes the next one. There is no
 * timer, so an idle system adds no delay; events take turns through a small number of transactions. What a transaction
 * does is the caller's `run`: it answers every command in order or rejects as a whole, and it may be run again with the
 * same commands, so they must be replayable.
 */
export function makeBatcher<Command, Answer>(given: {
  readonly run: (eventId: number, commands: readonly Command[]) => Promise<readonly BatchAnswer<Answer>[]>;
  /**
   * The database asks to repeat (deadlock, serialisation, lock time-out) or the outcome is unknown (connection lost).
   */
  readonly isRetryable: (error: unknown) => boolean;
  readonly clock: () => number;
  readonly pause: (ms: number) => Promise<void>;
  readonly settings?: Partial<BatcherSettings>;
}): Batcher<Command, Answer> {
  const settings = { ...BATCHER_SETTINGS, ...given.settings };
  const queues = new Map<number, Queue<Command, Answer>>();
  // Events that have commands and no transaction in flight, first come first served: the turn of an event ends with its
  // batch.
  const ready: Queue<Command, Answer>[] = [];
  // How long a batch takes, from its turn to its end: an average in which the last one counts a fifth.
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

  // One poisoned command must not fail the others: halves, until it stands alone.
  async function runIsolating(eventId: number, commands: readonly Command[]): Promise<readonly BatchAnswer<Answer>[]> {
    try {
      return await runRepeating(eventId, commands);
    } catch (error) {
      // What the database could not do however often it was asked is nobody's poison.
      if (commands.length === 1 || given.isRetryable(error)) return commands.map(() => ({ ok: false, error }));
      const middle = commands.length >> 1;
      const first = await runIsolating(eventId, commands.slice(0, middle));
      return [...first, ...(await runIsolating(eventId, commands.slice(middle)))];
    }
  }

  /** Runs what waits for an event, and answers how to tell those who wait what became of it. */
  async function takeTurn(queue: Queue<Command, Answer>): Promise<() => void> {
    const taken = queue.waiting.splice(0, settings.batchSize);
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
    if (queue.waiting.length > 0) {
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
          // The next batch goes to the database first: it works while those who waited for the last one are answered.
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
    // After the microtasks and the input of this turn: everything that arrived together goes together.
    setImmediate(() => {
      scheduled = false;
      beginTurns();
    });
  }

  return {
    submit: (eventId, command) => {
      let queue = queues.get(eventId);
      if (closed || (queue !== undefined && queue.waiting.length >= settings.queueSize))
        return Promise.resolve('BUSY' as const);
      if (queue === undefined) {
        queue = { eventId, waiting: [], running: false };
        queues.set(eventId, queue);
      }
      const target = queue;
      return new Promise((resolve, reject) => {
        target.waiting.push({ command, since: given.clock(), resolve, reject });
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
      // An event whose turn comes after others waits for theirs too.
      const turns = Math.max(1, ready.length / settings.inFlight);
      return Math.min(LONGEST_WAIT_MS, Math.max(SHORTEST_WAIT_MS, Math.round(batches * turns * batchMs)));
    },
    close: () => {
      closed = true;
      return total === 0 && inFlight === 0 ? Promise.resolve() : new Promise((resolve) => drained.push(resolve));
    },
  };
}
