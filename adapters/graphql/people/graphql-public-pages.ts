import { parseEventCard } from '#adapters/graphql/event/discovery/event-card.parse.ts';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { EventsOf, PublicCorporate, PublicPages, PublicPerson } from '#application/people/ports/public-pages.ts';
import { ok } from '#domain/kernel/result.ts';
import { EventsOfDocument } from './events-of.gen.ts';
import { FollowCorporateDocument } from './follow-corporate.gen.ts';
import { FollowsCorporateDocument } from './follows-corporate.gen.ts';
import { PublicCorporateDocument, type PublicCorporateQuery } from './public-corporate.gen.ts';
import { PublicPersonDocument, type PublicPersonQuery } from './public-person.gen.ts';

export const makeGraphqlPublicPages = (transport: GraphqlTransport): PublicPages => ({
  person: async (username) => {
    const answer = await transport(PublicPersonDocument, { username });
    return answer.ok ? ok(parsePerson(answer.value.user)) : answer;
  },
  corporate: async (id) => {
    const answer = await transport(PublicCorporateDocument, { id });
    return answer.ok ? ok(parseCorporate(answer.value.corporate)) : answer;
  },
  events: async (of, time, { limit, after, before }) => {
    const answer = await transport(EventsOfDocument, {
      limit,
      after,
      before,
      ...owner(of),
      filter: { ...(time === null ? {} : { time }), ...(of.kind === 'LIKED' ? { liked: true } : {}) },
    });
    if (!answer.ok) return answer;
    const { events, metadata } = answer.value.published_events;
    return ok({
      events: events.map(parseEventCard),
      after: metadata.after,
      before: metadata.before,
      total: metadata.total_count,
    });
  },
  follows: async (id) => {
    const answer = await transport(FollowsCorporateDocument, { id });
    return answer.ok ? ok(answer.value.corporate?.is_interest ?? null) : answer;
  },
  follow: async (id, wish) => {
    const answer = await transport(FollowCorporateDocument, { id, wish });
    return answer.ok ? ok(answer.value.interest_corporate.is_interest) : answer;
  },
});

function owner(of: EventsOf): { readonly corporateId?: number; readonly userId?: string } {
  if (of.kind === 'CORPORATE') return { corporateId: of.id };
  return of.kind === 'PERSON' ? { userId: of.id } : {};
}

function parsePerson(user: PublicPersonQuery['user']): PublicPerson | null {
  if (user === null) return null;
  return {
    id: user.id,
    username: user.username,
    firstName: user.first_name,
    lastName: user.last_name,
    nameOrder: user.name_order,
    avatar: user.avatar,
    banner: user.setting.banner,
    about: user.setting.headline ?? user.setting.note,
    website: user.setting.website,
  };
}

function parseCorporate(corporate: PublicCorporateQuery['corporate']): PublicCorporate | null {
  if (corporate === null) return null;
  return {
    id: corporate.id,
    slug: corporate.slug,
    companyName: corporate.company_name,
    name: corporate.display_name ?? corporate.company_name,
    logo: corporate.logo,
    banner: corporate.banner,
    address: corporate.company_address,
    phoneNumber: corporate.company_phone_number,
    website: corporate.website,
    isApproved: corporate.status === 'APPROVED',
  };
}
