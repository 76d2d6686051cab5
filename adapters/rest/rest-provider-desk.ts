import * as z from 'zod/mini';
import type { ProviderDesk } from '#application/ports/provider-desk.ts';
import { makeRestCall, type RestSettings } from './rest-call.ts';
import { readGrant } from './rest-grant.ts';

const beginning = z.object({ data: z.object({ url: z.string() }) });

/** [S7.2-06] [S7.2-07] [S7.2-08] */
export function makeRestProviderDesk(settings: RestSettings): ProviderDesk {
  const { send, read } = makeRestCall(settings);
  const pathOf = (provider: string, what: string): string => `/api/v1/auth/${encodeURIComponent(provider)}/${what}`;
  return {
    begin: async ({ provider, referralCode, accessToken }) => {
      const query = referralCode === null ? '' : `?referral-code=${encodeURIComponent(referralCode)}`;
      return read(await send('GET', `${pathOf(provider, 'new')}${query}`, undefined, { accessToken }), (json) => beginning.parse(json).data.url);
    },
    finish: async ({ provider, fields, accessToken }) => read(await send('POST', pathOf(provider, 'callback'), fields, { accessToken }), readGrant),
  };
}
