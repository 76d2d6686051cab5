import cluster, { type Worker } from 'node:cluster';
import { join } from 'node:path';
import type { DatabaseAddress } from '#server/platform/postgres/connection.ts';
import { joinMetrics } from './join-metrics.ts';
import type { NodeProcess } from './node-group.ts';
import { type AskMeasured, askerOf, type NodeMessage, readNodeMessage } from './node-messages.ts';

export const NODE_PLACE = 'VEMOI_NODE_PLACE';
export const NODE_DATABASE = 'VEMOI_NODE_DATABASE';

const NODE_ANSWERS_WITHIN_MS = 1_000;

type Asked = { readonly place: number; readonly ask: AskMeasured };
const running = new Map<Worker, Asked>();

async function tellMeasured(to: Worker, question: number): Promise<void> {
  const measured = await Promise.all(
    [...running.values()].map(async ({ place, ask }) => ({ place, text: await ask() })),
  );
  const text = joinMetrics(
    measured.flatMap((each) => (each.text === undefined ? [] : [{ place: each.place, text: each.text }])),
  );
  if (to.isConnected()) to.send({ kind: 'measured', question, text } satisfies NodeMessage);
}

export function forkNode(place: number, address: DatabaseAddress): NodeProcess {
  // A parent that hands connections over loses those a killed node had not taken; a shared socket keeps them.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  // A node always runs main.ts, whatever started the parent.
  cluster.setupPrimary({ exec: join(import.meta.dirname, 'main.ts') });
  const worker = cluster.fork({ [NODE_PLACE]: String(place), [NODE_DATABASE]: JSON.stringify(address) });
  const send = (message: NodeMessage): void => {
    if (worker.isConnected()) worker.send(message);
  };
  running.set(worker, { place, ask: askerOf({ send, on: worker.on.bind(worker) }, NODE_ANSWERS_WITHIN_MS) });
  worker.on('message', (said: unknown) => {
    const message = readNodeMessage(said);
    if (message?.kind === 'measured?') void tellMeasured(worker, message.question);
  });
  // Writing to a killed process fails.
  worker.on('error', () => undefined);
  return {
    serving: new Promise((resolve) => worker.once('listening', () => resolve())),
    ended: new Promise((resolve) =>
      worker.once('exit', (code: number | null, signal: string | null) => {
        running.delete(worker);
        resolve(signal ?? String(code));
      }),
    ),
    retire: () => send({ kind: 'retire' }),
    kill: (signal) => void worker.process.kill(signal),
  };
}
