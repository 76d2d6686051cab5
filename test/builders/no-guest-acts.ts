import type { GuestActs } from '#application/ticket/ports/guest-acts.ts';
import { ok } from '#domain/kernel/result.ts';

const nothing = async () => ok({ done: 0, refused: [] });

export const noGuestActs: GuestActs = {
  checkIn: async () => ok({ checkedIn: [], refused: [] }),
  undoCheckIns: nothing,
  sendAgain: nothing,
};
