import { expect, it } from 'vitest';
import { startTestApp } from './start-test-app.ts';

const app = await startTestApp();

it('answers that it lives and that it is ready', async () => {
  const alive = await fetch(`${app.url}/healthz`);
  const ready = await fetch(`${app.url}/readyz`);
  expect([alive.status, ready.status, await ready.json()]).toEqual([200, 200, { status: 'ready' }]);
});
