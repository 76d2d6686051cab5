import { SECOND } from '#domain/kernel/instant.ts';
import { SettingError } from './environment.ts';

/** One node in a process of its own, as its parent sees it. */
export type NodeProcess = {
  /** Resolves when it serves; never when it ends before. */
  readonly serving: Promise<void>;
  /** Resolves with what it ended with, for a person. */
  readonly ended: Promise<string>;
  /** Takes no new connection, answers what it has, and ends by itself. */
  readonly retire: () => void;
  readonly kill: (signal: 'SIGTERM' | 'SIGKILL') => void;
};

export type NodeGroupParts = {
  /** Nodes that serve at the same time. */
  readonly count: number;
  /** Starts a node in this place, from 1. */
  readonly start: (place: number) => NodeProcess;
  readonly say: (sentence: string) => void;
  readonly pause: (ms: number) => Promise<void>;
  /** A clock that only moves forward, in ms. */
  readonly clock: () => number;
};

export type NodeGroup = {
  /** One node after another gives way to a new one; false when a new one did not serve and the old ones go on. */
  readonly replaceAll: () => Promise<boolean>;
  readonly stop: () => Promise<void>;
};

const FIRST_PAUSE = SECOND / 2;
const LONGEST_PAUSE = 30 * SECOND;
/** Who served this long did not fail at its start: the next one is started at once. */
const PROVEN_AFTER = 10 * SECOND;
const SERVES_WITHIN = 60 * SECOND;
const RETIRES_WITHIN = 30 * SECOND;
const STOPS_WITHIN = 12 * SECOND;

type Place = { readonly number: number; node: NodeProcess };

/**
 * Starts the nodes, replaces one that dies (again and again with growing pauses), and ends them together. Refuses when
 * one of the first does not serve.
 */
export async function startNodeGroup({ count, start, say, pause, clock }: NodeGroupParts): Promise<NodeGroup> {
  let stopping = false;
  let replacing: Promise<boolean> | null = null;
  const places: Place[] = [];
  // Nodes that were told to go, or are not yet in their place.
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

  /** Sees to it that the place is never empty for long. */
  async function watch(place: Place): Promise<void> {
    for (let again = FIRST_PAUSE; !stopping; ) {
      const { node } = place;
      const began = clock();
      const because = await node.ended;
      if (stopping) return;
      // It was replaced: the one who took its place is watched now.
      if (place.node !== node) continue;
      if (clock() - began >= PROVEN_AFTER) again = FIRST_PAUSE;
      say(`Node ${place.number} ended unexpectedly (${because}) and is started again.`);
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
        if (!stopping) say(`A new node ${place.number} did not serve; the old ones go on.`);
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
    throw new SettingError('A node did not start; its reason stands above.');
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
