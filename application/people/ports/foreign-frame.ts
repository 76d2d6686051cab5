import { type Token, token } from '#domain/kernel/token.ts';

export type ForeignFrame = () => boolean;
export const ForeignFrame: Token<ForeignFrame> = token('ForeignFrame');
