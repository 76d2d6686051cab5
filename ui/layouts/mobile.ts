import type { CSSObject } from '@emotion/react';

/**
 * Selectors for what differs on a phone: narrower than 768 px [S9], or told by ?mobile=true (first-script.ts) [S2.2].
 */
const NARROW = '@media (max-width: 767.98px)';
const TOLD = 'html[data-mobile] &';

const onPhone = (style: CSSObject): CSSObject => ({ [NARROW]: style, [TOLD]: style });

/** Seen on a phone only. */
export const phoneOnly = { display: 'none', ...onPhone({ display: 'flex' }) };

/** Seen everywhere but on a phone. */
export const deskOnly = onPhone({ display: 'none' });
