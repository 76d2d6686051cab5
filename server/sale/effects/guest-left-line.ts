import type { DeskCommand } from '#server/sale/ports/reservation-desk.ts';
import type { BatchEffects } from './batch-effects.ts';

/** Opens the invitation that waited again, and tells a guest who did not leave by themselves. */
export function guestLeftLine(
  { eventId, written }: BatchEffects,
  { stock: { waitingEntryId }, details: { answer, tell } }: DeskCommand<'LEAVE_WAITING'>,
): void {
  if (answer === null) return;
  written.answers.push(answer);
  if (tell == null) return;
  const content = { message: 'guest-left-line', eventId, waitingEntryId } as const;
  written.emails.push({ content, recipient: tell.email, locale: tell.locale });
}
