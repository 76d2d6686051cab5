import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { z } from 'zod';
import type { Journey } from './journey.ts';

type Told = { readonly data?: unknown; readonly errors?: readonly { readonly message: string }[] };

export type Person = {
  readonly email: string;
  ask<Field>(query: string, variables?: Readonly<Record<string, unknown>>): Promise<Field>;
  signIn(page: Page): Promise<void>;
};

const Asked = z.object({ data: z.object({ challenge: z.string() }) });
const Granted = z.object({
  data: z.object({ access_token: z.string(), renewal_token: z.string(), expires_at: z.number() }),
});

/** Without `sql` (the product's pictures), who signs in again soon waits for the next code. */
export type Place = Pick<Journey, 'baseUrl' | 'world'> & Partial<Pick<Journey, 'sql'>>;

async function post(
  baseUrl: string,
  path: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<unknown> {
  const response = await fetch(`${baseUrl}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: baseUrl, ...headers },
    body: JSON.stringify(body),
  });
  return response.json();
}

const asking =
  (baseUrl: string, who: string, headers: Readonly<Record<string, string>>): Person['ask'] =>
  async <Field>(query: string, variables: Readonly<Record<string, unknown>> = {}): Promise<Field> => {
    const told = (await post(
      baseUrl,
      '/graphql',
      { query, variables },
      { ...headers, 'idempotency-key': randomUUID() },
    )) as Told;
    if (told.errors !== undefined) throw new Error(`${who} was refused: ${JSON.stringify(told.errors)}`);
    return Object.values(told.data ?? {})[0] as Field;
  };

export const nobody = ({ baseUrl }: Pick<Place, 'baseUrl'> & Partial<Place>): Pick<Person, 'ask'> => ({
  ask: asking(baseUrl, 'nobody', {}),
});

const MOST_TURNS = 6;
const MOST_CODES = 3;
const NEXT_CODE_MS = 30_000;

/** Only an address's newest code is valid: whoever asked at the same moment has to ask again. */
async function grant({ baseUrl, world }: Place, email: string): Promise<z.infer<typeof Granted>['data']> {
  for (let turn = 0; turn < MOST_TURNS; turn += 1) {
    const asked = Date.now();
    const { challenge } = Asked.parse(await post(baseUrl, '/oauth2/otp', { email })).data;
    const answer = Granted.safeParse(
      await post(baseUrl, '/oauth2/otp/verify', { challenge, code: await world.signInCode(email, asked) }),
    );
    if (answer.success) return answer.data.data;
    await new Promise((resolve) => setTimeout(resolve, randomInt(200, 1_500)));
  }
  throw new Error(`${email} was not signed in`);
}

/** Each code is valid once; forgotten, it is valid again, and nobody waits half a minute for the next. */
export const forgetFactorCodes = async ({ sql }: Partial<Pick<Journey, 'sql'>>): Promise<void> => {
  await sql?.('UPDATE second_factor SET last_step = 0');
};

async function giveFactor(place: Place, email: string, ask: Person['ask']): Promise<void> {
  for (let turn = 0; turn < MOST_CODES; turn += 1) {
    const code = await place.world.appCode(email);
    if (code === null) return;
    await forgetFactorCodes(place);
    const given = ask<boolean>('mutation ($code: String!) { give_second_factor(code: $code) }', { code });
    if (await given.catch(() => false)) return;
    if (place.sql === undefined) await new Promise((resolve) => setTimeout(resolve, NEXT_CODE_MS));
  }
  throw new Error(`${email} gave no second factor`);
}

export async function signedIn(place: Place, email: string): Promise<Person> {
  const { baseUrl } = place;
  const granted = await grant(place, email);
  const ask = asking(baseUrl, email, { authorization: granted.access_token });
  await giveFactor(place, email, ask);
  return {
    email,
    ask,
    signIn: (page) =>
      page.context().addCookies([
        { name: 'renewalToken', value: granted.renewal_token, url: baseUrl, httpOnly: true },
        { name: 'accessTokenExpiredAt', value: String(granted.expires_at), url: baseUrl },
      ]),
  };
}

export async function aPerson(
  journey: Place,
  email: string,
  name: { readonly first: string; readonly last: string },
): Promise<Person> {
  const person = await signedIn(journey, email);
  await person.ask('mutation ($input: UpdateProfileInput!) { update_profile(input: $input) { id } }', {
    input: { first_name: name.first, last_name: name.last },
  });
  return person;
}
