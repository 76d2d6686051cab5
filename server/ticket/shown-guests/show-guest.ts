import type { Instant } from '#domain/kernel/instant.ts';
import type { RequestRefusal } from '#domain/kernel/request-refusal.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import { listsGuests, type OwnShowing, ownShowing } from '#domain/ticket/shown-guests.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import { ShownGuests } from '#server/ticket/ports/shown-guests.ts';

type Asked = {
  readonly eventId: number;
  /** Undefined: no such event. */
  readonly event: Pick<EventRow, 'status' | 'endAt'> | undefined;
  readonly by: AccountId;
  readonly now: Instant;
};

/** `wanted` null: only reads. Repeated, nothing changes. NOT_FOUND: there is nothing to agree to. */
export type ShowGuest = (
  asked: Asked,
  wanted: boolean | null,
) => Promise<Result<OwnShowing | null, RefusalIn<RequestRefusal, 'NOT_FOUND'>>>;

export const ShowGuest = defineUseCase('ShowGuest', { guests: ShownGuests }, ({ guests }): ShowGuest => {
  const read = async ({ eventId, event, by, now }: Asked): Promise<OwnShowing | null> => {
    const own = await guests.own(eventId, by);
    if (own === null) return null;
    return ownShowing({ ...own, listed: event !== undefined && listsGuests({ ...event, hidden: own.hidden }, now) });
  };
  return async (asked, wanted) => {
    const { eventId, by, now } = asked;
    if (wanted === null) return ok(await read(asked));
    if (!wanted) await guests.revoke(eventId, by);
    const own = await read(asked);
    if (!wanted) return ok(own);
    if (own === null) return refused({ code: 'NOT_FOUND' });
    await guests.agree(eventId, by, now);
    return ok({ ...own, shown: true });
  };
});
