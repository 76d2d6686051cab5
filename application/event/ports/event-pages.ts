import type {
  AttendanceMode,
  EventFeature,
  EventFormat,
  EventKind,
  EventStatus,
  PlanSale,
} from '#domain/event/event.ts';
import type { SessionSaleState } from '#domain/event/sale-state.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import type { Dong } from '#domain/kernel/money/dong.ts';
import type { Result } from '#domain/kernel/result.ts';
import { token } from '#domain/kernel/token.ts';
import type { Refusal } from '#domain/refusal.ts';

/** A ticket type as a buyer may meet it. Amounts are for one ticket. */
export type TicketOnSale = {
  readonly id: string;
  readonly name: string;
  readonly description: string | null;
  readonly price: Dong;
  readonly originalPrice: Dong;
  /** What is left to be sold; null: unlimited. Never a promise: the cart decides. */
  readonly remaining: number | null;
  /** At most this many in one purchase. */
  readonly purchaseLimit: number;
  /** At most this many for one account over all its purchases. */
  readonly accountLimit: number | null;
  /** What the viewer's account has bought or is paying for; 0 while nobody is signed in. */
  readonly alreadyBought: number;
  readonly multipleOf: number;
  readonly saleBeginAt: Instant | null;
  readonly saleEndAt: Instant | null;
  readonly mode: AttendanceMode;
  /** Being paid for by others right now; may come back. */
  readonly beingPaidFor: number;
  /** Each ticket has a seat of its own. */
  readonly hasSeats: boolean;
};

export type SessionOnSale = {
  readonly id: number;
  readonly eventId: number;
  readonly name: string;
  readonly description: string | null;
  readonly address: string | null;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  readonly planSale: PlanSale;
  readonly tickets: readonly TicketOnSale[];
  /**
   * How it sells, as the server said it, where its tickets did not come along: a long series has light sessions. Null:
   * decided from its tickets.
   */
  readonly light: { readonly saleState: SessionSaleState; readonly lowestPrice: Dong | null } | null;
};

export type Organiser =
  | { readonly kind: 'corporate'; readonly name: string; readonly slug: string; readonly logo: string | null }
  | { readonly kind: 'person'; readonly name: string; readonly username: string; readonly avatar: string | null };

export type Photo = {
  readonly id: string;
  readonly url: string;
  readonly thumbnailUrl: string;
  readonly label: string | null;
  readonly width: number;
  readonly height: number;
  /** The picture's main colour as #rrggbb. */
  readonly color: string;
};

/** What the event page and the payment page both need to know of an event. */
export type EventOnSale = {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly address: string | null;
  readonly beginAt: Instant;
  readonly endAt: Instant;
  readonly timezone: string;
  readonly type: EventKind;
  readonly format: EventFormat;
  readonly status: EventStatus;
  readonly feature: EventFeature;
  readonly planSale: PlanSale;
  readonly requiredApproval: boolean;
  /** Every ticket has an attendee of its own. */
  readonly formPerTicket: boolean;
  /** Something is asked of who registers; what, is read when it is asked. */
  readonly questionnaire: boolean;
  readonly donationEnabled: boolean;
  /** Regulations to agree to before going on. */
  readonly policy: string | null;
  readonly organiser: Organiser;
  readonly photos: readonly Photo[];
};

/** LIGHT: an event of so many sessions that their tickets are read when one is chosen (hard_code_id -1). */
export type SessionsVariant = 'FULL' | 'LIGHT';

export type EventPage = EventOnSale & {
  /** Sanitised HTML. */
  readonly description: string;
  /** Links as they were given; only those of the supported video service are shown. */
  readonly videos: readonly string[];
  readonly category: string | null;
  readonly sessions: readonly SessionOnSale[];
};

/** Events as their own page shows them. */
export type EventPages = {
  /** Refused with EVENT_NOT_FOUND when there is none that the viewer may see. */
  readonly read: (eventId: number) => Promise<Result<EventPage, Refusal>>;
  /** The sessions as they sell now: light ones, or with their tickets. */
  readonly sessions: (eventId: number, variant: SessionsVariant) => Promise<Result<readonly SessionOnSale[], Refusal>>;
  /** One session with its tickets. */
  readonly session: (sectionEventId: number) => Promise<Result<SessionOnSale, Refusal>>;
};
export const EventPages = token<EventPages>('EventPages');
