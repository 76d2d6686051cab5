import { type Token, token } from '#domain/kernel/token.ts';

/** Whether the page is shown inside a frame of another site. */
export type ForeignFrame = () => boolean;
export const ForeignFrame: Token<ForeignFrame> = token('ForeignFrame');
