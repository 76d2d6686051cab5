import { z } from 'zod';

/** Vite's manifest: each source's chunk and its imports. */
export const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional(), css: z.array(z.string()).optional() }),
);
export type Manifest = z.infer<typeof Manifest>;

/** The modules of each chunk (tools/bundle/note-modules.ts). */
export const Modules = z.record(z.string(), z.array(z.string()));
export type Modules = z.infer<typeof Modules>;

/** Each with everything it imports, once. Throws for a source that is not in the build. */
export function filesOf(manifest: Manifest, sources: readonly string[]): ReadonlySet<string> {
  const files = new Set<string>();
  const seen = new Set<string>();
  const visit = (source: string): void => {
    if (seen.has(source)) return;
    seen.add(source);
    const chunk = manifest[source];
    if (chunk === undefined) throw new Error(`The build knows no ${source}`);
    files.add(chunk.file);
    for (const one of chunk.imports ?? []) visit(one);
  };
  for (const source of sources) visit(source);
  return files;
}

export type PageBudget = {
  readonly page: string;
  readonly sources: readonly string[];
  /** Sources of the previous page, whose chunks are loaded already. */
  readonly after?: readonly string[];
  /** Limit of compressed JavaScript, in bytes. */
  readonly most: number;
  /** Packages, or parts of packages, that the page must not load. */
  readonly without?: readonly string[];
};
export type PageWeight = PageBudget & {
  readonly bytes: number;
  readonly files: number;
  readonly unwanted: readonly string[];
};

const isBelow = (name: string, parent: string): boolean => name === parent || name.startsWith(`${parent}/`);

export const weigh = (
  manifest: Manifest,
  modules: Modules,
  pages: readonly PageBudget[],
  bytesOf: (file: string) => number,
): PageWeight[] =>
  pages.map((page) => {
    const there = filesOf(manifest, page.after ?? []);
    const files = [...filesOf(manifest, page.sources)].filter((file) => file.endsWith('.js') && !there.has(file));
    const unwanted = files.flatMap((file) => {
      const names = modules[file];
      if (names === undefined) throw new Error(`Nobody noted what is in ${file}`);
      return names
        .filter((name) => page.without?.some((parent) => isBelow(name, parent)))
        .map((name) => `${name} in ${file}`);
    });
    return { ...page, files: files.length, bytes: files.reduce((sum, file) => sum + bytesOf(file), 0), unwanted };
  });
