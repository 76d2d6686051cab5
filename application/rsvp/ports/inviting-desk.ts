import type { Bounced } from '#application/event/ports/bounced-emails.ts';
import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { InviteRow, RowRefusal } from '#domain/rsvp/import-invitations.ts';
import type { InvitationStatus } from '#domain/rsvp/invitation.ts';
import type { InvitationSort } from '#domain/rsvp/invitation-sort.ts';
import type { TimelineStep } from '#domain/rsvp/invitation-timeline.ts';

export type InvitedGuest = {
  readonly id: string;
  readonly sectionEventId: number;
  readonly name: string;
  readonly email: string;
  readonly status: InvitationStatus;
  readonly sendings: number;
  readonly lastSentAt: Instant | null;
  /** Wants no more emails by the event's organiser. */
  readonly isUnsubscribed: boolean;
  /** Null: emails reach the guest, as far as is known. */
  readonly bounced: Bounced | null;
  /** Null: at once. */
  readonly sendEmailAt: Instant | null;
  readonly openedAt: Instant | null;
  readonly answeredAt: Instant | null;
  /** How many come; null until accepted. */
  readonly party: number | null;
};

export type InvitedFilter = {
  readonly sessionId?: number | undefined;
  readonly status?: InvitationStatus | undefined;
  readonly search?: string | undefined;
  /** Over all pages; newest first where it is left out. */
  readonly sort?: InvitationSort | undefined;
  readonly descending?: boolean | undefined;
};

export type InvitedPage = Page<InvitedGuest> & {
  /** Counts by status, whatever the filter. */
  readonly answers: Readonly<Partial<Record<InvitationStatus, number>>>;
};

export type InvitationRequest = {
  readonly sessionId: number;
  /** A free one; null: the session's invitation ticket, which is not for sale. */
  readonly ticketTypeId: string | null;
  readonly inviterName: string;
  readonly guests: readonly InviteRow[];
  readonly partyLimit: number;
  readonly answerBefore: Instant | null;
  readonly sendEmailAt: Instant | null;
  readonly locale: Locale;
};

/** The outcome of each line, by its place from 1; null: invited. */
export type InvitationReport = {
  readonly sent: number;
  readonly lines: readonly { readonly row: number; readonly email: string; readonly refusal: RowRefusal | null }[];
};

/** Guests without an answer: who could be reminded now, and why the others could not. */
export type Reminders = {
  readonly due: number;
  /** Got a letter lately. */
  readonly recent: number;
  /** Got as many letters as one may. */
  readonly finished: number;
  readonly unsubscribed: number;
  /** Emails to their address bounce. */
  readonly bounced: number;
};

/** Null: of all sessions. */
export type Unanswered = { readonly eventId: number; readonly sessionId: number | null };

export type LetterWords = { readonly headline: string; readonly letter: string; readonly picture: string | null };

export type LetterSample = {
  readonly sessionId: number;
  readonly guestName: string;
  readonly inviterName: string;
  readonly locale: Locale;
  readonly words: LetterWords;
};
export type WrittenLetter = { readonly subject: string; readonly html: string; readonly text: string };

type Answer<T> = Promise<Result<T, Refusal>>;

export type InvitingDesk = {
  readonly invited: (eventId: number, filter: InvitedFilter, at: PageAt) => Answer<InvitedPage>;
  /** Idempotent by its key. */
  readonly invite: (request: InvitationRequest, key: string) => Answer<InvitationReport>;
  readonly remind: (invitationId: string) => Answer<InvitedGuest>;
  /** Of an address that bounced. `email`: a corrected one; null: the same again. */
  readonly retry: (invitationId: string, email: string | null) => Answer<InvitedGuest>;
  /** The earliest first. */
  readonly timeline: (invitationId: string) => Answer<readonly TimelineStep[]>;
  readonly reminders: (of: Unanswered) => Answer<Reminders>;
  /** Of some at once; `left`: who could be reminded now by another call. Safe to repeat. */
  readonly remindAll: (of: Unanswered) => Answer<{ readonly sent: number; readonly left: number }>;
  readonly takeBack: (invitationId: string) => Answer<InvitedGuest>;
  /** Null: the default text. */
  readonly words: (eventId: number) => Answer<LetterWords | null>;
  readonly saveWords: (eventId: number, words: LetterWords) => Answer<LetterWords>;
  /** Renders the email of a text. */
  readonly write: (sample: LetterSample) => Answer<WrittenLetter>;
};
export const InvitingDesk: Token<InvitingDesk> = token('InvitingDesk');
