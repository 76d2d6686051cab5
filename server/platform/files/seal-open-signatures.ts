import { HOUR } from '#domain/kernel/instant.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { FileStore } from '#server/platform/ports/file-store.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { OpenSignature, OpenSignatures } from '#server/platform/ports/open-signatures.ts';
import type { PrivateFileRows } from '#server/platform/ports/private-file-rows.ts';
import type { PrivateFiles } from '#server/platform/ports/private-files.ts';
import type { Transact } from '#server/platform/ports/transact.ts';
import { fileUrl } from './file-url.ts';
import { privateFilePath } from './private-link.ts';

const AT_ONCE = 100;

type Parts = {
  readonly open: OpenSignatures;
  readonly everybodys: FileStore;
  readonly sealed: PrivateFiles;
  readonly rows: PrivateFileRows;
  readonly transact: Transact;
  readonly clock: Clock;
};

/** Signatures used to be public pictures. Restartable: the row goes last. */
export function makeSealOpenSignatures({ open, everybodys, sealed, rows, transact, clock }: Parts): PeriodicTask {
  const seal = async ({ accountId, fileId, insertedAt }: OpenSignature): Promise<void> => {
    const bytes = await everybodys.get(fileId, 'full', 'webp');
    await transact.transaction(async (tx) => {
      await rows.lock(tx, accountId);
      if (bytes !== null) {
        await sealed.put({ accountId, fileId, bytes });
        await rows.add(tx, {
          ...{ accountId, fileId, kind: 'ANSWER_IMAGE', insertedAt },
          ...{ format: 'webp', bytes: bytes.length },
        });
      }
      const named = await open.rename(tx, accountId, fileUrl(fileId, 'full'), privateFilePath(fileId));
      if (named) await rows.keep(tx, accountId, [fileId], clock.now());
    });
    await everybodys.remove(fileId);
    await open.forget(accountId, fileId);
  };
  return {
    name: 'seal-open-signatures',
    everyMs: HOUR,
    async run() {
      for (;;) {
        const found = await open.next(AT_ONCE);
        for (const signature of found) await seal(signature);
        if (found.length < AT_ONCE) return;
      }
    },
  };
}
