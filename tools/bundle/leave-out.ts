import type { Plugin } from 'vite';
import { LEFT_OUT } from './left-out.ts';

/** In the browser's bundle only. */
export const leaveOut = (): Plugin => ({
  name: 'vemoi:leave-out',
  load(id) {
    const out = LEFT_OUT.find(({ file }) => id.endsWith(`/node_modules/${file}`));
    return out === undefined ? null : { code: out.code, moduleSideEffects: false };
  },
});
