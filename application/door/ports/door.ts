import type { Instant } from '#domain/kernel/instant.ts';
import type { Result } from '#domain/kernel/result.ts';
import { type Token, token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** Who stood at the door, as large as the page can say it. */
/** `seat`: its name; null: there is none. */
export type DoorGuest = {
  readonly name: string;
  readonly ticketName: string;
  readonly seat: string | null;
  readonly sessionName: string;
};

export type Admission = {
  readonly outcome: 'ADMITTED' | 'ALREADY_CHECKED_IN';
  readonly at: Instant;
  readonly firstAt: Instant;
  /** Check-ins of this ticket so far, this one included. */
  readonly count: number;
  readonly guest: DoorGuest;
};

export type DoorSummary = {
  readonly expected: number;
  readonly admitted: number;
  /** Newest first. */
  readonly recent: readonly { readonly at: Instant; readonly guest: DoorGuest }[];
};

export type DoorSession = {
  readonly id: number;
  readonly name: string;
  readonly beginAt: Instant;
  readonly endAt: Instant;
};
export type DoorPlace = {
  readonly eventId: number;
  readonly name: string;
  readonly timezone: string;
  readonly sessions: readonly DoorSession[];
};

/** The record of who came in. Rejects when no answer came: nobody then knows whether the scan was recorded. */
export type Door = {
  /** `abilities`: what the viewer may do with the event. */
  readonly open: (eventId: number) => Promise<Result<DoorPlace & { readonly abilities: readonly string[] }, Refusal>>;
  readonly summary: (eventId: number, sessionId: number) => Promise<Result<DoorSummary, Refusal>>;
  /** One scan counts once, however often it is sent with the same key. */
  readonly admit: (
    text: string,
    sessionId: number,
    key: string,
    /** WARN: a ticket days too early is refused with TICKET_TOO_EARLY and not counted. */
    early: 'WARN' | 'ADMIT',
  ) => Promise<Result<Admission, Refusal>>;
};
export const Door: Token<Door> = token('Door');
