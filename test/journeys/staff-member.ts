import { instant } from '#domain/kernel/instant.ts';
import { codeOfMac, totpStep } from '#domain/people/second-factor.ts';
import { nodeAuthenticator } from '#server/people/secrets/node-authenticator.ts';
import type { Journey } from './journey.ts';
import { aPerson, type Person } from './person.ts';
import { mark } from './put-on-sale.ts';

export type StaffMember = Person & {
  /** What their authenticator app shows. */
  appCode(): string;
};

const GRANT = {
  accountant: 'UPDATE account SET is_accountant = true WHERE email = $1',
  admin: 'UPDATE account SET is_admin = true WHERE email = $1',
} as const;

/** Somebody new: of two journeys that sign in as one person, only the newest email code is valid. */
export async function staffMember(journey: Journey, role: keyof typeof GRANT): Promise<StaffMember> {
  const person = await aPerson(journey, `${role}-${mark()}@example.com`, { first: 'Vân', last: 'Đỗ' });
  const { secret } = await person.ask<{ readonly secret: string }>('mutation { begin_second_factor { secret } }');
  const appCode = () => codeOfMac(nodeAuthenticator.macOf(secret, totpStep(instant(Date.now()))));
  await person.ask('mutation ($code: String!) { confirm_second_factor(code: $code) { codes } }', { code: appCode() });
  await journey.sql(GRANT[role], [person.email]);
  return { ...person, appCode };
}
