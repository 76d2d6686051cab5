import { z } from 'zod';
import { ORDER_STATUSES } from '#domain/checkout/order-state.ts';
import { ATTENDANCE_MODES, EVENT_FORMATS, EVENT_KINDS, EVENT_STATUSES, PLAN_SALES, type PlanSale } from '#domain/event/event.ts';
import { ADDRESS_MAX, DESCRIPTION_MAX, EVENT_NAME_MAX, POLICY_MAX, URL_MAX, URLS_MAX } from '#domain/event/event-input.ts';
import { DESK_BUCKETS } from '#domain/event/management-bucket.ts';
import { PURCHASE_LIMIT_MAX, TICKET_DESCRIPTION_MAX, TICKET_NAME_MAX } from '#domain/event/ticket-type.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';
import { deskVisibility } from '#domain/permission/desk-visibility.ts';
import type { Refusal } from '#domain/refusal/refusal.ts';
import { DEFAULT_TIMEZONE } from '#domain/text/local-time.ts';
import { CheckIntegrity } from '#server/application/money/check-integrity.ts';
import { ChangeEventStatus } from '#server/application/organising/change-event-status.ts';
import { DiscardEvent } from '#server/application/organising/discard-event.ts';
import { DiscardOrder } from '#server/application/organising/discard-order.ts';
import { DiscardPhoto } from '#server/application/organising/discard-photo.ts';
import { DiscardSession } from '#server/application/organising/discard-session.ts';
import { DiscardTicketType } from '#server/application/organising/discard-ticket-type.ts';
import type { EventFields, SessionFields, TicketTypeFields } from '#server/application/organising/event-fields.ts';
import { forbiddenAction } from '#server/application/organising/forbidden-action.ts';
import { OrganisingPorts } from '#server/application/organising/organising-ports.ts';
import { blockersOf } from '#server/application/organising/publication.ts';
import { RecordEvent } from '#server/application/organising/record-event.ts';
import { RecordPhoto } from '#server/application/organising/record-photo.ts';
import { RecordSession } from '#server/application/organising/record-session.ts';
import { RecordTicketType } from '#server/application/organising/record-ticket-type.ts';
import { ReviseEvent } from '#server/application/organising/revise-event.ts';
import { ReviseSession } from '#server/application/organising/revise-session.ts';
import { ReviseTicketType } from '#server/application/organising/revise-ticket-type.ts';
import { ShelveEvent } from '#server/application/organising/shelve-event.ts';
import { CheckoutReader } from '#server/application/ports/checkout-reader.ts';
import { EventOrders } from '#server/application/ports/event-orders.ts';
import { Keyring } from '#server/application/ports/keyring.ts';
import { ManagedEvents } from '#server/application/ports/managed-events.ts';
import type { TicketRow } from '#server/application/ports/ticket-row.ts';
import { TurnWaitingRoom } from '#server/application/waiting-room/turn-waiting-room.ts';
import { integritySentence } from '#words/integrity-problems.ts';
import type { RequestContext } from './context.ts';
import { cursorsOf } from './cursor.ts';
import { amount, count, moment, oneOf, optionalWords, paging, rowNumber, search, someWords, wireId, words } from './input-parts.ts';
import { RefusalError } from './refusal-error.ts';
import { onEvent, onPlatform, rootField } from './root-field.ts';
import type { Resolvers } from './schema.gen.ts';
import { encodeWireId, type WireId } from './wire-id.ts';

const FEATURES = ['PUBLIC', 'PRIVATE'] as const;
const MOST_PLACES = 1_000_000_000;

const ownEvent = ({ id }: { id: number }): number => id;
const namedEvent = ({ event_id }: { event_id: number }): number => event_id;
const eventOfRow = ({ id }: { id: { eventId: number } }): number => id.eventId;
const eventOfSession = async (sectionEventId: number, context: RequestContext): Promise<number | null> =>
  (await context.loaders.session.load(sectionEventId))?.eventId ?? null;

const urls = z.array(words(URL_MAX)).max(URLS_MAX);
const capacity = count(0, MOST_PLACES).nullish();
const flag = z.boolean().nullish();

/** The regulations as plain words; they travel as JSON text {text}, and plain text is taken as it stands. */
function policyWords(policy: string | null): string | null {
  if (policy === null) return null;
  try {
    const parsed: unknown = JSON.parse(policy);
    const text = typeof parsed === 'object' && parsed !== null && 'text' in parsed && typeof parsed.text === 'string' ? parsed.text.trim() : policy;
    return text === '' ? null : text;
  } catch {
    return policy;
  }
}

