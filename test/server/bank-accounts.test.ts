import { describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { codeOfMac, TOTP, totpStep } from '#domain/people/second-factor.ts';
import { nodeAuthenticator } from '#server/people/secrets/node-authenticator.ts';
import { myAccountWorld, type Person } from './my-account-world.ts';

const { app, now, pass, person, told } = await myAccountWorld();

const ADD =
  'mutation ($input: CreateUserBankAccountInput!) { account: create_user_bank_account(input: $input) { id bank_name holder_name number } }';
const LIST = '{ accounts: user_bank_accounts { id bank_name holder_name number } }';
const aBank = (code?: string) => ({
  bank_name: 'Vietcombank',
  holder_name: 'Nguyễn Thị Lan',
  number: '0071 000 123456',
  second_factor_code: code,
});

async function withApp(who: Person): Promise<() => string> {
  const begun = (await told('mutation { begun: begin_second_factor { secret address } }', who)).data?.[
    'begun'
  ] as unknown as {
    readonly secret: string;
    readonly address: string;
  };
  expect(begun.address).toContain(`secret=${begun.secret}`);
  const code = () => codeOfMac(nodeAuthenticator.macOf(begun.secret, totpStep(now())));
  const confirmed = await app.graphql('mutation ($code: String!) { confirm_second_factor(code: $code) { codes } }', {
    token: who.token,
    variables: { code: code() },
  });
  expect(confirmed.errors).toEqual([]);
  pass(TOTP.period);
  return code;
}

describe('a bank account', () => {
  it('is named with a code of the authenticator app, and listed by its last four digits [S7.3-04] [S7.3-05] [S3-09]', async () => {
    const lan = await person('lan.bank');
    expect((await told(ADD, lan, aBank())).refusal).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      data: { step: 'SET_UP_FIRST' },
    });
    const code = await withApp(lan);
    expect((await told(ADD, lan, aBank())).refusal).toMatchObject({
      code: 'SECOND_FACTOR_REQUIRED',
      data: { step: 'ASK' },
    });
    const { account } = (await told(ADD, lan, aBank(code()))).data ?? {};
    expect(account).toEqual({
      id: expect.any(String),
      bank_name: 'Vietcombank',
      holder_name: 'NGUYEN THI LAN',
      number: '0071000123456',
    });
    expect((await told(LIST, lan)).data).toEqual({
      accounts: [{ ...(account as unknown as object), number: '•••••••••3456' }],
    });
    expect((await told(LIST, await person('minh.bank'))).data).toEqual({ accounts: [] });
    const rows = await app.database.asOwner('SELECT * FROM bank_account');
    expect(JSON.stringify([rows, app.logLines])).not.toMatch(/0071000123456|NGUYEN THI LAN/);
  });

  it('is not named with a code that was used, or a wrong one; after five wrong ones nothing is tried for a while', async () => {
    const lan = await person('lan.codes');
    const code = await withApp(lan);
    await told(ADD, lan, aBank(code()));
    expect((await told(ADD, lan, aBank(code()))).refusal).toMatchObject({ code: 'CODE_WRONG', data: { triesLeft: 4 } });
    for (const triesLeft of [3, 2, 1, 0])
      expect((await told(ADD, lan, aBank('000000'))).refusal).toMatchObject({ data: { triesLeft } });
    pass(TOTP.period);
    expect((await told(ADD, lan, aBank(code()))).refusal).toMatchObject({ code: 'RATE_LIMITED' });
    pass(15 * MINUTE);
    const again = await person('lan.codes');
    expect((await told(ADD, again, aBank(code()))).refusal).toBeUndefined();
    expect((await told(LIST, again)).data?.['accounts']).toHaveLength(1);
  });

  it('what is wrong with it costs no code', async () => {
    const lan = await person('lan.typo');
    const code = await withApp(lan);
    expect((await told(ADD, lan, { ...aBank(code()), number: '0071_0' })).refusal).toMatchObject({
      data: { field: 'input.number' },
    });
    expect((await told(ADD, lan, aBank(code()))).refusal).toBeUndefined();
  });

  it('is struck by its owner alone', async () => {
    const lan = await person('lan.strikes');
    const code = await withApp(lan);
    const { account } = (await told(ADD, lan, aBank(code()))).data ?? {};
    const { id } = account as unknown as { readonly id: string };
    const strike = (who: Person) =>
      app.graphql('mutation ($id: ID!) { delete_user_bank_account(id: $id) }', { token: who.token, variables: { id } });
    expect((await strike(await person('minh.strikes'))).errors[0]?.extensions['code']).toBe('NOT_FOUND');
    expect((await strike(lan)).data).toEqual({ delete_user_bank_account: true });
    expect((await told(LIST, lan)).data).toEqual({ accounts: [] });
  });

  it('an app that is set up is not replaced by who took a session', async () => {
    const lan = await person('lan.replaced');
    await withApp(lan);
    expect((await told('mutation { begin_second_factor { secret } }', lan)).refusal).toMatchObject({
      code: 'FORBIDDEN',
    });
    expect((await told('{ second_factor }', lan)).data).toEqual({ second_factor: true });
  });
});
