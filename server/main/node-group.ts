import { SECOND } from '#domain/kernel/instant.ts';
import { SettingError } from './environment.ts';

export type NodeProcess = {
  /** Resolves once it serves; stays pending if it ends before. */
  readonly serving: Promise<void>;
  /** Resolves with the reason it ended, as text. */
  readonly ended: Promise<string>;
  /** Accepts no new connection, finishes its requests, and exits. */
  readonly retire: () => void;
  readonly kill: (signal: 'SIGTERM' | 'SIGKILL') => void;
};

export type NodeGroupParts = {
  /** Nodes serving at the same time. */
  readonly count: number;
  /** Starts a node in this place, counted from 1. */
  readonly start: (place: number) => NodeProcess;
  readonly say: (sentence: string) => void;
  readonly pause: (ms: number) => Promise<void>;
  /** A monotonic clock, in ms. */
  readonly clock: () => number;
};

export type NodeGroup = {
  /** Replaces the nodes one by one; false when a new one does not serve, and the old ones continue. */
  readonly replaceAll: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
};

const FIRST_PAUSE = SECOND / 2;
const LONGEST_PAUSE = 30 * SECOND;
/** A node that served this long did not fail at its start: it is replaced at once. */
const PROVEN_AFTER = 10 * SECOND;
const SERVES_WITHIN = 60 * SECOND;
const RETIRES_WITHIN = 30 * SECOND;
const STOPS_WITHIN = 12 * SECOND;

type Place = { readonly number: number; node: NodeProcess };

/** A node that dies restarts with growing pauses. Rejects when one of the first does not serve. */
export async function startNodeGroup({ count, start, say, pause, clock }: NodeGroupParts): Promise<NodeGroup> {
  let stopping = false;
  let replacing: Promise<boolean> | null = null;
  const places: Place[] = [];
  // Nodes that are retiring or not yet in their place.
  const others = new Set<NodeProcess>();

  const within = async <T>(ms: number, work: Promise<T>): Promise<T | 'too long'> =>
    Promise.race([work, pause(ms).then(() => 'too long' as const)]);
  const serves = (node: NodeProcess): Promise<'serves' | 'ended'> =>
    Promise.race([node.serving.then(() => 'serves' as const), node.ended.then(() => 'ended' as const)]);

  async function end(node: NodeProcess, patience: number): Promise<void> {
    if ((await within(patience, node.ended)) === 'too long') {
      node.kill('SIGKILL');
      await node.ended;
    }
  }

  async function watch(place: Place): Promise<void> {
    for (let again = FIRST_PAUSE; !stopping; ) {
      const { node } = place;
      const began = clock();
      const because = await node.ended;
      if (stopping) return;
      // Replaced: its successor is watched.
      if (place.node !== node) continue;
      if (clock() - began >= PROVEN_AFTER) again = FIRST_PAUSE;
      say(`Node ${place.number} ended unexpectedly (${because}). Restarting it.`);
      await pause(again);
      again = Math.min(again * 2, LONGEST_PAUSE);
      if (!stopping && place.node === node) place.node = start(place.number);
    }
  }

  async function replace(place: Place): Promise<boolean> {
    const next = start(place.number);
    others.add(next);
    const began = await within(SERVES_WITHIN, serves(next));
    others.delete(next);
    if (began !== 'serves' || stopping) {
      next.kill('SIGKILL');
      await next.ended;
      return false;
    }
    const old = place.node;
    place.node = next;
    others.add(old);
    old.retire();
    await end(old, RETIRES_WITHIN);
    others.delete(old);
    return true;
  }

  async function replaceEach(): Promise<boolean> {
    for (const place of places) {
      if (stopping) return false;
      if (!(await replace(place))) {
        if (!stopping) say(`New node ${place.number} failed to start. The old nodes keep running.`);
        return false;
      }
    }
    say(`All ${count} nodes were replaced.`);
    return true;
  }

  async function stop(): Promise<void> {
    stopping = true;
    const all = [...places.map((place) => place.node), ...others];
    for (const node of all) node.kill('SIGTERM');
    await Promise.all(all.map((node) => end(node, STOPS_WITHIN)));
    await replacing;
  }

  for (let number = 1; number <= count; number += 1) places.push({ number, node: start(number) });
  const began = await Promise.all(places.map((place) => serves(place.node)));
  if (began.includes('ended')) {
    await stop();
    throw new SettingError('A node failed to start. The reason is above.');
  }
  for (const place of places) void watch(place);

  return {
    replaceAll: () => {
      replacing ??= replaceEach().finally(() => {
        replacing = null;
      });
      return replacing;
    },
    stop,
  };
}
