import type { PromotionFields } from '#domain/sale/promotion/promotion-fields.ts';
import type { Row } from '#server/platform/ports/row.ts';

export type TicketRow = Row<'ticket_type'> & {
  readonly quotaId: string | null;
  /** Of its own quota; null: unlimited. */
  readonly capacity: number | null;
  readonly sold: number;
  /** Of its own quota: in carts and checkouts. */
  readonly held: number;
  /** Of the session's and the event's quota; null: unlimited. */
  readonly sessionCapacity: number | null;
  readonly eventCapacity: number | null;
  /** The least that its own, its session's and its event's quota have left; null: all unlimited. */
  readonly remaining: number | null;
  /** Its automatic promotions; null: none. */
  readonly promotions: readonly PromotionFields[] | null;
  /** For its organiser: limits are shown as configured, not reduced by what the viewer bought. */
  readonly shownTo?: 'TEAM';
};
