import type { PictureVariant } from '#domain/kernel/files/picture-sources.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { FileExtension } from './file-store.ts';

export type MadePicture = {
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

/** Re-encodes an upload in every size; embedded metadata (place, camera, scripts) is dropped. */
export type PictureMaker = {
  readonly make: (bytes: Uint8Array) => Promise<Result<MadePicture, { readonly code: 'UPLOAD_NOT_AN_IMAGE' }>>;
};

export const PictureMaker: Token<PictureMaker> = token<PictureMaker>('PictureMaker');
