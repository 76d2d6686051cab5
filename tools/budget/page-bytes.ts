import { z } from 'zod';

/** What Vite tells of a build: each source's file, and what it brings along. */
export const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional(), css: z.array(z.string()).optional() }),
);
export type Manifest = z.infer<typeof Manifest>;

/** Which modules stand in which file (tools/bundle/note-modules.ts). */
export const Modules = z.record(z.string(), z.array(z.string()));
export type Modules = z.infer<typeof Modules>;

/**
 * The files that a browser fetches for these sources: each with everything it imports, once. A source that is not in
 * the build throws.
 */
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
  /** Sources of the page one comes from: their files are there already. */
  readonly after?: readonly string[];
  /** Bytes of JavaScript, compressed, that the page may bring. */
  readonly most: number;
  /** Packages that do not come with it: each stands for everything below its name. */
  readonly without?: readonly string[];
};
export type PageWeight = PageBudget & {
  readonly bytes: number;
  readonly files: number;
  /** What came although it may not, with the file that brought it. */
  readonly unwanted: readonly string[];
};

const isBelow = (name: string, parent: string): boolean => name === parent || name.startsWith(`${parent}/`);

/** What each page weighs; `bytesOf` gives a file's compressed size. */
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
