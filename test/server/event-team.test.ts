import { beforeAll, describe, expect, it } from 'vitest';
import { TEAM_ROLES } from '#domain/event/event.ts';
import type { EventAbility } from '#domain/permission/event-abilities.ts';
import { roleTable } from '#ui/screens/event/event-team/event-team.view.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

const MEMBER = 'role email user { id username }';
const ADD = `mutation ($email: String!, $event: Int!, $role: String!) {
  create_event_user(email: $email, event_id: $event, role: $role) { ${MEMBER} } }`;
const CHANGE = `mutation ($user: ID!, $event: Int!, $role: String!) {
  update_event_user(user_id: $user, event_id: $event, role: $role) { ${MEMBER} } }`;
const REMOVE = 'mutation ($user: ID!, $event: Int!) { delete_event_user(user_id: $user, event_id: $event) }';
const HAND_OVER = 'mutation ($user: ID!, $event: Int!) { hand_over_event(user_id: $user, event_id: $event) }';
const TEAM = `query ($event: Int!) { event_team(event_id: $event) { owner { username } users { ${MEMBER} } manages } }`;
const ABILITIES = 'query ($id: Int!) { event(id: $id) { abilities } }';

type Member = { readonly role: string; readonly email: string; readonly user: { readonly id: string } };
type Team = { readonly users: readonly Member[]; readonly manages: readonly string[] };

const names = new Map<string, string>();
let world: CatalogueWorld;
let organiser: Account;
let helper: Account;
let event: OneSessionEvent;

beforeAll(async () => {
  world = await catalogueWorld();
  organiser = await someone('organiser');
  helper = await someone('helper');
});

const emailOf = ({ accountId }: Account) => `${names.get(accountId)}@vemoi.test`;
const someone = async (name: string) => {
  const account = await world.account(name);
  names.set(account.accountId, name);
  return account;
};
const added = async (account: Account, role: string, as = organiser) =>
  world.one<Member>(ADD, { as, variables: { email: emailOf(account), event: event.eventId, role } });
const add = (email: string, role: string, as = organiser) =>
  world.ask(ADD, { as, variables: { email, event: event.eventId, role } });
const team = (as = organiser) => world.one<Team>(TEAM, { as, variables: { event: event.eventId } });
const mails = async () =>
  (
    await world.pool.query<{ recipient: string }>(
      `SELECT recipient FROM email_message WHERE message = 'team-joined' AND data ->> 'eventId' = $1`,
      [String(event.eventId)],
    )
  ).rows.map(({ recipient }) => recipient);

