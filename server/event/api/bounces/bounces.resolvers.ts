import { z } from 'zod';
import { ok, refused } from '#domain/kernel/result.ts';
import { RetryAddress } from '#server/event/messages/retry-address.ts';
import { GuestMailings } from '#server/event/ports/guest-mailings.ts';
import type { RequestContext } from '#server/platform/graphql/context.ts';
import { rowNumber, wireId, words } from '#server/platform/graphql/input-parts.ts';
import { onEvent, rootField } from '#server/platform/graphql/root-field.ts';
import type { Resolvers } from '#server/platform/graphql/schema.gen.ts';
import type { WireId } from '#server/platform/graphql/wire-id.ts';
import { type BouncedAddress, Bounces } from '#server/platform/ports/bounces.ts';

const MOST_SHOWN = 200;
const LONGEST_ADDRESS = 320;

const shown = ({ email, because, bouncedAt, isHeld }: BouncedAddress) => ({
  email,
  because,
  bounced_at: bouncedAt,
  held: isHeld,
});

async function standingOf(eventId: number, email: string, { loaders }: RequestContext) {
  const bounced = await loaders.bouncedAddress.load(`${eventId} ${email.toLowerCase()}`);
  return bounced === null ? null : shown(bounced);
}

export const bouncesResolvers: Resolvers = {
  Query: {
    mailing_bounces: rootField({
      access: onEvent('event.mail', ({ id }: { readonly id: WireId }) => id.eventId),
      input: z.object({ id: wireId }),
      resolve: async ({ id: { eventId, rowId } }, context) => {
        const mailing = await context.use(GuestMailings).find(eventId, rowId);
        if (mailing === null) return refused({ code: 'NOT_FOUND' });
        return ok((await context.use(Bounces).ofMailing(eventId, rowId, MOST_SHOWN)).map(shown));
      },
    }),
  },
  Mutation: {
    retry_bounced_address: rootField({
      access: onEvent('event.mail', ({ event_id }: { readonly event_id: number }) => event_id),
      input: z.object({ event_id: rowNumber, email: words(LONGEST_ADDRESS) }),
      resolve: async ({ event_id: eventId, email }, context) =>
        ok(await context.use(RetryAddress)({ eventId, email, actor: context.accountId })),
    }),
  },
  GuestMailing: {
    bounced: ({ guestMailingId }, _args, { loaders }) => loaders.bouncesOfMailing.load(guestMailingId),
  },
  RsvpInvitation: {
    bounced: ({ row, reader }, _args, context) =>
      reader === 'TEAM' ? standingOf(row.eventId, row.person.email, context) : null,
  },
  EventAttendee: {
    bounced: ({ eventId, email }, _args, context) => standingOf(eventId, email, context),
  },
};