const planSale = z
  .string()
  .nullish()
  .transform((plan, context): PlanSale => {
    const known = PLAN_SALES.find((one) => one === (plan ?? null));
    if (known !== undefined) return known;
    context.addIssue({ code: 'custom', message: 'not a plan' });
    return z.NEVER;
  });

const sessionInput = z
  .object({
    name: optionalWords(EVENT_NAME_MAX),
    description: optionalWords(DESCRIPTION_MAX),
    address: optionalWords(ADDRESS_MAX),
    begin_at: moment,
    end_at: moment,
    plan_sale: planSale,
    urls: urls.nullish(),
    capacity,
  })
  .transform(
    (input): SessionFields => ({
      name: input.name ?? '',
      description: input.description,
      address: input.address,
      beginAt: input.begin_at,
      endAt: input.end_at,
      planSale: input.plan_sale,
      urls: input.urls ?? [],
      capacity: input.capacity,
    }),
  );

const ticketInput = z
  .object({
    name: someWords(TICKET_NAME_MAX),
    description: optionalWords(TICKET_DESCRIPTION_MAX),
    price: amount,
    original_price: amount.nullish(),
    capacity,
    limit: count(1, PURCHASE_LIMIT_MAX).nullish(),
    limited_purchase: count(1, MOST_PLACES).nullish(),
    combo_purchase: count(1, PURCHASE_LIMIT_MAX).nullish(),
    begin_at: moment.nullish(),
    end_at: moment.nullish(),
    ticket_type: oneOf(ATTENDANCE_MODES).nullish(),
  })
  .transform(
    (input): TicketTypeFields => ({
      name: input.name,
      description: input.description,
      price: input.price,
      originalPrice: input.original_price ?? input.price,
      capacity: input.capacity ?? null,
      purchaseLimit: input.limit ?? null,
      accountLimit: input.limited_purchase ?? null,
      multipleOf: input.combo_purchase ?? 1,
      saleBeginAt: input.begin_at ?? null,
      saleEndAt: input.end_at ?? null,
      mode: input.ticket_type ?? 'ONSITE',
    }),
  );

/** What both creating and changing an event may say; undefined where nothing was said. */
const eventParts = {
  type: oneOf(EVENT_KINDS).nullish(),
  feature: oneOf(FEATURES).nullish(),
  category_id: rowNumber.nullish(),
  description: words(DESCRIPTION_MAX).nullish(),
  address: words(ADDRESS_MAX).nullish(),
  timezone: words(64).nullish(),
  urls: urls.nullish(),
  enable_ticket_donation: flag,
  required_approval: flag,
  is_required_form_ticket: flag,
  policy: words(2 * POLICY_MAX).nullish(),
  capacity,
};

const newEventInput = z.object({
  name: someWords(EVENT_NAME_MAX),
  event_type: oneOf(EVENT_FORMATS),
  ...eventParts,
  corporate_id: rowNumber.nullish(),
  session: sessionInput.nullish(),
});

const eventRevision = z.object({ name: someWords(EVENT_NAME_MAX).nullish(), event_type: oneOf(EVENT_FORMATS).nullish(), ...eventParts });

const blankAsNull = (text: string | null | undefined): string | null => (text === undefined || text === null || text === '' ? null : text);

const newFields = (input: z.output<typeof newEventInput>): EventFields => ({
  name: input.name,
  type: input.type ?? 'EVENT',
  eventType: input.event_type,
  feature: input.feature ?? 'PUBLIC',
  categoryId: input.category_id ?? null,
  description: input.description ?? '',
  address: blankAsNull(input.address),
  timezone: input.timezone || DEFAULT_TIMEZONE,
  urls: input.urls ?? [],
  enableTicketDonation: input.enable_ticket_donation ?? false,
  requiredApproval: input.required_approval ?? false,
  isRequiredFormTicket: input.is_required_form_ticket ?? false,
  policy: policyWords(blankAsNull(input.policy)),
});

