import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import type { Clock } from '#server/platform/ports/clock.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { PrivateFileRows } from '#server/platform/ports/private-file-rows.ts';
import type { PrivateFiles } from '#server/platform/ports/private-files.ts';
import type { Transact } from '#server/platform/ports/transact.ts';

const AT_ONCE = 500;

type Parts = {
  readonly rows: PrivateFileRows;
  readonly files: PrivateFiles;
  readonly transact: Transact;
  readonly clock: Clock;
};

/** Deletes private pictures that nothing refers to after a day. */
export const makePrivateFileSweep = ({ rows, files, transact, clock }: Parts): PeriodicTask => ({
  name: 'sweep-private-files',
  everyMs: HOUR,
  async run() {
    for (const { accountId, fileId } of await rows.loose(later(clock.now(), -DAY), AT_ONCE)) {
      // Under the account's lock, so that a submission in progress keeps its pictures.
      const gone = await transact.transaction(async (tx) => {
        await rows.lock(tx, accountId);
        return rows.forgetLoose(tx, accountId, fileId);
      });
      if (gone) await files.remove(fileId);
    }
  },
});
