import { DRAWINGS } from './drawings.ts';

const partOf = (name: string): string =>
  `${name.replace(/(?:^|-)([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())}Icon`;

/** A file for each icon, so that a page loads only its own. */
export const iconFiles = (): readonly { readonly path: string; readonly text: string }[] =>
  Object.entries(DRAWINGS).map(([name, drawing]) => ({
    path: `ui/icons/${name}.gen.ts`,
    text: `import { makeIcon } from './make-icon.tsx';\n\nexport const ${partOf(name)} = /* @__PURE__ */ makeIcon('${drawing}');\n`,
  }));
