import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { BusMessage, EventBus } from '#server/platform/ports/event-bus.ts';
import type { Log } from '#server/platform/ports/log.ts';
import type { Database } from './connection.ts';

const CHANNEL = 'vemoi';
// A NOTIFY takes a database-wide lock at its commit, so messages of this interval go as one.
const GATHER_MS = 100;
// The limit is 8000 bytes.
const LONGEST_PAYLOAD = 7_000;
const MOST_GATHERED = 5_000;

const message = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('checkout'), eventId: z.number(), checkoutSessionId: z.string() }),
  z.object({ kind: z.literal('stock'), eventId: z.number() }),
  z.object({ kind: z.literal('door'), eventId: z.number() }),
  z.object({ kind: z.literal('event'), eventId: z.number() }),
  z.object({ kind: z.literal('session-ended'), accountId: z.string(), sessionFamilyId: z.string() }),
  z.object({
    kind: z.literal('waiting-room'),
    eventId: z.number(),
    opensAt: z.number(),
    node: z.string(),
    frontier: z.number(),
    waiting: z.number(),
  }),
  z.object({
    kind: z.literal('allowance'),
    node: z.string(),
    number: z.number(),
    rate: z.string(),
    who: z.string(),
    taken: z.number(),
  }),
  z.object({ kind: z.literal('resynchronise') }),
]);
const envelope = z.object({ from: z.string(), messages: z.array(message) });

export type RunningEventBus = EventBus & { readonly start: () => Promise<void>; readonly stop: () => Promise<void> };

/** Other nodes over LISTEN and NOTIFY. */
export function makePostgresEventBus(database: Pick<Database, 'lonely' | 'pool'>, log: Log): RunningEventBus {
  const node = randomUUID();
  const listeners = new Set<(message: BusMessage) => void>();
  const gathered = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  let connection: ReturnType<Database['lonely']> | undefined;
  let stopped = false;
  let connecting: Promise<void> | undefined;

  const tell = (said: BusMessage): void => {
    for (const listen of listeners) {
      try {
        listen(said);
      } catch (error) {
        log.error(error, 'a listener of the event bus failed', { kind: said.kind });
      }
    }
  };

  const flush = async (): Promise<void> => {
    timer = undefined;
    const texts = [...gathered];
    gathered.clear();
    try {
      for (let from = 0; from < texts.length; ) {
        const part: string[] = [];
        for (let length = 60; from < texts.length; from += 1) {
          const text = texts[from] ?? '';
          length += Buffer.byteLength(text) + 1;
          if (part.length > 0 && length > LONGEST_PAYLOAD) break;
          part.push(text);
        }
        await database.pool.query('SELECT pg_notify($1, $2)', [
          CHANNEL,
          `{"from":"${node}","messages":[${part.join(',')}]}`,
        ]);
      }
    } catch {
      // The others resynchronise when they reconnect; so will we.
      gather('{"kind":"resynchronise"}', 1_000);
    }
  };

  const gather = (text: string, withinMs: number): void => {
    if (stopped) return;
    if (gathered.size >= MOST_GATHERED) {
      gathered.clear();
      gathered.add('{"kind":"resynchronise"}');
    }
    gathered.add(text);
    timer ??= setTimeout(() => void flush(), withinMs).unref();
  };

  const hear = (payload: string | undefined): void => {
    const parsed = envelope.safeParse(JSON.parse(payload ?? 'null'));
    // Kinds of a newer version are ignored.
    if (!parsed.success || parsed.data.from === node) return;
    for (const said of parsed.data.messages) tell(said);
  };

  const connect = async (again: boolean): Promise<void> => {
    for (let patience = 100; !stopped; patience = Math.min(patience * 2, 5_000)) {
      const client = database.lonely();
      let lost = false;
      const onLost = (): void => {
        if (lost) return;
        lost = true;
        if (connection === client) connection = undefined;
        client.end().catch(() => undefined);
        if (!stopped && connecting === undefined) connecting = connect(true).finally(() => (connecting = undefined));
      };
      client.on('error', onLost);
      try {
        await client.connect();
        client.on('end', onLost);
        client.on('notification', ({ payload }) => hear(payload));
        await client.query(`LISTEN ${CHANNEL}`);
        connection = client;
        // Messages in between were lost.
        if (again) tell({ kind: 'resynchronise' });
        return;
      } catch (error) {
        lost = true;
        await client.end().catch(() => undefined);
        if (!again) throw error;
        await new Promise((resolve) => setTimeout(resolve, patience));
      }
    }
  };

  return {
    publish: (said) => {
      tell(said);
      gather(JSON.stringify(said), GATHER_MS);
    },
    subscribe: (listen) => {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
    start: () => connect(false),
    stop: async () => {
      clearTimeout(timer);
      if (gathered.size > 0) await flush();
      stopped = true;
      clearTimeout(timer);
      await connection?.end().catch(() => undefined);
      await connecting?.catch(() => undefined);
    },
  };
}
