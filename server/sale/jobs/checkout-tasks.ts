import { MINUTE, SECOND } from '#domain/kernel/instant.ts';
import type { WatchIntegrity } from '#server/ledger/watch-integrity.ts';
import type { AttendForgottenTransfers } from '#server/money/attend-forgotten-transfers.ts';
import type { SeatLateMoney } from '#server/money/seat-late-money.ts';
import type { PeriodicTask } from '#server/platform/ports/job-queue.ts';
import type { Log } from '#server/platform/ports/log.ts';
import type { Metrics } from '#server/platform/ports/metrics.ts';
import type { ReleaseDueHolds } from '#server/sale/release-due-holds.ts';
import type { GuestList } from '#server/ticket/ports/guest-list.ts';

/** Places whose hold is over come back, and payments past their deadline end. */
export const releaseExpiredHolds = (release: ReleaseDueHolds): PeriodicTask => ({
  name: 'release-expired-holds',
  everyMs: 2 * SECOND,
  run: async () => {
    await release();
  },
});

/** Money that arrived and was not dealt with, and late money that waits for places. */
export const askAboutWaitingPayments = (attend: AttendForgottenTransfers, seat: SeatLateMoney): PeriodicTask => ({
  name: 'ask-about-waiting-payments',
  everyMs: 20 * SECOND,
  run: async () => {
    await attend();
    await seat();
  },
});

/** New tickets go where a search finds them without walking through them. */
export const sortInNewTickets = (guests: Pick<GuestList, 'sortInNewTickets'>): PeriodicTask => ({
  name: 'sort-in-new-tickets',
  everyMs: 10 * SECOND,
  run: guests.sortInNewTickets,
});

/** Books that do not add up are told to operators. */
export const checkIntegrityTask = (watch: WatchIntegrity, log: Log, metrics: Metrics): PeriodicTask => ({
  name: 'check-integrity',
  everyMs: 5 * MINUTE,
  run: async () => {
    for (const { eventId, faults } of await watch()) {
      metrics.count('integrity_faults_total', {}, faults.length);
      for (const fault of faults) {
        const { check, subject, expected, found } = fault;
        log.error(
          new Error(`${check} of ${subject}: expected ${expected}, found ${found}`),
          'the books of an event do not add up',
          { eventId },
        );
      }
    }
  },
});
