import { later, SECOND } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import { TransferInbox } from '#server/money/ports/transfer-inbox.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Log } from '#server/platform/ports/log.ts';
import { ProcessTransfer } from './receive-transfer.ts';

const AT_ONCE = 500;
const LONGEST_TURN = 15 * SECOND;

/** For transfers whose process died or whose settling failed. Each event's are settled together. */
export type RetryTransfers = () => Promise<number>;

export const RetryTransfers = defineUseCase(
  'RetryTransfers',
  { inbox: TransferInbox, processTransfer: ProcessTransfer, clock: Clock, log: Log },
  (deps): RetryTransfers =>
    async () => {
      const end = later(deps.clock.now(), LONGEST_TURN);
      for (let tried = 0; ; ) {
        const due = await deps.inbox.takeDue(deps.clock.now(), AT_ONCE);
        await Promise.all(
          due.map((stored) =>
            deps
              .processTransfer(stored)
              .catch((error: unknown) => deps.log.error(error, 'a stored transfer was not dealt with again')),
          ),
        );
        tried += due.length;
        if (due.length < AT_ONCE || deps.clock.now() >= end) return tried;
      }
    },
);
