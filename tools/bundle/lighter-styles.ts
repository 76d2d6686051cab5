import type { Plugin } from 'vite';
import { type Change, changeText } from './change-text.ts';

export const STYLED = '@emotion/styled/base/dist/emotion-styled-base.esm.js';

/**
 * On the server Emotion's rules go into the page's cache and its `Insertion` draws nothing, so that a component with a
 * hook stands beside each styled element only to insert them. Two children stay two, as useId counts them.
 */
const CHANGES: readonly Change[] = [
  [
    `React.createElement(Insertion, {
        cache: cache,
        serialized: serialized,
        isStringTag: typeof FinalTag === 'string'
      })`,
    `(insertStyles(cache, serialized, typeof FinalTag === 'string'), null)`,
  ],
  // Rules of ui/theme/styled.ts are written out already and need no theme.
  [
    'var Styled = withEmotionCache(',
    `var isWritten = styles.length === 1 && typeof styles[0] === 'object' && styles[0].styles !== undefined;
    var Styled = withEmotionCache(`,
  ],
  ['if (props.theme == null) {', 'if (!isWritten && props.theme == null) {'],
  [
    'styles.concat(classInterpolations)',
    'classInterpolations.length === 0 ? styles : styles.concat(classInterpolations)',
  ],
];

export const lightened = (code: string): string => changeText(STYLED, code, CHANGES);

/** In the server's bundle only. */
export const lighterStyles = (): Plugin => ({
  name: 'vemoi:lighter-styles',
  transform: (code, id) => (id.endsWith(`/node_modules/${STYLED}`) ? { code: lightened(code), map: null } : null),
});
