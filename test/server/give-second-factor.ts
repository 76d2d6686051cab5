import { codeOfMac, totpStep } from '#domain/people/second-factor.ts';
import { nodeAuthenticator } from '#server/people/secrets/node-authenticator.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import type { TestApp } from './start-test-app.ts';

type Json = Readonly<Record<string, unknown>>;

const recoveryCodes = new WeakMap<TestApp['database'], Map<string, string[]>>();

/** Sets an authenticator app up the first time. Nothing for people without platform rights. */
export async function giveSecondFactor(app: TestApp, token: string): Promise<void> {
  const answer = async (query: string, variables: Json = {}): Promise<Json> => {
    const { data, errors } = await app.graphql(query, { token, variables });
    if (data === null || errors.length > 0) throw new Error(`No second factor: ${JSON.stringify(errors)}`);
    return data;
  };
  const profile = (await answer('{ profile { email second_factor_step } }'))['profile'] as Json;
  const email = String(profile['email']);
  const kept = recoveryCodes.get(app.database) ?? new Map<string, string[]>();
  recoveryCodes.set(app.database, kept);
  switch (profile['second_factor_step']) {
    case 'SET_UP_FIRST': {
      const begun = await answer('mutation { begun: begin_second_factor { secret } }');
      const { secret } = begun['begun'] as { readonly secret: string };
      const code = codeOfMac(nodeAuthenticator.macOf(secret, totpStep(app.use(Clock).now())));
      const confirmed = await answer(
        'mutation ($code: String!) { confirmed: confirm_second_factor(code: $code) { codes } }',
        { code },
      );
      kept.set(email, [...(confirmed['confirmed'] as { readonly codes: readonly string[] }).codes]);
      return;
    }
    case 'ASK':
      // The app shows one code in 30 s, and a test's clock is fixed.
      await answer('mutation ($code: String!) { give_second_factor(code: $code) }', { code: kept.get(email)?.pop() });
      return;
    default:
      return;
  }
}
