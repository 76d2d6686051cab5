import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { SellingEvents } from '#server/event/ports/selling-events.ts';
import { ShelveEvent } from '#server/event/shelve-event.ts';
import { Suspensions } from '#server/people/ports/suspensions.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { Transact } from '#server/platform/ports/transact.ts';

/** An archived event sells nothing, and its tickets admit. Safe to repeat. */
export type StopSalesOfAccount = (given: { readonly accountId: AccountId; readonly by: AccountId }) => Promise<void>;

export const StopSalesOfAccount = defineUseCase(
  'StopSalesOfAccount',
  { selling: SellingEvents, suspensions: Suspensions, shelve: ShelveEvent, transact: Transact, clock: Clock },
  ({ selling, suspensions, shelve, transact, clock }): StopSalesOfAccount =>
    async ({ accountId, by }) => {
      if (!(await transact.transaction((tx) => suspensions.isSuspended(tx, accountId)))) return;
      for (const eventId of await selling(accountId, clock.now())) {
        const shelved = await shelve({ eventId, actor: by, archive: true });
        if (!shelved.ok && shelved.refusal.code !== 'EVENT_NOT_FOUND')
          throw new Error(`Event ${eventId} stays on sale: ${shelved.refusal.code}`);
      }
    },
);
