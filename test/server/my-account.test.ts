import { describe, expect, it } from 'vitest';
import { myAccountWorld } from './my-account-world.ts';

const { app, pass, person, told } = await myAccountWorld();

describe('whom somebody brought', () => {
  const REFS =
    'query ($input: UserRefsInput) { refs: user_refs(input: $input) { entries { user { first_name last_name username } } metadata { after total_count } } }';

  it('is a list of theirs, page by page, the newest first [S7.3-15] [S3-13]', async () => {
    const lan = await person('lan.brings');
    const { profile } = (await told('{ profile { referral_code } }', lan)).data as unknown as {
      profile: { referral_code: string };
    };
    const brought: string[] = [];
    for (const name of ['hoa.brought', 'binh.brought', 'an.brought']) {
      pass(1_000);
      const guest = await person(name, { referral_code: profile.referral_code });
      const own = (await told('{ profile { username } }', guest)).data as unknown as { profile: { username: string } };
      brought.unshift(own.profile.username);
    }
    type Refs = {
      entries: { user: { username: string; first_name?: null; last_name?: null } }[];
      metadata: { after: string | null; total_count: number };
    };
    const page = async (input: object) => (await told(REFS, lan, input as never)).data?.['refs'] as unknown as Refs;
    const first = await page({ limit: 2 });
    expect(first.entries.map(({ user }) => user.username)).toEqual(brought.slice(0, 2));
    expect(first.entries[0]?.user).toEqual({ first_name: null, last_name: null, username: brought[0] });
    expect(first.metadata).toEqual({ after: expect.any(String), total_count: 3 });
    const second = await page({ limit: 2, after: first.metadata.after });
    expect([second.entries.map(({ user }) => user.username), second.metadata.after]).toEqual([brought.slice(2), null]);
    expect((await told(REFS, await person('minh.alone'))).data?.['refs']).toEqual({
      entries: [],
      metadata: { after: null, total_count: 0 },
    });
  });
});

describe('the own profile', () => {
  it('is changed, and the answer carries what the account’s page shows [S7.3-13]', async () => {
    const lan = await person('lan.profile');
    const change =
      'mutation ($input: UpdateProfileInput!) { update_profile(input: $input) { avatar first_name id last_name setting { banner } username } }';
    expect((await told(change, lan, { first_name: ' Lan ', last_name: 'Nguyễn' })).data?.['update_profile']).toEqual({
      avatar: null,
      first_name: 'Lan',
      id: expect.any(String),
      last_name: 'Nguyễn',
      setting: { banner: null },
      username: expect.stringMatching(/^user[a-z2-9]{10}$/),
    });
    const answered = await app.graphql(change, {
      token: lan.token,
      variables: { input: { first_name: 'Lan Anh' } },
      path: '/graphql/accounts',
    });
    expect(answered.data?.['update_profile']).toMatchObject({ first_name: 'Lan Anh', last_name: 'Nguyễn' });
  });
});
