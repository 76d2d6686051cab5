import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { DAY, later } from '#domain/kernel/instant.ts';
import { PUBLISHER_TERMS_VERSION } from '#domain/people/registration.ts';
import { giveSecondFactor } from './give-second-factor.ts';
import { myAccountWorld, type Person } from './my-account-world.ts';
import { deliverMail } from './sign-in-for-test.ts';

const { app, mailer, now, pass, person } = await myAccountWorld();

async function admin(name: string): Promise<Person> {
  const who = await person(name);
  await app.database.asOwner('UPDATE account SET is_admin = true WHERE email = $1', [who.email]);
  pass(DAY);
  const again = await person(name);
  await giveSecondFactor(app, again.token);
  return again;
}

async function ask(who: Person, query: string, variables: Readonly<Record<string, unknown>> = {}) {
  const { data, errors } = await app.graphql(query, { token: who.token, variables });
  return { data: data as Readonly<Record<string, never>> | null, refusal: errors[0]?.extensions };
}

async function uploaded(who: Person, type = 'BUSINESS_LICENCE'): Promise<string> {
  const { data } = await ask(
    who,
    'mutation ($input: CreateUploadLinkInput!) { link: create_upload_link(input: $input) { upload_url url } }',
    { input: { ext: 'jpg', type } },
  );
  const link = data?.['link'] as unknown as { readonly upload_url: string; readonly url: string };
  const bytes = await sharp({ create: { width: 300, height: 400, channels: 3, background: '#1c6e5d' } })
    .jpeg()
    .toBuffer();
  await fetch(`${app.url}${link.upload_url}`, {
    method: 'PUT',
    body: Uint8Array.from(bytes),
    headers: { 'content-type': 'image/jpeg' },
  });
  return link.url;
}

const FIELDS =
  'id slug company_name company_email business_license_number issued_date company_address documents terms_version ' +
  'may_be_contacted status reason question may_resubmit';
const REGISTER = `mutation ($input: RegisterCorporateInput!) { sent: register_corporate(input: $input) { ${FIELDS} } }`;
const OWN = `{ own: corporate_registration { ${FIELDS} } }`;
const LIST = `query ($status: String, $search: String) {
  found: corporate_registrations(status: $status, search: $search) { entries { id status } metadata { total_count } } }`;
const APPROVE = `mutation ($id: Int!) { done: approve_corporate(id: $id) { status } }`;
const REJECT = `mutation ($id: Int!, $words: String!) { done: reject_corporate(id: $id, reason: $words) { status reason } }`;
const ASK = `mutation ($id: Int!, $words: String!) {
  done: ask_corporate(id: $id, question: $words) { status question may_resubmit } }`;

const form = async (who: Person, over: Readonly<Record<string, unknown>> = {}) => ({
  company_name: 'Công ty Gốm Việt',
  business_license_number: '0312345678',
  issued_date: later(now(), -30 * DAY),
  company_address: '12 Lê Lợi, Quận 1',
  documents: [await uploaded(who)],
  agrees_to_terms: true,
  terms_version: PUBLISHER_TERMS_VERSION,
  may_be_contacted: true,
  ...over,
});
type Sent = { readonly id: number; readonly documents: readonly string[]; readonly slug: string };
async function registered(who: Person, over: Readonly<Record<string, unknown>> = {}): Promise<Sent> {
  const { data, refusal } = await ask(who, REGISTER, { input: await form(who, over) });
  if (data === null) throw new Error(JSON.stringify(refusal));
  return data['sent'] as unknown as Sent;
}
async function mailsTo(address: string): Promise<readonly string[]> {
  await deliverMail(app);
  return mailer.sent.filter(({ to }) => to === address).map(({ subject }) => subject);
}

const boss = await admin('boss.corporates');

