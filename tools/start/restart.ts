import { readEnvironment } from '#server/main/environment.ts';
import { runningInstance } from '#server/main/instance-lock.ts';

/** On this data folder, one by one, without a lost request. */
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
    `Replacing the nodes of Vemoi at ${running.address} one by one. Its own terminal shows the progress.\n`,
  );
  return Promise.resolve();
}
