import { type CloneableEvent, cloneEvent } from '#domain/event/clone-event.ts';
import { newestForm } from '#domain/event/questionnaire/form.ts';
import type { Instant } from '#domain/kernel/instant.ts';
import { slugWords } from '#domain/kernel/names/slug.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { defineUseCase } from '#domain/kernel/use-case.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { Refusal } from '#domain/refusal.ts';
import type { AutomaticPromotion } from '#domain/sale/promotion/automatic-promotion.ts';
import type { DiscountCode } from '#domain/sale/promotion/discount-code.ts';
import { CalendarSections } from '#server/event/ports/calendar-sections.ts';
import { EventForms } from '#server/event/ports/event-forms.ts';
import type { EventRow } from '#server/event/ports/event-row.ts';
import type { EventPapers, TicketTypeRow } from '#server/event/ports/event-store.ts';
import { EventTeams } from '#server/event/ports/event-teams.ts';
import type { TicketRow } from '#server/event/ports/ticket-row.ts';
import { PromotionBook } from '#server/sale/ports/promotion-book.ts';
import { forbiddenAction } from './forbidden-action.ts';
import { organisingPorts } from './organising-ports.ts';
import { quotaOfEvent, quotaOfSession, quotaOfTicketType } from './quota-ids.ts';
import { withTimesOf } from './times-of-event.ts';

type EventToClone = {
  readonly eventId: number;
  readonly actor: AccountId;
  /** When the first session of the copy begins; the others keep their distance. */
  readonly beginAt: Instant;
  /** Null: as the original. */
  readonly name: string | null;
  readonly creationKey?: string | null;
};

/** Leaves out guests, orders, rooms and seat maps. [S4-09] [S7.7-04] */
export type CloneEvent = (given: EventToClone) => Promise<Result<EventRow, Refusal>>;

export const CloneEvent = defineUseCase(
  'CloneEvent',
  { ...organisingPorts, calendar: CalendarSections, forms: EventForms, promotions: PromotionBook, teams: EventTeams },
  ({ calendar, forms, promotions, teams, ...ports }): CloneEvent =>
    async ({ eventId: originalId, actor, beginAt, name, creationKey = null }) => {
      const papers = await ports.events.read(originalId);
      if (papers === null) return refused({ code: 'EVENT_NOT_FOUND' });
      const now = ports.clock.now();
      const forbidden = forbiddenAction(papers, ['CLONE'], now);
      if (forbidden !== null) return refused(forbidden);
      const [offers, codes] = await Promise.all([promotions.offers(originalId, null), promotions.codes(originalId)]);
      const offered = [...offers.promotions, ...codes];
      const cloned = cloneEvent(cloneable(papers, offered), beginAt, now);
      if (!cloned.ok)
        return refused({ code: 'INVALID_INPUT', field: 'begin_at', problem: { kind: 'TOO_SMALL', min: now } });

      const requestHash = ports.digest(JSON.stringify(['clone', originalId, beginAt, name]));
      const eventId =
        creationKey === null
          ? await ports.events.newEventId()
          : await ports.events.eventIdOf({ accountId: actor, key: creationKey, requestHash });
      if (eventId === null) return refused({ code: 'IDEMPOTENCY_KEY_REUSED' });
      const before = creationKey === null ? null : await ports.events.read(eventId);
      if (before !== null) return ok(before.event);

      const [counts, versions, team, entries] = await Promise.all([
        ports.stock.counts(originalId),
        forms.versions(originalId),
        teams.of(originalId, MOST_MEMBERS),
        calendar.ofEvent(originalId),
      ]);
      const sessions = await Promise.all(
        cloned.value.sessions.map(async ({ content, beginAt: begins, endAt, planSale, tickets: types }) => {
          const before = at(papers.sessions, content);
          const quotaId = quotaOfSession(before.sectionEventId);
          return {
            entries: entries.filter((entry) => entry.sectionEventId === before.sectionEventId),
            row: {
              ...before,
              eventId,
              sectionEventId: await ports.events.newSectionEventId(eventId),
              beginAt: begins,
              endAt,
              planSale,
              cancelledAt: null,
              moves: 0,
              vodLink: null,
            },
            capacity: counts.find((quota) => quota.quotaId === quotaId)?.capacity ?? null,
            tickets: types.map(({ content: index, saleBeginAt, saleEndAt }) => ({
              before: at(papers.tickets, index),
              ticketTypeId: ports.ids.newId(),
              saleBeginAt,
              saleEndAt,
            })),
          };
        }),
      );
      const tickets = sessions.flatMap((session) => session.tickets);
      const newTypeOf = new Map(tickets.map(({ before: { ticketTypeId: old }, ticketTypeId }) => [old, ticketTypeId]));
      const title = name ?? papers.event.name;
      const event: EventRow = withTimesOf(
        {
          ...papers.event,
          eventId,
          name: title,
          slugWords: slugWords(title),
          status: cloned.value.status,
          archive: cloned.value.archive,
          featured: cloned.value.featured,
          featuredPlace: null,
          isRequiredAdditionInfo: false,
          linkNumber: 1,
          publishedAt: null,
          insertedAt: now,
          updatedAt: now,
          version: 1,
        },
        sessions.map(({ row }) => row),
      );

      const added = await ports.transact.transaction(async (tx) => {
        if (!(await ports.events.addEvent(tx, event))) return false;
        await ports.stock.createQuotas(tx, eventId, [
          { quotaId: quotaOfEvent(eventId), scope: 'EVENT', capacity: papers.capacity },
        ]);
        for (const { row, capacity, tickets: types, entries: kept } of sessions) {
          const { sectionEventId } = row;
          await ports.events.putSession(tx, row);
          await ports.stock.createQuotas(tx, eventId, [
            { quotaId: quotaOfSession(sectionEventId), scope: 'SESSION', capacity },
          ]);
          for (const entry of kept)
            await calendar.add(tx, { ...entry, eventId, sectionEventId, calendarSectionId: ports.ids.newId() });
          for (const { before: type, ticketTypeId, saleBeginAt, saleEndAt } of types) {
            const copy = { ...ticketTypeOf(type), eventId, sectionEventId, ticketTypeId, saleBeginAt, saleEndAt };
            await ports.events.putTicketType(tx, copy);
            await ports.stock.createQuotas(tx, eventId, [
              { quotaId: quotaOfTicketType(ticketTypeId), scope: 'TICKET_TYPE', capacity: type.capacity },
            ]);
            await ports.stock.drawOn(tx, eventId, ticketTypeId, [
              quotaOfTicketType(ticketTypeId),
              quotaOfSession(sectionEventId),
              quotaOfEvent(eventId),
            ]);
          }
        }
        for (const photo of papers.photos)
          await ports.events.putPhoto(tx, { ...photo, eventId, photoId: ports.ids.newId(), insertedAt: now });
        const form = newestForm(versions);
        if (form !== null && form.fields.length > 0) {
          const fields = form.fields.map((field) => ({
            ...field,
            ticketTypeIds: field.ticketTypeIds?.flatMap((id) => newTypeOf.get(id) ?? []) ?? null,
          }));
          await forms.write(tx, eventId, { version: 1, fields }, now);
        }
        for (const { content, beginAt: from, endAt } of cloned.value.promotions) {
          const offer = at(offered, content);
          const period = { beginAt: from, endAt };
          if ('code' in offer) {
            const ticketTypeIds = offer.ticketTypeIds.flatMap((id) => newTypeOf.get(id) ?? []);
            await promotions.addCode(tx, eventId, { ...offer, ...period, ticketTypeIds }, now);
            continue;
          }
          const ids = { ticketTypeId: newTypeOf.get(offer.ticketTypeId) ?? '', promotionId: ports.ids.newId() };
          await promotions.addPromotion(tx, eventId, { ...movedTerms(offer, period), ...ids }, now);
        }
        for (const member of team) await teams.put(tx, eventId, { ...member, insertedAt: now });
        await ports.audit.record(tx, {
          act: 'event.cloned',
          subject: `event:${eventId}`,
          eventId,
          actor,
          facts: { from: originalId },
        });
        return true;
      });
      // A concurrent repeat created it.
      if (!added) return ok((await ports.events.read(eventId))?.event ?? event);
      await ports.signer.signingKey(eventId);
      ports.bus.publish({ kind: 'event', eventId });
      return ok(event);
    },
);

