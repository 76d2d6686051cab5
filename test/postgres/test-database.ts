import { randomUUID } from 'node:crypto';
import { inject } from 'vitest';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { NewId } from '#server/platform/ports/new-id.ts';
import {
  type Database,
  type DatabaseAddress,
  openDatabase,
  ownerClient,
} from '#server/platform/postgres/connection.ts';
import { systemClock } from '#server/platform/system/system-clock.ts';
import { makeUuidV7 } from '#server/platform/system/uuid-v7.ts';
import { afterFile } from '#test/postgres/after-file.ts';

export type TestDatabase = {
  readonly address: DatabaseAddress;
  readonly database: Database;
  readonly pool: Database['pool'];
  readonly db: Database['db'];
  readonly transaction: Database['transaction'];
  readonly clock: Clock;
  readonly newId: NewId;
  readonly asOwner: <Row extends object>(text: string, values?: readonly unknown[]) => Promise<Row[]>;
  /** Called automatically after the file's tests. */
  readonly close: () => Promise<void>;
};

const TEMPLATE = 'vemoi_template';

async function inAdministration(address: DatabaseAddress, text: string): Promise<void> {
  const client = ownerClient(address);
  await client.connect();
  try {
    await client.query(text);
  } finally {
    await client.end();
  }
}

/** Copied from the template in some 50 ms. Call it in `beforeAll` or at the top of a test file. */
export async function testDatabase(
  options: { readonly poolSize?: number; readonly empty?: boolean } = {},
): Promise<TestDatabase> {
  const cluster = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await inAdministration(cluster, `CREATE DATABASE ${name}${options.empty === true ? '' : ` TEMPLATE ${TEMPLATE}`}`);
  const address = { ...cluster, database: name };
  const database = openDatabase(address, options.poolSize ?? 8);
  let owner: ReturnType<typeof ownerClient> | undefined;
  let closed = false;
  const close = async (): Promise<void> => {
    if (closed) return;
    closed = true;
    await database.close();
    await owner?.end();
    await inAdministration(cluster, `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
  };
  afterFile(close);
  return {
    address,
    database,
    pool: database.pool,
    db: database.db,
    transaction: database.transaction,
    clock: systemClock,
    newId: makeUuidV7(systemClock.now),
    asOwner: async <Row extends object>(text: string, values: readonly unknown[] = []) => {
      if (owner === undefined) {
        owner = ownerClient(address);
        owner.on('error', () => undefined);
        await owner.connect();
      }
      return (await owner.query<Row>(text, [...values])).rows;
    },
    close,
  };
}