describe('an event’s team', () => {
  it('takes a member by email with a role, who may then do what the role may [S7.7-36]', async () => {
    event = await world.published(organiser, { name: 'Đêm nhạc' });
    const member = await added(helper, 'EDITOR');
    expect(member).toMatchObject({ role: 'EDITOR', email: emailOf(helper) });
    expect((await team()).users).toEqual([member]);
    expect(await mails()).toEqual([emailOf(helper)]);
    const { abilities } = await world.one<{ abilities: readonly string[] }>(ABILITIES, {
      as: helper,
      variables: { id: event.eventId },
    });
    expect(abilities).toContain('event.edit');
    expect(abilities).not.toContain('event.orders');
  });

  it.each(TEAM_ROLES)('lets a member who is %s do what the table of roles says, and nothing else', async (role) => {
    const shared = await world.published(organiser, { name: 'Đêm nhạc' });
    const member = await someone(`member-${role.toLowerCase()}`);
    await world.one(ADD, { as: organiser, variables: { email: emailOf(member), event: shared.eventId, role } });
    const id = shared.eventId;
    const { abilities } = await world.one<{ abilities: readonly EventAbility[] }>(ABILITIES, {
      as: member,
      variables: { id },
    });
    const table = roleTable();
    expect(table.filter(({ ability }) => abilities.includes(ability))).toEqual(
      table.filter(({ may, ability }) => may.includes(role) && ability !== 'event.delete'),
    );
    const guarded: Readonly<Partial<Record<EventAbility, string>>> = {
      'event.edit': `{ event_admin(id: ${id}) { event { id } } }`,
      'event.guests': `{ event_attendees(input: { event_id: ${id} }) { entries { id } } }`,
      'event.invite': `{ rsvp_invitations(input: { event_id: ${id} }) { entries { id } } }`,
      'event.check-in': `{ door_list(event_id: ${id}, limit: 1) { tickets { ticket_id } } }`,
      'event.cancel': `{ cancellation_preview(event_id: ${id}) { orders } }`,
    };
    for (const { ability, may } of table) {
      const query = guarded[ability];
      if (query === undefined) continue;
      const { refusals } = await world.ask(query, { as: member });
      expect([ability, refusals.map(({ code }) => code)]).toEqual([ability, may.includes(role) ? [] : ['FORBIDDEN']]);
    }
  });

  it('lets one member go, who may then do nothing [S7.7-37]', async () => {
    event = await world.published(organiser, { name: 'Đêm nhạc' });
    const { user } = await added(helper, 'MANAGER');
    expect(await world.one(REMOVE, { as: organiser, variables: { user: user.id, event: event.eventId } })).toBe(true);
    expect((await team()).users).toEqual([]);
    expect((await world.ask(TEAM, { as: helper, variables: { event: event.eventId } })).refusals).toEqual([
      { code: 'FORBIDDEN' },
    ]);
  });

  it('changes a role, and writes no second letter', async () => {
    event = await world.published(organiser, { name: 'Đêm nhạc' });
    const { user } = await added(helper, 'CHECK_IN');
    const variables = { user: user.id, event: event.eventId, role: 'MANAGER' };
    expect(await world.one(CHANGE, { as: organiser, variables })).toMatchObject({ role: 'MANAGER' });
    expect((await team(helper)).manages).toEqual(['EDITOR', 'CHECK_IN']);
    expect((await mails()).length).toBe(1);
  });

  it('lets a manager appoint editors, not managers, and nobody change their own role', async () => {
    event = await world.published(organiser, { name: 'Đêm nhạc' });
    const { user } = await added(helper, 'MANAGER');
    const other = await someone('other');
    expect((await add(emailOf(other), 'MANAGER', helper)).refusals).toEqual([
      { code: 'TEAM_REFUSED', because: 'NOT_YOURS_TO_MANAGE' },
    ]);
    expect((await add(emailOf(other), 'EDITOR', helper)).refusals).toEqual([]);
    const self = { user: user.id, event: event.eventId, role: 'EDITOR' };
    expect((await world.ask(CHANGE, { as: helper, variables: self })).refusals).toEqual([
      { code: 'TEAM_REFUSED', because: 'NOT_YOUR_OWN_ROLE' },
    ]);
  });

  it('refuses who has no account, is in already, or owns the event, and unknown roles', async () => {
    event = await world.published(organiser, { name: 'Đêm nhạc' });
    await added(helper, 'CHECK_IN');
    for (const [email, because] of [
      ['nobody@vemoi.test', 'NO_ACCOUNT'],
      [emailOf(helper), 'ALREADY_IN'],
      [emailOf(organiser), 'OWNS_THE_EVENT'],
    ] as const)
      expect((await add(email, 'CHECK_IN')).refusals).toEqual([{ code: 'TEAM_REFUSED', because }]);
    expect((await add('not an address', 'CHECK_IN')).refusals).toEqual([{ code: 'INVALID_EMAIL' }]);
    expect((await add(emailOf(helper), 'KING')).refusals).toMatchObject([{ code: 'INVALID_INPUT', field: 'role' }]);
    const stranger = await world.account('stranger');
    expect((await add(emailOf(helper), 'CHECK_IN', stranger)).refusals).toEqual([{ code: 'FORBIDDEN' }]);
  });
});

