import { describe, expect, it } from 'vitest';
import { makeGraphqlMemberships } from '#adapters/graphql/people/corporates/graphql-memberships.ts';
import { LeaveTeam } from '#application/people/leave-team.ts';
import { DAY } from '#domain/kernel/instant.ts';
import { Clock } from '#server/platform/ports/clock.ts';
import { apolloTo } from './apollo-to.ts';
import { giveSecondFactor } from './give-second-factor.ts';
import { myAccountWorld, type Person } from './my-account-world.ts';
import { deliverMail } from './sign-in-for-test.ts';

const { app, mailer, pass, person } = await myAccountWorld();

async function ask(who: Person | null, query: string, variables: Readonly<Record<string, unknown>> = {}) {
  const { data, errors } = await app.graphql(query, { ...(who === null ? {} : { token: who.token }), variables });
  return { data: data as Readonly<Record<string, unknown>> | null, refusal: errors[0]?.extensions };
}
type Id = { readonly id: string };

const CREATE =
  'mutation ($input: CreateOrganizationInput!) { made: create_organization(input: $input) { id name website } }';
const ADD = `mutation ($input: CreateOrganizationUserInput!) {
  made: create_organization_user(input: $input) { role user { email first_name id } } }`;
const USERS = `query ($input: OrganizationUsersInput) { users: organization_users(input: $input) {
  entries { role inserted_at user { email first_name id } organization { name id website creator { email } } }
  metadata { after total_count } } }`;
const REMOVE = 'mutation ($input: DeleteOrganizationUserInput!) { gone: delete_organization_user(input: $input) }';

async function organisation(owner: Person, name = 'Nhóm kịch'): Promise<string> {
  const { data, refusal } = await ask(owner, CREATE, { input: { name, website: 'https://kich.vn' } });
  if (data === null) throw new Error(JSON.stringify(refusal));
  return (data['made'] as Id).id;
}
const usersOf = async (who: Person, id: string) =>
  (await ask(who, USERS, { input: { organization_id: id } })).data?.['users'] as {
    readonly entries: readonly {
      readonly role: string;
      readonly user: { readonly email: string; readonly id: string };
    }[];
    readonly metadata: { readonly after: string | null };
  };

