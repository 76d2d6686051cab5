import type { Instant } from '#domain/kernel/instant.ts';
import { never } from '#domain/kernel/never.ts';
import type { BounceReason } from '#domain/people/bounce/bounce.ts';
import type { Invitation } from './invitation.ts';

/** QUEUED: on its way to the mail server. BOUNCED: a mail server refused the letter for good. */
export type TimelineKind =
  | 'ADDED'
  | 'SCHEDULED'
  | 'QUEUED'
  | 'SENT'
  | 'BOUNCED'
  | 'OPENED'
  | 'ACCEPTED'
  | 'WAITING'
  | 'DECLINED'
  | 'TAKEN_BACK';
/** In the order in which steps of one moment are shown. */
export const TIMELINE_KINDS = [
  'ADDED',
  'SCHEDULED',
  'QUEUED',
  'SENT',
  'BOUNCED',
  'OPENED',
  'ACCEPTED',
  'WAITING',
  'DECLINED',
  'TAKEN_BACK',
] as const satisfies readonly TimelineKind[];

export type TimelineStep = {
  readonly kind: TimelineKind;
  readonly at: Instant;
  /** Of BOUNCED, where the mail server said why. */
  readonly because?: BounceReason;
};

/** One sending of a letter. Both null: it waits to be sent. */
type SentLetter = {
  readonly queuedAt: Instant;
  readonly sentAt: Instant | null;
  readonly refusedAt: Instant | null;
  readonly refusedBecause: BounceReason | null;
};

export type TimelineFacts = {
  readonly invitation: Invitation;
  readonly insertedAt: Instant;
  /** Null: it was sent at once, or never. */
  readonly sendEmailAt: Instant | null;
  /** Kept for a time only. */
  readonly letters: readonly SentLetter[];
  readonly lastSentAt: Instant | null;
  readonly openedAt: Instant | null;
};

/** What happened to an invitation so far, the earliest first, and the letter that is still to come. [design] */
export function invitationTimeline(facts: TimelineFacts): readonly TimelineStep[] {
  const { invitation, insertedAt, sendEmailAt, letters, lastSentAt, openedAt } = facts;
  const waits = lastSentAt === null && sendEmailAt !== null && invitation.status === 'INVITED';
  const steps: TimelineStep[] = [
    { kind: 'ADDED', at: insertedAt },
    ...(waits ? [{ kind: 'SCHEDULED' as const, at: sendEmailAt }] : []),
    ...letters.map(stepOf),
    ...(letters.length === 0 && lastSentAt !== null ? [{ kind: 'SENT' as const, at: lastSentAt }] : []),
    ...(openedAt === null ? [] : [{ kind: 'OPENED' as const, at: openedAt }]),
    ...answerOf(invitation),
  ];
  return steps.sort(
    (one, other) => one.at - other.at || TIMELINE_KINDS.indexOf(one.kind) - TIMELINE_KINDS.indexOf(other.kind),
  );
}

function stepOf({ queuedAt, sentAt, refusedAt, refusedBecause }: SentLetter): TimelineStep {
  if (refusedAt !== null)
    return { kind: 'BOUNCED', at: refusedAt, ...(refusedBecause === null ? {} : { because: refusedBecause }) };
  return sentAt === null ? { kind: 'QUEUED', at: queuedAt } : { kind: 'SENT', at: sentAt };
}

function answerOf(invitation: Invitation): readonly TimelineStep[] {
  switch (invitation.status) {
    case 'INVITED':
      return [];
    case 'WAITING':
      return [{ kind: 'WAITING', at: invitation.since }];
    case 'ACCEPTED':
    case 'DECLINED':
    case 'TAKEN_BACK':
      return [{ kind: invitation.status, at: invitation.at }];
    default:
      return never(invitation);
  }
}
