import { describe, expect, it } from 'vitest';
import { DAY, HOUR, instant, later, MINUTE } from '#domain/kernel/instant.ts';
import type { AccountId } from '#domain/people/account-id.ts';
import type { EmailAddress } from '#domain/people/email-address.ts';
import { OpenAccount } from '#server/people/open-account.ts';
import { SessionRows } from '#server/people/ports/session-rows.ts';
import { SignInRows } from '#server/people/ports/sign-in-rows.ts';
import { ViewerFacts } from '#server/people/ports/viewer-facts.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { AuditLog } from '#server/platform/ports/audit-log.ts';
import { ask, mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';

const mailer = makeMemoryMailer();
const app = await startTestApp({ instead: mailTo(mailer) });
const linh = await signIn(app, mailer, 'linh@example.test');

const PROFILE = `{ profile { id email first_name last_name avatar username is_admin is_accountant balance { unit value } referral_code referral_count referred_by_code
  corporate { id slug company_name company_email status webhook_url ondemand approved_at } corporate_staff { active role note corporate { id } } rank { rank }
  setting { job_title gender national_phone_number locale } note abilities } }`;
const profileOf = async (token: string) =>
  ((await app.graphql(PROFILE, { token })).data?.['profile'] ?? null) as Readonly<Record<string, unknown>> | null;
const accountIdOf = async (token: string) => {
  const id = String((await profileOf(token))?.['id']);
  return [id.slice(0, 8), id.slice(8, 12), id.slice(12, 16), id.slice(16, 20), id.slice(20)].join('-') as AccountId;
};

describe('the profile', () => {
  it('carries the fields of the current account [S3-01] [S7.3-01]', async () => {
    expect(await profileOf(linh.accessToken)).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{32}$/),
      email: 'linh@example.test',
      first_name: null,
      last_name: null,
      avatar: null,
      username: expect.stringMatching(/^user[a-z2-9]{10}$/),
      is_admin: false,
      is_accountant: false,
      balance: { unit: 'POINT', value: 0 },
      referral_code: expect.stringMatching(/^[A-Z2-9]{10}$/),
      referral_count: 0,
      referred_by_code: null,
      corporate: null,
      corporate_staff: null,
      rank: null,
      setting: { job_title: null, gender: null, national_phone_number: null, locale: null },
      note: null,
      abilities: expect.arrayContaining(['event.create', 'checkout.buy']),
    });
  });

  it('is nobody’s when signed out', async () => {
    const { data, errors } = await app.graphql(PROFILE);
    expect([data, errors]).toEqual([{ profile: null }, []]);
  });

  it('names the corporate whose e-mail is the account’s, in whatever case, and the staff it belongs to [S3-02] [S6-18] [S6-25]', async () => {
    const { accessToken } = await signIn(app, mailer, 'owner@corporate.test');
    const accountId = await accountIdOf(accessToken);
    const { rows } = await app.database.pool.query<{ corporate_id: number }>(
      `INSERT INTO corporate (company_name, company_email, status) VALUES ('Công ty Vé', 'Owner@Corporate.TEST', 'APPROVED'), ('Nhà hát', 'x@y.test', 'APPROVED') RETURNING corporate_id`,
    );
    await app.database.pool.query(
      "INSERT INTO corporate_staff (corporate_id, account_id, role) VALUES ($1, $2, 'SUB_ADMIN')",
      [rows[1]?.corporate_id, accountId],
    );
    app.use(ViewerFacts).forget(accountId);
    const profile = await profileOf(accessToken);
    expect(profile?.['corporate']).toMatchObject({
      company_name: 'Công ty Vé',
      status: 'APPROVED',
      slug: `Cong-ty-Ve-${rows[0]?.corporate_id}`,
    });
    expect(profile?.['corporate_staff']).toMatchObject({
      active: true,
      role: 'SUB_ADMIN',
      corporate: { id: rows[1]?.corporate_id },
    });
    expect(profile?.['abilities']).toEqual(expect.arrayContaining(['admin.menu', 'admin.staffs']));
    expect(await app.use(ViewerFacts).of(accountId)).toMatchObject({
      ownedCorporates: [{ corporateId: rows[0]?.corporate_id, status: 'APPROVED' }],
      staffMemberships: [{ corporateId: rows[1]?.corporate_id, role: 'SUB_ADMIN', active: true }],
    });
  });
});

