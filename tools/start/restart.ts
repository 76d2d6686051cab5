import { readEnvironment } from '#server/main/environment.ts';
import { runningInstance } from '#server/main/instance-lock.ts';

/**
 * `npm restart`: the Vemoi that runs on this data folder replaces its nodes one after another, without a lost request.
 */
export function restart(): Promise<void> {
  const { dataDir } = readEnvironment(process.env);
  const running = runningInstance(dataDir);
  if (running === undefined) {
    process.stderr.write(`No Vemoi runs on ${dataDir}. Start it with npm start.\n`);
    process.exitCode = 1;
    return Promise.resolve();
  }
  process.kill(running.pid, 'SIGUSR2');
  process.stdout.write(
    `Vemoi at ${running.address} replaces its nodes one after another; its own terminal says how it goes.\n`,
  );
  return Promise.resolve();
}
