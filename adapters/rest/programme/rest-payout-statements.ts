import { makeRestCall, type RestSettings } from '#adapters/rest/platform/rest-call.ts';
import type { AccessToken } from '#application/people/ports/access-token.ts';
import type { PayoutStatements } from '#application/programme/ports/earnings-desk.ts';
import { ok } from '#domain/kernel/result.ts';

/** Over REST, because GraphQL answers are text. */
export function makeRestPayoutStatements(
  settings: RestSettings & { readonly tokens: Pick<AccessToken, 'current'> },
): PayoutStatements {
  const { send, read } = makeRestCall(settings);
  return {
    async statement(publisher, of) {
      const data =
        'from' in of ? { from: of.from, to: of.to, payout: null } : { from: null, to: null, payout: of.payoutId };
      const path = '/api/v1/payout-statements/pdf?publisher={publisher}&from={from}&to={to}&payout={payout}';
      const accessToken = await settings.tokens.current();
      const response = await send('GET', path, { data: { publisher, ...data }, accessToken });
      return response.ok ? ok(await response.blob()) : read(response, () => new Blob());
    },
  };
}
