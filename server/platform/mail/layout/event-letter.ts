import type { Instant } from '#domain/kernel/instant.ts';

export type EventLetter = {
  readonly name: string;
  readonly organiser: string;
  /** Empty when the event's only session has no own name. */
  readonly sessionName: string;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  /** Null for an online event. */
  readonly place: string | null;
  readonly url: string;
  readonly picture: { readonly url: string; readonly color: string };
};
