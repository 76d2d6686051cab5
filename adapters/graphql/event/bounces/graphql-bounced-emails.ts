import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { BouncedEmails } from '#application/event/ports/bounced-emails.ts';
import { ok } from '#domain/kernel/result.ts';
import { parseBounced } from './bounced.parse.ts';
import { MailingBouncesDocument } from './mailing-bounces.gen.ts';
import { RetryBouncedAddressDocument } from './retry-bounced-address.gen.ts';

export const makeGraphqlBouncedEmails = (transport: GraphqlTransport): BouncedEmails => ({
  ofMailing: async (id) => {
    const answer = await transport(MailingBouncesDocument, { id });
    return answer.ok ? ok(answer.value.mailing_bounces.map(parseBounced)) : answer;
  },
  retry: async (eventId, email) => {
    const answer = await transport(RetryBouncedAddressDocument, { eventId, email });
    return answer.ok ? ok(null) : answer;
  },
});
