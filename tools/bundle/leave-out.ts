import type { Plugin } from 'vite';
import { LEFT_OUT } from './left-out.ts';

/** Replaces modules by the stubs of left-out.ts in the browser's bundle. The server keeps the real modules. */
export const leaveOut = (): Plugin => ({
  name: 'vemoi:leave-out',
  load(id) {
    const out = LEFT_OUT.find(({ file }) => id.endsWith(`/node_modules/${file}`));
    return out === undefined ? null : { code: out.code, moduleSideEffects: false };
  },
});
