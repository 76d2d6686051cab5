import { z } from 'zod';

/** What Vite tells of a build: each source's file, and what it brings along. */
export const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: z.array(z.string()).optional(), css: z.array(z.string()).optional() }),
);
export type Manifest = z.infer<typeof Manifest>;

/** The files that a browser fetches for these sources: each with everything it imports, once. A source that is not in the build throws. */
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
  /** Bytes of JavaScript, compressed, that the page may bring. */
  readonly most: number;
};
export type PageWeight = PageBudget & { readonly bytes: number; readonly files: number };

/** What each page weighs; `bytesOf` gives a file's compressed size. */
export const weigh = (manifest: Manifest, pages: readonly PageBudget[], bytesOf: (file: string) => number): PageWeight[] =>
  pages.map((page) => {
    const files = [...filesOf(manifest, page.sources)].filter((file) => file.endsWith('.js'));
    return { ...page, files: files.length, bytes: files.reduce((sum, file) => sum + bytesOf(file), 0) };
  });
