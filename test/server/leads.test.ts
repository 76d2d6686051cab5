import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { LEAD_KEPT_FOR } from '#domain/people/contact-lead.ts';
import { ContactLeads } from '#server/people/ports/contact-leads.ts';
import { makeContactLeadSweep } from '#server/people/sweep-contact-leads.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
let admin: Person;
let colleague: Person;
async function makesAdmin(name: string): Promise<Person> {
  const person = await world.person(name);
  await world.app.database.asOwner('UPDATE account SET is_admin = true WHERE email = $1', [person.email]);
  await person.proves();
  return person;
}
beforeAll(async () => {
  world = await ticketWorld();
  admin = await makesAdmin('leads.admin');
  colleague = await makesAdmin('leads.colleague');
});

type Colleague = { readonly id: string; readonly email: string };
type Lead = {
  readonly id: string;
  readonly full_name: string;
  readonly message: string;
  readonly state: string;
  readonly is_suspected: boolean;
  readonly assignee: Colleague | null;
};
type Found = {
  readonly entries: readonly Lead[];
  readonly metadata: { readonly after: string | null; readonly before: string | null; readonly total_count: number };
};
const LEAD = 'id full_name phone_number message locale is_suspected state assignee { id email }';
const NOTES = 'author { email } note';
const find = (input: Readonly<Record<string, unknown>>, by = admin) =>
  by.ask<Found>(
    `query ($state: String, $search: String, $limit: Int, $after: String, $before: String) {
      contact_leads(state: $state, search: $search, limit: $limit, after: $after, before: $before) {
        entries { ${LEAD} } metadata { after before total_count } } }`,
    input,
  );
const look = (id: string, by = admin) =>
  by.ask<{ readonly lead: Lead; readonly notes: readonly object[]; readonly assignees: readonly Colleague[] }>(
    `query ($id: ID!) { contact_lead(id: $id) { lead { ${LEAD} } notes { ${NOTES} } assignees { id email } } }`,
    { id },
  );
const move = (id: string, state: string, by = admin) =>
  by.ask<Lead>(`mutation ($id: ID!, $state: String!) { move_contact_lead(id: $id, state: $state) { ${LEAD} } }`, {
    id,
    state,
  });
const assign = (id: string, to: string | null, by = admin) =>
  by.ask<Lead>(`mutation ($id: ID!, $to: ID) { assign_contact_lead(id: $id, assignee_id: $to) { ${LEAD} } }`, {
    id,
    to,
  });
const note = (id: string, words: string, by = admin) =>
  by.ask<readonly object[]>(
    `mutation ($id: ID!, $note: String!) { note_contact_lead(id: $id, note: $note) { ${NOTES} } }`,
    { id, note: words },
  );
async function writes(message: string, part: object = {}): Promise<string> {
  const { data, errors } = await world.app.graphql(
    'mutation ($input: CreateContactLeadInput!) { create_contact_lead(input: $input) { id } }',
    {
      variables: {
        input: {
          full_name: 'Nguyễn Thị Ánh',
          phone_number: '0912 345 678',
          support_topic: 'Others',
          specify_information: '',
          message,
          ...part,
        },
      },
      idempotencyKey: randomUUID(),
    },
  );
  expect(errors).toEqual([]);
  return (data?.['create_contact_lead'] as { readonly id: string } | undefined)?.id ?? '';
}
const actsOn = (id: string) =>
  world.app.database
    .asOwner<{ readonly act: string }>(
      `SELECT act FROM audit_entry WHERE replace(subject, '-', '') = 'contactlead:' || $1 ORDER BY at, audit_entry_id`,
      [id],
    )
    .then((rows) => rows.map(({ act }) => act));

