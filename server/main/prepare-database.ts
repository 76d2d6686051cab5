import type { Environment, Profile } from '#server/platform/ports/environment.ts';
import { type DatabaseAddress, openDatabase, ownerClient } from '#server/platform/postgres/connection.ts';
import { migrate, pendingMigrations } from '#server/platform/postgres/migrator.ts';
import { SettingError } from './environment.ts';

/** A database belongs to the profile that first used it: demo money must never meet production's. */
async function claimProfile(address: DatabaseAddress, profile: Profile): Promise<void> {
  const client = ownerClient(address);
  await client.connect();
  try {
    await client.query(
      `INSERT INTO setting (name, value) VALUES ('profile', to_jsonb($1::text)) ON CONFLICT (name) DO NOTHING`,
      [profile],
    );
    const found = await client.query<{ profile: string }>(
      `SELECT value #>> '{}' AS profile FROM setting WHERE name = 'profile'`,
    );
    const owner = found.rows[0]?.profile;
    if (owner !== profile)
      throw new SettingError(
        `This database belongs to the profile ${owner ?? 'unknown'}, not ${profile}. ` +
          `Set PROFILE=${owner ?? ''} or use another database.`,
      );
  } finally {
    await client.end();
  }
}

async function checkRole(address: DatabaseAddress): Promise<void> {
  const database = openDatabase(address, 1);
  try {
    const found = await database.pool.query<{ role: string; may: boolean }>(
      `SELECT current_user AS role, has_table_privilege('ledger_line', 'UPDATE') AS may`,
    );
    if (found.rows[0]?.may !== false) {
      throw new SettingError(
        `The application would run as ${found.rows[0]?.role ?? '?'}, which can change the ledger. ` +
          `DATABASE_URL must let it set the role vemoi_app: ` +
          `remove options from the address, and any pooler that drops them.`,
      );
    }
  } finally {
    await database.close();
  }
}

/** Production refuses an unmigrated database. Returns the applied migrations. */
export async function prepareDatabase(environment: Environment, address: DatabaseAddress): Promise<string[]> {
  let applied: string[] = [];
  if (environment.profile === 'production') {
    const pending = await pendingMigrations(address);
    if (pending.length > 0) {
      throw new SettingError(
        `${pending.length} migrations are missing (${pending.join(', ')}). ` +
          `Back up the database, then run: node_modules/.bin/node server/main/migrate.ts`,
      );
    }
  } else {
    applied = await migrate(address);
  }
  await claimProfile(address, environment.profile);
  await checkRole(address);
  return applied;
}
