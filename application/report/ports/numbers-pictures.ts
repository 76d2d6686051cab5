import { type Token, token } from '#domain/kernel/token.ts';

/** The picture at a signed path. Null: it could not be drawn. Rejects without a network. */
export type NumbersPictures = (path: string) => Promise<Blob | null>;
export const NumbersPictures: Token<NumbersPictures> = token('NumbersPictures');
