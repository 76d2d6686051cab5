import { describe, expect, it } from 'vitest';
import type { Told } from './catalogue-world.ts';
import { organisingWorld } from './organising-world.ts';

const { world, organiser, session, draft, ticket } = await organisingWorld();
const helper = await world.account('helper');
await world.pool.query(`UPDATE account SET first_name = 'Lan', last_name = 'Ngô' WHERE account_id = $1`, [
  helper.accountId,
]);

const UPDATE_EVENT = `mutation ($id: Int!, $input: UpdateEventInput!, $version: String) {
  update_event(id: $id, input: $input, version: $version) { version name address } }`;
const UPDATE_SESSION = `mutation ($id: Int!, $input: SectionEventInput!, $version: String) {
  update_section_event(id: $id, input: $input, version: $version) { version name capacity } }`;
const UPDATE_TICKET = `mutation ($id: ID!, $input: TicketInput!, $version: String) {
  update_ticket(id: $id, input: $input, version: $version) { version capacity ticket { name note } } }`;

async function shared() {
  const { id, session: sessionId } = await draft({ capacity: 500 });
  const ticketId = await ticket(sessionId);
  await world.pool.query(
    `INSERT INTO event_user (event_id, account_id, role, inserted_at) VALUES ($1, $2, 'MANAGER', now())`,
    [id, helper.accountId],
  );
  return { id, sessionId, ticketId };
}

const versionOfEvent = async (id: number): Promise<string> =>
  (
    await world.one<{ readonly event: { readonly version: string } }>(
      `{ event_admin(id: ${id}) { event { version } } }`,
      {
        as: organiser,
      },
    )
  ).event.version;
const versionOfSession = async (id: number): Promise<string> =>
  (
    await world.one<readonly { readonly version: string }[]>(`{ sections_event_admin(event_id: ${id}) { version } }`, {
      as: organiser,
    })
  )[0]?.version ?? '';
const versionOfTicket = async (id: number): Promise<string> =>
  (
    await world.one<readonly { readonly version: string }[]>(
      `{ tickets_admin(input: { event_id: ${id} }) { version } }`,
      { as: organiser },
    )
  )[0]?.version ?? '';

const refusalsOf = (answers: readonly Told[]) => answers.flatMap(({ refusals }) => refusals);
const won = (answers: readonly Told[]): number => answers.filter(({ refusals }) => refusals.length === 0).length;

describe('two people save the same version at once', () => {
  it('of an event: one is saved, the other refused as stale, and after reading again both fields stand', async () => {
    const { id } = await shared();
    const version = await versionOfEvent(id);
    const inputs = [{ name: 'Đêm nhạc Trịnh, tối thứ Bảy' }, { address: '2 Lê Lợi, Đà Lạt' }];
    const people = [organiser, helper];
    const save = (index: number, read: string) =>
      world.ask(UPDATE_EVENT, {
        as: people[index] ?? organiser,
        variables: { id, input: inputs[index], version: read },
      });
    const answers = await Promise.all([save(0, version), save(1, version)]);
    expect(won(answers)).toBe(1);
    const loser = answers.findIndex(({ refusals }) => refusals.length > 0);
    expect(refusalsOf(answers)).toEqual([{ code: 'STALE', by: loser === 0 ? 'Ngô Lan' : expect.anything() }]);
    expect((await save(loser, await versionOfEvent(id))).data).toMatchObject({
      update_event: { ...inputs[0], ...inputs[1] },
    });
  });

  it('of a ticket type, its capacity included: only one capacity is set', async () => {
    const { id, ticketId } = await shared();
    const version = await versionOfTicket(id);
    const save = (capacity: number) =>
      world.ask(UPDATE_TICKET, {
        as: capacity === 20 ? organiser : helper,
        variables: { id: ticketId, version, input: { name: 'Vé thường', price: 100_000, capacity } },
      });
    const answers = await Promise.all([save(20), save(30)]);
    expect(won(answers)).toBe(1);
    expect(refusalsOf(answers)).toMatchObject([{ code: 'STALE' }]);
    const winner = answers.find(({ refusals }) => refusals.length === 0);
    const { rows } = await world.pool.query<{ readonly capacity: number }>(
      `SELECT capacity FROM quota WHERE event_id = $1 AND scope = 'TICKET_TYPE'`,
      [id],
    );
    expect(winner?.data).toMatchObject({ update_ticket: { capacity: rows[0]?.capacity } });
  });

  it('of a session and of a ticket type: each keeps what its winner wrote', async () => {
    const { id, sessionId, ticketId } = await shared();
    const [ofSession, ofTicket] = [await versionOfSession(id), await versionOfTicket(id)];
    const times = session();
    const sessions = await Promise.all(
      ['Đêm một', 'Đêm hai'].map((name) =>
        world.ask(UPDATE_SESSION, {
          as: organiser,
          variables: { id: sessionId, input: { ...times, name }, version: ofSession },
        }),
      ),
    );
    const tickets = await Promise.all(
      ['Ghế đầu', 'Ghế sau'].map((note) =>
        world.ask(UPDATE_TICKET, {
          as: organiser,
          variables: {
            id: ticketId,
            input: { name: 'Vé thường', price: 100_000, capacity: 10, note },
            version: ofTicket,
          },
        }),
      ),
    );
    expect([won(sessions), won(tickets)]).toEqual([1, 1]);
    expect(refusalsOf([...sessions, ...tickets])).toEqual([
      { code: 'STALE', by: null },
      { code: 'STALE', by: null },
    ]);
  });
});

describe('the version that an editor read', () => {
  it('is another one after each save, and the same for what others do elsewhere on the event', async () => {
    const { id, ticketId } = await shared();
    const before = await versionOfEvent(id);
    await world.ask(UPDATE_TICKET, {
      as: helper,
      variables: { id: ticketId, input: { name: 'Vé sớm', price: 90_000, capacity: 10 } },
    });
    expect(await versionOfEvent(id)).toBe(before);
    const saved = await world.one<{ readonly version: string }>(UPDATE_EVENT, {
      as: organiser,
      variables: { id, input: { name: 'Tên khác', capacity: 400 }, version: before },
    });
    expect(saved.version).not.toBe(before);
    expect(await versionOfEvent(id)).toBe(saved.version);
  });

  it('is shown to those who edit the event only', async () => {
    const { eventId } = await world.published(organiser);
    const seen = `{ event(id: ${eventId}) { version } }`;
    expect((await world.ask(seen)).data).toEqual({ event: { version: null } });
    expect((await world.one<{ readonly version: string }>(seen, { as: organiser })).version).toMatch(/^[\w-]{22}$/);
  });

  it('left out overwrites, as the specification has it', async () => {
    const { id } = await shared();
    for (const name of ['Một', 'Hai'])
      expect((await world.ask(UPDATE_EVENT, { as: organiser, variables: { id, input: { name } } })).refusals).toEqual(
        [],
      );
  });
});
