import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { SelfServiceOffer, TicketSelfService } from '#application/ticket/ports/ticket-self-service.ts';
import { ok } from '#domain/kernel/result.ts';
import { SELF_SERVICE_ACTS, SELF_SERVICE_PROBLEMS } from '#domain/ticket/self-service.ts';
import {
  ChangeTicketSessionDocument,
  ReturnTicketDocument,
  SelfServicePolicyDocument,
  TicketReturnDocument,
  TicketSelfServiceDocument,
  TicketSessionsDocument,
} from './self-service.gen.ts';

/** Acts of a newer server are left out; its reasons are shown as not allowed. */
const offerOf = (raw: {
  readonly act: string;
  readonly until: SelfServiceOffer['until'];
  readonly refused: string | null;
}): SelfServiceOffer[] => {
  const act = SELF_SERVICE_ACTS.find((known) => known === raw.act);
  if (act === undefined) return [];
  const problem = SELF_SERVICE_PROBLEMS.find((known) => known === raw.refused) ?? 'NOT_ALLOWED';
  return [{ act, until: raw.until, refused: raw.refused === null ? null : problem }];
};

export const makeGraphqlTicketSelfService = (transport: GraphqlTransport): TicketSelfService => ({
  policy: async (eventId) => {
    const answer = await transport(SelfServicePolicyDocument, { eventId });
    if (!answer.ok) return answer;
    const { is_receiving_ticket_offline: ticketsAtVenue, self_service: policy } = answer.value.event;
    return ok({
      refundDays: policy.refund_days,
      nameChangeDays: policy.name_change_days,
      sessionChangeDays: policy.session_change_days,
      ticketsAtVenue,
    });
  },
  offers: async (id) => {
    const answer = await transport(TicketSelfServiceDocument, { id });
    return answer.ok ? ok(answer.value.my_ticket.self_service.flatMap(offerOf)) : answer;
  },
  readReturn: async (id) => {
    const answer = await transport(TicketReturnDocument, { id });
    return answer.ok ? ok(answer.value.ticket_return) : answer;
  },
  otherSessions: async (id) => {
    const answer = await transport(TicketSessionsDocument, { id });
    if (!answer.ok) return answer;
    return ok(
      answer.value.ticket_sessions.map(({ section_event_id: session, name, begin_at: beginAt, timezone }) => ({
        ...{ id: session, name, beginAt, timezone },
      })),
    );
  },
  changeSession: async (id, session) => {
    const answer = await transport(ChangeTicketSessionDocument, { id, session });
    return answer.ok ? ok(null) : answer;
  },
  giveBack: async (id) => {
    const answer = await transport(ReturnTicketDocument, { id });
    return answer.ok ? ok(null) : answer;
  },
});
