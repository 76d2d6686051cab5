import * as z from 'zod/mini';
import { organiserName } from '#adapters/graphql/people/organiser-name.ts';
import { moment, textOrNull } from '#adapters/graphql/platform/wire-values.ts';
import type { OrderedSession } from '#application/sale/ports/ordered-session.ts';

export const orderedEvent = z.object({
  slug: z.string(),
  name: z.string(),
  address: textOrNull,
  user: z.nullable(z.object({ username: z.string(), full_name: z.string() })),
  corporate: z.nullable(z.object({ company_name: z.string(), display_name: textOrNull })),
});

export const orderedSession = z.object({
  id: z.number(),
  name: z.string(),
  address: textOrNull,
  begin_at: moment,
  end_at: moment,
  timezone: z.string(),
  event: orderedEvent,
});

export const orderedSessionOf = ({ event, ...session }: z.infer<typeof orderedSession>): OrderedSession => ({
  id: session.id,
  name: session.name,
  address: session.address ?? event.address,
  beginAt: session.begin_at,
  endAt: session.end_at,
  timezone: session.timezone,
  event: { slug: event.slug, name: event.name, organiser: organiserName(event) },
});
