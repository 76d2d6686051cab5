import type { PictureVariant } from '#domain/kernel/files/picture-sources.ts';
import { type Token, token } from '#domain/kernel/token.ts';

export type FileExtension = 'webp' | 'jpg';

/** Pictures by name. Immutable once written. */
export type FileStore = {
  readonly put: (file: {
    readonly fileId: string;
    readonly variant: PictureVariant;
    readonly extension: FileExtension;
    readonly bytes: Uint8Array;
  }) => Promise<void>;
  readonly get: (fileId: string, variant: PictureVariant, extension: FileExtension) => Promise<Uint8Array | null>;
  readonly remove: (fileId: string) => Promise<void>;
};

export const FileStore: Token<FileStore> = token<FileStore>('FileStore');
