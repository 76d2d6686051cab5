import cluster from 'node:cluster';
import { endWithProcess } from './end-with-process.ts';
import { runNode } from './run-node.ts';
import { runServer } from './run-server.ts';
import { startFailure } from './start-failure.ts';

// One start line to stdout, sentences to stderr; `--dev` serves the pages from their sources.
const began = performance.now();
const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

const starting: Promise<() => Promise<void>> = cluster.isPrimary
  ? runServer({ env: process.env, developing: process.argv.includes('--dev'), say }).then((server) => {
      const { profile, baseUrl } = server.environment;
      const took = Math.round(performance.now() - began);
      process.stdout.write(`Vemoi (${profile}) is ready at ${baseUrl} (${took} ms)\n`);
      return server.stop;
    })
  : runNode(process.env).then((node) => {
      node.onRetired(() => end());
      return node.stop;
    });

// A signal during the start waits for it, so that nothing is left half started.
const end = endWithProcess(async () => {
  const stop = await starting.catch(() => undefined);
  await stop?.();
});
// A node whose parent was killed has nobody to stop it.
if (!cluster.isPrimary) process.once('disconnect', end);

try {
  await starting;
} catch (error) {
  say(startFailure(error));
  process.exit(1);
}
