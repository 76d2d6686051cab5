import * as z from 'zod/mini';
import { makeRestCall, type RestSettings } from '#adapters/rest/platform/rest-call.ts';
import type { MailingOptOuts } from '#application/event/ports/mailing-opt-outs.ts';

const answer = z.object({ data: z.object({ unsubscribed: z.literal(true) }) });

/** The secret is sent in the body, never in the address. */
export function makeRestMailingOptOuts(settings: RestSettings): MailingOptOuts {
  const { send, read } = makeRestCall(settings);
  return {
    end: async (token) =>
      read(await send('POST', '/api/v1/unsubscribe', { body: { token } }), (json) => {
        answer.parse(json);
        return null;
      }),
  };
}
