import type { Instant } from '#domain/kernel/instant.ts';

/** The event and session that a mail is about. */
export type EventLetter = {
  readonly name: string;
  readonly organiser: string;
  /** Empty when the event's only session has no name of its own. */
  readonly sessionName: string;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  /** Null for an event that is only online. */
  readonly place: string | null;
  /** The event's page. */
  readonly url: string;
};
