import type { Instant } from '#domain/kernel/instant.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { ShownGuests } from '#server/ticket/ports/shown-guests.ts';

/** Repeated, nothing changes. */
export type HideGuests = (asked: {
  readonly eventId: number;
  readonly hidden: boolean;
  readonly actor: AccountId;
  readonly now: Instant;
}) => Promise<void>;

export const HideGuests = defineUseCase(
  'HideGuests',
  { guests: ShownGuests, transact: Transact, audit: AuditLog },
  ({ guests, transact, audit }): HideGuests =>
    ({ eventId, hidden, actor, now }) =>
      transact.transaction(async (tx) => {
        if (!(await guests.setHidden(tx, eventId, hidden, now))) return;
        const act = hidden ? 'event.guests-hidden' : 'event.guests-shown';
        await audit.record(tx, { act, subject: `event:${eventId}`, eventId, actor });
      }),
);
