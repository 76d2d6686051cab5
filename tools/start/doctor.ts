import { createConnection } from 'node:net';
import { checkPort } from '#server/main/check-port.ts';
import { productionRefusals, readEnvironment } from '#server/main/environment.ts';
import { pagesAreBuilt } from '#server/main/pages.ts';
import { startDatabase } from '#server/main/start-database.ts';
import type { Environment } from '#server/platform/ports/environment.ts';
import { openDatabase } from '#server/platform/postgres/connection.ts';
import { prepareDataDir } from '#server/platform/postgres/embedded/data-home.ts';
import { pendingMigrations } from '#server/platform/postgres/migrator.ts';

type Finding = { readonly what: string; readonly well: boolean; readonly sentence: string };

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function look(what: string, work: () => Promise<string>): Promise<Finding> {
  try {
    return { what, well: true, sentence: await work() };
  } catch (error) {
    return { what, well: false, sentence: sentenceOf(error) };
  }
}

function reach(host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = createConnection({ host, port, timeout: 5_000 });
    socket.once('connect', () => {
      socket.destroy();
      resolve();
    });
    const fail = (): void => {
      socket.destroy();
      reject(new Error(`Nothing answers at ${host}:${port}.`));
    };
    socket.once('error', fail);
    socket.once('timeout', fail);
  });
}

async function database(environment: Environment): Promise<string> {
  const running = await startDatabase(environment, () => undefined);
  try {
    const pending = await pendingMigrations(running.address);
    if (pending.length > 0) {
      return environment.profile === 'production'
        ? Promise.reject(
            new Error(
              `${pending.length} migrations are missing (${pending.join(', ')}). Back up the database, then run node_modules/.bin/node server/main/migrate.ts.`,
            ),
          )
        : `Reachable; npm start will apply ${pending.length} migrations.`;
    }
    const open = openDatabase(running.address, 1);
    try {
      const { rows } = await open.pool.query<{ version: string; profile: string | null }>(
        `SELECT split_part(version(), ' ', 2) AS version, (SELECT value #>> '{}' FROM setting WHERE name = 'profile') AS profile`,
      );
      const profile = rows[0]?.profile ?? environment.profile;
      if (profile !== environment.profile)
        throw new Error(`It belongs to the profile ${profile}. Set PROFILE=${profile}, or use another database.`);
      return `PostgreSQL ${rows[0]?.version ?? '?'} answers, ${running.embedded ? 'embedded' : 'at DATABASE_URL'}, migrated.`;
    } finally {
      await open.close();
    }
  } finally {
    await running.stop();
  }
}

async function mail({ smtpUrl, stagingUrl, bounces }: Environment): Promise<string> {
  const url = new URL(smtpUrl);
  const heard =
    bounces === null
      ? 'Bounces are not heard: set BOUNCE_ADDRESS and BOUNCE_SECRET.'
      : `Bounces go to ${bounces.address}.`;
  const simulated = stagingUrl !== null && url.hostname === '127.0.0.1';
  try {
    await reach(url.hostname, Number(url.port === '' ? (url.protocol === 'smtps:' ? 465 : 587) : url.port));
    return simulated ? 'The mailbox simulator accepts mail.' : `${url.host} accepts connections. ${heard}`;
  } catch (error) {
    if (simulated) return 'Mail goes to the mailbox simulator, which npm start starts.';
    throw new Error(`${sentenceOf(error)} Set SMTP_URL to your mail server. Until then emails wait in the queue.`);
  }
}

function payment(environment: Environment): string {
  const feeds = [
    environment.sepaySecret === null ? null : 'SePay',
    environment.cassoSecret === null ? null : 'Casso',
  ].filter((name) => name !== null);
  if (feeds.length === 0)
    throw new Error('No bank feed is configured, so no transfer is ever detected. Set SEPAY_SECRET or CASSO_SECRET.');
  return `Bank transfers to ${environment.bank.name} ${environment.bank.account}, reported by ${feeds.join(' and ')}; ${environment.bankFeed === 'casso' ? 'Casso' : 'SePay'} settles payments.`;
}

/** `npm run doctor`: checks everything the product needs and explains fixes. */
export async function doctor(): Promise<void> {
  let environment: Environment;
  try {
    environment = readEnvironment(process.env);
  } catch (error) {
    process.stdout.write(`  problem  settings: ${sentenceOf(error)}\n`);
    process.exitCode = 1;
    return;
  }
  const findings = [
    await look('settings', async () => {
      const refusals = productionRefusals(environment, process.env);
      if (refusals.length > 0) throw new Error(refusals.join(' '));
      return `Profile ${environment.profile}, at ${environment.baseUrl}.`;
    }),
    await look('data folder', async () => {
      prepareDataDir(environment.dataDir);
      return `${environment.dataDir} is writable.`;
    }),
    await look('port', async () => {
      await checkPort(environment.host, environment.port);
      return `${environment.port} is free.`;
    }),
    await look('database', () => database(environment)),
    await look('mail', () => mail(environment)),
    await look('payment', async () => payment(environment)),
    await look('pages', async () => (pagesAreBuilt() ? 'Built.' : 'Not built yet; npm start builds them.')),
  ];
  for (const { what, well, sentence } of findings)
    process.stdout.write(`  ${well ? 'ok     ' : 'problem'}  ${what}: ${sentence}\n`);
  if (findings.some(({ well }) => !well)) process.exitCode = 1;
}
