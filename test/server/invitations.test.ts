import { beforeEach, describe, expect, it } from 'vitest';
import { later } from '#domain/kernel/instant.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import { INVITE, invitingWorld, LIST, letterIn, START, signed, troubled } from './inviting-world.ts';

const { world, organiser, event, person, address, post, press, invite, list, answer } = await invitingWorld();
beforeEach(() => world.setNow(START));

describe('the list of invitations', () => {
  it('shows the team all answers, newest first or sorted, by state and search, in pages [S7.6-29]', async () => {
    const party = await world.published(organiser, { name: 'Khai trương' });
    const guests = ['Đỗ An', 'Bình', 'Cường'].map((name) => ({ name, email: address() }));
    for (const [at, guest] of guests.entries()) {
      world.setNow(later(START, at));
      await world.one(INVITE, { as: organiser, variables: press([guest], {}, party) });
    }
    const mails = await post();
    const [an, binh] = guests.map(({ email }) => letterIn(mails.find(({ to }) => to === email)?.text ?? ''));
    if (an === undefined || binh === undefined) throw new Error('No letters');
    await answer('accept', an, await person());
    await answer('decline', binh, await person());
    const all = await list({}, party);
    expect(all.entries.map(({ email, status }) => [email, status])).toEqual([
      [guests[2]?.email, 'INVITED'],
      [guests[1]?.email, 'DECLINED'],
      [guests[0]?.email, 'ACCEPTED'],
    ]);
    expect(all.entries[2]).toMatchObject({
      first_name: 'Đỗ An',
      sendings: 1,
      last_sent_at: START,
      answered_at: world.now(),
      party: 1,
    });
    expect(all.answers).toEqual([
      { status: 'INVITED', count: 1 },
      { status: 'ACCEPTED', count: 1 },
      { status: 'DECLINED', count: 1 },
    ]);
    expect((await list({ status: 'ACCEPTED' }, party)).entries.map(({ email }) => email)).toEqual([guests[0]?.email]);
    expect((await list({ search: 'do an' }, party)).entries.map(({ email }) => email)).toEqual([guests[0]?.email]);
    expect((await list({ search: 'nobody' }, party)).entries).toEqual([]);
    const first = await list({ limit: 2 }, party);
    expect(first.metadata.total_count).toBe(3);
    expect((await list({ limit: 2, after: first.metadata.after }, party)).entries.map(({ email }) => email)).toEqual([
      guests[0]?.email,
    ]);
    const sorted = async (sort: string, descending = false) => {
      const one = await list({ limit: 2, sort, descending }, party);
      const rest = await list({ limit: 2, sort, descending, after: one.metadata.after }, party);
      return [...one.entries, ...rest.entries].map(({ email }) => guests.findIndex((guest) => guest.email === email));
    };
    for (const [sort, inOrder] of Object.entries({ newest: [2, 1, 0], name: [1, 2, 0], answer: [2, 0, 1] })) {
      expect(await sorted(sort)).toEqual(inOrder);
      expect(await sorted(sort, true)).toEqual(inOrder.toReversed());
    }
    for (const [as, code] of [
      [undefined, 'UNAUTHORIZED'],
      [await person(), 'FORBIDDEN'],
    ] as const)
      expect(
        (await world.ask(LIST, { ...signed(as), variables: { input: { event_id: party.eventId } } })).refusals,
      ).toEqual([{ code }]);
  });
});

