import type { Plugin } from 'vite';

const PACKAGE = /\/node_modules\/(?!.*\/node_modules\/)((?:@[^/]+\/)?[^/]+)(\/.*)?$/;

/** A module's name in a budget: its path, or a package's name and folder (`@mui/material/Dialog`, `zod/v4/mini`). */
export function moduleName(id: string, root: string): string | null {
  const [path = ''] = id.split('?');
  const found = PACKAGE.exec(path);
  if (found === null) return path.startsWith(`${root}/`) ? path.slice(root.length + 1) : null;
  const folders = (found[2] ?? '')
    .split('/')
    .slice(1, -1)
    .filter((folder) => folder !== 'dist' && folder !== 'esm');
  return [found[1], ...folders.slice(0, 2)].join('/');
}

export const noteModules = (): Plugin => ({
  name: 'vemoi:note-modules',
  generateBundle(_options, bundle) {
    const root = this.environment.config.root;
    const noted = Object.values(bundle).flatMap((chunk) =>
      chunk.type === 'chunk'
        ? [
            [
              chunk.fileName,
              [
                ...new Set(chunk.moduleIds.map((id) => moduleName(id, root)).filter((name) => name !== null)),
              ].toSorted(),
            ] as const,
          ]
        : [],
    );
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(Object.fromEntries(noted)) });
  },
});
