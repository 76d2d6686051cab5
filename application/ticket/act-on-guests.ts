import { NewKey } from '#application/platform/ports/new-key.ts';
import { retry } from '#application/platform/retry.ts';
import type { Trouble } from '#application/platform/trouble.ts';
import { GuestActs, type GuestsCheckedIn, type SeveralDone } from '#application/ticket/ports/guest-acts.ts';
import { type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';

/** On guests that are chosen in the list. UNREACHABLE: nobody knows what was done; to ask again is safe. */
export type ActOnGuests = {
  readonly checkIn: (eventId: number, ticketIds: readonly string[]) => Promise<Result<GuestsCheckedIn, Trouble>>;
  readonly undoCheckIns: (eventId: number, checkInIds: readonly string[]) => Promise<Result<SeveralDone, Trouble>>;
  readonly sendAgain: (eventId: number, ticketIds: readonly string[]) => Promise<Result<SeveralDone, Trouble>>;
};

const once = <T>(asked: Promise<Result<T, Trouble>>): Promise<Result<T, Trouble>> =>
  asked.catch(() => refused({ code: 'UNREACHABLE' }));

export const ActOnGuests = defineUseCase(
  'ActOnGuests',
  { acts: GuestActs, newKey: NewKey },
  ({ acts, newKey }): ActOnGuests => ({
    checkIn: (eventId, ticketIds) => {
      const key = newKey();
      return retry(() => acts.checkIn(eventId, ticketIds, key));
    },
    // A second try would be told that all is done before.
    undoCheckIns: (eventId, checkInIds) => once(acts.undoCheckIns(eventId, checkInIds)),
    sendAgain: (eventId, ticketIds) => once(acts.sendAgain(eventId, ticketIds)),
  }),
);
