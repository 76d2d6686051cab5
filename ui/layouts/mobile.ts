import type { CSSObject } from '@emotion/react';

/** Selectors for phones: below 768 px [S9], or ?mobile=true (first-script.ts) [S2.2]. */
const NARROW = '@media (max-width: 767.98px)';
const TOLD = 'html[data-mobile] &';

const onPhone = (style: CSSObject): CSSObject => ({ [NARROW]: style, [TOLD]: style });

export const phoneOnly = { display: 'none', ...onPhone({ display: 'flex' }) };

export const deskOnly = onPhone({ display: 'none' });
