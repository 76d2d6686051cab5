import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { builtClientFolder } from './pages.ts';

const ENTRY = 'ui/main/entry-client.tsx';
const Manifest = z.record(z.string(), z.object({ css: z.array(z.string()).optional() }));

/** None when nothing is built. */
export function builtStylesheets(): readonly string[] {
  try {
    const manifest = Manifest.parse(JSON.parse(readFileSync(join(builtClientFolder(), '.vite/manifest.json'), 'utf8')));
    return (manifest[ENTRY]?.css ?? []).map((file) => `/${file}`);
  } catch {
    return [];
  }
}
