import * as z from 'zod/mini';
import { makeRestCall, type RestSettings } from '#adapters/rest/platform/rest-call.ts';
import type { ProviderDesk } from '#application/people/ports/provider-desk.ts';
import { readGrant } from './rest-grant.ts';

const beginning = z.object({ data: z.object({ url: z.string() }) });

/** [S7.2-06] [S7.2-07] [S7.2-08] */
export function makeRestProviderDesk(settings: RestSettings): ProviderDesk {
  const { send, read } = makeRestCall(settings);
  return {
    begin: async ({ provider, referralCode, accessToken }) => {
      const data = { provider, referral_code: referralCode };
      const response = await send('GET', '/api/v1/auth/{provider}/new?referral-code={referral_code}', {
        data,
        accessToken,
      });
      return read(response, (json) => beginning.parse(json).data.url);
    },
    finish: async ({ provider, fields, accessToken }) =>
      read(
        await send('POST', '/api/v1/auth/{provider}/callback', { data: { provider }, body: fields, accessToken }),
        readGrant,
      ),
  };
}
