import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { CancellationDesk, EventCancellation } from '#application/event/ports/cancellation-desk.ts';
import { CANCELLATION_TRANSITIONS, type CancellationState } from '#domain/event/cancellation.ts';
import { ok } from '#domain/kernel/result.ts';
import {
  AllowGiveBackDocument,
  CancelEventDocument,
  type CancellationFragment,
  CancellationPreviewDocument,
  EventCancellationsDocument,
  UndoEventCancellationDocument,
} from './cancellations.gen.ts';

const STATES = Object.keys(CANCELLATION_TRANSITIONS) as readonly CancellationState[];

const parsed = (cancellation: CancellationFragment): EventCancellation => ({
  id: cancellation.id,
  sessionId: cancellation.section_event_id,
  // A state that this version does not know is one on the way.
  state: STATES.find((known) => known === cancellation.state) ?? 'RUNNING',
  reason: cancellation.reason,
  beginsAt: cancellation.begins_at,
  orders: cancellation.orders,
  ordersDone: cancellation.orders_done,
  tickets: cancellation.tickets,
  invitations: cancellation.invitations,
  money: cancellation.money,
  refunded: cancellation.refunded,
  people: cancellation.people,
  told: cancellation.told,
});

export const makeGraphqlCancellationDesk = (transport: GraphqlTransport): CancellationDesk => ({
  preview: async (eventId, sessionId) => {
    const found = await transport(CancellationPreviewDocument, { eventId, sessionId });
    return found.ok ? ok(found.value.cancellation_preview) : found;
  },
  cancel: async ({ eventId, sessionId, confirmation, reason }) => {
    const planned = await transport(CancelEventDocument, {
      input: { event_id: eventId, section_event_id: sessionId, confirmation, reason },
    });
    return planned.ok ? ok(parsed(planned.value.cancel_event)) : planned;
  },
  undo: async (id) => {
    const undone = await transport(UndoEventCancellationDocument, { id });
    return undone.ok ? ok(parsed(undone.value.undo_event_cancellation)) : undone;
  },
  allowGiveBack: async (eventId, until) => {
    const allowed = await transport(AllowGiveBackDocument, { eventId, until });
    return allowed.ok ? ok(allowed.value.allow_give_back) : allowed;
  },
  list: async (eventId) => {
    const found = await transport(EventCancellationsDocument, { eventId });
    return found.ok ? ok(found.value.event_cancellations.map(parsed)) : found;
  },
});
