import type { FileStore } from '#server/platform/ports/file-store.ts';

export function makeMemoryFileStore(): FileStore {
  const files = new Map<string, Uint8Array>();
  return {
    async put({ fileId, variant, extension, bytes }) {
      files.set(`${fileId}/${variant}.${extension}`, Uint8Array.from(bytes));
    },
    async get(fileId, variant, extension) {
      return files.get(`${fileId}/${variant}.${extension}`) ?? null;
    },
    async remove(fileId) {
      for (const name of files.keys()) if (name.startsWith(`${fileId}/`)) files.delete(name);
    },
  };
}
