import type { FileStore } from '#server/platform/ports/file-store.ts';
import type { Keyring } from '#server/platform/ports/keyring.ts';
import type { PrivateFiles } from '#server/platform/ports/private-files.ts';

const NAME = { variant: 'full', extension: 'webp' } as const;

/** One byte for the length of the key's id, the id, then the sealed bytes. */
export function makeSealedPrivateFiles(files: FileStore, keyring: Keyring): PrivateFiles {
  const bound = (accountId: string, fileId: string): string => `private-file ${accountId} ${fileId}`;
  return {
    async put({ accountId, fileId, bytes }) {
      const { keyId, sealed } = keyring.seal('private-file', bytes, bound(accountId, fileId));
      const name = Buffer.from(keyId);
      await files.put({ fileId, ...NAME, bytes: Buffer.concat([Uint8Array.of(name.length), name, sealed]) });
    },
    async get({ accountId, fileId }) {
      const kept = await files.get(fileId, NAME.variant, NAME.extension);
      if (kept === null) return null;
      const bytes = Buffer.from(kept);
      const from = 1 + (bytes[0] ?? 0);
      return keyring.open(
        'private-file',
        { keyId: bytes.subarray(1, from).toString(), sealed: bytes.subarray(from) },
        bound(accountId, fileId),
      );
    },
    remove: (fileId) => files.remove(fileId),
  };
}