const UPDATE_PROFILE =
  'mutation ($input: UpdateProfileInput!) { update_profile(input: $input) { first_name last_name } }';
const UPDATE_SETTING =
  'mutation ($input: UpdateUserSettingInput!) { update_user_setting(input: $input) { national_phone_number banner job_title } }';

describe('changing the profile', () => {
  it('sets the parts that are given and leaves the others [S7.3-07]', async () => {
    const change = (input: object) => app.graphql(UPDATE_PROFILE, { token: linh.accessToken, variables: { input } });
    expect((await change({ first_name: '  Linh ', last_name: 'Nguyễn' })).data?.['update_profile']).toEqual({
      first_name: 'Linh',
      last_name: 'Nguyễn',
    });
    expect((await change({ first_name: 'Lan' })).data?.['update_profile']).toEqual({
      first_name: 'Lan',
      last_name: 'Nguyễn',
    });
    expect((await change({ last_name: null })).data?.['update_profile']).toEqual({
      first_name: 'Lan',
      last_name: null,
    });
  });

  it('sets settings part by part [S7.3-06] [S7.3-14]', async () => {
    const change = (input: object) => app.graphql(UPDATE_SETTING, { token: linh.accessToken, variables: { input } });
    expect(
      (await change({ national_phone_number: '0901234567', job_title: 'Kỹ sư' })).data?.['update_user_setting'],
    ).toEqual({
      national_phone_number: '0901234567',
      banner: null,
      job_title: 'Kỹ sư',
    });
    expect((await change({ job_title: '' })).data?.['update_user_setting']).toMatchObject({
      national_phone_number: '0901234567',
      job_title: null,
    });
    expect((await profileOf(linh.accessToken))?.['setting']).toMatchObject({ national_phone_number: '0901234567' });
  });

  it.each([
    [UPDATE_PROFILE, { first_name: 'x'.repeat(61) }],
    [UPDATE_PROFILE, { first_name: 'a\u0000b' }],
    [UPDATE_PROFILE, { first_name: 5 }],
    [UPDATE_SETTING, { locale: 'fr' }],
    [UPDATE_SETTING, { note: 'x'.repeat(1_001) }],
  ])('refuses what does not fit (%#)', async (query, input) => {
    const { errors } = await app.graphql(query, { token: linh.accessToken, variables: { input } });
    expect(errors[0]?.extensions['code']).toBe('INVALID_INPUT');
  });

  it('is for the account itself: nobody signed out changes anything [S6-11]', async () => {
    for (const query of [UPDATE_PROFILE, UPDATE_SETTING]) {
      expect((await app.graphql(query, { variables: { input: {} } })).errors[0]?.extensions['code']).toBe(
        'UNAUTHORIZED',
      );
    }
  });
});

it('a public user shows name and banner, never the address or the phone [S7.3-12]', async () => {
  const profile = await profileOf(linh.accessToken);
  const [id, username] = [profile?.['id'], String(profile?.['username'])];
  const query =
    'query ($id: ID, $username: String) { user(id: $id, username: $username) { id username first_name inserted_at setting { banner note national_phone_number } } }';
  const byId = await app.graphql(query, { variables: { id } });
  expect(byId.data?.['user']).toMatchObject({
    id,
    username,
    first_name: 'Lan',
    setting: { banner: null, note: null, national_phone_number: null },
  });
  expect((await app.graphql(query, { variables: { username: username.toUpperCase() } })).data).toEqual(byId.data);
  expect((await app.graphql(query, { variables: { username: 'nobody' } })).data).toEqual({ user: null });
  expect((await app.graphql(query)).data).toEqual({ user: null });
  const byEmail = 'query ($email: String) { user(email: $email) { username } }';
  const asked = async (email: string, token?: string) =>
    (await app.graphql(byEmail, { variables: { email }, ...(token === undefined ? {} : { token }) })).data?.['user'];
  expect(await asked('Linh@example.test', linh.accessToken)).toEqual({ username });
  expect([await asked('linh@example.test'), await asked('owner@corporate.test', linh.accessToken)]).toEqual([
    null,
    null,
  ]);
});

