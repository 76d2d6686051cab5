import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressAssets } from '#server/main/compress-assets.ts';
import { builtClientFolder } from '#server/main/pages.ts';
import { runServer } from '#server/main/run-server.ts';
import { seedDemo } from '#tools/seed/seed-demo.ts';
import { identityClient } from '#tools/staging/identity/identity-client.ts';
import { startSimulators } from '#tools/staging/start-simulators.ts';

// One line of JSON says where the server is.
async function freePorts(count: number): Promise<readonly number[]> {
  const servers = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(
    servers.map(
      (server) =>
        new Promise<number>((resolve) => {
          server.listen(0, '127.0.0.1', () => {
            const address = server.address();
            resolve(address !== null && typeof address === 'object' ? address.port : 0);
          });
        }),
    ),
  );
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}

const dataDir = mkdtempSync(join(tmpdir(), 'vemoi-journeys-'));
// As root the database runs as another account, which needs access.
chmodSync(dataDir, 0o755);
const [port = 0, stagingPort = 0, smtpPort = 0] = await freePorts(3);
const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
const env = {
  PROFILE: 'demo',
  PORT: String(port),
  STAGING_PORT: String(stagingPort),
  SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
  BASE_URL: `http://localhost:${port}`,
  DATA_DIR: dataDir,
  SEED: '1',
  // Every journey signs in from one address.
  RATE_LIMITS: 'off',
};

const server = await runServer({
  env,
  say,
  beforeServing: async ({ environment, address }) => {
    await seedDemo({ environment, address, now: Date.now(), say });
  },
});
const simulators = await startSimulators({
  port: stagingPort,
  smtpPort,
  target: `http://127.0.0.1:${port}`,
  accountNumber: server.environment.bank.account,
  sepaySecret: server.environment.sepaySecret ?? '',
  cassoSecret: server.environment.cassoSecret ?? '',
  vnpay: server.environment.vnpay,
  stripe: server.environment.stripe,
  ...identityClient(server.environment),
});
// Files are sent compressed, as in production.
await compressAssets(builtClientFolder());
process.stdout.write(
  `${JSON.stringify({ baseUrl: env.BASE_URL, stagingUrl: `http://127.0.0.1:${stagingPort}`, database: server.address })}\n`,
);

const end = (): void => {
  void simulators
    .stop()
    .then(server.stop)
    .finally(() => {
      rmSync(dataDir, { recursive: true, force: true });
      process.exit(0);
    });
};
process.once('SIGTERM', end);
process.once('SIGINT', end);
