import { expect, it } from 'vitest';
import { type NodeProcess, startNodeGroup } from './node-group.ts';

function aNode(place: number, log: string[], obedient: boolean) {
  let serve = (): void => undefined;
  let end = (_because: string): void => undefined;
  const serving = new Promise<void>((resolve) => {
    serve = resolve;
  });
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  const node: NodeProcess = {
    serving,
    ended,
    retire: () => {
      log.push(`retire ${place}`);
      if (obedient) end('0');
    },
    kill: (signal) => {
      log.push(`${signal} ${place}`);
      if (obedient || signal === 'SIGKILL') end(signal);
    },
  };
  return { place, node, serve, end };
}

async function aGroup({ count = 2, serving = true, obedient = true } = {}) {
  const log: string[] = [];
  const started: ReturnType<typeof aNode>[] = [];
  const pauses: { readonly ms: number; readonly over: () => void }[] = [];
  const said: string[] = [];
  let now = 0;
  const behaviour = { serving, obedient };
  const group = startNodeGroup({
    count,
    start: (place) => {
      log.push(`start ${place}`);
      const made = aNode(place, log, behaviour.obedient);
      started.push(made);
      if (behaviour.serving) made.serve();
      return made.node;
    },
    say: (sentence) => said.push(sentence),
    pause: (ms) => new Promise((over) => pauses.push({ ms, over })),
    clock: () => now,
  });
  const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
  const passPause = async (): Promise<number> => {
    const next = pauses.pop();
    next?.over();
    await settle();
    return next?.ms ?? 0;
  };
  return { group, log, started, pauses, said, behaviour, settle, passPause, pass: (ms: number) => (now += ms) };
}

it('starts a node for each place, and rejects when one of the first ends before it serves', async () => {
  const whole = await aGroup();
  await whole.group;
  expect(whole.log).toEqual(['start 1', 'start 2']);
  const broken = await aGroup({ serving: false });
  broken.started[0]?.serve();
  broken.started[1]?.end('1');
  await expect(broken.group).rejects.toThrow('A node failed to start');
  expect(broken.log).toContain('SIGTERM 1');
});

it('restarts a dead node, with pauses that grow until one holds', async () => {
  const { group, started, settle, passPause, pass, said } = await aGroup({ count: 1 });
  await group;
  const pauses: number[] = [];
  const die = async () => {
    started.at(-1)?.end('SIGKILL');
    await settle();
    pauses.push(await passPause());
  };
  for (let times = 0; times < 8; times += 1) await die();
  expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  pass(61_000);
  await die();
  expect(pauses.at(-1)).toBe(500);
  expect(said[0]).toBe('Node 1 ended unexpectedly (SIGKILL). Restarting it.');
});

it('replaces nodes one by one, each only once its successor serves', async () => {
  const { group, log, started, behaviour, settle, said } = await aGroup();
  const nodes = await group;
  behaviour.serving = false;
  const replaced = nodes.replaceAll();
  expect(nodes.replaceAll()).toBe(replaced);
  await settle();
  expect(log.slice(2)).toEqual(['start 1']);
  started[2]?.serve();
  await settle();
  expect(log.slice(2)).toEqual(['start 1', 'retire 1', 'start 2']);
  started[3]?.serve();
  expect(await replaced).toBe(true);
  expect(log.slice(2)).toEqual(['start 1', 'retire 1', 'start 2', 'retire 2']);
  // Nobody died unexpectedly.
  expect(said).toEqual(['All 2 nodes were replaced.']);
});

it.each(['ends', 'does not serve in time'])('keeps the old nodes when a new one %s', async (how) => {
  const { group, log, started, behaviour, settle, pauses, said } = await aGroup();
  const nodes = await group;
  behaviour.serving = false;
  const replaced = nodes.replaceAll();
  await settle();
  if (how === 'ends') started[2]?.end('1');
  else for (const pause of pauses) pause.over();
  expect(await replaced).toBe(false);
  expect(log.filter((line) => line.startsWith('retire'))).toEqual([]);
  expect(said).toEqual(['New node 1 failed to start. The old nodes keep running.']);
});

it('kills a node that does not exit', async () => {
  const { group, log, settle, pauses } = await aGroup({ count: 1, obedient: false });
  const nodes = await group;
  const stopped = nodes.stop();
  await settle();
  expect(log).toEqual(['start 1', 'SIGTERM 1']);
  for (const pause of pauses) pause.over();
  await stopped;
  expect(log).toEqual(['start 1', 'SIGTERM 1', 'SIGKILL 1']);
});

it('restarts nothing after it was told to stop', async () => {
  const { group, log, settle, passPause, started } = await aGroup({ count: 1 });
  const nodes = await group;
  started[0]?.end('1');
  await settle();
  await nodes.stop();
  await passPause();
  expect(log).toEqual(['start 1', 'SIGTERM 1']);
});
