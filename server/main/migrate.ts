import { migrate } from '#server/platform/postgres/migrator.ts';
import { readEnvironment } from './environment.ts';
import { startDatabase } from './start-database.ts';
import { startFailure } from './start-failure.ts';

// Production does not migrate at start; this is the separate step.
const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

try {
  const database = await startDatabase(readEnvironment(process.env), say);
  try {
    const applied = await migrate(database.address);
    process.stdout.write(applied.length === 0 ? 'The database is up to date.\n' : `Applied ${applied.join(', ')}.\n`);
  } finally {
    await database.stop();
  }
} catch (error) {
  say(startFailure(error));
  process.exitCode = 1;
}
