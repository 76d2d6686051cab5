import type { Plugin } from 'vite';
import { changeText } from './change-text.ts';

export const CLIENT = 'react-dom/client.js';
const LOADED = "module.exports = require('./cjs/react-dom-client.production.js');";

/**
 * React makes errors in advance, whose stacks nobody reads. Where a browser notes lines, as under DevTools and
 * Lighthouse, it reads all of React once more for them.
 */
export const withoutStacks = (code: string): string =>
  changeText(CLIENT, code, [
    [
      LOADED,
      `var stackTraceLimit = Error.stackTraceLimit;
  delete Error.stackTraceLimit;
  ${LOADED}
  Error.stackTraceLimit = stackTraceLimit;`,
    ],
  ]);

/** In the browser's bundle only. */
export const errorsWithoutStacks = (): Plugin => ({
  name: 'vemoi:errors-without-stacks',
  transform: (code, id) => (id.endsWith(`/node_modules/${CLIENT}`) ? { code: withoutStacks(code), map: null } : null),
});