describe('an organisation', () => {
  it('is created with a name and a website [S7.3-08]', async () => {
    const lan = await person('lan.founds');
    expect((await ask(lan, CREATE, { input: { name: ' Nhóm kịch ', website: null } })).data).toEqual({
      made: { id: expect.any(String), name: 'Nhóm kịch', website: null },
    });
    for (const input of [{ name: ' ' }, { name: 'Nhóm', website: 'javascript:alert(1)' }])
      expect((await ask(lan, CREATE, { input })).refusal).toMatchObject({ code: 'INVALID_INPUT' });
    expect((await ask(null, CREATE, { input: { name: 'Nhóm' } })).refusal).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('takes users in by the email of their account [S7.3-09]', async () => {
    const [lan, minh] = [await person('lan.adds'), await person('minh.added')];
    const id = await organisation(lan);
    const input = { organization_id: id, email: minh.email, role: 'MEMBER' };
    expect((await ask(lan, ADD, { input })).data).toEqual({
      made: { role: 'MEMBER', user: { email: minh.email, first_name: null, id: expect.any(String) } },
    });
    expect((await ask(lan, ADD, { input })).refusal).toMatchObject({
      code: 'MEMBERS_REFUSED',
      data: { because: 'ALREADY_IN' },
    });
    expect((await ask(lan, ADD, { input: { ...input, email: 'nobody@example.test' } })).refusal).toMatchObject({
      data: { because: 'NO_ACCOUNT' },
    });
    expect((await ask(minh, ADD, { input: { ...input, email: lan.email } })).refusal).toMatchObject({
      code: 'FORBIDDEN',
    });
  });

  it('lists its users, page by page, with the organisation [S7.3-10] [S3-11] [S3-12]', async () => {
    const [lan, minh, hoa] = [await person('lan.lists'), await person('minh.lists'), await person('hoa.lists')];
    const id = await organisation(lan, 'Câu lạc bộ');
    await ask(lan, ADD, { input: { organization_id: id, email: minh.email, role: 'ADMIN' } });
    const first = (await ask(minh, USERS, { input: { organization_id: id, limit: 1 } })).data?.['users'] as {
      readonly entries: readonly unknown[];
      readonly metadata: { readonly after: string };
    };
    expect(first.entries).toEqual([
      {
        role: 'OWNER',
        inserted_at: expect.any(Number),
        user: { email: lan.email, first_name: null, id: expect.any(String) },
        organization: { name: 'Câu lạc bộ', id, website: 'https://kich.vn', creator: { email: lan.email } },
      },
    ]);
    const next = await ask(minh, USERS, { input: { organization_id: id, limit: 1, after: first.metadata.after } });
    expect(next.data?.['users']).toMatchObject({ entries: [{ role: 'ADMIN' }], metadata: { after: null } });
    expect((await ask(hoa, USERS, { input: { organization_id: id } })).refusal).toMatchObject({ code: 'NOT_FOUND' });
    expect((await ask(hoa, USERS)).data?.['users']).toMatchObject({ entries: [] });
    expect((await ask(minh, USERS)).data?.['users']).toMatchObject({ entries: [{ organization: { id } }] });
  });

  it('lets users go, and keeps an owner [S7.3-11]', async () => {
    const [lan, minh] = [await person('lan.removes'), await person('minh.leaves')];
    const id = await organisation(lan);
    await ask(lan, ADD, { input: { organization_id: id, email: minh.email, role: 'MEMBER' } });
    const { entries } = await usersOf(lan, id);
    const [owner, member] = entries.map(({ user }) => user.id);
    const gone = (who: Person, user: string | undefined) =>
      ask(who, REMOVE, { input: { organization_id: id, user_id: user } });
    expect((await gone(minh, owner)).refusal).toMatchObject({ code: 'FORBIDDEN' });
    expect((await gone(lan, owner)).refusal).toMatchObject({ data: { because: 'LAST_OF_ROLE' } });
    expect((await gone(minh, member)).data).toEqual({ gone: true });
    expect((await usersOf(lan, id)).entries).toHaveLength(1);
    expect((await gone(minh, member)).refusal).toMatchObject({ code: 'NOT_FOUND' });
  });
});

const TEAM = `query ($id: Int!) { team: corporate_staffs(corporate_id: $id) {
  manages members { email role active is_viewer user_id } } }`;
const JOIN =
  'mutation ($input: CreateCorporateStaffInput!) { team: create_corporate_staff(input: $input) { members { email role } } }';
const CHANGE = `mutation ($input: UpdateCorporateStaffInput!) { team: update_corporate_staff(input: $input) {
  members { email role active } } }`;
const LEAVE =
  'mutation ($id: Int!, $user: ID!) { team: delete_corporate_staff(corporate_id: $id, user_id: $user) { manages } }';

async function corporate(owner: Person, status = 'APPROVED'): Promise<number> {
  const [row] = await app.database.asOwner<{ readonly id: number }>(
    'INSERT INTO corporate (company_name, company_email, status) VALUES ($1, $2, $3) RETURNING corporate_id AS id',
    ['Gốm Việt', owner.email, status],
  );
  pass(DAY);
  return row?.id ?? 0;
}
const again = async (name: string) => person(name);

describe('the staff of a corporate', () => {
  it('is kept by its owner: added with an email, changed, paused and removed, each audited', async () => {
    await person('lan.staff');
    const minh = await person('minh.staff');
    const id = await corporate({ email: 'lan.staff@example.test', token: '' }, 'PENDING');
    const lan = await again('lan.staff');
    const input = { corporate_id: id, email: minh.email, role: 'EVENT_OWNER' };
    expect((await ask(lan, JOIN, { input })).data).toEqual({
      team: { members: [{ email: minh.email, role: 'EVENT_OWNER' }] },
    });
    await deliverMail(app);
    expect(mailer.sent.filter(({ to }) => to === minh.email).at(-1)?.subject).toContain('Gốm Việt');
    const team = (await ask(lan, TEAM, { id })).data?.['team'] as {
      readonly manages: readonly string[];
      readonly members: readonly { readonly user_id: string }[];
    };
    expect(team.manages).toEqual(['SUB_ADMIN', 'ROOM_OPERATOR', 'EVENT_OWNER']);
    const user = team.members[0]?.user_id;
    expect(
      (await ask(lan, CHANGE, { input: { corporate_id: id, user_id: user, role: 'SUB_ADMIN', active: false } })).data,
    ).toEqual({ team: { members: [{ email: minh.email, role: 'SUB_ADMIN', active: false }] } });
    expect((await ask(lan, JOIN, { input: { ...input, email: lan.email } })).refusal).toMatchObject({
      data: { because: 'OWNS_THE_CORPORATE' },
    });
    expect((await ask(lan, LEAVE, { id, user })).data).not.toBeNull();
    expect((await ask(lan, TEAM, { id })).data).toMatchObject({ team: { members: [] } });
    const acts = await app.database.asOwner<{ readonly act: string }>(
      'SELECT act FROM audit_entry WHERE subject = $1 ORDER BY act',
      [`corporate:${id}`],
    );
    expect(acts.map(({ act }) => act)).toEqual([
      'corporate-staff.added',
      'corporate-staff.removed',
      'corporate-staff.rested',
      'corporate-staff.role-changed',
    ]);
  });

  it('is managed by a SUB_ADMIN below them, who may leave, and by nobody else', async () => {
    const [minh, hoa] = [await person('minh.sub'), await person('hoa.sub')];
    await person('lan.sub');
    const id = await corporate({ email: 'lan.sub@example.test', token: '' });
    const lan = await again('lan.sub');
    await ask(lan, JOIN, { input: { corporate_id: id, email: minh.email, role: 'SUB_ADMIN' } });
    pass(DAY);
    const sub = await again('minh.sub');
    expect((await ask(sub, TEAM, { id })).data).toMatchObject({
      team: { manages: ['ROOM_OPERATOR', 'EVENT_OWNER'], members: [{ is_viewer: true, role: 'SUB_ADMIN' }] },
    });
    expect(
      (await ask(sub, JOIN, { input: { corporate_id: id, email: hoa.email, role: 'SUB_ADMIN' } })).refusal,
    ).toMatchObject({ data: { because: 'NOT_YOURS_TO_MANAGE' } });
    pass(DAY);
    const stranger = await again('hoa.sub');
    expect((await ask(stranger, TEAM, { id })).refusal).toMatchObject({ code: 'FORBIDDEN' });
    const still = await again('minh.sub');
    const own = (await ask(still, TEAM, { id })).data?.['team'] as {
      readonly members: readonly { readonly user_id: string }[];
    };
    expect((await ask(still, LEAVE, { id, user: own.members[0]?.user_id })).data).toEqual({ team: null });
    const owner = await again('lan.sub');
    expect((await ask(owner, TEAM, { id })).data).toMatchObject({ team: { members: [] } });
  });
});

const OWN = '{ own: corporate_memberships { corporate_id company_name user_id role active } }';

describe('a member of a corporate’s staff', () => {
  it('reads where they are on the staff and leaves in any role, even while paused', async () => {
    await person('lan.leaver');
    const id = await corporate({ email: 'lan.leaver@example.test', token: '' }, 'PENDING');
    const lan = await again('lan.leaver');
    const [minh, hoa] = [await person('minh.leaver'), await person('hoa.leaver')];
    for (const [who, role] of [
      [minh, 'ROOM_OPERATOR'],
      [hoa, 'EVENT_OWNER'],
    ] as const)
      await ask(lan, JOIN, { input: { corporate_id: id, email: who.email, role } });
    const own = async (who: Person) =>
      ((await ask(who, OWN)).data?.['own'] ?? []) as readonly { readonly user_id: string }[];
    const [membership] = await own(minh);
    expect(membership).toEqual({
      corporate_id: id,
      company_name: 'Gốm Việt',
      user_id: membership?.user_id,
      role: 'ROOM_OPERATOR',
      active: true,
    });
    expect((await ask(minh, LEAVE, { id, user: membership?.user_id })).data).toEqual({ team: null });
    expect(await own(minh)).toEqual([]);
    pass(DAY);
    const gone = await again('minh.leaver');
    expect((await ask(gone, LEAVE, { id, user: membership?.user_id })).refusal).toMatchObject({ code: 'NOT_FOUND' });
    const owner = await again('lan.leaver');
    const [paused] = await own(await again('hoa.leaver'));
    await ask(owner, CHANGE, { input: { corporate_id: id, user_id: paused?.user_id, active: false } });
    pass(DAY);
    const resting = await again('hoa.leaver');
    expect(await own(resting)).toMatchObject([{ role: 'EVENT_OWNER', active: false }]);
    expect((await ask(resting, LEAVE, { id, user: paused?.user_id })).data).toEqual({ team: null });
    expect(await own(resting)).toEqual([]);
    expect((await ask(null, OWN)).refusal).toMatchObject({ code: 'UNAUTHORIZED' });
  });

  it('leaves the events they published with the corporate, which edits and sells them as before', async () => {
    await person('lan.remains');
    const id = await corporate({ email: 'lan.remains@example.test', token: '' }, 'APPROVED');
    const minh = await person('minh.leaves');
    await ask(await again('lan.remains'), JOIN, { input: { corporate_id: id, email: minh.email, role: 'SUB_ADMIN' } });
    pass(DAY);
    const staff = await again('minh.leaves');
    const made = await ask(staff, 'mutation ($input: CreateEventInput!) { made: create_event(input: $input) { id } }', {
      input: { name: 'Kịch đầu mùa', event_type: 'ONSITE', corporate_id: id },
    });
    const eventId = (made.data?.['made'] as { readonly id: number } | undefined)?.id ?? 0;
    await app.database.asOwner(`UPDATE event SET status = 'PUBLISHED' WHERE event_id = $1`, [eventId]);
    const owned = () =>
      app.database.asOwner('SELECT corporate_id, status, archive FROM event WHERE event_id = $1', [eventId]);
    const desk = async (who: Person) =>
      (await ask(who, 'query ($id: Int!) { event: event_admin(id: $id) { event { name } } }', { id: eventId })).refusal;
    const before = await owned();
    expect(before).toEqual([{ corporate_id: id, status: 'PUBLISHED', archive: false }]);
    expect(await desk(staff)).toBeUndefined();
    const [membership] = ((await ask(staff, OWN)).data?.['own'] ?? []) as readonly { readonly user_id: string }[];
    expect((await ask(staff, LEAVE, { id, user: membership?.user_id })).data).toEqual({ team: null });
    pass(DAY);
    expect(await owned()).toEqual(before);
    expect(await desk(await again('minh.leaves'))).toMatchObject({ code: 'FORBIDDEN' });
    const owner = await again('lan.remains');
    expect(await desk(owner)).toBeUndefined();
    const renamed = await ask(
      owner,
      'mutation ($id: Int!, $input: UpdateEventInput!) { event: update_event(id: $id, input: $input) { name } }',
      { id: eventId, input: { name: 'Kịch cuối mùa', event_type: 'ONSITE' } },
    );
    expect(renamed.data).toEqual({ event: { name: 'Kịch cuối mùa' } });
  });
});

describe('the browser', () => {
  it('reads all teams of an account and leaves them, but not an organisation without another owner', async () => {
    const lan = await person('lan.browser');
    const minh = await person('minh.browser');
    const own = await organisation(minh, 'Hội gốm');
    const theirs = await organisation(lan, 'Nhóm chèo');
    await ask(lan, ADD, { input: { organization_id: theirs, email: minh.email, role: 'MEMBER' } });
    const id = await corporate({ email: 'lan.browser@example.test', token: '' });
    const [owner, minhAgain] = [await again('lan.browser'), await again('minh.browser')];
    await ask(owner, JOIN, { input: { corporate_id: id, email: minh.email, role: 'EVENT_OWNER' } });
    const teams = LeaveTeam.make({ memberships: makeGraphqlMemberships(apolloTo(app.url, () => minhAgain.token)) });
    const listed = async () => {
      const told = await teams.list();
      return told.ok ? told.value : [];
    };
    const before = await listed();
    expect(before.map(({ kind, name, role }) => ({ kind, name, role }))).toEqual([
      { kind: 'CORPORATE', name: 'Gốm Việt', role: 'EVENT_OWNER' },
      { kind: 'ORGANISATION', name: 'Hội gốm', role: 'OWNER' },
      { kind: 'ORGANISATION', name: 'Nhóm chèo', role: 'MEMBER' },
    ]);
    expect(before[1]?.id).toBe(own);
    const answers = [];
    for (const one of before) answers.push(await teams.leave(one));
    expect(answers).toMatchObject([
      { ok: true },
      { refusal: { code: 'MEMBERS_REFUSED', because: 'LAST_OF_ROLE' } },
      { ok: true },
    ]);
    expect(await listed()).toEqual([before[1]]);
    for (const gone of [before[0], before[2]])
      expect(gone === undefined ? null : await teams.leave(gone)).toEqual({ ok: true, value: null });
  });
});

const OFFER =
  'mutation ($id: Int!, $email: String!) { team: offer_corporate(corporate_id: $id, email: $email) { offered_to } }';
const WITHDRAW = 'mutation ($id: Int!) { team: withdraw_corporate_offer(corporate_id: $id) { offered_to } }';
const ANSWER = (how: 'accept' | 'decline') =>
  `mutation ($id: Int!) { done: ${how}_corporate_offer(corporate_id: $id) }`;
const OFFERS = '{ offers: corporate_offers { corporate_id company_name offered_by ends_at } }';
const STANDING =
  'query ($id: Int!) { team: corporate_staffs(corporate_id: $id) { may_offer offered_to members { email } } }';

describe('the ownership of a corporate', () => {
  const mailsTo = async ({ email }: Person) => {
    await deliverMail(app);
    return mailer.sent.filter(({ to }) => to === email).map(({ subject }) => subject);
  };
  async function owned(name: string) {
    await person(`lan.${name}`);
    const id = await corporate({ email: `lan.${name}@example.test`, token: '' });
    return { id, lan: await again(`lan.${name}`), minh: await person(`minh.${name}`) };
  }

  it('passes to another account that accepts it, audited, and both sides are told', async () => {
    const { id, lan, minh } = await owned('hands');
    await ask(lan, JOIN, { input: { corporate_id: id, email: minh.email, role: 'EVENT_OWNER' } });
    expect((await ask(lan, STANDING, { id })).data).toMatchObject({ team: { may_offer: true, offered_to: null } });
    expect((await ask(lan, OFFER, { id, email: 'nobody@example.test' })).refusal).toMatchObject({
      data: { because: 'NO_ACCOUNT' },
    });
    expect((await ask(lan, OFFER, { id, email: lan.email })).refusal).toMatchObject({
      data: { because: 'OWNS_THE_CORPORATE' },
    });
    expect((await ask(lan, OFFER, { id, email: minh.email })).data).toEqual({ team: { offered_to: minh.email } });
    expect(await mailsTo(minh)).toContain(`${lan.email} wants to hand Gốm Việt over to you`);
    expect((await ask(minh, OFFERS)).data).toMatchObject({
      offers: [{ corporate_id: id, company_name: 'Gốm Việt', offered_by: lan.email }],
    });
    expect((await ask(minh, ANSWER('accept'), { id })).data).toEqual({ done: true });
    expect((await ask(minh, ANSWER('accept'), { id })).refusal).toMatchObject({ data: { because: 'NOT_OFFERED' } });
    expect((await ask(minh, STANDING, { id })).data).toEqual({
      team: { may_offer: true, offered_to: null, members: [] },
    });
    expect((await ask(lan, STANDING, { id })).refusal).toMatchObject({ code: 'FORBIDDEN' });
    expect(await mailsTo(minh)).toContain('You now own Gốm Việt');
    expect(await mailsTo(lan)).toContain(`${minh.email} now owns Gốm Việt`);
    const acts = await app.database.asOwner<{ readonly act: string }>(
      `SELECT act FROM audit_entry WHERE subject = $1 AND act LIKE 'corporate.%' ORDER BY act DESC`,
      [`corporate:${id}`],
    );
    expect(acts.map(({ act }) => act)).toEqual(['corporate.offered', 'corporate.handed-over']);
  });

  it('stays where it is while nobody accepts: declined, withdrawn, past its days, or asked for by others', async () => {
    const { id, lan, minh } = await owned('keeps');
    const hoa = await person('hoa.keeps');
    const offer = () => ask(lan, OFFER, { id, email: minh.email });
    await offer();
    expect((await ask(hoa, ANSWER('accept'), { id })).refusal).toMatchObject({ data: { because: 'NOT_OFFERED' } });
    expect((await ask(hoa, OFFER, { id, email: hoa.email })).refusal).toMatchObject({ code: 'FORBIDDEN' });
    expect((await ask(minh, ANSWER('decline'), { id })).data).toEqual({ done: true });
    expect(await mailsTo(lan)).toContain(`${minh.email} declined Gốm Việt`);
    await offer();
    expect((await ask(lan, WITHDRAW, { id })).data).toEqual({ team: { offered_to: null } });
    expect((await ask(minh, OFFERS)).data).toEqual({ offers: [] });
    await offer();
    pass(14 * DAY);
    const late = await again('minh.keeps');
    expect((await ask(late, OFFERS)).data).toEqual({ offers: [] });
    expect((await ask(late, ANSWER('accept'), { id })).refusal).toMatchObject({ data: { because: 'NOT_OFFERED' } });
    const still = await again('lan.keeps');
    expect((await ask(still, STANDING, { id })).data).toMatchObject({ team: { may_offer: true, offered_to: null } });
  });
});

const FEATURE = `mutation ($id: Int!, $on: Boolean!) {
  event: update_event_is_featured(event_id: $id, is_featured: $on) { id featured } }`;
const EVENTS = `query ($input: EventsAdminInput) { found: events_admin(input: $input) {
  events { id } metadata { total_count } } }`;
const IN_FULL = `query ($input: EventsAdminInput) { found: events_admin(input: $input) { events {
  id slug name status feature featured begin_at end_at user { username } corporate { id } } } }`;
const CARDS = `query ($input: EventsAdminInput) { found: events_admin(input: $input) { events {
  id name photos { thumbnail_url } lowest_ticket { price } ticket_sold { __typename } } } }`;

describe('featured events', () => {
  async function boss(): Promise<Person> {
    await person('boss.featured');
    await app.database.asOwner('UPDATE account SET is_admin = true WHERE email = $1', ['boss.featured@example.test']);
    pass(DAY);
    const who = await again('boss.featured');
    await giveSecondFactor(app, who.token);
    return who;
  }
  async function event(owner: Person, name: string): Promise<number> {
    const { data, refusal } = await ask(
      owner,
      'mutation ($input: CreateEventInput!) { made: create_event(input: $input) { id } }',
      { input: { name, event_type: 'ONSITE' } },
    );
    if (data === null) throw new Error(JSON.stringify(refusal));
    return (data['made'] as { readonly id: number }).id;
  }

  it('are chosen by admins among everybody’s published, public events [S7.7-07]', async () => {
    const admin = await boss();
    const lan = await person('lan.featured');
    const id = await event(lan, 'Đêm nhạc nổi bật');
    expect((await ask(admin, FEATURE, { id, on: true })).refusal).toMatchObject({ code: 'EVENT_STATE_FORBIDS' });
    await app.database.asOwner(`UPDATE event SET status = 'PUBLISHED' WHERE event_id = $1`, [id]);
    expect((await ask(lan, FEATURE, { id, on: true })).refusal).toMatchObject({ code: 'FORBIDDEN' });
    expect((await ask(admin, FEATURE, { id, on: true })).data).toEqual({ event: { id, featured: true } });
    expect((await ask(admin, FEATURE, { id, on: false })).data).toEqual({ event: { id, featured: false } });
    expect((await ask(admin, FEATURE, { id: 999_999, on: true })).refusal).toMatchObject({ code: 'EVENT_NOT_FOUND' });
    const acts = await app.database.asOwner<{ readonly act: string }>(
      `SELECT act FROM audit_entry WHERE event_id = $1 AND act LIKE 'event.%featured' ORDER BY at, act`,
      [id],
    );
    expect(acts.map(({ act }) => act)).toEqual(expect.arrayContaining(['event.featured', 'event.unfeatured']));
  });

  it('are put in order by admins: those named first, the others behind, and the home page lists them so', async () => {
    const admin = await boss();
    const lan = await person('lan.ordered');
    const ids: number[] = [];
    for (const name of ['Thứ nhất', 'Thứ hai', 'Thứ ba']) {
      const id = await event(lan, name);
      await app.database.asOwner(
        `UPDATE event SET status = 'PUBLISHED', begin_at = $2, end_at = $2::timestamptz + interval '9 days' WHERE event_id = $1`,
        [id, new Date(app.use(Clock).now())],
      );
      await ask(admin, FEATURE, { id, on: true });
      ids.push(id);
    }
    const [first = 0, second = 0, third = 0] = ids;
    const ORDER = 'mutation ($ids: [Int!]!) { order: order_featured_events(event_ids: $ids) { id } }';
    const asIds = (order: readonly number[]) => order.map((id) => ({ id }));
    expect((await ask(lan, ORDER, { ids })).refusal).toMatchObject({ code: 'FORBIDDEN' });
    expect((await ask(null, ORDER, { ids })).refusal).toMatchObject({ code: 'UNAUTHORIZED' });
    expect((await ask(admin, ORDER, { ids: [third, 999_999, first] })).data).toEqual({
      order: asIds([third, first, second]),
    });
    const home = async () => (await app.graphql('{ featured: featured_events { id } }')).data?.['featured'];
    expect(await home()).toEqual(asIds([third, first, second]));
    await ask(admin, FEATURE, { id: third, on: false });
    await ask(admin, FEATURE, { id: third, on: true });
    expect(await home()).toEqual(asIds([first, second, third]));
    const acts = await app.database.asOwner<{ readonly facts: unknown }>(
      `SELECT facts FROM audit_entry WHERE act = 'event.featured-order-changed'`,
    );
    expect(acts).toEqual([{ facts: { events: [third, first, second] } }]);
  });

  it('are found among everybody’s, read as a list, in full or as cards [S7.7-09]', async () => {
    const admin = await boss();
    const lan = await person('lan.everybody');
    const id = await event(lan, 'Hội thảo làm gốm');
    const input = { search: 'lam gom' };
    expect((await ask(admin, EVENTS, { input })).data).toEqual({
      found: { events: [{ id }], metadata: { total_count: 1 } },
    });
    expect((await ask(admin, EVENTS, { input: { ...input, is_featured: true } })).data).toMatchObject({
      found: { events: [] },
    });
    expect((await ask(admin, EVENTS, { input: { ...input, status: 'READY' } })).data).toMatchObject({
      found: { events: [{ id }] },
    });
    expect((await ask(admin, IN_FULL, { input })).data).toMatchObject({
      found: { events: [{ id, name: 'Hội thảo làm gốm', status: 'READY', featured: false, corporate: null }] },
    });
    expect((await ask(admin, CARDS, { input })).data).toMatchObject({ found: { events: [{ id, photos: [] }] } });
    expect((await ask(lan, EVENTS, { input })).refusal).toMatchObject({ code: 'FORBIDDEN' });
    expect((await ask(null, EVENTS, { input })).refusal).toMatchObject({ code: 'UNAUTHORIZED' });
  });
});
