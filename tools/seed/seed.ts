import { readEnvironment } from '#server/main/environment.ts';
import { isUserFacing } from '#server/main/is-user-facing.ts';
import { prepareDatabase } from '#server/main/prepare-database.ts';
import { startDatabase } from '#server/main/start-database.ts';
import { prepareDataDir } from '#server/platform/postgres/embedded/data-home.ts';
import { seedDemo } from './seed-demo.ts';

export async function seed(_args: readonly string[]): Promise<void> {
  const say = (sentence: string): void => void process.stdout.write(`${sentence}\n`);
  try {
    const environment = readEnvironment(process.env);
    if (environment.profile === 'production') throw new Error('The demo is never seeded in production.');
    prepareDataDir(environment.dataDir);
    const database = await startDatabase(environment, say);
    try {
      await prepareDatabase(environment, database.address);
      const seeded = await seedDemo({ environment, address: database.address, now: Date.now(), say });
      say(seeded ? 'The demo is seeded.' : 'The database is not empty. Nothing was changed.');
    } finally {
      await database.stop();
    }
  } catch (error) {
    process.stderr.write(`${isUserFacing(error) || error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
}