/** Only what was said; null clears what may be empty and otherwise says nothing. */
function revisedFields(input: z.output<typeof eventRevision>): Partial<EventFields> {
  const said = <Key extends keyof EventFields>(key: Key, value: EventFields[Key] | null | undefined): Partial<EventFields> =>
    value === undefined || value === null ? {} : { [key]: value };
  return {
    ...said('name', input.name),
    ...said('type', input.type),
    ...said('eventType', input.event_type),
    ...said('feature', input.feature),
    ...(input.category_id === undefined ? {} : { categoryId: input.category_id }),
    ...said('description', input.description),
    ...(input.address === undefined ? {} : { address: blankAsNull(input.address) }),
    ...said('timezone', input.timezone),
    ...said('urls', input.urls),
    ...said('enableTicketDonation', input.enable_ticket_donation),
    ...said('requiredApproval', input.required_approval),
    ...said('isRequiredFormTicket', input.is_required_form_ticket),
    ...(input.policy === undefined ? {} : { policy: policyWords(blankAsNull(input.policy)) }),
  };
}

/** After a change: what was loaded before it is forgotten, so that the answer shows what is now so. */
function fresh<Value>(context: RequestContext, eventId: number, result: Result<Value, Refusal>): Result<Value, Refusal> {
  context.loaders.forget(eventId);
  return result;
}

async function freshTicket(
  context: RequestContext,
  eventId: number,
  result: Result<{ readonly ticketTypeId: string }, Refusal>,
): Promise<Result<TicketRow, Refusal>> {
  context.loaders.forget(eventId);
  if (!result.ok) return result;
  const ticket = await context.loaders.ticket.load(encodeWireId(eventId, result.value.ticketTypeId));
  return ticket === null ? refused({ code: 'NOT_FOUND' }) : ok(ticket);
}

