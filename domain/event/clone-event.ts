import { type Instant, later } from '#domain/kernel/instant.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { shiftWallClock } from '#domain/time/shift-days.ts';
import type { EventStatus, PlanSale } from './event.ts';

type SaleDates = { readonly saleBeginAt: Instant | null; readonly saleEndAt: Instant | null };
type Period = { readonly beginAt: Instant | null; readonly endAt: Instant | null };

/** `content` is copied as it is. */
export type CloneableEvent<Content, Happened> = {
  readonly content: Content;
  readonly timezone: string;
  readonly status: EventStatus;
  readonly archive: boolean;
  readonly featured: boolean;
  readonly scheduledAt: Instant | null;
  readonly sessions: readonly {
    readonly content: Content;
    readonly planSale: PlanSale;
    readonly beginAt: Instant;
    readonly endAt: Instant;
    readonly tickets: readonly (SaleDates & {
      readonly content: Content;
      readonly reserved: number;
      readonly sold: number;
    })[];
  }[];
  readonly promotions: readonly (Period & { readonly content: Content; readonly used: number })[];
  readonly orders: readonly Happened[];
  readonly attendees: readonly Happened[];
  readonly soldTickets: readonly Happened[];
  readonly notifications: readonly Happened[];
};

export type CloneRefusal = 'NEW_TIME_MISSING' | 'NEW_TIME_PAST';

/**
 * Leaves out attendees, orders and notifications. Other times keep their distance to the first session in local time;
 * overrides, counters, featuring and scheduled publication are reset. [S4-09]
 */
export function cloneEvent<Content, Happened>(
  event: CloneableEvent<Content, Happened>,
  newBeginAt: Instant | null,
  now: Instant,
): Result<CloneableEvent<Content, Happened>, CloneRefusal> {
  if (newBeginAt === null) return refused('NEW_TIME_MISSING');
  if (newBeginAt <= now) return refused('NEW_TIME_PAST');
  const [first = newBeginAt] = event.sessions.map((session) => session.beginAt).toSorted((one, other) => one - other);
  const shift = (at: Instant): Instant => shiftWallClock(at, first, newBeginAt, event.timezone);
  return ok({
    ...event,
    status: 'READY',
    archive: false,
    featured: false,
    scheduledAt: null,
    sessions: event.sessions.map((session) => ({
      ...session,
      ...shiftedSession(session, shift),
      planSale: null,
      tickets: session.tickets.map((ticket) => ({ ...ticket, ...shiftedSale(ticket, shift), reserved: 0, sold: 0 })),
    })),
    promotions: event.promotions.map((promotion) => ({ ...promotion, ...shiftedPeriod(promotion, shift), used: 0 })),
    orders: [],
    attendees: [],
    soldTickets: [],
    notifications: [],
  });
}

type Shift = (at: Instant) => Instant;

const shiftedSession = (
  session: { readonly beginAt: Instant; readonly endAt: Instant },
  shift: Shift,
): { beginAt: Instant; endAt: Instant } => {
  const beginAt = shift(session.beginAt);
  return { beginAt, endAt: later(beginAt, session.endAt - session.beginAt) };
};

/** Either side may be open. Times of day are kept. */
const shiftedPeriod = ({ beginAt, endAt }: Period, shift: Shift): Period => ({
  beginAt: beginAt === null ? null : shift(beginAt),
  endAt: endAt === null ? null : shift(endAt),
});

function shiftedSale(ticket: SaleDates, shift: Shift): SaleDates {
  const { beginAt, endAt } = shiftedPeriod({ beginAt: ticket.saleBeginAt, endAt: ticket.saleEndAt }, shift);
  return { saleBeginAt: beginAt, saleEndAt: endAt };
}