describe('an account', () => {
  const email = 'cut-off@example.test' as EmailAddress;

  it('whose making was cut off half-way is finished by the next sign-in, under the same id and name', async () => {
    const accountId = app.database.newId.newId();
    await app.database.pool.query('INSERT INTO email_directory (email, account_id) VALUES ($1, $2)', [
      email,
      accountId,
    ]);
    await app.database.pool.query('INSERT INTO public_name_directory (public_name, account_id) VALUES ($1, $2)', [
      'halfway',
      accountId,
    ]);
    const { account, created } = await app.use(OpenAccount)({ email, locale: 'vi' });
    expect([created, account.accountId, account.username, account.locale]).toEqual([true, accountId, 'halfway', 'vi']);
  });

  it('that many open at once is one account with one name', async () => {
    const opened = await Promise.all(
      Array.from({ length: 8 }, () =>
        app.use(OpenAccount)({ email: 'crowd@example.test' as EmailAddress, locale: 'en' }),
      ),
    );
    expect(opened.filter(({ created }) => created)).toHaveLength(1);
    expect(
      new Set(opened.map(({ account }) => `${account.accountId} ${account.username} ${account.referralCode}`)).size,
    ).toBe(1);
  });
});

it('what sign-in keeps is swept: attempts after a day, successors after 30 s, tokens of ended sessions', async () => {
  const { accessToken, renewalToken } = await signIn(app, mailer, 'swept@example.test');
  await ask(app, 'POST', '/api/v1/user/session/renew', {}, { authorization: renewalToken });
  const [signIns, sessions] = [app.use(SignInRows), app.use(SessionRows)];
  const now = instant(Date.now());
  const count = async (text: string) =>
    (await app.database.pool.query<{ count: number }>(`SELECT count(*) FROM ${text}`)).rows[0]?.count;
  const accountId = await accountIdOf(accessToken);
  expect(await count(`renewal_token WHERE account_id = '${accountId}' AND successor_sealed IS NOT NULL`)).toBe(1);
  await sessions.sweep(later(now, MINUTE));
  expect(await count(`renewal_token WHERE account_id = '${accountId}' AND successor_sealed IS NOT NULL`)).toBe(0);
  expect(await count(`renewal_token WHERE account_id = '${accountId}'`)).toBe(2);
  await ask(app, 'DELETE', '/api/v1/user/session', undefined, { authorization: accessToken });
  await sessions.sweep(later(now, HOUR));
  expect(await count(`renewal_token WHERE account_id = '${accountId}'`)).toBe(0);
  expect(await count('sign_in_challenge')).toBeGreaterThan(0);
  await signIns.sweep(later(now, -DAY));
  expect(await count('sign_in_challenge')).toBeGreaterThan(0);
  await signIns.sweep(later(now, HOUR));
  expect([await count('sign_in_challenge'), await count('sign_in_count'), await count('sign_in_subject')]).toEqual([
    0, 0, 0,
  ]);
});

describe('the audit log', () => {
  const entry = { act: 'photo.added', subject: 'test:1', eventId: null, actor: null, facts: { count: 2 } } as const;
  const written = async () =>
    (await app.database.pool.query("SELECT act, subject, facts FROM audit_entry WHERE act = 'photo.added'")).rows;

  it('is written with the act itself, and is gone with an act that fails', async () => {
    const audit = app.use(AuditLog);
    await expect(
      app.database.transaction(async (tx) => {
        await audit.record(tx, entry);
        throw new Error('the act failed');
      }),
    ).rejects.toThrow('the act failed');
    expect(await written()).toEqual([]);
    await app.database.transaction((tx) => audit.record(tx, entry, { ...entry, subject: 'test:2' }));
    expect(await written()).toEqual([
      { act: 'photo.added', subject: 'test:1', facts: { count: 2 } },
      { act: 'photo.added', subject: 'test:2', facts: { count: 2 } },
    ]);
  });

  it('cannot be changed or shortened by the application', async () => {
    for (const statement of ["UPDATE audit_entry SET act = 'x'", 'DELETE FROM audit_entry', 'TRUNCATE audit_entry']) {
      await expect(app.database.pool.query(statement)).rejects.toThrow('permission denied');
    }
  });

  it('tells of new accounts and sessions', async () => {
    const { rows } = await app.database.pool.query<{ act: string }>(
      'SELECT DISTINCT act FROM audit_entry WHERE actor_account_id = $1 ORDER BY act',
      [await accountIdOf(linh.accessToken)],
    );
    expect(rows.map((row) => row.act)).toEqual(['account.created', 'session.begun']);
  });
});