describe('a corporate registration', () => {
  it('carries name, licence, date, address and both consents, stored with version, time and source [S3-15]', async () => {
    const lan = await person('lan.registers');
    expect((await ask(lan, OWN)).data).toEqual({ own: null });
    const sent = await registered(lan);
    const own = (await ask(lan, OWN)).data?.['own'];
    expect(own).toMatchObject({
      id: sent.id,
      company_name: 'Công ty Gốm Việt',
      company_email: lan.email,
      business_license_number: '0312345678',
      company_address: '12 Lê Lợi, Quận 1',
      terms_version: PUBLISHER_TERMS_VERSION,
      may_be_contacted: true,
      status: 'PENDING',
      may_resubmit: false,
    });
    const consents = await app.database.asOwner(
      `SELECT kind, text_version, source FROM consent WHERE account_id = (SELECT account_id FROM account WHERE email = $1)
        ORDER BY kind`,
      [lan.email],
    );
    const told = { text_version: PUBLISHER_TERMS_VERSION, source: '/request-corporate' };
    expect(consents).toEqual([
      { kind: 'CONTACT', ...told },
      { kind: 'PUBLISHER_TERMS', ...told },
    ]);
    expect((await fetch(`${app.url}${sent.documents[0]}`)).status).toBe(200);
    expect(await app.graphql(`{ corporate(id: ${sent.id}) { id } }`)).toMatchObject({ data: { corporate: null } });
  });

  it('keeps no mark of direction and no invisible character in the company’s name', async () => {
    const lan = await person('lan.unseen');
    await registered(lan, { company_name: '\u202ECông\u200B ty\uFEFF Sen\u2069' });
    expect((await ask(lan, OWN)).data?.['own']).toMatchObject({ company_name: 'Công ty Sen' });
  });

  it.each([
    ['company_name', { company_name: '\u200B\u202E' }],
    ['company_name', { company_name: ' ' }],
    ['business_license_number', { business_license_number: '' }],
    ['issued_date', { issued_date: null }],
    ['company_address', { company_address: '' }],
    ['documents', { documents: [] }],
    ['documents', { documents: ['https://evil.test/a.png'] }],
    ['agrees_to_terms', { agrees_to_terms: false }],
  ])('is refused for its %s: %j', async (field, over) => {
    const lan = await person('lan.wrong.form');
    expect((await ask(lan, REGISTER, { input: await form(lan, over) })).refusal).toMatchObject({
      code: 'INVALID_INPUT',
      data: { field: `input.${field}` },
    });
  });

  it('has pictures of its own applicant, and no others', async () => {
    const [lan, minh] = [await person('lan.pictures.own'), await person('minh.pictures.own')];
    for (const documents of [[await uploaded(minh)], [await uploaded(lan, 'ID_CARD')]])
      expect((await ask(lan, REGISTER, { input: await form(lan, { documents }) })).refusal).toMatchObject({
        code: 'INVALID_INPUT',
      });
  });

  it('leads from a request to an event in the corporate’s name', async () => {
    const lan = await person('lan.first.event');
    const { id } = await registered(lan);
    const create = 'mutation ($input: CreateEventInput!) { create_event(input: $input) { corporate { id } } }';
    const input = { name: 'Đêm gốm', event_type: 'ONSITE', corporate_id: id };
    expect((await ask(lan, create, { input })).refusal).toMatchObject({ code: 'CORPORATE_NOT_APPROVED' });
    expect((await ask(boss, APPROVE, { id })).data).toEqual({ done: { status: 'APPROVED' } });
    expect(await mailsTo(lan.email)).toContain('Công ty Gốm Việt is approved');
    expect((await ask(lan, OWN)).data?.['own']).toMatchObject({ status: 'APPROVED', may_resubmit: false });
    expect((await ask(lan, create, { input })).data).toEqual({ create_event: { corporate: { id } } });
    expect((await app.graphql(`{ corporate(id: ${id}) { company_name status } }`)).data).toEqual({
      corporate: { company_name: 'Công ty Gốm Việt', status: 'APPROVED' },
    });
    const audited = await app.database.asOwner<{ readonly act: string }>(
      'SELECT act FROM audit_entry WHERE subject = $1 ORDER BY at, act',
      [`corporate:${id}`],
    );
    expect(audited.map(({ act }) => act)).toEqual(
      expect.arrayContaining(['corporate.registered', 'corporate.approved']),
    );
  });

  it('is rejected with a reason, sent again, asked for more and sent once more', async () => {
    const lan = await person('lan.again.and.again');
    const first = await registered(lan);
    const { id } = first;
    expect((await ask(lan, REGISTER, { input: await form(lan) })).refusal).toMatchObject({
      code: 'REGISTRATION_STATE_FORBIDS',
      data: { state: 'PENDING' },
    });
    expect((await ask(boss, REJECT, { id, words: ' ' })).refusal).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await ask(boss, REJECT, { id, words: 'Mờ quá' })).data?.['done']).toEqual({
      status: 'REJECTED',
      reason: 'Mờ quá',
    });
    expect(await mailsTo(lan.email)).toContain('Công ty Gốm Việt wasn’t approved');
    expect((await registered(lan, { company_name: 'Gốm Việt' })).id).toBe(id);
    expect((await fetch(`${app.url}${first.documents[0]}`)).status).toBe(404);
    expect((await ask(boss, ASK, { id, words: 'Xin thêm mặt sau' })).data?.['done']).toEqual({
      status: 'PENDING',
      question: 'Xin thêm mặt sau',
      may_resubmit: true,
    });
    expect(await mailsTo(lan.email)).toContain('We need more about Gốm Việt');
    const own = (await ask(lan, OWN)).data?.['own'] as unknown as Sent;
    const again = await registered(lan, { documents: [...own.documents, await uploaded(lan)] });
    expect(again.documents).toHaveLength(2);
    expect((await fetch(`${app.url}${again.documents[0]}`)).status).toBe(200);
    expect((await ask(boss, APPROVE, { id })).data).toEqual({ done: { status: 'APPROVED' } });
    expect((await ask(boss, REJECT, { id, words: 'Too late' })).refusal).toMatchObject({
      code: 'REGISTRATION_STATE_FORBIDS',
      data: { state: 'APPROVED' },
    });
  });

  it('is decided and listed by admins alone [S6-17]', async () => {
    const [lan, minh] = [await person('lan.reviewed.by'), await person('minh.no.admin')];
    const { id } = await registered(lan, { company_name: 'Chỉ một công ty tên này' });
    for (const who of [lan, minh])
      for (const [query, variables] of [
        [APPROVE, { id }],
        [REJECT, { id, words: 'no' }],
        [ASK, { id, words: 'no' }],
        [LIST, {}],
      ] as const)
        expect((await ask(who, query, variables)).refusal).toMatchObject({ code: 'FORBIDDEN' });
    expect((await ask(boss, LIST, { status: 'PENDING', search: 'công ty tên này' })).data).toEqual({
      found: { entries: [{ id, status: 'PENDING' }], metadata: { total_count: 1 } },
    });
    expect((await ask(boss, APPROVE, { id: 999_999 })).refusal).toMatchObject({ code: 'NOT_FOUND' });
    expect((await ask(boss, APPROVE, { id })).data).toEqual({ done: { status: 'APPROVED' } });
    expect((await app.graphql(OWN)).errors[0]?.extensions['code']).toBe('UNAUTHORIZED');
  });

  it('of two sent at once is one', async () => {
    const lan = await person('lan.twice');
    const inputs = [await form(lan), await form(lan)];
    const answers = await Promise.all(inputs.map((input) => ask(lan, REGISTER, { input })));
    expect(answers.map(({ refusal }) => refusal?.['code'] ?? 'SENT').sort()).toEqual([
      'REGISTRATION_STATE_FORBIDS',
      'SENT',
    ]);
  });
});
