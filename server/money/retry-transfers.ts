import { later, MINUTE } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { TransferInbox } from '#server/money/ports/transfer-inbox.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { ProcessTransfer } from './receive-transfer.ts';

const AT_ONCE = 100;

/** Settles transfers whose process died after storing them. Returns how many. */
export type RetryTransfers = () => Promise<number>;

export const RetryTransfers = defineUseCase(
  'RetryTransfers',
  { inbox: TransferInbox, processTransfer: ProcessTransfer, clock: Clock, log: Log },
  (deps): RetryTransfers =>
    async () => {
      const forgotten = await deps.inbox.unsettled(later(deps.clock.now(), -MINUTE), AT_ONCE);
      for (const stored of forgotten)
        await deps
          .processTransfer(stored)
          .catch((error: unknown) => deps.log.error(error, 'a stored transfer was not dealt with again'));
      return forgotten.length;
    },
);
