import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';
import { cutFunctions } from './cut-functions.ts';
import { CUT_OUT, LEFT_OUT } from './left-out.ts';

/** In the browser's bundle only. */
export const leaveOut = (): Plugin => ({
  name: 'vemoi:leave-out',
  load(id) {
    const isOf = ({ file }: { readonly file: string }) => id.endsWith(`/node_modules/${file}`);
    const cut = CUT_OUT.find(isOf);
    if (cut !== undefined) return cutFunctions(readFileSync(id, 'utf8'), cut);
    const out = LEFT_OUT.find(isOf);
    return out === undefined ? null : { code: out.code, moduleSideEffects: false };
  },
});
