import { expect, it } from 'vitest';
import { ownerClient } from '#server/platform/postgres/connection.ts';
import { describeTables } from './describe-tables.ts';
import { testDatabase } from './test-database.ts';

const { address } = await testDatabase();

it('matches the table types to the migrated database', async () => {
  const client = ownerClient(address);
  await client.connect();
  const text = await describeTables(client);
  await client.end();
  await expect(text).toMatchFileSnapshot('../../server/platform/postgres/tables.ts');
});
