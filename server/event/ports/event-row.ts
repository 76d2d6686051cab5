import type { EventFeature, EventFormat, EventKind, EventStatus } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';

/** An event's row. */
export type EventRow = {
  readonly eventId: number;
  readonly slugWords: string;
  readonly name: string;
  /** HTML, sanitised on write and on read. */
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
  /** Whether there are questions; written with the form. */
  readonly isRequiredAdditionInfo: boolean;
  /** The regulations as plain text. */
  readonly policy: string | null;
  readonly urls: readonly string[];
  readonly archive: boolean;
  readonly featured: boolean;
  /** Start of the first and end of the last session. */
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly publishedAt: Instant | null;
  readonly insertedAt: Instant;
  readonly updatedAt: Instant;
  readonly version: number;
};
