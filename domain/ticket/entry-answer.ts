import type { EventStatus } from '#domain/event/event.ts';
import { hasEnded } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import { type AdmissibleTicket, admit } from './admit.ts';

/** Times are instants, `count` is check-ins. */
export type EntryNote =
  | { readonly kind: 'ADMITS' }
  | { readonly kind: 'VOID' }
  | { readonly kind: 'EVENT_CANCELLED' }
  | { readonly kind: 'SESSION_OVER'; readonly endAt: Instant }
  | { readonly kind: 'TOO_EARLY'; readonly beginAt: Instant }
  | { readonly kind: 'ALREADY_IN'; readonly count: number; readonly firstAt: Instant }
  /** The code that its giver has stopped working. */
  | { readonly kind: 'GIVEN'; readonly to: string }
  /** Codes from before were replaced `times`. */
  | { readonly kind: 'CODE_REPLACED'; readonly times: number };

type EntryFacts = {
  readonly ticket: AdmissibleTicket;
  readonly session: { readonly beginAt: Instant; readonly endAt: Instant };
  readonly eventStatus: EventStatus;
  /** The address of a ticket that was given away; null: nobody gave it. */
  readonly givenTo: string | null;
};

/** By the rule of the door, with what else explains a refusal. Never empty. [S1-44] */
export function entryAnswer({ ticket, session, eventStatus, givenTo }: EntryFacts, now: Instant): readonly EntryNote[] {
  const answer = atTheDoor(ticket, session, now);
  if (answer.kind === 'VOID') return [answer];
  const notes: EntryNote[] = [];
  if (eventStatus === 'CANCELLED') notes.push({ kind: 'EVENT_CANCELLED' });
  else if (hasEnded(session, now)) notes.push({ kind: 'SESSION_OVER', endAt: session.endAt });
  else notes.push(answer);
  if (givenTo !== null) notes.push({ kind: 'GIVEN', to: givenTo });
  const times = ticket.issueNumber - (givenTo === null ? 1 : 2);
  if (times > 0) notes.push({ kind: 'CODE_REPLACED', times });
  return notes;
}

function atTheDoor(ticket: AdmissibleTicket, session: EntryFacts['session'], now: Instant): EntryNote {
  const scan = { ...ticket, issueNumber: null, warnBefore: session.beginAt };
  const admitted = admit(ticket, scan, now);
  if (admitted.ok) {
    const { outcome, firstRedeemAt } = admitted.value;
    return outcome === 'ALREADY_CHECKED_IN'
      ? { kind: 'ALREADY_IN', count: ticket.redeemCount, firstAt: firstRedeemAt }
      : { kind: 'ADMITS' };
  }
  const { refusal } = admitted;
  switch (refusal.code) {
    case 'TICKET_TOO_EARLY':
      return { kind: 'TOO_EARLY', beginAt: session.beginAt };
    // Its own place and newest code, on the way in: only a void ticket is left.
    case 'TICKET_VOID':
    case 'QR_INVALID':
    case 'OTHER_EVENT_OR_SESSION':
    case 'TICKET_REISSUED':
    case 'RE_ENTRY_OFF':
    case 'NOT_INSIDE':
      return { kind: 'VOID' };
    default:
      return never(refusal);
  }
}
