import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { PROJECT_FOLDER } from './project-folder.ts';

const document = z.object({ name: z.string(), kind: z.enum(['query', 'mutation']), text: z.string() });

export async function registeredOperationTexts(): Promise<string[]> {
  const files = globSync('adapters/graphql/**/*.gen.ts', { cwd: PROJECT_FOLDER });
  const modules = await Promise.all(
    files.map((file) => import(pathToFileURL(join(PROJECT_FOLDER, file)).href) as Promise<Record<string, unknown>>),
  );
  return modules.flatMap((module) =>
    Object.values(module).flatMap((thing) => {
      const parsed = document.safeParse(thing);
      return parsed.success ? [parsed.data.text] : [];
    }),
  );
}
