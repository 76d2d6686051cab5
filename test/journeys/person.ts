import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { z } from 'zod';
import type { Journey } from './journey.ts';

type Told = { readonly data?: unknown; readonly errors?: readonly { readonly message: string }[] };

/** Somebody with an account, who can also do things without a page: what a journey needs others to have done. */
export type Person = {
  readonly email: string;
  /** Over the wire, as this person; a refusal fails the journey. Answers the one field that was asked for. */
  ask<Field>(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Field>;
  /** This browser is signed in as the person from now on. */
  signIn(page: Page): Promise<void>;
};

const Asked = z.object({ data: z.object({ challenge: z.string() }) });
const Granted = z.object({ data: z.object({ access_token: z.string(), renewal_token: z.string(), expires_at: z.number() }) });

/** Signs somebody in by the code from the mailbox, without a page. A name is given where a page would ask for one. */
export async function aPerson(journey: Journey, email: string, name: { readonly first: string; readonly last: string }): Promise<Person> {
  const post = async (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}): Promise<unknown> => {
    const response = await fetch(`${journey.baseUrl}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: journey.baseUrl, ...headers },
      body: JSON.stringify(body),
    });
    return response.json();
  };
  const asked = Date.now();
  const { challenge } = Asked.parse(await post('/oauth2/otp', { email })).data;
  const granted = Granted.parse(await post('/oauth2/otp/verify', { challenge, code: await journey.world.signInCode(email, asked) })).data;

  const ask = async <Field>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Field> => {
    const told = (await post(
      '/graphql',
      { query, variables },
      {
        authorization: granted.access_token,
        'idempotency-key': randomUUID(),
      },
    )) as Told;
    if (told.errors !== undefined) throw new Error(`${email} was refused: ${JSON.stringify(told.errors)}`);
    return Object.values(told.data ?? {})[0] as Field;
  };
  await ask('mutation ($input: UpdateProfileInput!) { update_profile(input: $input) { id } }', {
    input: { first_name: name.first, last_name: name.last },
  });
  return {
    email,
    ask,
    signIn: (page) =>
      page.context().addCookies([
        { name: 'renewalToken', value: granted.renewal_token, url: journey.baseUrl, httpOnly: true },
        { name: 'accessTokenExpiredAt', value: String(granted.expires_at), url: journey.baseUrl },
      ]),
  };
}
