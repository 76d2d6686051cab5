import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressAssets } from '#server/main/compress-assets.ts';
import { builtClientFolder } from '#server/main/pages.ts';
import { runServer } from '#server/main/run-server.ts';
import type { DatabaseAddress } from '#server/platform/postgres/connection.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { freePorts } from './free-ports.ts';
import { identityClient } from './identity/identity-client.ts';
import { startSimulators } from './start-simulators.ts';

export type DemoProduct = {
  readonly url: string;
  readonly stagingUrl: string;
  readonly database: DatabaseAddress;
  readonly stop: () => Promise<void>;
};

const say = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** With its demo and its simulators, on free ports, in a folder that is removed afterwards. The pages must be built. */
export async function startDemoProduct(): Promise<DemoProduct> {
  const dataDir = mkdtempSync(join(tmpdir(), 'vemoi-demo-'));
  // As root the database runs as another account, which needs access.
  chmodSync(dataDir, 0o755);
  const [port = 0, stagingPort = 0, smtpPort = 0] = await freePorts(3);
  const url = `http://localhost:${port}`;
  const server = await runServer({
    env: {
      PROFILE: 'demo',
      PORT: String(port),
      STAGING_PORT: String(stagingPort),
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      BASE_URL: url,
      DATA_DIR: dataDir,
      SEED: '1',
      // Everybody comes from one address.
      RATE_LIMITS: 'off',
    },
    say,
    beforeServing: async ({ environment, address }) => {
      await seedDemo({ environment, address, now: Date.now(), say });
    },
  });
  const { bank, bounces, sepaySecret, cassoSecret, vnpay, stripe, chat3, sinvoice } = server.environment;
  const simulators = await startSimulators({
    port: stagingPort,
    smtpPort,
    target: `http://127.0.0.1:${port}`,
    accountNumber: bank.account,
    sepaySecret: sepaySecret ?? '',
    cassoSecret: cassoSecret ?? '',
    bounceSecret: bounces?.secret ?? null,
    vnpay,
    stripe,
    chat3,
    sinvoice,
    ...identityClient(server.environment),
  });
  // Files are sent compressed, as in production.
  await compressAssets(builtClientFolder());
  return {
    url,
    stagingUrl: `http://127.0.0.1:${stagingPort}`,
    database: server.address,
    stop: async () => {
      await simulators.stop();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
