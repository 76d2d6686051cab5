import { later, MINUTE } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { TransferInbox } from '#server/money/ports/transfer-inbox.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { AttendTransfer } from './receive-transfer.ts';

const AT_ONCE = 100;

/** Settles transfers whose process died after storing them. Returns how many. */
export type AttendForgottenTransfers = () => Promise<number>;

export const AttendForgottenTransfers = defineUseCase(
  'AttendForgottenTransfers',
  { inbox: TransferInbox, attend: AttendTransfer, clock: Clock, log: Log },
  (deps): AttendForgottenTransfers =>
    async () => {
      const forgotten = await deps.inbox.unattended(later(deps.clock.now(), -MINUTE), AT_ONCE);
      for (const stored of forgotten)
        await deps
          .attend(stored)
          .catch((error: unknown) => deps.log.error(error, 'a stored transfer was not dealt with again'));
      return forgotten.length;
    },
);
