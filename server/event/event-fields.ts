import type { EventFeature, EventFormat, EventKind, PlanSale } from '#domain/event/event.ts';
import type { SelfServicePolicy } from '#domain/event/self-service-policy.ts';
import type { Instant } from '#domain/kernel/instant.ts';

export type EventFields = SelfServicePolicy & {
  readonly name: string;
  readonly type: EventKind;
  readonly eventType: EventFormat;
  readonly feature: EventFeature;
  readonly categoryId: number | null;
  /** Raw HTML. */
  readonly description: string;
  readonly address: string | null;
  readonly timezone: string;
  readonly urls: readonly string[];
  readonly enableTicketDonation: boolean;
  readonly requiredApproval: boolean;
  readonly isRequiredFormTicket: boolean;
  readonly isRequiredGeneralInfo: boolean;
  readonly isReceivingTicketOffline: boolean;
  /** Its sales close once its own capacity is sold. */
  readonly closeAtCapacity: boolean;
  /** Guests may go out and come back in. */
  readonly allowReEntry: boolean;
  readonly policy: string | null;
  readonly approvalDays: number;
  /** The name of its plate; null: the one that its id gives. */
  readonly plate: string | null;
};

export type SessionFields = {
  readonly name: string;
  readonly description: string | null;
  readonly address: string | null;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly planSale: PlanSale;
  readonly urls: readonly string[];
  readonly vodLink: string | null;
  /** Null: unlimited. Absent: unlimited for a new event, unchanged for an existing one. */
  readonly capacity?: number | null | undefined;
};
