import type { Page, PageAt } from '#application/platform/ports/page.ts';
import type { MailingAudience, MailingScope, MailingState, MailingText } from '#domain/event/mailing/mailing.ts';
import type { NotSentReason } from '#domain/event/mailing/mailing-refusals.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Locale } from '#domain/kernel/locale/locale.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

export type GuestMailing = {
  readonly id: string;
  readonly state: MailingState;
  /** When it begins or was to begin by itself; null: at once. */
  readonly sendAt: Instant | null;
  /** Of NOT_SENT; null: for a reason that this version does not know. */
  readonly notSentBecause: NotSentReason | null;
  readonly audience: MailingAudience;
  /** null: of all types. */
  readonly ticketName: string | null;
  /** null: in any group of guests, or none. */
  readonly groupName: string | null;
  /** Who gave it; null: whatever they answered. */
  readonly answer: { readonly question: string; readonly option: string } | null;
  readonly subject: string;
  readonly people: number;
  readonly sent: number;
  /** How many of them it did not reach. */
  readonly bounced: number;
  readonly at: Instant;
};

export type MailedGuest = { readonly email: string; readonly name: string; readonly locale: Locale };
/** Some of them by name. */
export type MailedGuests = { readonly people: number; readonly some: readonly MailedGuest[] };
export type WrittenMailing = { readonly subject: string; readonly html: string; readonly text: string };

type Answer<T> = Promise<Result<T, Refusal>>;

export type GuestMailings = {
  /** Newest first. */
  readonly list: (eventId: number, at: PageAt) => Answer<Page<GuestMailing>>;
  readonly guests: (eventId: number, scope: MailingScope, search: string) => Answer<MailedGuests>;
  /** As the guest of this address gets it. */
  readonly preview: (eventId: number, scope: MailingScope, text: MailingText, email: string) => Answer<WrittenMailing>;
  /** To the viewer alone; answers the address. */
  readonly test: (eventId: number, text: MailingText) => Answer<string>;
  /** Idempotent by its key. `sendAt` null: at once. */
  readonly send: (
    eventId: number,
    scope: MailingScope,
    text: MailingText,
    sendAt: Instant | null,
    key: string,
  ) => Answer<GuestMailing>;
  /** Another time for one that has not begun. */
  readonly schedule: (mailingId: string, sendAt: Instant) => Answer<GuestMailing>;
  readonly sendNow: (mailingId: string) => Answer<GuestMailing>;
  readonly cancel: (mailingId: string) => Answer<GuestMailing>;
  readonly stop: (mailingId: string) => Answer<GuestMailing>;
  readonly resume: (mailingId: string) => Answer<GuestMailing>;
};
export const GuestMailings: Token<GuestMailings> = token('GuestMailings');
