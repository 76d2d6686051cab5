import { EventListingDocument } from '#adapters/graphql/event/listing/event-listing.gen.ts';
import { WriteEventListingDocument } from '#adapters/graphql/event/listing/write-event-listing.gen.ts';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { EventActs } from '#application/event/ports/event-acts.ts';
import type { EventDesk } from '#application/event/ports/event-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { ChangeSettingsDocument } from './change-settings.gen.ts';
import { CloneEventDocument } from './clone-event.gen.ts';
import { ScheduleEventDocument } from './schedule-event.gen.ts';
import { ScheduledEventDocument } from './scheduled-event.gen.ts';

export function makeGraphqlEventActs(
  transport: GraphqlTransport,
  { changeSession: moveSession }: Pick<EventDesk, 'changeSession'>,
): EventActs {
  const change = async (
    id: number,
    input: {
      readonly enable_ticket_donation?: boolean;
      readonly is_required_form_ticket?: boolean;
      readonly address?: string;
    },
  ) => {
    const answer = await transport(ChangeSettingsDocument, { id, input });
    return answer.ok ? ok(null) : answer;
  };
  return {
    turnDonations: (eventId, on) => change(eventId, { enable_ticket_donation: on }),
    turnFormPerTicket: (eventId, on) => change(eventId, { is_required_form_ticket: on }),
    changeAddress: (eventId, address) => change(eventId, { address }),
    moveSession,
    clone: async (id, beginAt, name) => {
      const input = { begin_at: beginAt, ...(name === '' ? {} : { name }) };
      const answer = await transport(CloneEventDocument, { id, input });
      return answer.ok ? ok({ eventId: answer.value.clone_event.id }) : answer;
    },
    schedule: async (eventId) => {
      const answer = await transport(ScheduledEventDocument, { eventId });
      if (!answer.ok) return answer;
      const { scheduled_event: scheduled } = answer.value;
      return scheduled === null || scheduled.state === 'PUBLISHED'
        ? ok(null)
        : ok({ at: scheduled.scheduled_at, missed: scheduled.state === 'NOT_READY' });
    },
    listing: async (eventId) => {
      const answer = await transport(EventListingDocument, { eventId });
      if (!answer.ok) return answer;
      const { forbes_id: forbesId, request_tags: tags } = answer.value.event;
      return ok({ forbesId, tags: tags.map(({ text }) => text) });
    },
    writeListing: async (eventId, { tags, forbesId }) => {
      const input = { request_tags: [...tags], forbes_id: forbesId };
      const answer = await transport(WriteEventListingDocument, { eventId, input });
      return answer.ok ? ok(null) : answer;
    },
    publishAt: async (eventId, at) => {
      const answer = await transport(ScheduleEventDocument, { eventId, at });
      return answer.ok ? ok(null) : answer;
    },
  };
}
