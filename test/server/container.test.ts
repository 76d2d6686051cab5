import { globSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import type { Token } from '#domain/kernel/token.ts';
import { JobHandler, PeriodicTask } from '#server/platform/ports/job-queue.ts';
import { startTestApp } from './start-test-app.ts';

const app = await startTestApp();
const LISTS: readonly Token<unknown>[] = [JobHandler, PeriodicTask];

async function everyToken(): Promise<Map<symbol, string>> {
  const root = resolve(import.meta.dirname, '../..');
  const files = globSync(
    ['server/!(main)/*.ts', 'server/*/{ports,api,graphql,http}/*.ts', 'server/platform/{files,mail}/*.ts'],
    { cwd: root },
  ).filter((file) => !/\.(?:test|gen)\.ts$/.test(file));
  const found = new Map<symbol, string>();
  for (const file of files) {
    const module = (await import(pathToFileURL(resolve(root, file)).href)) as Record<string, unknown>;
    for (const [name, thing] of Object.entries(module))
      if (typeof thing === 'symbol') found.set(thing, `${file}#${name}`);
  }
  return found;
}

it('every port and use case has something behind it', async () => {
  const tokens = await everyToken();
  expect(tokens.size).toBeGreaterThan(40);
  const wrong: string[] = [];
  for (const [token, name] of tokens) {
    const known = token as Token<unknown>;
    if (LISTS.includes(known)) continue;
    try {
      app.use(known);
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
  expect(tasks.length * periodic.length).toBeGreaterThan(0);
});
