import { type Token, token } from '#domain/kernel/token.ts';

/** The bytes of a picture that our server draws; null where what came is none. Rejects when the network is away. */
export type PictureSource = (path: string) => Promise<Blob | null>;
export const PictureSource: Token<PictureSource> = token('PictureSource');
