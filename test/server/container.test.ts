import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { Token } from '#domain/kernel/token.ts';
import { JobHandler, PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { PERIODIC_TASKS } from '#test/postgres/periodic-rows.ts';
import { JOBS_SAID } from '#words/platform/set-aside-names.ts';
import { startTestApp } from './start-test-app.ts';

const app = await startTestApp();
const LISTS: readonly Token<unknown>[] = [JobHandler, PeriodicTask];

const isToken = (thing: unknown): thing is Token<unknown> =>
  typeof thing === 'object' && thing !== null && 'key' in thing && typeof thing.key === 'symbol';

async function everyToken(): Promise<Map<Token<unknown>, string>> {
  const root = resolve(import.meta.dirname, '../..');
  const files = globSync(
    ['server/!(main)/*.ts', 'server/*/{ports,api,graphql,http}/*.ts', 'server/platform/{files,mail}/*.ts'],
    { cwd: root },
  ).filter((file) => !/\.(?:test|gen)\.ts$/.test(file));
  const found = new Map<Token<unknown>, string>();
  for (const file of files) {
    const module = (await import(pathToFileURL(resolve(root, file)).href)) as Record<string, unknown>;
    for (const [name, thing] of Object.entries(module)) if (isToken(thing)) found.set(thing, `${file}#${name}`);
  }
  return found;
}

it('every port and use case has something behind it', async () => {
  const tokens = await everyToken();
  expect(tokens.size).toBeGreaterThan(40);
  const wrong: string[] = [];
  for (const [token, name] of tokens) {
    if (LISTS.includes(token)) continue;
    try {
      app.use(token);
    } catch (error) {
      wrong.push(`${name}: ${error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)}`);
    }
  }
  expect(wrong).toEqual([]);
});

it('every list has its members, and no task has two handlers', () => {
  const tasks = app.composition.all(JobHandler).map((handler) => handler.task);
  const periodic = app.composition.all(PeriodicTask).map((task) => task.name);
  expect([new Set(tasks).size, new Set(periodic).size]).toEqual([tasks.length, periodic.length]);
  expect(tasks.length).toBeGreaterThan(0);
  // The back office names a failed job in words.
  expect(tasks.toSorted()).toEqual(Object.keys(JOBS_SAID).toSorted());
  expect([...periodic, 'bury-lost-jobs'].sort()).toEqual(PERIODIC_TASKS);
});
