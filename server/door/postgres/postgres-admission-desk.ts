import { refused } from '#domain/kernel/result.ts';
import type { AdmissionDesk, AdmitTogether, ScanAnswer } from '#server/door/ports/admission-desk.ts';
import { type DoorScan, ScanKeyTaken } from '#server/door/ports/door-book.ts';
import type { EventBus } from '#server/platform/ports/event-bus.ts';
import { inBatchTransaction } from '#server/platform/postgres/batch-transaction.ts';
import type { Database } from '#server/platform/postgres/connection.ts';
import { isRetryable } from '#server/platform/postgres/is-retryable.ts';
import { postgresTx } from '#server/platform/postgres/postgres-tx.ts';
import { type BatcherSettings, makeBatcher } from '#server/sale/postgres/reservation-batcher.ts';

/** Door staff who wait longer than this scan again. */
const SETTINGS: Partial<BatcherSettings> = { inFlight: 2, queueSize: 2_000, patience: 5_000 };

export type AdmissionDeskControl = AdmissionDesk & {
  readonly waiting: () => number;
  readonly close: () => Promise<void>;
};

export function makePostgresAdmissionDesk(deps: {
  readonly database: Pick<Database, 'pipelined'>;
  readonly admitTogether: AdmitTogether;
  readonly bus: Pick<EventBus, 'publish'>;
  readonly settings?: Partial<BatcherSettings>;
}): AdmissionDeskControl {
  const settings = { ...SETTINGS, ...deps.settings };
  const pool = deps.database.pipelined(settings.inFlight ?? 1);

  const batcher = makeBatcher<DoorScan, ScanAnswer>({
    run: async (eventId, scans) => {
      const answers = await inBatchTransaction(
        pool,
        async () => undefined,
        (client) => deps.admitTogether(postgresTx(client), eventId, scans),
      );
      if (answers.some((answer) => answer.ok)) deps.bus.publish({ kind: 'door', eventId });
      return answers.map((answer) => ({ ok: true, answer }));
    },
    isRetryable: (error) => error instanceof ScanKeyTaken || isRetryable(error),
    clock: () => performance.now(),
    pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    settings,
  });

  return {
    admit: async (eventId, scan) => {
      const answer = await batcher.submit(eventId, scan);
      return answer === 'BUSY'
        ? refused({ code: 'BUSY', retryAfterMs: batcher.expectedWait(eventId) } as const)
        : answer;
    },
    waiting: batcher.waiting,
    close: batcher.close,
  };
}
