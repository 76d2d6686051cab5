import { Clock } from '#application/platform/ports/clock.ts';
import { OfflinePages } from '#application/ticket/ports/offline-pages.ts';
import { type OfflineTicket, OfflineTickets } from '#application/ticket/ports/offline-tickets.ts';
import { type OpenedTicket, TicketWallet } from '#application/ticket/ports/ticket-wallet.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { Refusal } from '#domain/refusal.ts';

/** `keptAt` is set when this is an offline copy. */
export type TicketOnScreen = OpenedTicket & { readonly keptAt: Instant | null };

const shownOffline = ({ ticket, at }: OfflineTicket): TicketOnScreen => ({
  ...ticket,
  rooms: [],
  recording: null,
  voidBecause: null,
  keptAt: at,
});

/** A ticket that was opened once can be shown at the door offline. */
export type OpenTicket = (ticketId: string, accountId: string) => Promise<Result<TicketOnScreen, Refusal>>;

export const OpenTicket = defineUseCase(
  'OpenTicket',
  { ticketWallet: TicketWallet, offlineTickets: OfflineTickets, offlinePages: OfflinePages, clock: Clock },
  ({
    ticketWallet,
    offlineTickets,
    offlinePages,
    clock,
  }: {
    readonly ticketWallet: TicketWallet;
    readonly offlineTickets: OfflineTickets;
    readonly offlinePages: Pick<OfflinePages, 'forget'>;
    readonly clock: Clock;
  }): OpenTicket =>
    async (ticketId, accountId) => {
      const recalled = () => offlineTickets.recall(ticketId, accountId);
      try {
        const answer = await ticketWallet.read(ticketId);
        if (answer.ok) {
          const { rooms: _, ...ticket } = answer.value;
          offlineTickets.keep({ ticket, accountId, at: clock.now() });
          return ok({ ...answer.value, keptAt: null });
        }
        // Given away: the offline copy must not look valid.
        if (answer.refusal.code === 'NOT_FOUND') {
          offlineTickets.forget(ticketId);
          void offlinePages.forget(ticketId);
        }
        const kept = answer.refusal.code === 'BUSY' ? recalled() : null;
        return kept === null ? answer : ok(shownOffline(kept));
      } catch (error) {
        const kept = recalled();
        if (kept === null) throw error;
        return ok(shownOffline(kept));
      }
    },
);