describe('a prepared invitation', () => {
  const UPSERT = `mutation ($input: RsvpInvitationInput!) { upsert_rsvp_invitation(input: $input) { id status email first_name last_name company_name party_limit sendings } }`;
  const input = (email: string, more: Readonly<Record<string, unknown>> = {}) => ({
    input: {
      section_event_id: event.sessionId,
      ticket_id: event.ticketId,
      email,
      first_name: 'Mai',
      last_name: 'Trần',
      ...more,
    },
  });
  const upsert = (email: string, more: Readonly<Record<string, unknown>> = {}) =>
    world.one<{ readonly id: string; readonly first_name: string; readonly sendings: number }>(UPSERT, {
      as: organiser,
      variables: input(email, more),
    });
  const refusals = async (email: string, more: Readonly<Record<string, unknown>> = {}, as?: PermissionViewer) =>
    (await world.ask(UPSERT, { ...signed(as), variables: input(email, more) })).refusals;

  it('is created or changed by id or address, and sends nothing by itself [S7.6-27]', async () => {
    const email = address();
    const made = await upsert(email, { company_name: 'Sông Hồng', party_limit: 2 });
    expect(made).toMatchObject({ status: 'INVITED', email, company_name: 'Sông Hồng', party_limit: 2, sendings: 0 });
    expect(await upsert(email.toUpperCase(), { first_name: 'Mai Anh' })).toMatchObject({
      id: made.id,
      first_name: 'Mai Anh',
    });
    expect((await post()).filter(({ to }) => to === email)).toEqual([]);
    expect((await invite([{ name: 'Mai Anh', email }])).lines).toMatchObject([
      { refused: null, invitation: { id: made.id } },
    ]);
    expect((await post()).map(({ to }) => to)).toContain(email);
  });

  it('gets a new letter with a new address, which closes the old one', async () => {
    const [wrong, right] = [address(), address()];
    const { lines } = await invite([{ name: 'Mai', email: wrong }]);
    const id = lines[0]?.invitation?.id;
    const first = letterIn((await post()).at(-1)?.text ?? '');
    expect(await upsert(right, { id })).toMatchObject({ id, email: right, sendings: 0 });
    expect((await answer('accept', first, await person())).refusals).toEqual(troubled('SECRET_INVALID'));
    await invite([{ name: 'Mai', email: right }]);
    const [mail] = await post();
    expect(mail?.to).toBe(right);
    expect((await answer('accept', letterIn(mail?.text ?? ''), await person())).refusals).toEqual([]);
    expect(await refusals(address(), { id }, organiser)).toEqual(troubled('NOTHING_TO_ASK', { status: 'ACCEPTED' }));
    expect(await upsert(right, { id, first_name: 'Mai Anh' })).toMatchObject({
      first_name: 'Mai Anh',
      status: 'ACCEPTED',
    });
  });

  it('refuses a taken or invalid address and a foreign id, and is for the team alone', async () => {
    const [mai, minh] = [address(), address()];
    const made = await upsert(mai);
    await upsert(minh);
    expect(await refusals(minh, { id: made.id }, organiser)).toEqual(
      troubled('ALREADY_INVITED', { status: 'INVITED' }),
    );
    expect(await refusals('minh', {}, organiser)).toEqual([{ code: 'INVALID_EMAIL' }]);
    const other = await world.published(organiser, { name: 'Khác' });
    expect(
      await refusals(mai, { id: made.id, section_event_id: other.sessionId, ticket_id: other.ticketId }, organiser),
    ).toEqual([{ code: 'NOT_FOUND' }]);
    expect(await refusals(address(), {}, await person())).toEqual([{ code: 'FORBIDDEN' }]);
  });
});

