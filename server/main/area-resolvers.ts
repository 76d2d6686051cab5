import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Resolvers } from '#server/api/graphql/schema.gen.ts';

const FOLDER = join(import.meta.dirname, '../api/graphql');

/** The resolvers of every area. */
export async function areaResolvers(): Promise<Resolvers[]> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.resolvers.ts'));
  const modules = await Promise.all(files.sort().map((file) => import(pathToFileURL(join(FOLDER, file)).href) as Promise<Record<string, unknown>>));
  return modules.flatMap((module) => Object.entries(module).flatMap(([name, thing]) => (name.endsWith('Resolvers') ? [thing as Resolvers] : [])));
}
