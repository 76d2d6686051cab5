import type { Locale } from '#domain/kernel/locale/locale.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { NewId } from '#server/platform/ports/new-id.ts';
import { Buyers } from '#server/sale/ports/buyers.ts';
import { ReservationDesk } from '#server/sale/ports/reservation-desk.ts';
import { WaitingList, type WaitingView } from '#server/sale/ports/waiting-list.ts';

/** Repeated, nothing changes. */
export type JoinWaitingList = (given: {
  readonly accountId: AccountId;
  readonly eventId: number;
  readonly ticketTypeId: string;
  readonly party: number;
  readonly locale: Locale;
}) => Promise<Result<WaitingView, Refusal>>;

export const JoinWaitingList = defineUseCase(
  'JoinWaitingList',
  { desk: ReservationDesk, buyers: Buyers, list: WaitingList, ids: NewId, clock: Clock },
  ({ desk, buyers, list, ids, clock }): JoinWaitingList =>
    async ({ accountId, eventId, ticketTypeId, party, locale }) => {
      const buyer = await buyers.registrantOf(accountId);
      if (buyer === null) return refused({ code: 'NOT_FOUND' });
      const waitingEntryId = ids.newId();
      const joined = await desk.submit(
        eventId,
        { kind: 'JOIN_WAITING', accountId, waitingEntryId, ticketTypeId, party },
        { email: buyer.email, locale, invitationId: null, guest: null },
      );
      if (!joined.ok) return joined;
      const view = await list.find(eventId, joined.value.entry.waitingEntryId, clock.now());
      return view === null ? refused({ code: 'NOT_FOUND' }) : ok(view);
    },
);
