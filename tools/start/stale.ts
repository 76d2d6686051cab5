import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Names, sizes and times of the files: fast for a thousand of them. */
function fingerprint(patterns: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of [...new Set(patterns.flatMap((pattern) => globSync(pattern)))].sort()) {
    const facts = statSync(path);
    if (facts.isFile()) hash.update(`${path}\0${facts.size}\0${facts.mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** The stamp is written last. */
export async function whenStale(
  stamp: string,
  made: string,
  sources: readonly string[],
  make: () => Promise<void>,
): Promise<boolean> {
  const now = fingerprint(sources);
  if (existsSync(made) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false;
  await make();
  mkdirSync(dirname(stamp), { recursive: true });
  // Taken again: `make` may generate sources (types).
  writeFileSync(stamp, fingerprint(sources));
  return true;
}
