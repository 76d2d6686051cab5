import type { EventFeature, EventFormat, EventKind, PlanSale } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';

/** What an organiser says of an event, parsed. */
export type EventFields = {
  readonly name: string;
  readonly type: EventKind;
  readonly eventType: EventFormat;
  readonly feature: EventFeature;
  readonly categoryId: number | null;
  /** HTML as it came. */
  readonly description: string;
  readonly address: string | null;
  readonly timezone: string;
  readonly urls: readonly string[];
  readonly enableTicketDonation: boolean;
  readonly requiredApproval: boolean;
  readonly isRequiredFormTicket: boolean;
  readonly policy: string | null;
};

export type SessionFields = {
  readonly name: string;
  readonly description: string | null;
  readonly address: string | null;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly planSale: PlanSale;
  readonly urls: readonly string[];
  /**
   * At most this many over all its ticket types; null: unlimited. Not said: a new one is unlimited, and one that is
   * there stays as it is.
   */
  readonly capacity?: number | null | undefined;
};