describe('the text of an event’s letters', () => {
  const READ = 'query ($id: Int!) { rsvp_template(event_id: $id) { event_id headline picture letter } }';
  const SAVE =
    'mutation ($id: Int!, $input: RsvpTemplateInput!) { save_rsvp_template(event_id: $id, input: $input) { headline picture letter } }';
  const PREVIEW =
    'query ($input: RsvpLetterPreviewInput!) { rsvp_letter_preview(input: $input) { subject html text } }';
  const save = (id: number, input: Readonly<Record<string, unknown>>, as: PermissionViewer = organiser) =>
    world.ask(SAVE, { as, variables: { id, input } });

  it('is saved and used by the letters; only headline and picture are public', async () => {
    const fair = await world.published(organiser, { name: 'Hội chợ' });
    const read = async (as?: PermissionViewer) =>
      (await world.ask(READ, { ...signed(as), variables: { id: fair.eventId } })).data;
    expect(await read()).toEqual({
      rsvp_template: { event_id: fair.eventId, headline: null, picture: null, letter: null },
    });
    const file = {
      fileId: 'f1',
      accountId: organiser.accountId,
      kind: 'EVENT_IMAGE' as const,
      url: '/files/f1/full.webp',
    };
    world.files.set(file.url, {
      ...file,
      cardUrl: '',
      thumbnailUrl: '',
      width: 1200,
      height: 630,
      color: '#aa3322',
      insertedAt: START,
    });
    const written = { headline: 'Đêm hội', letter: 'Gửi {Name}, mời bạn: { link }', picture: file.url };
    expect((await save(fair.eventId, written)).data).toEqual({
      save_rsvp_template: { ...written, letter: 'Gửi {name}, mời bạn: {link}' },
    });
    expect(await read()).toMatchObject({ rsvp_template: { headline: 'Đêm hội', picture: file.url, letter: null } });
    expect(await read(organiser)).toMatchObject({ rsvp_template: { letter: 'Gửi {name}, mời bạn: {link}' } });
    await post();
    await world.one(INVITE, { as: organiser, variables: press([{ name: 'Mai', email: address() }], {}, fair) });
    const [mail] = await post();
    expect(mail?.text).toContain('Gửi Mai, mời bạn: https://vemoi.test/invite-rsvp/');
    expect(mail?.html).toContain('src="https://vemoi.test/files/f1/full.webp"');
  });

  it('needs its link and known fields, refuses a foreign picture, and is for the team alone', async () => {
    const good = { headline: 'Mời', letter: '{link}' };
    expect((await save(event.eventId, { ...good, letter: 'x' })).refusals).toEqual(troubled('LINK_MISSING'));
    expect((await save(event.eventId, { ...good, letter: ' ' })).refusals).toEqual(troubled('LETTER_EMPTY'));
    expect((await save(event.eventId, { ...good, letter: '{link} {phone}' })).refusals).toEqual(
      troubled('UNKNOWN_FIELD', { field: 'phone' }),
    );
    expect((await save(event.eventId, { ...good, letter: `{link}${'x'.repeat(5_000)}` })).refusals).toEqual(
      troubled('LETTER_TOO_LONG', { max: 5_000 }),
    );
    expect((await save(event.eventId, { ...good, picture: 'https://elsewhere.test/a.png' })).refusals).toMatchObject([
      { code: 'INVALID_INPUT', field: 'picture' },
    ]);
    expect((await save(event.eventId, good, await person())).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    expect((await world.ask(READ, { variables: { id: 999_999 } })).refusals).toEqual([{ code: 'EVENT_NOT_FOUND' }]);
  });

  it('is previewed as the email shows it, with a link to nobody’s invitation', async () => {
    const input = {
      section_event_id: event.sessionId,
      guest_name: 'Trần Mai',
      inviter_name: 'Linh',
      locale: 'vi',
      template: { headline: 'Đêm hội', letter: 'Gửi {name}\n\n{link}' },
    };
    const shown = await world.one<{ readonly subject: string; readonly html: string; readonly text: string }>(PREVIEW, {
      as: organiser,
      variables: { input },
    });
    expect(shown.subject).toBe('Linh mời bạn: Tiệc cuối năm');
    for (const words of ['Đêm hội', 'Gửi Trần Mai', 'Trả lời lời mời']) expect(shown.html).toContain(words);
    expect(shown.html + shown.text).not.toContain('rsvpInvitationSecret');
    expect((await world.ask(PREVIEW, { as: await person(), variables: { input } })).refusals).toEqual([
      { code: 'FORBIDDEN' },
    ]);
  });
});