export const organisingResolvers: Resolvers = {
  Query: {
    events: rootField({
      access: onPlatform('admin.events'),
      input: z.object({ status: oneOf(DESK_BUCKETS), search, ...paging }),
      resolve: async ({ status, search: searched, ...asked }, context) => {
        const managed = context.use(ManagedEvents);
        const query = {
          bucket: status,
          visibility: deskVisibility(context.viewer),
          search: searched,
          now: context.now,
        };
        const cursors = cursorsOf(context.use(Keyring), 'events', { status, accountId: context.accountId, search: searched });
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const events = await managed.events(query, page.value);
        return ok({ events: [...events.rows], metadata: cursors.metadata(events, () => managed.countEvents(query)) });
      },
    }),
    event_admin: rootField({
      access: onEvent('event.edit', ownEvent),
      input: z.object({ id: rowNumber }),
      resolve: async ({ id }, context) => {
        const event = await context.loaders.event.load(id);
        return event === null ? refused({ code: 'EVENT_NOT_FOUND' }) : ok(event);
      },
    }),
    sections_event_admin: rootField({
      access: onEvent('event.edit', namedEvent),
      input: z.object({ event_id: rowNumber }),
      resolve: async ({ event_id }, context) => ok([...(await context.loaders.sessionsOf.load(event_id))]),
    }),
    tickets_admin: rootField({
      access: onEvent('event.edit', ({ input }: { input: { event_id: number } }) => input.event_id),
      input: z.object({ input: z.object({ event_id: rowNumber, section_event_id: rowNumber.nullish() }) }),
      resolve: async ({ input }, context) => {
        const tickets = await context.loaders.ticketsOf.load(input.event_id);
        return ok(tickets.filter((ticket) => !input.section_event_id || ticket.sectionEventId === input.section_event_id));
      },
    }),
    user_order_admin: rootField({
      access: onEvent('event.orders', ({ user_order_id: id }: { readonly user_order_id: WireId }) => id.eventId),
      input: z.object({ user_order_id: wireId }),
      resolve: async ({ user_order_id: { eventId, rowId } }, context) => {
        const order = await context.use(CheckoutReader).order(eventId, rowId);
        return order === null ? refused({ code: 'NOT_FOUND' }) : ok(order);
      },
    }),
    user_orders_admin: rootField({
      access: onEvent('event.orders', namedEvent),
      input: z.object({ event_id: rowNumber, search, status: oneOf(ORDER_STATUSES).nullish(), ...paging }),
      resolve: async ({ event_id, search: searched, status, ...asked }, context) => {
        const orders = context.use(EventOrders);
        const query = { eventId: event_id, search: searched, status: status ?? null };
        const cursors = cursorsOf(context.use(Keyring), 'user_orders_admin', query);
        const page = cursors.request(asked);
        if (!page.ok) return page;
        const found = await orders.orders(query, page.value);
        return ok({ user_orders: [...found.rows], metadata: cursors.metadata(found, () => orders.countOrders(query)) });
      },
    }),
  },

  Mutation: {
    create_event: rootField({
      access: onPlatform('event.create'),
      input: z.object({ input: newEventInput }),
      resolve: ({ input }, context) =>
        context.use(RecordEvent)({
          viewer: context.viewer,
          fields: newFields(input),
          corporateId: input.corporate_id ?? null,
          capacity: input.capacity ?? null,
          session: input.session ?? null,
          creationKey: context.idempotencyKey,
        }),
    }),
    update_event: rootField({
      access: onEvent('event.edit', ownEvent),
      input: z.object({ id: rowNumber, input: eventRevision }),
      resolve: async ({ id, input }, context) =>
        fresh(
          context,
          id,
          await context.use(ReviseEvent)({ eventId: id, actor: context.accountId, fields: revisedFields(input), capacity: input.capacity }),
        ),
    }),
    update_event_status: rootField({
      access: onEvent('event.publish', ownEvent),
      input: z.object({ id: rowNumber, status: oneOf(EVENT_STATUSES) }),
      resolve: async ({ id, status }, context) =>
        fresh(context, id, await context.use(ChangeEventStatus)({ eventId: id, actor: context.accountId, status })),
    }),
    delete_event: rootField({
      // Whether it may go is the event's state to say, so that the refusal can name it; whose it is, is asked here.
      access: onEvent('event.publish', ownEvent),
      input: z.object({ id: rowNumber }),
      resolve: async ({ id }, context) => {
        const abilities = await context.eventAbilities(id);
        if (!abilities.has('event.delete')) {
          const papers = await context.loaders.papers.load(id);
          return refused((papers && forbiddenAction(papers, ['DELETE'], context.now)) ?? { code: 'FORBIDDEN' });
        }
        return fresh(context, id, await context.use(DiscardEvent)({ eventId: id, actor: context.accountId }));
      },
    }),
    archive_event: rootField({
      access: onEvent('event.archive', ownEvent),
      input: z.object({ id: rowNumber, archive: z.boolean() }),
      resolve: async ({ id, archive }, context) =>
        fresh(context, id, await context.use(ShelveEvent)({ eventId: id, actor: context.accountId, archive })),
    }),
    turn_waiting_room: rootField({
      access: onEvent('event.edit', ownEvent),
      input: z.object({ id: rowNumber, on: z.boolean() }),
      resolve: async ({ id, on }, context) => {
        const turned = await context.use(TurnWaitingRoom)({ eventId: id, actor: context.accountId, on });
        const event = turned.ok ? await context.loaders.event.load(id) : null;
        return event === null ? refused({ code: 'EVENT_NOT_FOUND' }) : ok(event);
      },
    }),
    create_section_event: rootField({
      access: onEvent('event.edit', namedEvent),
      input: z.object({ event_id: rowNumber, input: sessionInput }),
      resolve: async ({ event_id, input }, context) =>
        fresh(
          context,
          event_id,
          await context.use(RecordSession)({ eventId: event_id, actor: context.accountId, fields: input, creationKey: context.idempotencyKey }),
        ),
    }),
    update_section_event: rootField({
      access: onEvent('event.edit', ({ id }: { id: number }, context) => eventOfSession(id, context)),
      input: z.object({ id: rowNumber, input: sessionInput }),
      resolve: async ({ id, input }, context) => {
        const eventId = await eventOfSession(id, context);
        if (eventId === null) return refused({ code: 'EVENT_NOT_FOUND' });
        return fresh(context, eventId, await context.use(ReviseSession)({ eventId, sectionEventId: id, actor: context.accountId, fields: input }));
      },
    }),
    delete_section_event: rootField({
      access: onEvent('event.edit', ({ id }: { id: number }, context) => eventOfSession(id, context)),
      input: z.object({ id: rowNumber }),
      resolve: async ({ id }, context) => {
        const eventId = await eventOfSession(id, context);
        if (eventId === null) return refused({ code: 'EVENT_NOT_FOUND' });
        return fresh(context, eventId, await context.use(DiscardSession)({ eventId, sectionEventId: id, actor: context.accountId }));
      },
    }),
    create_ticket: rootField({
      access: onEvent('event.edit', ({ section_event_id }: { section_event_id: number }, context) => eventOfSession(section_event_id, context)),
      input: z.object({ section_event_id: rowNumber, input: ticketInput }),
      resolve: async ({ section_event_id, input }, context) => {
        const eventId = await eventOfSession(section_event_id, context);
        if (eventId === null) return refused({ code: 'EVENT_NOT_FOUND' });
        const recorded = await context.use(RecordTicketType)({
          eventId,
          sectionEventId: section_event_id,
          actor: context.accountId,
          fields: input,
          creationKey: context.idempotencyKey,
        });
        return freshTicket(context, eventId, recorded);
      },
    }),
    update_ticket: rootField({
      access: onEvent('event.edit', eventOfRow),
      input: z.object({ id: wireId, input: ticketInput }),
      resolve: async ({ id, input }, context) =>
        freshTicket(
          context,
          id.eventId,
          await context.use(ReviseTicketType)({ eventId: id.eventId, ticketTypeId: id.rowId, actor: context.accountId, fields: input }),
        ),
    }),
    delete_ticket: rootField({
      access: onEvent('event.edit', eventOfRow),
      input: z.object({ id: wireId }),
      resolve: async ({ id }, context) =>
        fresh(context, id.eventId, await context.use(DiscardTicketType)({ eventId: id.eventId, ticketTypeId: id.rowId, actor: context.accountId })),
    }),
    delete_user_order: rootField({
      access: onEvent('event.guests', ({ id }: { readonly id: WireId }) => id.eventId),
      input: z.object({ id: wireId }),
      resolve: async ({ id: { eventId, rowId } }, context) => {
        const eventAbilities = [...(await context.eventAbilities(eventId))];
        const deleted = await context.use(DiscardOrder)({ viewer: context.viewer, eventAbilities, eventId, orderId: rowId });
        if (!deleted.ok) return deleted;
        context.loaders.forget(eventId);
        const order = await context.use(CheckoutReader).order(eventId, rowId);
        return order === null ? refused({ code: 'NOT_FOUND' }) : ok(order);
      },
    }),
    create_photo: rootField({
      access: onEvent('event.edit', namedEvent),
      input: z.object({ event_id: rowNumber, url: someWords(URL_MAX), label: optionalWords(200) }),
      resolve: async ({ event_id, url, label }, context) =>
        fresh(
          context,
          event_id,
          await context.use(RecordPhoto)({ eventId: event_id, actor: context.accountId, url, label, creationKey: context.idempotencyKey }),
        ),
    }),
    delete_photo: rootField({
      access: onEvent('event.edit', eventOfRow),
      input: z.object({ id: wireId }),
      resolve: async ({ id }, context) =>
        fresh(context, id.eventId, await context.use(DiscardPhoto)({ eventId: id.eventId, actor: context.accountId, photoId: id.rowId })),
    }),
  },

  TicketAdmin: {
    id: (ticket) => encodeWireId(ticket.eventId, ticket.ticketTypeId),
    ticket: (ticket) => ({ ...ticket, shownTo: 'TEAM' }),
  },

  EventAdmin: {
    event: (event) => event,
    capacity: async (event, _args, context) => (await context.loaders.papers.load(event.eventId))?.capacity ?? null,
    revenue: async (event, _args, context) => {
      const figures = await figuresOf(event.eventId, context);
      return [
        { currency: 'VND', type: 'TICKET', value: figures.tickets },
        { currency: 'VND', type: 'DONATION', value: figures.donations },
      ];
    },
    statistic_orders: async (event, _args, context) => (await figuresOf(event.eventId, context)).orders.map((line) => ({ ...line, currency: 'VND' })),
    sales: async (event, _args, context) => [...(await figuresOf(event.eventId, context)).days],
    number_bought_ticket: async (event, _args, context) => (await figuresOf(event.eventId, context)).bought,
    number_redeemed: async (event, _args, context) => (await figuresOf(event.eventId, context)).redeemed,
    number_held: async (event, _args, context) => (await figuresOf(event.eventId, context)).held,
    publish_blockers: async (event, _args, context) => {
      const papers = await context.loaders.papers.load(event.eventId);
      return papers === null ? [] : blockersOf(context.use(OrganisingPorts), papers);
    },
    integrity: async (event, _args, context) => {
      const report = await context.use(CheckIntegrity)(event.eventId);
      return {
        healthy: report.healthy,
        problems: report.faults.map((fault) => integritySentence(fault, context.locale)),
        checked_at: report.checkedAt,
      };
    },
  },
};

async function figuresOf(eventId: number, context: RequestContext) {
  const abilities = await context.eventAbilities(eventId);
  if (!abilities.has('event.revenue')) throw new RefusalError({ code: 'FORBIDDEN' });
  const figures = await context.loaders.figures.load(eventId);
  if (figures === null) throw new RefusalError({ code: 'EVENT_NOT_FOUND' });
  return figures;
}
