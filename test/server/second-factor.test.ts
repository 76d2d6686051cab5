import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE } from '#domain/kernel/instant.ts';
import { codeOfMac, FACTOR_LIFE, FRESH_FOR, TOTP, totpStep } from '#domain/people/second-factor.ts';
import { nodeAuthenticator } from '#server/people/secrets/node-authenticator.ts';
import { giveSecondFactor } from './give-second-factor.ts';
import { myAccountWorld, type Person } from './my-account-world.ts';
import { deliverMail, signIn } from './sign-in-for-test.ts';

const { app, mailer, now, pass, person, told } = await myAccountWorld();

const INBOX = '{ incoming_transfers { entries { id } } }';
const STEP = '{ profile { is_admin is_accountant second_factor_step abilities } }';
const BEGIN = 'mutation { begun: begin_second_factor { secret } }';
const mutation = (name: string, fields = '') => `mutation ($code: String!) { done: ${name}(code: $code) ${fields} }`;
const CONFIRM = mutation('confirm_second_factor', '{ codes }');
const GIVE = mutation('give_second_factor');
const REMOVE = mutation('remove_second_factor');
const RENEW = mutation('renew_recovery_codes', '{ codes }');

const staff = async (name: string, right: 'is_admin' | 'is_accountant'): Promise<Person> => {
  const who = await person(name);
  await app.database.asOwner(`UPDATE account SET ${right} = true WHERE email = $1`, [who.email]);
  return who;
};
const codes = async (query: string, who: Pick<Person, 'token'>, code: string) => {
  const { data, errors } = await app.graphql(query, { token: who.token, variables: { code } });
  return { done: data?.['done'], refusal: errors[0]?.extensions };
};
const step = async (who: Pick<Person, 'token'>) => (await told(STEP, who)).data?.['profile'] as unknown;
const refusalOf = async (query: string, who: Pick<Person, 'token'>) => (await told(query, who)).refusal?.['code'];

async function enrolled(who: Person) {
  const { data } = await told(BEGIN, who);
  const { secret } = data?.['begun'] ?? { secret: '' };
  const code = (): string => codeOfMac(nodeAuthenticator.macOf(secret, totpStep(now())));
  const { done } = await codes(CONFIRM, who, code());
  pass(TOTP.period);
  return { code, recovery: (done as { readonly codes: readonly string[] }).codes };
}
const subjects = async (email: string): Promise<readonly string[]> => {
  await deliverMail(app);
  return mailer.sent.filter((mail) => mail.to === email && !/\d{6}/.test(mail.subject)).map((mail) => mail.subject);
};
const again = async (email: string): Promise<Person> => ({
  email,
  token: (await signIn(app, mailer, email)).accessToken,
});

