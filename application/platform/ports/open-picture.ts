import type { PicturePart } from '#domain/kernel/files/crop.ts';
import { type Token, token } from '#domain/kernel/token.ts';

/** `url` is of this page alone, and upright whatever the camera wrote. */
export type OpenedPicture = {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** The part as a file that may be uploaded. Null: this browser cannot make one. */
  readonly cut: (part: PicturePart) => Promise<File | null>;
  readonly close: () => void;
};

/** A file, or the address of a picture of ours. Null: no picture, or too many pixels. Rejects without a network. */
export type OpenPicture = (source: Blob | string) => Promise<OpenedPicture | null>;
export const OpenPicture: Token<OpenPicture> = token('OpenPicture');
