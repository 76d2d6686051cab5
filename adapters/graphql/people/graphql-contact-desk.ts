import type { GraphqlTransport } from '#adapters/graphql/platform/graphql-transport.ts';
import type { ContactDesk } from '#application/people/ports/contact-desk.ts';
import { ok } from '#domain/kernel/result.ts';
import { CreateContactLeadDocument } from './create-contact-lead.gen.ts';

export const makeGraphqlContactDesk = (transport: GraphqlTransport): ContactDesk => ({
  send: async (lead, trap, key) => {
    const input = {
      full_name: lead.fullName,
      phone_number: lead.phoneNumber,
      support_topic: lead.topic,
      specify_information: lead.specifyInformation,
      message: lead.message,
      homepage: trap,
    };
    const answer = await transport(CreateContactLeadDocument, { input }, { idempotencyKey: key });
    return answer.ok ? ok(null) : answer;
  },
});
