import type { AttendanceMode } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Currency } from '#domain/kernel/money/currency.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';

/** A ticket type with the state of the quotas that it draws on. */
export type TicketRow = {
  readonly eventId: number;
  readonly ticketTypeId: string;
  readonly sectionEventId: number;
  readonly name: string;
  readonly description: string | null;
  readonly price: Dong;
  readonly originalPrice: Dong;
  readonly currency: Currency;
  readonly purchaseLimit: number | null;
  readonly accountLimit: number | null;
  readonly multipleOf: number;
  readonly saleBeginAt: Instant | null;
  readonly saleEndAt: Instant | null;
  readonly mode: AttendanceMode;
  readonly position: number;
  /** Each of its tickets has a seat of the session's map. */
  readonly requiredSeat: boolean;
  /** Its own quota. */
  readonly quotaId: string | null;
  /** Of its own quota; null: unlimited. */
  readonly capacity: number | null;
  /** Of its own quota. */
  readonly sold: number;
  /** Of its own quota: in carts and checkouts right now. */
  readonly held: number;
  /** Of its session's and its event's quota; null: unlimited. */
  readonly sessionCapacity: number | null;
  readonly eventCapacity: number | null;
  /**
   * The least that any of its quotas (its own, its session's, its event's) has left; null: none of them has a limit.
   */
  readonly remaining: number | null;
  /** Set where its organiser looks at it: limits are then shown as configured, not as this viewer may still buy. */
  readonly shownTo?: 'TEAM';
};