const MOST_MEMBERS = 100;

type Offered = AutomaticPromotion | DiscountCode;

/** Each part is named by its place among the original's, so that the rule moves nothing but times. */
const cloneable = (
  { event, sessions, tickets }: EventPapers,
  offered: readonly Offered[],
): CloneableEvent<number, never> => ({
  content: 0,
  timezone: event.timezone,
  status: event.status,
  archive: event.archive,
  featured: event.featured,
  scheduledAt: null,
  sessions: sessions.map(({ sectionEventId, planSale, beginAt, endAt }, content) => ({
    content,
    planSale,
    beginAt,
    endAt,
    tickets: tickets.flatMap((ticket, index) =>
      ticket.sectionEventId === sectionEventId
        ? [
            {
              content: index,
              saleBeginAt: ticket.saleBeginAt,
              saleEndAt: ticket.saleEndAt,
              reserved: ticket.held,
              sold: ticket.sold,
            },
          ]
        : [],
    ),
  })),
  promotions: offered.map(({ beginAt, endAt, used }, content) => ({ content, beginAt, endAt, used })),
  orders: [],
  attendees: [],
  soldTickets: [],
  notifications: [],
});

function at<Part>(parts: readonly Part[], index: number): Part {
  const part = parts[index];
  if (part === undefined) throw new Error('The clone names a part that the event does not have');
  return part;
}

/** A step of the price has both its ends, and keeps them. */
const movedTerms = (
  terms: AutomaticPromotion,
  { beginAt, endAt }: { readonly beginAt: Instant | null; readonly endAt: Instant | null },
): AutomaticPromotion =>
  terms.type === 'SALE_TIME'
    ? { ...terms, beginAt: beginAt ?? terms.beginAt, endAt: endAt ?? terms.endAt }
    : { ...terms, beginAt, endAt };

const ticketTypeOf = (ticket: TicketRow): TicketTypeRow => {
  const {
    capacity: _capacity,
    sold: _sold,
    held: _held,
    sessionCapacity: _sessionCapacity,
    eventCapacity: _eventCapacity,
    remaining: _remaining,
    shownTo: _shownTo,
    quotaId: _quotaId,
    requiredSeat: _requiredSeat,
    promotions: _promotions,
    ...row
  } = ticket;
  return row;
};
