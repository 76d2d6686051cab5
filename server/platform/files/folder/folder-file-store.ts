import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from '#server/platform/ports/file-store.ts';

/** `<folder>/<last two letters of the id>/<id>/<variant>.<extension>`. */
export function makeFolderFileStore(folder: string): FileStore {
  const folderOf = (fileId: string): string | null =>
    /^[0-9a-z-]{8,64}$/.test(fileId) ? join(folder, fileId.slice(-2), fileId) : null;
  return {
    async put({ fileId, variant, extension, bytes }) {
      const own = folderOf(fileId);
      if (own === null) throw new Error(`Not a file's id: ${fileId}`);
      await mkdir(own, { recursive: true });
      // Written aside and renamed: a reader sees the whole picture or none.
      const draft = join(own, `.${variant}.${randomBytes(4).toString('hex')}`);
      await writeFile(draft, bytes);
      await rename(draft, join(own, `${variant}.${extension}`));
    },
    async get(fileId, variant, extension) {
      const own = folderOf(fileId);
      if (own === null) return null;
      try {
        return await readFile(join(own, `${variant}.${extension}`));
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },
    async remove(fileId) {
      const own = folderOf(fileId);
      if (own !== null) await rm(own, { recursive: true, force: true });
    },
  };
}
