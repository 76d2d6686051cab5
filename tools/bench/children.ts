import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { BenchWorld } from './bench-world.ts';
import type { CrowdPlan, CrowdReport } from './crowd-plan.ts';
import type { SaleWay } from './sale-ways.ts';

export type SaleServer = {
  readonly way: SaleWay;
  readonly url: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
};
export type CrowdOf<Plan, Report> = {
  readonly pid: number;
  readonly run: (plan: Plan) => Promise<Report>;
  readonly stop: () => Promise<void>;
};
export type Crowd = CrowdOf<CrowdPlan, CrowdReport>;

const here = (file: string): string => join(import.meta.dirname, file);

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.disconnect();
  await once(child, 'exit');
}

function nextWord<Word>(child: ChildProcess): Promise<Word> {
  return new Promise((resolve, reject) => {
    const died = (code: number | null): void => reject(new Error(`A process of the bench ended with ${code}`));
    child.once('exit', died);
    child.once('message', (word) => {
      child.off('exit', died);
      resolve(word as Word);
    });
  });
}

export async function startSaleServer(world: BenchWorld, way: SaleWay): Promise<SaleServer> {
  const profiles = process.env['BENCH_PROFILE'];
  const child = fork(here('sale-server.ts'), {
    env: { ...process.env, ...world.settings, BENCH_WAY: way, BENCH_DATABASE: JSON.stringify(world.address) },
    execArgv:
      profiles === undefined
        ? process.execArgv
        : [...process.execArgv, '--cpu-prof', `--cpu-prof-dir=${profiles}`, `--cpu-prof-name=${way}.cpuprofile`],
  });
  const { url } = await nextWord<{ url: string }>(child);
  return { way, url, pid: child.pid ?? 0, stop: () => stop(child) };
}

export function startCrowdOf<Plan extends object, Report>(file: string): CrowdOf<Plan, Report> {
  const child = fork(here(file), { execArgv: process.execArgv });
  return {
    pid: child.pid ?? 0,
    run: async (plan) => {
      const answer = nextWord<{ report?: Report; failure?: string }>(child);
      child.send(plan);
      const { report, failure } = await answer;
      if (report === undefined) throw new Error(failure ?? 'The crowd said nothing');
      return report;
    },
    stop: () => stop(child),
  };
}

export const startCrowd = (): Crowd => startCrowdOf('crowd.ts');
