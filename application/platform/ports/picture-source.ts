import { type Token, token } from '#domain/kernel/token.ts';

/** null if the response is not an image. Rejects without a network. */
export type PictureSource = (path: string) => Promise<Blob | null>;
export const PictureSource: Token<PictureSource> = token('PictureSource');
