import type { PictureVariant } from '#domain/kernel/files/picture-sources.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { FileExtension } from './file-store.ts';

export type MadePicture = {
  /** Pixels of the full size. */
  readonly width: number;
  readonly height: number;
  /** The main colour, `#rrggbb`. */
  readonly color: string;
  readonly variants: readonly {
    readonly variant: PictureVariant;
    readonly extension: FileExtension;
    readonly bytes: Uint8Array;
  }[];
};

/**
 * Draws an uploaded picture anew in every size that is kept: what was hidden in the file (place, camera, scripts) stays
 * behind.
 */
export type PictureMaker = {
  readonly make: (bytes: Uint8Array) => Promise<Result<MadePicture, { readonly code: 'UPLOAD_NOT_AN_IMAGE' }>>;
};

export const PictureMaker: Token<PictureMaker> = token<PictureMaker>('PictureMaker');
