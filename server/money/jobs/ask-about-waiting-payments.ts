import { SECOND } from '#domain/kernel/instant.ts';
import type { AttendForgottenTransfers } from '#server/money/attend-forgotten-transfers.ts';
import type { SeatLateMoney } from '#server/money/seat-late-money.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';

/** Settles transfers that arrived and were not processed, and late money that waits for places. */
export const askAboutWaitingPayments = (attend: AttendForgottenTransfers, seat: SeatLateMoney): PeriodicTask => ({
  name: 'ask-about-waiting-payments',
  everyMs: 20 * SECOND,
  run: async () => {
    await attend();
    await seat();
  },
});
