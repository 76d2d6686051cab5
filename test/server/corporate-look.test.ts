import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';

const mailer = makeMemoryMailer();
const app = await startTestApp({ instead: mailTo(mailer) });

const person = async (name: string): Promise<string> => (await signIn(app, mailer, `${name}@example.test`)).accessToken;
async function corporate(owner: string, status = 'APPROVED'): Promise<number> {
  const [row] = await app.database.asOwner<{ readonly id: number }>(
    'INSERT INTO corporate (company_name, company_email, status) VALUES ($1, $2, $3) RETURNING corporate_id AS id',
    ['Gốm Việt', `${owner}@example.test`, status],
  );
  return row?.id ?? 0;
}
async function uploaded(token: string): Promise<string> {
  const { data } = await app.graphql(
    'mutation { link: create_upload_link(input: { ext: "png", type: "AVATAR" }) { upload_url url } }',
    { token },
  );
  const link = data?.['link'] as { readonly upload_url: string; readonly url: string };
  const bytes = await sharp({ create: { width: 400, height: 400, channels: 3, background: '#b8321f' } })
    .png()
    .toBuffer();
  await fetch(`${app.url}${link.upload_url}`, {
    method: 'PUT',
    body: Uint8Array.from(bytes),
    headers: { 'content-type': 'image/png' },
  });
  return link.url;
}
const CHANGE =
  'mutation ($id: Int!, $input: UpdateCorporateInput!) { update_corporate(id: $id, input: $input) { logo banner } }';
const change = (token: string, id: number, input: Readonly<Record<string, string | null>>) =>
  app.graphql(CHANGE, { token, variables: { id, input } });
const shown = async (id: number) =>
  (await app.graphql('query ($id: Int!) { corporate(id: $id) { logo banner } }', { variables: { id } })).data;

describe('how a corporate’s page looks', () => {
  it('is changed by who publishes for it: logo and banner, each by itself', async () => {
    const id = await corporate('owner');
    const owner = await person('owner');
    const [logo, banner] = [await uploaded(owner), await uploaded(owner)];
    expect((await change(owner, id, { logo, banner })).data).toEqual({
      update_corporate: { logo: logo.replace('full', 'card'), banner },
    });
    expect((await change(owner, id, { logo: null })).data).toEqual({ update_corporate: { logo: null, banner } });
    expect(await shown(id)).toEqual({ corporate: { logo: null, banner } });
    expect((await app.graphql('{ profile { corporate { logo banner } } }', { token: owner })).data).toEqual({
      profile: { corporate: { logo: null, banner } },
    });
  });

  it('is not changed by others: FORBIDDEN, or NOT_FOUND where they may not even see it', async () => {
    const [open, pending] = [await corporate('owner.two'), await corporate('owner.three', 'PENDING')];
    const stranger = await person('stranger');
    const logo = await uploaded(stranger);
    const code = async (id: number) => (await change(stranger, id, { logo })).errors[0]?.extensions['code'];
    expect([await code(open), await code(pending), await code(999_999)]).toEqual([
      'FORBIDDEN',
      'NOT_FOUND',
      'NOT_FOUND',
    ]);
    expect(await shown(open)).toEqual({ corporate: { logo: null, banner: null } });
    expect((await app.graphql(CHANGE, { variables: { id: open, input: {} } })).errors[0]?.extensions['code']).toBe(
      'UNAUTHORIZED',
    );
  });

  it('shows pictures that this account uploaded, and no other', async () => {
    const id = await corporate('owner.four');
    const owner = await person('owner.four');
    const others = await uploaded(await person('somebody'));
    for (const logo of [
      others,
      'https://evil.test/track.gif',
      'javascript:alert(1)',
      '/files/private/01997b3a-0000-7000-8000-0000000000a1',
    ])
      expect((await change(owner, id, { logo })).errors[0]?.extensions).toMatchObject({
        code: 'INVALID_INPUT',
        data: { field: 'input.logo' },
      });
  });
});