describe('contact messages', () => {
  it('are listed newest first, page by page, with those a bot may have written', async () => {
    const mark = randomUUID().slice(0, 8);
    const ids = [
      await writes(`Xin báo giá ${mark} một`),
      await writes(`Xin báo giá ${mark} hai`, { homepage: 'https://spam.test' }),
      await writes(`Xin báo giá ${mark} ba`),
    ];
    const first = (await find({ search: `bao gia ${mark}`, limit: 2 })).value;
    const second = (await find({ search: `bao gia ${mark}`, limit: 2, after: first.metadata.after })).value;
    const all = [...first.entries, ...second.entries];
    expect(all.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(all.map((lead) => lead.is_suspected)).toEqual([false, true, false]);
    expect(first.metadata).toMatchObject({ before: null, total_count: 3 });
    expect(first.entries[0]).toMatchObject({ state: 'NEW', assignee: null, phone_number: '+84912345678' });
  });

  it('are found by name, phone and message, and filtered by state', async () => {
    const mark = randomUUID().slice(0, 8);
    const id = await writes(`Hợp tác ${mark}`, { full_name: `Trần ${mark}`, phone_number: '0987654321' });
    for (const search of [`tran ${mark}`, `hop tac ${mark}`, `987654321 ${mark}`])
      expect([search, (await find({ search })).value.entries.map((lead) => lead.id)]).toEqual([search, [id]]);
    await move(id, 'DONE');
    const inState = async (state: string) => (await find({ state, search: mark })).value.entries.length;
    expect([await inState('NEW'), await inState('IN_PROGRESS'), await inState('DONE')]).toEqual([0, 0, 1]);
  });

  it('are assigned to whoever begins them, to a colleague or to nobody, each change audited once', async () => {
    const id = await writes('Giao cho ai');
    expect((await move(id, 'IN_PROGRESS')).value).toMatchObject({
      state: 'IN_PROGRESS',
      assignee: { email: admin.email },
    });
    await move(id, 'IN_PROGRESS', colleague);
    const other = (await look(id)).value.assignees.find(({ email }) => email === colleague.email)?.id ?? '';
    expect((await assign(id, other)).value.assignee).toEqual({ id: other, email: colleague.email });
    await move(id, 'DONE');
    expect((await assign(id, null)).value).toMatchObject({ state: 'NEW', assignee: null });
    expect(await actsOn(id)).toEqual([
      'contact-lead.assigned',
      'contact-lead.assigned',
      'contact-lead.done',
      'contact-lead.put-back',
    ]);
  });

  it('are not assigned to somebody who is no admin', async () => {
    const id = await writes('Không phải quản trị');
    const person = await world.person('leads.person');
    const [row] = await world.app.database.asOwner<{ readonly id: string }>(
      `SELECT replace(account_id::text, '-', '') AS id FROM account WHERE email = $1`,
      [person.email],
    );
    expect((await assign(id, row?.id ?? '')).refusal?.code).toBe('INVALID_INPUT');
    expect((await look(id)).value.lead.state).toBe('NEW');
  });

  it('keep notes with their author, whose words no audit entry holds', async () => {
    const id = await writes('Ghi chú giúp');
    await note(id, '  Đã gọi, hẹn thứ Hai ');
    await note(id, 'Đã gửi báo giá', colleague);
    expect((await look(id)).value.notes).toEqual([
      { author: { email: admin.email }, note: 'Đã gọi, hẹn thứ Hai' },
      { author: { email: colleague.email }, note: 'Đã gửi báo giá' },
    ]);
    expect((await note(id, '  ')).refusal?.code).toBe('INVALID_INPUT');
    const [audited] = await world.app.database.asOwner<{ readonly n: number }>(
      `SELECT count(*)::int AS n FROM audit_entry WHERE act = 'contact-lead.noted' AND facts::text LIKE '%gọi%'`,
    );
    expect(audited?.n).toBe(0);
  });

  it('two admins who begin one at once leave it with one of them', async () => {
    const id = await writes('Cùng một lúc');
    await Promise.all([move(id, 'IN_PROGRESS'), move(id, 'IN_PROGRESS', colleague)]);
    const { assignee } = (await look(id)).value.lead;
    expect([admin.email, colleague.email]).toContain(assignee?.email);
    expect(await actsOn(id)).toEqual(['contact-lead.assigned']);
  });

  it('are for admins alone', async () => {
    const id = await writes('Chỉ quản trị');
    const person = await world.person('leads.nobody');
    const refusals = [
      await find({}, person),
      await look(id, person),
      await move(id, 'DONE', person),
      await assign(id, null, person),
      await note(id, 'x', person),
    ].map(({ refusal }) => refusal?.code);
    expect(refusals).toEqual(Array.from({ length: 5 }, () => 'FORBIDDEN'));
    expect((await look(randomUUID().replaceAll('-', ''))).refusal?.code).toBe('NOT_FOUND');
  });

  it('are removed after two years together with their notes', async () => {
    const id = await writes('Hai năm sau');
    await note(id, 'Một ghi chú');
    const later = instant(Date.now() + LEAD_KEPT_FOR + 60_000);
    await makeContactLeadSweep(world.app.use(ContactLeads), { now: () => later }).run();
    expect((await look(id)).refusal?.code).toBe('NOT_FOUND');
    const left = await world.app.database.asOwner(
      'SELECT FROM contact_lead_note WHERE replace(contact_lead_id::text, $2, $3) = $1',
      [id, '-', ''],
    );
    expect(left).toEqual([]);
  });
});
