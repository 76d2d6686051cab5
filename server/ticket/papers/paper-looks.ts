import type { Look } from './paper.ts';

/** Colours and letters of receipts and statements. */
export const INK = '#1B1A1F';
export const ASH = '#5E5963';
export const VERMILION = '#B8321F';
export const HAIRLINE = '#CFC6B8';
export const BRAND: Look = { face: 'loud', size: 18, colour: VERMILION };
export const LABEL: Look = { face: 'plain', size: 8, colour: ASH };
export const VALUE: Look = { face: 'strong', size: 11, colour: INK };
export const TEXT: Look = { face: 'plain', size: 11, colour: INK };
