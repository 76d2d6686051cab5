import { fork } from 'node:child_process';
import { join } from 'node:path';

export type SimulatorsProcess = { readonly stop: () => Promise<void> };

export function startSimulatorsProcess(): Promise<SimulatorsProcess | null> {
  const child = fork(join(import.meta.dirname, '..', 'staging', 'main.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return new Promise((resolve) => {
    child.once('message', () =>
      resolve({
        stop: () =>
          new Promise((ended) => {
            if (child.exitCode !== null || child.signalCode !== null) return ended();
            child.once('exit', () => ended());
            child.kill('SIGTERM');
          }),
      }),
    );
    child.once('exit', () => resolve(null));
  });
}
