import { DAY, type Instant, later, MINUTE } from '#domain/kernel/instant.ts';
import { ok, type RefusalIn, type Result, refused } from '#domain/kernel/result.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { DoorRefusal } from './door-refusals.ts';

/** Who scanned takes the scan back this long after it. Later, the guest is inside. [design] */
export const UNDO_LASTS = 15 * MINUTE;
/** Who manages the guests corrects the list until a day after the scan. [design] */
export const CORRECTION_LASTS = DAY;

/** A person, or the holder of a gate pass, which `accountId` made. */
export type DoorHand = { readonly accountId: AccountId; readonly gatePassId: string | null };

/** A check-in as the books hold it. `isLast`: no later one of its ticket counts. */
export type RecordedCheckIn = {
  readonly by: DoorHand;
  readonly at: Instant;
  readonly isLast: boolean;
  readonly undoneAt: Instant | null;
};

/** `managesGuests`: may correct what others scanned. */
export type UndoAsked = { readonly by: DoorHand; readonly managesGuests: boolean };

export type UndoRefused = RefusalIn<DoorRefusal, 'UNDO_REFUSED'>;

/** Whether the time in which a scan can be taken back by who made it is over. [design] */
export const isUndoOver = (at: Instant, now: Instant): boolean => now > later(at, UNDO_LASTS);

const isOwn = (check: DoorHand, by: DoorHand): boolean =>
  check.gatePassId === by.gatePassId && (by.gatePassId !== null || check.accountId === by.accountId);

/**
 * Whether a check-in is taken back: the last one of its ticket, by who made it or who manages the guests. A gate pass
 * takes back its own only. null: there is no such check-in. [S4-20] [S6-38] [design]
 */
export function undoCheckIn<Check extends RecordedCheckIn>(
  check: Check | null,
  asked: UndoAsked,
  now: Instant,
): Result<Check, UndoRefused> {
  if (check === null) return no('NOT_FOUND');
  const own = isOwn(check.by, asked.by);
  const manages = asked.managesGuests && asked.by.gatePassId === null;
  if (!own && !manages) return no('NOT_YOURS');
  if (check.undoneAt !== null) return no('ALREADY_UNDONE');
  if (!check.isLast) return no('NOT_LAST');
  if (manages ? now > later(check.at, CORRECTION_LASTS) : isUndoOver(check.at, now)) return no('TOO_LATE');
  return ok(check);
}

const no = (because: UndoRefused['because']): Result<never, UndoRefused> => refused({ code: 'UNDO_REFUSED', because });