describe('the second factor of admins and accountants', () => {
  it.each(['is_admin', 'is_accountant'] as const)(
    'without it %s gives no right in any session, and the profile says what to do',
    async (right) => {
      const who = await staff(`plain.${right.replace('_', '.')}`, right);
      expect(await refusalOf(INBOX, who)).toBe('FORBIDDEN');
      const before = await step(who);
      expect(before).toMatchObject({ [right]: true, second_factor_step: 'SET_UP_FIRST' });
      expect((before as { readonly abilities: readonly string[] }).abilities).not.toContain('admin.accountant');
      const app = await enrolled(who);
      expect(await refusalOf(INBOX, who)).toBeUndefined();
      expect(await step(who)).toMatchObject({ second_factor_step: null });
      const other = await again(who.email);
      expect(await refusalOf(INBOX, other)).toBe('FORBIDDEN');
      expect(await step(other)).toMatchObject({ second_factor_step: 'ASK' });
      expect((await codes(GIVE, other, app.code())).done).toBe(true);
      expect(await refusalOf(INBOX, other)).toBeUndefined();
    },
  );

  it('counts for twelve hours in the session it was given in', async () => {
    const who = await staff('hours', 'is_accountant');
    const { code } = await enrolled(who);
    pass(FACTOR_LIFE);
    const later = await again(who.email);
    expect(await refusalOf(INBOX, later)).toBe('FORBIDDEN');
    await codes(GIVE, later, code());
    expect(await refusalOf(INBOX, later)).toBeUndefined();
    await app.database.asOwner(
      'UPDATE session_family SET second_factor_at = $1 WHERE account_id = (SELECT account_id FROM account WHERE email = $2)',
      [new Date(now() - 12 * HOUR), who.email],
    );
    expect(await step(later)).toMatchObject({ second_factor_step: 'ASK' });
    expect(await refusalOf(INBOX, later)).toBe('FORBIDDEN');
  });

  it('is set up only by who signed in a moment ago, and not replaced by who took a session', async () => {
    const who = await staff('fresh', 'is_admin');
    pass(FRESH_FOR);
    expect(await refusalOf(BEGIN, who)).toBe('FRESH_SIGN_IN_REQUIRED');
    const signedIn = await again(who.email);
    await enrolled(signedIn);
    expect(await refusalOf(BEGIN, signedIn)).toBe('FORBIDDEN');
  });

  it('is removed by a code alone, which ends platform rights in every session', async () => {
    const who = await staff('removed', 'is_admin');
    const { code } = await enrolled(who);
    const other = await again(who.email);
    await codes(GIVE, other, code());
    pass(TOTP.period);
    expect((await codes(REMOVE, who, '000000')).refusal).toMatchObject({ code: 'CODE_WRONG' });
    expect((await codes(REMOVE, who, code())).done).toBe(true);
    for (const session of [who, other]) {
      expect(await refusalOf(INBOX, session)).toBe('FORBIDDEN');
      expect(await step(session)).toMatchObject({ second_factor_step: 'SET_UP_FIRST' });
    }
    expect((await codes(GIVE, who, code())).refusal).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('a recovery code stands in for the app once; new ones end the old; none is stored readably', async () => {
    const who = await staff('recovery', 'is_accountant');
    const { code, recovery } = await enrolled(who);
    expect(new Set(recovery).size).toBe(10);
    const [first = '', second = ''] = recovery;
    const other = await again(who.email);
    expect((await codes(GIVE, other, first.toLowerCase().replaceAll('-', ' '))).done).toBe(true);
    expect(await refusalOf(INBOX, other)).toBeUndefined();
    expect((await codes(GIVE, other, first)).refusal).toMatchObject({ code: 'CODE_WRONG' });
    const { done } = await codes(RENEW, who, code());
    expect((done as { readonly codes: readonly string[] }).codes).toHaveLength(10);
    expect((await codes(GIVE, other, second)).refusal).toMatchObject({ code: 'CODE_WRONG' });
    const stored = JSON.stringify([await app.database.asOwner('SELECT * FROM recovery_code'), app.logLines]);
    expect(recovery.some((one) => stored.includes(one) || stored.includes(one.replaceAll('-', '')))).toBe(false);
  });

  it('five wrong codes pause it for everybody, recovery codes included', async () => {
    const who = await staff('guessed', 'is_accountant');
    const { recovery } = await enrolled(who);
    const other = await again(who.email);
    for (let tries = 0; tries < 5; tries += 1) await codes(GIVE, other, 'AAAA-AAAA-AAAA-AAAA');
    expect((await codes(GIVE, other, recovery[0] ?? '')).refusal).toMatchObject({ code: 'RATE_LIMITED' });
    pass(15 * MINUTE);
    expect((await codes(GIVE, await again(who.email), recovery[0] ?? '')).done).toBe(true);
  });

  it('its owner is told by email when it is set up, used by a recovery code, given new codes and removed', async () => {
    const who = await staff('told', 'is_admin');
    const { code, recovery } = await enrolled(who);
    await codes(GIVE, who, recovery[0] ?? '');
    await codes(RENEW, who, code());
    pass(TOTP.period);
    await codes(REMOVE, who, code());
    expect(await subjects(who.email)).toEqual([
      'Two-factor authentication is on',
      'A recovery code was used',
      'You have new recovery codes',
      'Two-factor authentication is off',
    ]);
  });

  it('nobody else is asked for it', async () => {
    const lan = await person('lan.plain');
    await giveSecondFactor(app, lan.token);
    expect(await step(lan)).toMatchObject({ second_factor_step: null });
  });
});
