import * as z from 'zod/mini';
import { parseEventCard } from '#adapters/graphql/event/discovery/event-card.parse.ts';
import { organiserName } from '#adapters/graphql/people/organiser-name.ts';
import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { FeaturedDesk } from '#application/event/ports/featured-desk.ts';
import { EVENT_FEATURES, EVENT_STATUSES } from '#domain/event/event.ts';
import { ok } from '#domain/kernel/result.ts';
import {
  EventsAdminDocument,
  FeaturedOrderDocument,
  FeatureEventDocument,
  OrderFeaturedDocument,
} from './events-admin.gen.ts';

const status = z.enum(EVENT_STATUSES);
const feature = z.enum(EVENT_FEATURES);

export const makeGraphqlFeaturedDesk = (transport: GraphqlTransport): FeaturedDesk => ({
  async page(filter, at) {
    const answer = await transport(EventsAdminDocument, {
      input: {
        search: filter.search === '' ? null : filter.search,
        status: filter.status,
        is_featured: filter.featured,
        limit: at.limit ?? null,
        after: at.after ?? null,
        before: at.before ?? null,
      },
    });
    if (!answer.ok) return answer;
    const { events, metadata } = answer.value.events_admin;
    return ok({
      entries: events.map((event) => ({
        id: event.id,
        slug: event.slug,
        name: event.name,
        status: status.parse(event.status),
        feature: feature.parse(event.feature),
        featured: event.featured,
        beginAt: event.begin_at,
        endAt: event.end_at,
        timezone: event.timezone,
        organiser: organiserName(event),
        listing: { tags: event.request_tags.map(({ text }) => text), forbesId: event.forbes_id },
      })),
      after: metadata.after,
      before: metadata.before,
      totalCount: metadata.total_count,
    });
  },
  async order() {
    const answer = await transport(FeaturedOrderDocument, {});
    return answer.ok ? ok(answer.value.featured_events.map(parseEventCard)) : answer;
  },
  async putInOrder(eventIds) {
    const done = await transport(OrderFeaturedDocument, { ids: [...eventIds] });
    return done.ok ? ok(null) : done;
  },
  async setFeatured(id, featured) {
    const done = await transport(FeatureEventDocument, { id, featured });
    return done.ok ? ok(null) : done;
  },
});
