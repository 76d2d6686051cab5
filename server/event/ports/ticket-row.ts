import type { AttendanceMode } from '#domain/event/event.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Currency } from '#domain/kernel/money/currency.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';

/** A ticket type with its quotas' state. */
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
  /** Each ticket has a seat on the session's map. */
  readonly requiredSeat: boolean;
  /** Its own quota. */
  readonly quotaId: string | null;
  /** Of its own quota; null: unlimited. */
  readonly capacity: number | null;
  /** Of its own quota. */
  readonly sold: number;
  /** Of its own quota: in carts and checkouts. */
  readonly held: number;
  /** Of the session's and the event's quota; null: unlimited. */
  readonly sessionCapacity: number | null;
  readonly eventCapacity: number | null;
  /** The least that its own, its session's and its event's quota have left; null: all unlimited. */
  readonly remaining: number | null;
  /** For its organiser: limits are shown as configured, not reduced by what the viewer bought. */
  readonly shownTo?: 'TEAM';
};