describe('the ownership of an event', () => {
  const idOf = async (account: Account) => {
    const found = (await team()).users.find(({ email }) => email === emailOf(account));
    if (found === undefined) throw new Error(`${emailOf(account)} is not in the team`);
    return found.user.id;
  };
  const handOver = async (to: Account, as = organiser) =>
    world.ask(HAND_OVER, { as, variables: { user: await idOf(to), event: event.eventId } });
  const abilitiesOf = async (as: Account) =>
    (await world.one<{ abilities: readonly EventAbility[] }>(ABILITIES, { as, variables: { id: event.eventId } }))
      .abilities;
  const letters = async () =>
    (
      await world.pool.query<{ recipient: string; news: string; who: string }>(
        `SELECT recipient, data ->> 'news' AS news, data ->> 'who' AS who FROM email_message
         WHERE message = 'event-handed-over' AND data ->> 'eventId' = $1 ORDER BY news`,
        [String(event.eventId)],
      )
    ).rows;
  const acts = () =>
    world.asOwner<{ readonly actor: string; readonly facts: unknown }>(
      `SELECT actor_account_id AS actor, facts FROM audit_entry WHERE subject = $1 AND act = 'event.handed-over'`,
      [`event:${event.eventId}`],
    );

  it('passes to a member at once, audited; the owner before manages, and both are told', async () => {
    event = await world.published(organiser, { name: 'Đêm nhạc' });
    const editor = await someone('keeps-the-role');
    await added(helper, 'CHECK_IN');
    await added(editor, 'EDITOR');
    const variables = { user: await idOf(helper), event: event.eventId };
    const once = () => world.one(HAND_OVER, { as: organiser, variables, key: 'over-1' });
    expect([await once(), await once()]).toEqual([true, true]);

    const after = await world.one<Team & { owner: { username: string } }>(TEAM, {
      as: organiser,
      variables: { event: event.eventId },
    });
    expect(after.owner).toEqual(await world.one<{ username: string }>('{ profile { username } }', { as: helper }));
    // Both came in one millisecond, perhaps.
    expect(Object.fromEntries(after.users.map(({ email, role }) => [email, role]))).toEqual({
      [emailOf(editor)]: 'EDITOR',
      [emailOf(organiser)]: 'MANAGER',
    });
    expect(await abilitiesOf(helper)).toEqual(expect.arrayContaining(['event.payout', 'event.hand-over']));
    const before = await abilitiesOf(organiser);
    expect(before).toContain('event.orders');
    expect(before).not.toContain('event.payout');
    expect(await letters()).toEqual([
      { recipient: emailOf(organiser), news: 'GIVEN', who: emailOf(helper) },
      { recipient: emailOf(helper), news: 'RECEIVED', who: emailOf(organiser) },
    ]);
    expect(await acts()).toEqual([
      { actor: organiser.accountId, facts: { from: organiser.accountId, to: helper.accountId } },
    ]);
    const { rows } = await world.pool.query('SELECT organiser_name FROM event WHERE event_id = $1', [event.eventId]);
    expect(rows).toEqual([{ organiser_name: expect.stringContaining('helper') }]);
    expect((await handOver(editor)).refusals).toEqual([{ code: 'FORBIDDEN' }]);
  });

  it('stays where it is for strangers to the team, suspended accounts and managers who ask', async () => {
    event = await world.published(organiser, { name: 'Đêm nhạc' });
    const manager = await someone('asking-manager');
    const suspended = await someone('suspended-member');
    for (const member of [manager, suspended]) await added(member, 'MANAGER');
    await world.asOwner(`UPDATE account SET suspended_at = now(), suspension_reason = 'Spam' WHERE account_id = $1`, [
      suspended.accountId,
    ]);
    expect((await handOver(manager, manager)).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    expect((await handOver(suspended)).refusals).toEqual([{ code: 'TEAM_REFUSED', because: 'SUSPENDED' }]);
    const gone = { user: await idOf(manager), event: event.eventId };
    await world.one(REMOVE, { as: organiser, variables: gone });
    expect((await world.ask(HAND_OVER, { as: organiser, variables: gone })).refusals).toEqual([
      { code: 'TEAM_REFUSED', because: 'NOT_IN' },
    ]);
    expect([await letters(), await acts()]).toEqual([[], []]);
  });

  it('stays where it is once revenue was paid over, and in the archive', async () => {
    event = await world.published(organiser, { name: 'Đêm nhạc' });
    await added(helper, 'MANAGER');
    await world.pool.query('INSERT INTO event_earnings (event_id, paid_over, movements) VALUES ($1, 100000, 1)', [
      event.eventId,
    ]);
    expect((await handOver(helper)).refusals).toEqual([{ code: 'TEAM_REFUSED', because: 'REVENUE_PAID_OVER' }]);
    await world.pool.query('DELETE FROM event_earnings WHERE event_id = $1', [event.eventId]);
    await world.pool.query('UPDATE event SET archive = true WHERE event_id = $1', [event.eventId]);
    expect((await handOver(helper)).refusals).toEqual([{ code: 'EVENT_STATE_FORBIDS', state: 'ARCHIVED' }]);
    expect((await team()).users).toMatchObject([{ role: 'MANAGER' }]);
  });
});
