import type { EventFeature, EventFormat, EventKind, EventStatus } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';

/** An event as it stands in the database; what its fields on the wire are made from. */
export type EventRow = {
  readonly eventId: number;
  readonly slugWords: string;
  readonly name: string;
  /** HTML, sanitised when it was written and again when it is read. */
  readonly description: string;
  readonly summary: string;
  readonly address: string | null;
  readonly timezone: string;
  readonly type: EventKind;
  readonly eventType: EventFormat;
  readonly status: EventStatus;
  readonly feature: EventFeature;
  readonly categoryId: number | null;
  readonly ownerAccountId: AccountId;
  readonly corporateId: number | null;
  readonly organiserName: string;
  readonly enableTicketDonation: boolean;
  readonly requiredApproval: boolean;
  readonly isRequiredFormTicket: boolean;
  /** It asks something of who registers. Written with its form, not with the event. */
  readonly isRequiredAdditionInfo: boolean;
  /** Plain text of the regulations to agree to. */
  readonly policy: string | null;
  readonly urls: readonly string[];
  readonly archive: boolean;
  readonly featured: boolean;
  /** First begin and last end of its sessions. */
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly publishedAt: Instant | null;
  readonly insertedAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
};
