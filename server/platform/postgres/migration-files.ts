import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Plain SQL, forward only, ordered by name. */
export type MigrationFile = { readonly name: string; readonly text: string; readonly sha256: string };

const FOLDER = join(import.meta.dirname, 'migrations');

export function migrationFiles(folder: string = FOLDER): MigrationFile[] {
  return readdirSync(folder)
    .filter((file) => /^\d{4}-.+\.sql$/.test(file))
    .sort()
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      return {
        name: file.replace(/\.sql$/, ''),
        text,
        sha256: createHash('sha256').update(text.replaceAll('\r\n', '\n')).digest('hex'),
      };
    });
}
