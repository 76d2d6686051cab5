import { describe, expect, it } from 'vitest';
import { moduleName } from './note-modules.ts';

describe('the name of a bundled module', () => {
  it.each([
    ['/app/ui/main/App.tsx', 'ui/main/App.tsx'],
    ['/app/ui/locales/vi/shell.po?lingui', 'ui/locales/vi/shell.po'],
    ['/app/node_modules/@mui/material/Dialog/Dialog.mjs', '@mui/material/Dialog'],
    ['/app/node_modules/zod/v4/classic/schemas.js', 'zod/v4/classic'],
    ['/app/node_modules/graphql/index.mjs', 'graphql'],
    ['/app/node_modules/slate/dist/index.es.js', 'slate'],
    ['/app/node_modules/a/node_modules/b/x.js', 'b'],
    ['\0rolldown/runtime.js', null],
  ])('%s is %s', (id, name) => {
    expect(moduleName(id, '/app')).toBe(name);
  });
});
