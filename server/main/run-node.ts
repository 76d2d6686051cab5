import type { DatabaseAddress } from '#server/platform/postgres/connection.ts';
import { pendingMigrations } from '#server/platform/postgres/migrator.ts';
import { drainHttp } from './drain-http.ts';
import { readEnvironment, SettingError } from './environment.ts';
import { NODE_DATABASE, NODE_PLACE } from './fork-node.ts';
import { handleUncaughtErrors } from './handle-uncaught-errors.ts';
import { askerOf, type NodeMessage, readNodeMessage } from './node-messages.ts';
import { openLog } from './open-log.ts';
import { pagesAreBuilt } from './pages.ts';
import { startApp } from './start-app.ts';

// The parent waits one second per node.
const PARENT_ANSWERS_WITHIN_MS = 2_000;

export type RunningNode = {
  readonly stop: () => Promise<void>;
  /** Called when the parent replaces this node; every request is answered by then. */
  readonly onRetired: (retired: () => void) => void;
};

/** One of WORKERS nodes, whose parent has prepared the database. */
export async function runNode(env: Readonly<Record<string, string | undefined>>): Promise<RunningNode> {
  const environment = readEnvironment(env);
  const address = JSON.parse(env[NODE_DATABASE] ?? '{}') as DatabaseAddress;
  const log = openLog(environment, Number(env[NODE_PLACE] ?? 0));
  // A newer version started beside older nodes: they continue until the database is migrated.
  const pending = await pendingMigrations(address);
  if (pending.length > 0)
    throw new SettingError(`${pending.length} migrations of this version are missing: ${pending.join(', ')}.`);

  const send = (message: NodeMessage): boolean => process.send?.(message) ?? false;
  const askParent = askerOf({ send, on: process.on.bind(process) }, PARENT_ANSWERS_WITHIN_MS);
  let retired = (): void => undefined;
  let readOwn: () => Promise<string> = () => Promise.resolve('');
  const app = await startApp({
    environment,
    address,
    log,
    pages: pagesAreBuilt() ? 'built' : 'none',
    readMetrics: (own) => {
      readOwn = own;
      return async () => (await askParent()) ?? own();
    },
  });
  process.on('message', (said) => {
    const message = readNodeMessage(said);
    if (message?.kind === 'measured?')
      void readOwn().then((text) => send({ kind: 'measured', question: message.question, text }));
    if (message?.kind === 'retire') void drainHttp(app.http.app.server).then(() => retired());
  });
  handleUncaughtErrors(log, app.stop);
  return {
    stop: app.stop,
    onRetired: (call) => {
      retired = call;
    },
  };
}
