import type { Plugin } from 'vite';

export const STYLED = '@emotion/styled/base/dist/emotion-styled-base.esm.js';

type Change = readonly [from: string, to: string];

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

export const lightened = (code: string): string =>
  CHANGES.reduce((text, [from, to]) => {
    const parts = text.split(from);
    if (parts.length !== 2) throw new Error(`Not exactly once in ${STYLED}: ${from}`);
    return parts.join(to);
  }, code);

/** In the server's bundle only. */
export const lighterStyles = (): Plugin => ({
  name: 'vemoi:lighter-styles',
  transform: (code, id) => (id.endsWith(`/node_modules/${STYLED}`) ? { code: lightened(code), map: null } : null),
});
