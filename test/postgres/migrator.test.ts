import { describe, expect, it } from 'vitest';
import { ownerClient } from '#server/platform/postgres/connection.ts';
import { type MigrationFile, migrationFiles } from '#server/platform/postgres/migration-files.ts';
import { migrate, pendingMigrations } from '#server/platform/postgres/migrator.ts';
import { testDatabase } from './test-database.ts';

const files = migrationFiles();
const extra = (text: string): MigrationFile => ({ name: '9999-extra', text, sha256: `hash of ${text}` });

describe('migrations', () => {
  it('are applied once, however many nodes start together', async () => {
    const { address } = await testDatabase({ empty: true });
    const applied = await Promise.all([1, 2, 3, 4].map(() => migrate(address)));
    expect(applied.map((names) => names.length).sort()).toEqual([0, 0, 0, files.length]);
    expect(await pendingMigrations(address)).toEqual([]);
  });

  it('are applied all or not at all', async () => {
    const { address, asOwner } = await testDatabase({ empty: true });
    await expect(migrate(address, [...files, extra('CREATE TABLE half (id int); SELECT broken')])).rejects.toThrow(
      /9999-extra failed and nothing was changed/,
    );
    expect(
      await asOwner('SELECT 1 FROM pg_tables WHERE schemaname = $1 AND tablename IN ($2, $3)', [
        'public',
        'half',
        'event',
      ]),
    ).toEqual([]);
  });

  it('refuse a file that was edited after it was applied', async () => {
    const { address } = await testDatabase();
    const edited = files.map((file, index) => (index === 0 ? { ...file, sha256: 'another' } : file));
    await expect(migrate(address, edited)).rejects.toThrow(/0001-platform was edited/);
    await expect(pendingMigrations(address, edited)).rejects.toThrow(/0001-platform was edited/);
  });

  it('refuse a database of a newer version', async () => {
    const { address } = await testDatabase();
    await migrate(address, [...files, extra('SELECT 1')]);
    await expect(migrate(address)).rejects.toThrow(/9999-extra, which this version does not know/);
  });

  it('give up waiting for a lock', async () => {
    const { address, database } = await testDatabase();
    const holder = await database.pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM setting');
    const waiting = migrate(address, [...files, extra('ALTER TABLE setting ADD COLUMN note text')]);
    await expect(waiting).rejects.toThrow(/lock timeout/);
    await holder.query('ROLLBACK');
    holder.release();
  });

  it('keep their own tables read-only for the application', async () => {
    const { pool } = await testDatabase();
    await expect(pool.query("DELETE FROM schema_migration_file WHERE name = ''")).rejects.toThrow(/permission denied/);
    expect((await pool.query('SELECT name FROM schema_migration_file')).rowCount).toBe(files.length);
  });
});

it('lets the application add to ledger, audit, transfers and order history, but never change them', async () => {
  const { pool } = await testDatabase();
  const rights = await pool.query<{ name: string; rights: string[] }>(`
    SELECT name, ARRAY(SELECT r FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) AS r WHERE has_table_privilege(name, r)) AS rights
    FROM unnest(ARRAY['ledger_line', 'audit_entry', 'incoming_transfer', 'transfer_notice', 'unread_notice', 'order_event']) AS name`);
  expect(rights.rows.map((row) => row.rights)).toEqual(Array(6).fill(['SELECT', 'INSERT']));
  expect((await pool.query<{ role: string }>('SELECT current_user AS role')).rows).toEqual([{ role: 'vemoi_app' }]);
});

it('grants the application access to tables of later migrations', async () => {
  const { address, pool } = await testDatabase();
  const client = ownerClient(address);
  await client.connect();
  await client.query('CREATE TABLE later (id int GENERATED ALWAYS AS IDENTITY, note text)');
  await client.end();
  expect((await pool.query("INSERT INTO later (note) VALUES ('x')")).rowCount).toBe(1);
});
