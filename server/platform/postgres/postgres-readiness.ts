import type { AppReadiness } from '#server/platform/ports/app-readiness.ts';
import type { Database } from './connection.ts';
import { migrationFiles } from './migration-files.ts';

/** Ready when the database answers and has every migration of this version. */
export function makePostgresReadiness({ pool }: Pick<Database, 'pool'>): AppReadiness {
  const needed = migrationFiles().map((file) => file.name);
  return {
    problem: async () => {
      try {
        const found = await pool.query<{ missing: string[] }>(
          'SELECT ARRAY(SELECT unnest($1::text[]) EXCEPT SELECT name FROM schema_migration_file) AS missing',
          [needed],
        );
        const missing = found.rows[0]?.missing ?? [];
        return missing.length === 0 ? null : `the database lacks the migrations ${missing.join(', ')}`;
      } catch {
        return 'the database does not answer';
      }
    },
  };
}
