import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DAY, HOUR, instant, later } from '#domain/kernel/instant.ts';
import { refused } from '#domain/kernel/result.ts';
import type { PermissionViewer } from '#domain/people/viewer.ts';
import type { AcceptedTickets } from '#domain/rsvp/decide-invitation.ts';
import { newInvitation } from '#domain/rsvp/invitation.ts';
import { readInvitationSecret } from '#domain/rsvp/invitation-secret.ts';
import { NoteNews } from '#server/event/ports/team-news.ts';
import { CheckIntegrity } from '#server/ledger/check-integrity.ts';
import { isSignedPicture } from '#server/platform/files/picture-signature.ts';
import { decodeWireId, encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { AnswerInvitation } from '#server/rsvp/answer-invitation.ts';
import { letterSecret } from '#server/rsvp/letter-secret.ts';
import { InvitationBook } from '#server/rsvp/ports/invitation-book.ts';
import { type InvitationRow, Invitations } from '#server/rsvp/ports/invitations.ts';
import { postgresKeepAnswers } from '#server/rsvp/postgres/postgres-keep-answers.ts';
import { SeatWaitingGuests } from '#server/rsvp/seat-waiting-guests.ts';
import { WaitForPlaces } from '#server/rsvp/wait-for-places.ts';
import { GiveBackOrder } from '#server/sale/give-back-order.ts';
import { IssueTickets } from '#server/sale/issue-tickets.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';

let world: CatalogueWorld;
let organiser: Account;
let event: OneSessionEvent;
let people = 0;
const START = instant(Date.parse('2026-11-20T03:00:00Z'));

beforeAll(async () => {
  world = await catalogueWorld(START);
  organiser = await world.account('rsvp.organiser');
});
beforeEach(() => world.setNow(START));

const person = () => world.account(`rsvp.${++people}`);

type Letter = { readonly id: string; readonly secret: string; readonly row: InvitationRow };

async function invited(
  to: OneSessionEvent = event,
  more: Partial<InvitationRow> & { readonly partyLimit?: number } = {},
): Promise<Letter> {
  const { partyLimit = 1, ...rest } = more;
  const row: InvitationRow = {
    eventId: to.eventId,
    sectionEventId: to.sessionId,
    ticketTypeId: to.ticketTypeId,
    invitation: newInvitation(world.newId.newId(), partyLimit),
    person: {
      email: `khach.${++people}@example.test`,
      firstName: 'Mai',
      lastName: 'Trần',
      avatar: null,
      companyName: 'Sông Hồng',
      gender: 'FEMALE',
      industries: 'Âm nhạc',
      jobTitle: 'Giám đốc',
      phoneNumber: '0901234567',
    },
    letter: { locale: 'vi', inviterName: 'Ban tổ chức', sendings: 1, lastSentAt: START, inviteKey: null },
    sendEmailAt: later(START, HOUR),
    answerBefore: null,
    openedAt: null,
    answers: 0,
    answeredAt: null,
    insertedAt: START,
    ...rest,
  };
  await world.database.transaction((tx) => world.use(InvitationBook).put(tx, [row], START));
  return {
    id: encodeWireId(row.eventId, row.invitation.invitationId),
    secret: letterSecret(world.use(Keyring), row),
    row,
  };
}

const free = (capacity: number | null = 100, input: Readonly<Record<string, unknown>> = {}) =>
  world.published(organiser, { name: 'Tiệc cuối năm', capacity, input });

beforeAll(async () => {
  event = await free();
});

const FIELDS =
  'id section_event_id status bought_ticket_id first_name last_name full_name email avatar company_name gender industries job_title phone_number send_email_at';
const READ = `query ($id: ID!, $secret: String) { rsvp_invitation(id: $id, secret: $secret) { ${FIELDS} } }`;
const ACCEPT = `mutation ($id: ID, $secret: String, $party: Int, $agreed: Boolean, $answers: [String!]) { accept_rsvp_invitation(id: $id, secret: $secret, party: $party, policy_agreed: $agreed, answers: $answers) { ${FIELDS} } }`;
const DECLINE = `mutation ($id: ID, $secret: String) { decline_rsvp_invitation(id: $id, secret: $secret) { ${FIELDS} } }`;

const signed = (as?: PermissionViewer) => (as === undefined ? {} : { as });
const read = (id: string, secret: string | null, as?: PermissionViewer) =>
  world.ask(READ, { ...signed(as), variables: { id, secret } });
const accept = (letter: Partial<Letter>, as?: PermissionViewer, more: Readonly<Record<string, unknown>> = {}) =>
  world.ask(ACCEPT, { ...signed(as), variables: { id: letter.id ?? null, secret: letter.secret ?? null, ...more } });
const decline = (letter: Partial<Letter>, as?: PermissionViewer) =>
  world.ask(DECLINE, { ...signed(as), variables: { id: letter.id ?? null, secret: letter.secret ?? null } });
const TAKE_BACK = 'mutation ($id: ID!) { take_back_rsvp_invitation(id: $id) { status } }';
const takeBack = (letter: Letter, as?: PermissionViewer) =>
  world.ask(TAKE_BACK, { ...signed(as), variables: { id: letter.id } });
const troubled = (code: string) => [{ code: 'RSVP_REFUSED', trouble: { code } }];
const sold = async (of: OneSessionEvent): Promise<number> =>
  (
    await world.pool.query<{ readonly sold: number }>('SELECT max(sold) AS sold FROM quota WHERE event_id = $1', [
      of.eventId,
    ])
  ).rows[0]?.sold ?? -1;
const ticketsOf = async (letter: Letter) =>
  (
    await world.pool.query(
      `SELECT email, first_name, account_id, status FROM bought_ticket WHERE event_id = $1 AND email = $2`,
      [letter.row.eventId, letter.row.person.email],
    )
  ).rows;

describe('an invitation', () => {
  it('is read with its id and secret, without an account [S7.4-16]', async () => {
    const letter = await invited();
    expect((await read(letter.id, letter.secret)).data).toEqual({
      rsvp_invitation: {
        id: letter.id,
        section_event_id: event.sessionId,
        status: 'INVITED',
        bought_ticket_id: null,
        first_name: 'Mai',
        last_name: 'Trần',
        full_name: 'Trần Mai',
        email: letter.row.person.email,
        avatar: null,
        company_name: null,
        gender: null,
        industries: null,
        job_title: null,
        phone_number: null,
        send_email_at: null,
      },
    });
    const opened = await world.pool.query('SELECT opened_at FROM rsvp_invitation WHERE rsvp_invitation_id = $1', [
      letter.row.invitation.invitationId,
    ]);
    expect(opened.rows).toEqual([{ opened_at: START }]);
  });

  it('shows personal details to the event’s team and the invited person [S3-73]', async () => {
    const letter = await invited();
    const details = {
      company_name: 'Sông Hồng',
      gender: 'FEMALE',
      industries: 'Âm nhạc',
      job_title: 'Giám đốc',
      phone_number: '0901234567',
    };
    expect((await read(letter.id, null, organiser)).data).toMatchObject({
      rsvp_invitation: { ...details, send_email_at: later(START, HOUR) },
    });
    const mai = await person();
    await world.pool.query('UPDATE account SET email = upper($2) WHERE account_id = $1', [
      mai.accountId,
      letter.row.person.email,
    ]);
    expect((await read(letter.id, null, mai)).data).toMatchObject({
      rsvp_invitation: { ...details, send_email_at: null },
    });
  });

  it('gives the holder of its letter and the invited person a signed picture of it, and the team none', async () => {
    const letter = await invited();
    const pictureFor = async (as?: PermissionViewer, secret: string | null = letter.secret) => {
      const query = 'query ($id: ID!, $secret: String) { rsvp_invitation(id: $id, secret: $secret) { picture_path } }';
      const { data } = await world.ask(query, { ...signed(as), variables: { id: letter.id, secret } });
      return (data?.['rsvp_invitation'] as { readonly picture_path: string | null } | undefined)?.picture_path;
    };
    const query = new URL((await pictureFor()) ?? '', 'http://vemoi').searchParams;
    expect([query.get('name'), query.get('eventName')]).toEqual(['Trần Mai', 'Tiệc cuối năm']);
    expect(isSignedPicture(world.use(Keyring), 'image-rsvp-template', query)).toBe(true);
    const mai = await person();
    await world.pool.query('UPDATE account SET email = $2 WHERE account_id = $1', [
      mai.accountId,
      letter.row.person.email,
    ]);
    for (const secret of [letter.secret, null]) expect(await pictureFor(mai, secret)).toBe(await pictureFor());
    expect(await pictureFor(organiser, null)).toBeNull();
  });

  it('is not found without a secret, and answers a wrong, old or foreign secret alike', async () => {
    const [letter, other] = [await invited(), await invited()];
    const stranger = await person();
    expect((await read(letter.id, null)).refusals).toEqual([{ code: 'NOT_FOUND' }]);
    expect((await read(letter.id, null, stranger)).refusals).toEqual([{ code: 'NOT_FOUND' }]);
    const wrong = ['', 'x', `${letter.secret.slice(0, -1)}${letter.secret.endsWith('A') ? 'B' : 'A'}`, other.secret];
    await world.pool.query('UPDATE rsvp_invitation SET letter_number = 2 WHERE rsvp_invitation_id = $1', [
      other.row.invitation.invitationId,
    ]);
    for (const secret of wrong.slice(1)) {
      expect((await read(letter.id, secret)).refusals).toEqual(troubled('SECRET_INVALID'));
      expect((await accept({ ...letter, secret }, stranger)).refusals).toEqual(troubled('SECRET_INVALID'));
      expect((await decline({ ...letter, secret }, stranger)).refusals).toEqual(troubled('SECRET_INVALID'));
    }
    expect((await read(other.id, other.secret)).refusals).toEqual(troubled('SECRET_INVALID'));
    const mai = await person();
    await world.pool.query('UPDATE account SET email = $2 WHERE account_id = $1', [
      mai.accountId,
      letter.row.person.email,
    ]);
    expect((await read(letter.id, null, mai)).refusals).toEqual([]);
    for (const as of [mai, organiser])
      expect((await read(letter.id, other.secret, as)).refusals).toEqual(troubled('SECRET_INVALID'));
    const nowhere = encodeWireId(event.eventId, world.newId.newId());
    expect((await read(nowhere, letter.secret)).refusals).toEqual(troubled('SECRET_INVALID'));
  });

  it('does not store the secret in the database', async () => {
    const letter = await invited();
    const { rows } = await world.pool.query(
      'SELECT r::text AS row FROM rsvp_invitation r WHERE rsvp_invitation_id = $1',
      [letter.row.invitation.invitationId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0].row).not.toContain(letter.secret.split('.')[1]);
  });
});

describe('accepting', () => {
  it('issues the ticket in the invited name to the signed-in account [S7.4-17]', async () => {
    const letter = await invited();
    const mai = await person();
    const { data } = await accept(letter, mai);
    expect(data).toMatchObject({ accept_rsvp_invitation: { id: letter.id, status: 'ACCEPTED' } });
    expect(await ticketsOf(letter)).toEqual([
      { email: letter.row.person.email, first_name: 'Mai', account_id: mai.accountId, status: 'VALID' },
    ]);
    const { data: again } = await read(letter.id, letter.secret);
    const ticket = (again as unknown as { rsvp_invitation: { bought_ticket_id: string } }).rsvp_invitation
      .bought_ticket_id;
    expect(decodeWireId(ticket)?.eventId).toBe(event.eventId);
    const said = await world.one('query ($id: ID!) { my_ticket(id: $id) { company_name industries job_title note } }', {
      as: mai,
      variables: { id: ticket },
    });
    expect(said).toEqual({ company_name: 'Sông Hồng', industries: 'Âm nhạc', job_title: 'Giám đốc', note: null });
  });

  it('needs an account: without one it is UNAUTHORIZED and nothing is answered [S6-09]', async () => {
    const letter = await invited();
    expect((await accept(letter)).refusals).toEqual([{ code: 'UNAUTHORIZED' }]);
    expect((await decline(letter)).refusals).toEqual([{ code: 'UNAUTHORIZED' }]);
    expect((await read(letter.id, letter.secret)).data).toMatchObject({ rsvp_invitation: { status: 'INVITED' } });
  });

  it('needs the invitation’s id and secret', async () => {
    const letter = await invited();
    const mai = await person();
    for (const missing of [{ id: letter.id }, { secret: letter.secret }, {}]) {
      expect((await accept(missing, mai)).refusals).toEqual(troubled('RSVP_INFORMATION_MISSING'));
      expect((await decline(missing, mai)).refusals).toEqual(troubled('RSVP_INFORMATION_MISSING'));
    }
  });

  it('issues one ticket however often it is sent, even at once', async () => {
    const letter = await invited();
    const mai = await person();
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(letter, mai)));
    const ids = new Set(answers.map(({ data }) => JSON.stringify(data)));
    expect([ids.size, answers.flatMap(({ refusals }) => refusals)]).toEqual([1, []]);
    expect((await accept(letter, mai)).data).toMatchObject({ accept_rsvp_invitation: { status: 'ACCEPTED' } });
    expect(await ticketsOf(letter)).toHaveLength(1);
  });

  it('goes to one of two people with the same letter', async () => {
    const letter = await invited();
    const [mai, minh] = [await person(), await person()];
    const answers = await Promise.all([accept(letter, mai), accept(letter, minh)]);
    expect(answers.flatMap(({ refusals }) => refusals)).toEqual(troubled('ANSWERED_BY_ANOTHER'));
    expect(await ticketsOf(letter)).toHaveLength(1);
  });

  it('needs no approval where registrations do', async () => {
    const approved = await free(10, { required_approval: true });
    const letter = await invited(approved);
    expect((await accept(letter, await person())).data).toMatchObject({
      accept_rsvp_invitation: { status: 'ACCEPTED' },
    });
    expect(await ticketsOf(letter)).toHaveLength(1);
  });

  it('issues tickets for a party within the invitation’s limit', async () => {
    const letter = await invited(event, { partyLimit: 2 });
    const mai = await person();
    expect((await accept(letter, mai, { party: 3 })).refusals).toEqual([
      { code: 'RSVP_REFUSED', trouble: { code: 'PARTY_TOO_LARGE', max: 2 } },
    ]);
    expect((await accept(letter, mai, { party: 2 })).refusals).toEqual([]);
    expect(await ticketsOf(letter)).toHaveLength(2);
    expect((await accept(letter, mai, { party: 1 })).refusals).toEqual([
      { code: 'RSVP_REFUSED', trouble: { code: 'PARTY_ALREADY_CHOSEN', party: 2 } },
    ]);
  });

  it('is refused after the deadline and after the end', async () => {
    const letter = await invited(event, { answerBefore: later(START, HOUR) });
    const mai = await person();
    world.setNow(later(START, 2 * HOUR));
    expect((await accept(letter, mai)).refusals).toEqual([
      { code: 'RSVP_REFUSED', trouble: { code: 'ANSWER_TOO_LATE', answerBefore: later(START, HOUR) } },
    ]);
    world.setNow(later(START, 8 * DAY));
    expect((await accept(letter, mai)).refusals).toEqual(troubled('EVENT_ENDED'));
    expect((await decline(letter, mai)).refusals).toEqual(troubled('EVENT_ENDED'));
  });
});

describe('a guest for whom no place is left', () => {
  const grow = async (of: OneSessionEvent, capacity: number) => {
    const quotas = await world.pool.query<{ readonly id: string }>(
      'SELECT quota_id AS id FROM quota WHERE event_id = $1',
      [of.eventId],
    );
    for (const { id: quotaId } of quotas.rows)
      await world.desk.submit(of.eventId, { kind: 'CHANGE_CAPACITY', quotaId, capacity }, { by: null });
  };
  const seat = () => world.use(SeatWaitingGuests)();
  const stands = async (letter: Letter): Promise<string> => {
    const { data } = await world.ask(
      'query ($id: ID!, $secret: String) { rsvp_invitation(id: $id, secret: $secret) { status waiting_ahead } }',
      { variables: { id: letter.id, secret: letter.secret } },
    );
    const { status, waiting_ahead: ahead } = (
      data as unknown as { rsvp_invitation: Record<string, string | number | null> }
    ).rsvp_invitation;
    return ahead === null ? String(status) : `${status} ${ahead}`;
  };
  const mails = async (of: OneSessionEvent) =>
    (
      await world.pool.query<{ readonly told: string }>(
        `SELECT message || ' ' || recipient AS told FROM email_message WHERE data ->> 'eventId' = $1
           AND message IN ('guest-waits', 'guest-left-line', 'place-came-free', 'places-offered') ORDER BY queued_at, told`,
        [String(of.eventId)],
      )
    ).rows.map(({ told }) => told);
  const isHealthy = async (of: OneSessionEvent) =>
    expect(await world.use(CheckIntegrity)(of.eventId)).toMatchObject({ healthy: true, faults: [] });
  const emailOf = async ({ accountId }: Account) =>
    (await world.pool.query('SELECT email FROM account WHERE account_id = $1', [accountId])).rows[0]?.email;

  /** One place, taken by the first. */
  async function fullEvent(guests: number, input: Readonly<Record<string, unknown>> = {}, partyLimit = 1) {
    const small = await free(1, input);
    const first = await invited(small);
    const host = await person();
    expect((await accept(first, host)).refusals).toEqual([]);
    const line: { readonly letter: Letter; readonly account: Account }[] = [];
    for (let at = 0; at < guests; at += 1) {
      line.push({ letter: await invited(small, { partyLimit }), account: await person() });
      world.setNow(later(START, at + 1));
    }
    return { small, first, host, line };
  }

  it('waits in order, and is told so on the page and by email', async () => {
    const { small, line } = await fullEvent(2);
    for (const { letter, account } of line) {
      const answer = await accept(letter, account);
      expect(answer.refusals).toEqual([]);
      expect(answer.data).toMatchObject({ accept_rsvp_invitation: { status: 'WAITING', bought_ticket_id: null } });
      world.setNow(later(START, 10));
    }
    expect(await Promise.all(line.map(({ letter }) => stands(letter)))).toEqual(['WAITING 0', 'WAITING 1']);
    expect(await mails(small)).toEqual(
      (await Promise.all(line.map(({ account }) => emailOf(account)))).map((email) => `guest-waits ${email}`).sort(),
    );
    expect(await sold(small)).toBe(1);
    // Another press changes nothing.
    const [one] = line;
    if (one === undefined) throw new Error('No guest');
    expect((await accept(one.letter, one.account)).data).toMatchObject({
      accept_rsvp_invitation: { status: 'WAITING' },
    });
    expect(await mails(small)).toHaveLength(2);
    const { answers } = await world.one<{ answers: readonly unknown[] }>(
      'query ($input: RsvpInvitationsInput!) { rsvp_invitations(input: $input) { answers { status count } } }',
      { as: organiser, variables: { input: { event_id: small.eventId } } },
    );
    expect(answers).toContainEqual({ status: 'WAITING', count: 2 });
  });

  it('gets the next free place by itself, and their tickets by email', async () => {
    const { small, line } = await fullEvent(2);
    for (const { letter, account } of line) {
      await accept(letter, account);
      world.setNow(later(START, 10));
    }
    const [next, after] = line;
    if (next === undefined || after === undefined) throw new Error('No guest');
    await grow(small, 2);
    expect(await seat()).toBe(1);
    expect([await stands(next.letter), await stands(after.letter)]).toEqual(['ACCEPTED', 'WAITING 0']);
    expect(await ticketsOf(next.letter)).toEqual([
      { email: next.letter.row.person.email, first_name: 'Mai', account_id: next.account.accountId, status: 'VALID' },
    ]);
    expect(await mails(small)).toContain(`place-came-free ${await emailOf(next.account)}`);
    expect((await mails(small)).filter((told) => told.startsWith('places-offered'))).toEqual([]);
    expect(await seat()).toBe(0);
    expect(await sold(small)).toBe(2);
    await isHealthy(small);
  });

  it('takes the place of a guest who declines, before anybody who answers later', async () => {
    const { small, first, host, line } = await fullEvent(1);
    const [next] = line;
    if (next === undefined) throw new Error('No guest');
    await accept(next.letter, next.account);
    const [late, lateGuest] = [await invited(small), await person()];
    expect((await decline(first, host)).refusals).toEqual([]);
    expect((await accept(late, lateGuest)).data).toMatchObject({ accept_rsvp_invitation: { status: 'WAITING' } });
    await seat();
    expect([await stands(first), await stands(next.letter), await stands(late)]).toEqual([
      'DECLINED',
      'ACCEPTED',
      'WAITING 0',
    ]);
    expect(await sold(small)).toBe(1);
    await isHealthy(small);
  });

  it('leaves the line by declining, by being taken back or removed from it, and may answer again', async () => {
    const { small, line } = await fullEvent(3);
    for (const { letter, account } of line) {
      await accept(letter, account);
      world.setNow(later(START, 10));
    }
    const [gone, struck, removed] = line;
    if (gone === undefined || struck === undefined || removed === undefined) throw new Error('No guest');
    expect((await decline(gone.letter, gone.account)).data).toMatchObject({
      decline_rsvp_invitation: { status: 'DECLINED' },
    });
    expect((await takeBack(struck.letter, organiser)).data).toMatchObject({
      take_back_rsvp_invitation: { status: 'TAKEN_BACK' },
    });
    const { entries } = await world.one<{ entries: readonly { id: string }[] }>(
      'query ($event: Int!) { waiting_list_admin(event_id: $event) { entries { id } } }',
      { as: organiser, variables: { event: small.eventId } },
    );
    expect(entries).toHaveLength(1);
    await world.one('mutation ($id: ID!) { remove_from_waiting_list(waiting_place_id: $id) }', {
      as: organiser,
      variables: { id: entries[0]?.id },
    });
    expect(await stands(removed.letter)).toBe('INVITED');
    // Who declined or was taken back knows it already.
    expect((await mails(small)).filter((told) => told.startsWith('guest-left-line'))).toEqual([
      `guest-left-line ${await emailOf(removed.account)}`,
    ]);
    await grow(small, 2);
    expect(await seat()).toBe(0);
    expect((await accept(gone.letter, gone.account)).data).toMatchObject({
      accept_rsvp_invitation: { status: 'ACCEPTED' },
    });
    expect(await sold(small)).toBe(2);
    await isHealthy(small);
  });

  it('brings the whole party or waits, and is refused where a smaller party would fit', async () => {
    const { small, line } = await fullEvent(1, {}, 2);
    const [pair] = line;
    if (pair === undefined) throw new Error('No guest');
    expect((await accept(pair.letter, pair.account, { party: 2 })).refusals).toMatchObject([
      { code: 'REACH_LIMITED_PURCHASE', max: 1 },
    ]);
    await grow(small, 2);
    expect((await accept(pair.letter, pair.account, { party: 2 })).refusals).toMatchObject([
      { code: 'SOLD_OUT', remaining: 1 },
    ]);
    expect(await stands(pair.letter)).toBe('INVITED');
    const [single, account] = [await invited(small), await person()];
    await accept(single, account);
    expect((await accept(pair.letter, pair.account, { party: 2 })).refusals).toEqual([]);
    await grow(small, 3);
    expect(await seat()).toBe(0);
    await grow(small, 4);
    expect(await seat()).toBe(1);
    expect(await ticketsOf(pair.letter)).toHaveLength(2);
    expect(await sold(small)).toBe(4);
    await isHealthy(small);
  });

  it('is told what is left where its party is larger than the whole capacity', async () => {
    const small = await free(2);
    const [family, account] = [await invited(small, { partyLimit: 3 }), await person()];
    expect((await accept(family, account, { party: 3 })).refusals).toMatchObject([{ code: 'SOLD_OUT', remaining: 2 }]);
    expect((await accept(family, account, { party: 2 })).refusals).toEqual([]);
    expect(await ticketsOf(family)).toHaveLength(2);
    await isHealthy(small);
  });

  it('waits, too, where the event closes its sale at its capacity', async () => {
    const { small, first, host, line } = await fullEvent(1, { close_at_capacity: true, capacity: 1 });
    const [next] = line;
    if (next === undefined) throw new Error('No guest');
    expect((await accept(next.letter, next.account)).refusals).toEqual([]);
    expect(await stands(next.letter)).toBe('WAITING 0');
    await decline(first, host);
    await seat();
    expect(await stands(next.letter)).toBe('ACCEPTED');
    await isHealthy(small);
  });

  it('gets no more places than there are, however many answer, decline and are seated at once', async () => {
    const crowd = await free(4);
    const guests = await Promise.all(
      Array.from({ length: 12 }, async () => ({ letter: await invited(crowd), account: await person() })),
    );
    const answers = await Promise.all(guests.map(({ letter, account }) => accept(letter, account)));
    expect(answers.flatMap(({ refusals }) => refusals)).toEqual([]);
    const coming = async () =>
      (await Promise.all(guests.map(async (guest) => ({ guest, at: await stands(guest.letter) })))).filter(
        ({ at }) => at === 'ACCEPTED',
      );
    const seated = await coming();
    expect(seated).toHaveLength(4);
    await Promise.all([
      ...seated.slice(0, 3).map(({ guest }) => decline(guest.letter, guest.account)),
      ...Array.from({ length: 4 }, seat),
    ]);
    await Promise.all(Array.from({ length: 3 }, seat));
    expect(await coming()).toHaveLength(4);
    expect(await sold(crowd)).toBe(4);
    const valid = await world.pool.query(`SELECT FROM bought_ticket WHERE event_id = $1 AND status = 'VALID'`, [
      crowd.eventId,
    ]);
    expect(valid.rowCount).toBe(4);
    await isHealthy(crowd);
  });
});

describe('declining', () => {
  it('is kept, changes nothing when repeated, and can become a yes', async () => {
    const letter = await invited();
    const mai = await person();
    for (let turn = 0; turn < 2; turn += 1)
      expect((await decline(letter, mai)).data).toMatchObject({
        decline_rsvp_invitation: { status: 'DECLINED', bought_ticket_id: null },
      });
    expect((await read(letter.id, letter.secret)).data).toMatchObject({ rsvp_invitation: { status: 'DECLINED' } });
    expect((await read(letter.id, null, organiser)).data).toMatchObject({ rsvp_invitation: { status: 'DECLINED' } });
    expect((await accept(letter, mai)).data).toMatchObject({ accept_rsvp_invitation: { status: 'ACCEPTED' } });
    expect(await ticketsOf(letter)).toHaveLength(1);
  });

  const redeemed = (letter: Letter) =>
    world.pool.query(
      'UPDATE bought_ticket SET redeem_count = 1, first_redeemed_at = now() WHERE event_id = $1 AND email = $2',
      [letter.row.eventId, letter.row.person.email],
    );

  it('releases places and voids tickets once after an acceptance, and can become a yes again', async () => {
    const small = await free(2);
    const letter = await invited(small, { partyLimit: 2 });
    const mai = await person();
    await accept(letter, mai, { party: 2 });
    expect(await sold(small)).toBe(2);
    const answers = await Promise.all([decline(letter, mai), decline(letter, mai), decline(letter, mai)]);
    expect(answers.flatMap(({ refusals }) => refusals.filter(({ code }) => code !== 'BUSY'))).toEqual([]);
    expect([await sold(small), (await ticketsOf(letter)).map(({ status }) => status)]).toEqual([0, ['VOID', 'VOID']]);
    expect((await read(letter.id, letter.secret)).data).toMatchObject({
      rsvp_invitation: { status: 'DECLINED', bought_ticket_id: null },
    });
    expect((await accept(letter, mai, { party: 2 })).data).toMatchObject({
      accept_rsvp_invitation: { status: 'ACCEPTED' },
    });
    expect([await sold(small), (await ticketsOf(letter)).filter(({ status }) => status === 'VALID').length]).toEqual([
      2, 2,
    ]);
    const orders = await world.pool.query(
      'SELECT status FROM user_order WHERE event_id = $1 ORDER BY inserted_at, user_order_id',
      [small.eventId],
    );
    expect(orders.rows.map(({ status }) => status).sort()).toEqual(['CANCELLED', 'SUCCESSFUL']);
    expect(await world.use(CheckIntegrity)(small.eventId)).toMatchObject({ healthy: true, faults: [] });
  });

  it('is refused to others, and once a ticket was used or given away', async () => {
    const letter = await invited();
    const mai = await person();
    await accept(letter, mai);
    expect((await decline(letter, await person())).refusals).toEqual(troubled('ANSWERED_BY_ANOTHER'));
    await redeemed(letter);
    expect((await decline(letter, mai)).refusals).toEqual(troubled('TICKET_CHECKED_IN'));
    const given = await invited();
    await accept(given, mai);
    await world.pool.query(
      'UPDATE bought_ticket SET sender_account_id = account_id, sent_at = now() WHERE email = $1',
      [given.row.person.email],
    );
    expect((await decline(given, mai)).refusals).toEqual(troubled('TICKET_HANDED_ON'));
    expect((await ticketsOf(given)).map(({ status }) => status)).toEqual(['VALID']);
  });

  it('changes nothing when a ticket is given away at the same moment, and says so', async () => {
    const letter = await invited();
    const mai = await person();
    await accept(letter, mai);
    const before = await sold(event);
    await world.pool.query(
      'UPDATE bought_ticket SET sender_account_id = account_id, sent_at = now() WHERE event_id = $1 AND email = $2',
      [letter.row.eventId, letter.row.person.email],
    );
    // The desk looks again when it writes.
    const { decline: late } = answering(issue, { seen: { checkedIn: false, handedOn: false } });
    expect(await late(letter, mai)).toEqual({
      ok: false,
      refusal: { code: 'RSVP_REFUSED', trouble: { code: 'TICKET_HANDED_ON' } },
    });
    expect([await sold(event), await statuses(letter)]).toEqual([before, ['VALID']]);
    expect((await takeBack(letter, organiser)).data).toEqual({ take_back_rsvp_invitation: { status: 'TAKEN_BACK' } });
    expect([await sold(event), await statuses(letter)]).toEqual([before - 1, ['VOID']]);
  });

  it('changes nothing when the door admits the ticket at the same moment', async () => {
    const letter = await invited();
    const mai = await person();
    await accept(letter, mai);
    const before = await sold(event);
    await redeemed(letter);
    const { decline: late } = answering(issue, { seen: { checkedIn: false, handedOn: false } });
    expect(await late(letter, mai)).toEqual({
      ok: false,
      refusal: { code: 'RSVP_REFUSED', trouble: { code: 'TICKET_CHECKED_IN' } },
    });
    expect([await sold(event), (await ticketsOf(letter)).map(({ status }) => status)]).toEqual([before, ['VALID']]);
  });
});

describe('withdrawing an invitation', () => {
  it('is for the team alone, and closes the letter for answers [S6-37]', async () => {
    const letter = await invited();
    const mai = await person();
    expect((await takeBack(letter)).refusals).toEqual([{ code: 'UNAUTHORIZED' }]);
    expect((await takeBack(letter, mai)).refusals).toEqual([{ code: 'FORBIDDEN' }]);
    for (let turn = 0; turn < 2; turn += 1)
      expect((await takeBack(letter, organiser)).data).toEqual({ take_back_rsvp_invitation: { status: 'TAKEN_BACK' } });
    expect((await accept(letter, mai)).refusals).toEqual(troubled('INVITATION_TAKEN_BACK'));
    expect((await decline(letter, mai)).refusals).toEqual(troubled('INVITATION_TAKEN_BACK'));
  });

  it('voids the accepted ticket, releases its place and emails the guest, who can be invited again', async () => {
    const letter = await invited();
    await accept(letter, await person());
    const before = await sold(event);
    expect((await takeBack(letter, organiser)).data).toEqual({ take_back_rsvp_invitation: { status: 'TAKEN_BACK' } });
    expect([await sold(event), (await ticketsOf(letter)).map(({ status }) => status)]).toEqual([before - 1, ['VOID']]);
    expect((await read(letter.id, letter.secret)).data).toMatchObject({
      rsvp_invitation: { status: 'TAKEN_BACK', bought_ticket_id: null },
    });
  });

  it('is refused once the ticket was checked in', async () => {
    const letter = await invited();
    await accept(letter, await person());
    await world.pool.query('UPDATE bought_ticket SET redeem_count = 1, first_redeemed_at = now() WHERE email = $1', [
      letter.row.person.email,
    ]);
    expect((await takeBack(letter, organiser)).refusals).toEqual(troubled('TICKET_CHECKED_IN'));
  });
});

describe('deleting the order of an acceptance', () => {
  const DELETE = 'mutation ($id: ID!) { delete_user_order(id: $id) { id } }';
  const orderOf = async (letter: Letter): Promise<string> => {
    const { rows } = await world.pool.query<{ readonly id: string }>(
      `SELECT user_order_id AS id FROM bought_ticket WHERE event_id = $1 AND email = $2 AND status = 'VALID'`,
      [letter.row.eventId, letter.row.person.email],
    );
    return encodeWireId(letter.row.eventId, rows[0]?.id ?? '');
  };
  const deleteOrder = (id: string) => world.ask(DELETE, { as: organiser, variables: { id } });

  it('opens the invitation again, and a new yes gives new tickets', async () => {
    const letter = await invited(event, { partyLimit: 2 });
    const mai = await person();
    await accept(letter, mai, { party: 2 });
    const first = await orderOf(letter);
    const before = await sold(event);
    expect((await deleteOrder(first)).refusals).toEqual([]);
    expect((await read(letter.id, letter.secret)).data).toMatchObject({
      rsvp_invitation: { status: 'INVITED', bought_ticket_id: null },
    });
    expect([await sold(event), await statuses(letter)]).toEqual([before - 2, ['VOID', 'VOID']]);
    expect((await accept(letter, mai, { party: 1 })).data).toMatchObject({
      accept_rsvp_invitation: { status: 'ACCEPTED' },
    });
    expect([await sold(event), await statuses(letter)]).toEqual([before - 1, ['VALID', 'VOID', 'VOID']]);
    expect((await deleteOrder(first)).refusals).toEqual([]);
    expect((await read(letter.id, letter.secret)).data).toMatchObject({ rsvp_invitation: { status: 'ACCEPTED' } });
    expect(await world.use(CheckIntegrity)(event.eventId)).toMatchObject({ healthy: true, faults: [] });
  });

  it('counts once beside a decline of the guest at the same moment', async () => {
    const letter = await invited();
    const mai = await person();
    await accept(letter, mai);
    const before = await sold(event);
    const order = await orderOf(letter);
    const answers = await Promise.all([deleteOrder(order), decline(letter, mai), deleteOrder(order)]);
    expect(answers.flatMap(({ refusals }) => refusals.filter(({ code }) => code !== 'BUSY'))).toEqual([]);
    expect([await sold(event), await statuses(letter)]).toEqual([before - 1, ['VOID']]);
    expect((await accept(letter, mai)).data).toMatchObject({ accept_rsvp_invitation: { status: 'ACCEPTED' } });
  });
});

describe('answers to invitations', () => {
  it('are told to the organiser, each with who comes, and what the organiser takes back is not', async () => {
    const party = await free();
    const [mai, duc, thu] = [await invited(party, { partyLimit: 3 }), await invited(party), await invited(party)];
    expect((await accept(mai, await person(), { party: 3 })).refusals).toEqual([]);
    expect((await decline(duc, await person())).refusals).toEqual([]);
    expect((await takeBack(thu, organiser)).refusals).toEqual([]);
    const { rows } = await world.pool.query(
      'SELECT happening, places, amount FROM team_news WHERE event_id = $1 ORDER BY happening',
      [party.eventId],
    );
    expect(rows).toEqual([
      { happening: 'ACCEPTED', places: 3, amount: 0 },
      { happening: 'DECLINED', places: 0, amount: 0 },
    ]);
  });
});

/** The test decides what happens while the desk works. */
function answering(issue: IssueTickets, { seen }: { readonly seen?: AcceptedTickets } = {}) {
  const invitations = world.use(Invitations);
  let looks = 0;
  const answers = AnswerInvitation.make({
    invitations: {
      ...invitations,
      acceptedOrder: async (eventId, ticketId) => {
        const order = await invitations.acceptedOrder(eventId, ticketId);
        looks += 1;
        return order === null ? null : { ...order, ...(looks === 1 ? seen : {}) };
      },
    },
    keepAnswers: postgresKeepAnswers,
    noteNews: world.use(NoteNews),
    transact: world.ports.transact,
    catalogue: world.ports.catalogue,
    issue,
    wait: (...asked) => world.use(WaitForPlaces)(...asked),
    giveBack: GiveBackOrder.make({ desk: world.desk }),
    desk: world.desk,
    keyring: world.use(Keyring),
    ids: world.newId,
    clock: { now: world.now },
  });
  const asked = (letter: Letter, { accountId }: Account) => {
    const secret = readInvitationSecret(letter.secret);
    if (!secret.ok) throw new Error('No secret');
    const { eventId, invitation } = letter.row;
    const locale = 'vi' as const;
    return { eventId, invitationId: invitation.invitationId, secret: secret.value, accountId, locale };
  };
  return {
    accept: (letter: Letter, account: Account, party = 1) =>
      answers.accept({ ...asked(letter, account), party, policyAgreed: true, formAnswers: [] }),
    decline: (letter: Letter, account: Account) => answers.decline(asked(letter, account)),
  };
}

const issue: IssueTickets = (asked) => world.use(IssueTickets)(asked);
const statuses = async (letter: Letter) => (await ticketsOf(letter)).map(({ status }) => status).sort();

describe('an event with questions', () => {
  const asks = async (formPerTicket: boolean) => {
    const of = await free(10);
    const fields = [{ id: 1, type: 'Text', label: 'Công ty', required: true }];
    const submit = 'mutation ($input: Json!) { submit_form(input: $input) { version } }';
    await world.one(submit, { as: organiser, variables: { input: { event_id: of.eventId, fields } } });
    await world.pool.query('UPDATE event SET is_required_form_ticket = $2 WHERE event_id = $1', [
      of.eventId,
      formPerTicket,
    ]);
    return of;
  };
  const answersOf = async (letter: Letter) =>
    (
      await world.pool.query<{ readonly answers: unknown }>(
        'SELECT answers FROM attendee WHERE event_id = $1 AND email = $2 ORDER BY position',
        [letter.row.eventId, letter.row.person.email],
      )
    ).rows.map(({ answers }) => answers);
  const of = (company: string) => JSON.stringify({ field_1: company });
  const missing = [{ code: 'ANSWERS_INCOMPLETE', fieldIds: [1] }];

  it('asks the invited person its required questions', async () => {
    const asked = await asks(false);
    const [letter, guest] = [await invited(asked, { partyLimit: 2 }), await person()];
    expect((await accept(letter, guest, { party: 2 })).refusals).toEqual(missing);
    expect((await accept(letter, guest, { party: 2, answers: ['{}'] })).refusals).toEqual(missing);
    expect(await ticketsOf(letter)).toEqual([]);
    expect((await accept(letter, guest, { party: 2, answers: [of('Sông Hồng')] })).refusals).toEqual([]);
    expect(await answersOf(letter)).toEqual([{ field_1: 'Sông Hồng' }, { field_1: 'Sông Hồng' }]);
    expect((await accept(letter, guest, { party: 2 })).refusals).toEqual([]);
  });

  it('shows on the ticket, with its invitation, check-in, type and seat [S3-70]', async () => {
    const asked = await asks(false);
    await world.pool.query(`UPDATE event SET feature = 'PRIVATE' WHERE event_id = $1`, [asked.eventId]);
    const [letter, guest] = [await invited(asked), await person()];
    expect((await accept(letter, guest, { answers: [of('Sông Hồng')] })).refusals).toEqual([]);
    await world.pool.query(
      `UPDATE bought_ticket SET redeem_count = 1, first_redeemed_at = $2, seat_id = gen_random_uuid(), seat_alias = 'A-12'
       WHERE event_id = $1`,
      [asked.eventId, new Date(START)],
    );
    const { entries } = await world.one<{
      entries: readonly { readonly section_event: { readonly event: { readonly slug: string } } }[];
    }>(
      `{ my_tickets { entries { section_event { event { slug } } redeem redeem_id redeems_at rsvp_url ticket_name ticket_description ticket_type
        addition_info { metadata } my_seat { alias } seat { alias } } } }`,
      { as: guest },
    );
    const { slug } = entries[0]?.section_event.event ?? { slug: '' };
    expect(slug).toMatch(new RegExp(`^tiec-cuoi-nam-${asked.eventId}.+`));
    expect(entries).toEqual([
      {
        section_event: { event: { slug } },
        redeem: 1,
        redeem_id: expect.any(String),
        redeems_at: START,
        rsvp_url: expect.stringMatching(new RegExp(`^https?://[^/]+/invite-rsvp/${slug}$`)),
        ticket_name: expect.any(String),
        ticket_description: null,
        ticket_type: 'ONSITE',
        addition_info: { metadata: of('Sông Hồng') },
        my_seat: { alias: 'A-12' },
        seat: { alias: 'A-12' },
      },
    ]);
  });

  it('asks them for everybody who comes along where each ticket has its own form', async () => {
    const asked = await asks(true);
    const [letter, guest] = [await invited(asked, { partyLimit: 2 }), await person()];
    expect((await accept(letter, guest, { party: 2, answers: [of('Sông Hồng')] })).refusals).toEqual(missing);
    const both = [of('Sông Hồng'), of('Bạch Đằng')];
    expect((await accept(letter, guest, { party: 2, answers: both })).refusals).toEqual([]);
    expect(await answersOf(letter)).toEqual([{ field_1: 'Sông Hồng' }, { field_1: 'Bạch Đằng' }]);
  });
});

describe('an acceptance that is interrupted', () => {
  it('succeeds although another request of the same account is refused meanwhile', async () => {
    const letter = await invited();
    const mai = await person();
    const before = await sold(event);
    const refusing = answering(() => Promise.resolve(refused({ code: 'BUSY', retryAfterMs: 1_000 })));
    const slow = answering(async (asked) => {
      expect(await refusing.accept(letter, mai)).toMatchObject({ ok: false, refusal: { code: 'BUSY' } });
      return issue(asked);
    });
    expect(await slow.accept(letter, mai)).toMatchObject({ ok: true, value: { invitation: { status: 'ACCEPTED' } } });
    expect((await accept(letter, mai)).data).toMatchObject({ accept_rsvp_invitation: { status: 'ACCEPTED' } });
    expect([await sold(event), await statuses(letter)]).toEqual([before + 1, ['VALID']]);
  });

  it('issues one ticket when another request of the same account was faster', async () => {
    const letter = await invited();
    const mai = await person();
    const before = await sold(event);
    const slow = answering(async (asked) => {
      await accept(letter, mai);
      return issue(asked);
    });
    expect(await slow.accept(letter, mai)).toMatchObject({ ok: true, value: { invitation: { status: 'ACCEPTED' } } });
    expect([await sold(event), await statuses(letter)]).toEqual([before + 1, ['VALID']]);
  });

  it('is refused when another request of the same account chose another party', async () => {
    const letter = await invited(event, { partyLimit: 2 });
    const mai = await person();
    const before = await sold(event);
    const slow = answering(async (asked) => {
      await accept(letter, mai, { party: 2 });
      return issue(asked);
    });
    expect(await slow.accept(letter, mai)).toEqual({
      ok: false,
      refusal: { code: 'RSVP_REFUSED', trouble: { code: 'PARTY_ALREADY_CHOSEN', party: 2 } },
    });
    expect([await sold(event), await statuses(letter)]).toEqual([before + 2, ['VALID', 'VALID']]);
  });

  it('takes no places when somebody else or the organiser was faster', async () => {
    const [taken, struck] = [await invited(), await invited()];
    const [mai, minh] = [await person(), await person()];
    const before = await sold(event);
    const slow = (meanwhile: () => Promise<unknown>) =>
      answering(async (asked) => {
        await meanwhile();
        return issue(asked);
      });
    expect(await slow(() => accept(taken, minh)).accept(taken, mai)).toMatchObject({
      refusal: { trouble: { code: 'ANSWERED_BY_ANOTHER' } },
    });
    expect(await slow(() => takeBack(struck, organiser)).accept(struck, mai)).toMatchObject({
      refusal: { trouble: { code: 'INVITATION_TAKEN_BACK' } },
    });
    expect([await sold(event), await statuses(taken), await statuses(struck)]).toEqual([before + 1, ['VALID'], []]);
  });

  it('is repeatable once its places are taken', async () => {
    const letter = await invited();
    const mai = await person();
    const refusing = answering(() => Promise.resolve(refused({ code: 'SOLD_OUT', remaining: 0 })));
    const slow = answering(async (asked) => {
      const issued = await issue(asked);
      expect(await refusing.accept(letter, mai)).toMatchObject({ ok: true });
      return issued;
    });
    expect(await slow.accept(letter, mai)).toMatchObject({ ok: true, value: { invitation: { status: 'ACCEPTED' } } });
    expect(await statuses(letter)).toEqual(['VALID']);
  });

  it('counts from its arrival when the deadline passes while it is decided', async () => {
    const letter = await invited(event, { answerBefore: later(START, HOUR) });
    const mai = await person();
    world.setNow(later(START, HOUR));
    const slow = answering((asked) => {
      world.setNow(later(START, HOUR + 1));
      return issue(asked);
    });
    expect(await slow.accept(letter, mai)).toMatchObject({ ok: true, value: { invitation: { status: 'ACCEPTED' } } });
    expect(await statuses(letter)).toEqual(['VALID']);
  });

  const dying = (how: 'before' | 'after') =>
    answering(async (asked) => {
      if (how === 'after') await issue(asked);
      throw new Error('The node died');
    });

  it('leaves nothing behind when its node dies before the commit', async () => {
    const [struck, free, no] = [await invited(), await invited(), await invited()];
    const [mai, minh] = [await person(), await person()];
    for (const letter of [struck, free, no]) await expect(dying('before').accept(letter, mai)).rejects.toThrow('died');
    expect((await takeBack(struck, organiser)).data).toMatchObject({
      take_back_rsvp_invitation: { status: 'TAKEN_BACK' },
    });
    expect((await accept(free, minh)).data).toMatchObject({ accept_rsvp_invitation: { status: 'ACCEPTED' } });
    expect((await decline(no, mai)).data).toMatchObject({ decline_rsvp_invitation: { status: 'DECLINED' } });
  });

  it('stands when its node dies after the commit, and can then be declined or withdrawn', async () => {
    const [struck, no, kept] = [
      await invited(event, { partyLimit: 2 }),
      await invited(event, { answerBefore: later(START, HOUR) }),
      await invited(),
    ];
    const [mai, minh] = [await person(), await person()];
    const before = await sold(event);
    await expect(dying('after').accept(struck, mai, 2)).rejects.toThrow('died');
    for (const letter of [no, kept]) await expect(dying('after').accept(letter, mai)).rejects.toThrow('died');
    expect(await sold(event)).toBe(before + 4);
    // The same yes with another party is another answer.
    expect((await accept(struck, mai, { party: 1 })).refusals).toEqual([
      { code: 'RSVP_REFUSED', trouble: { code: 'PARTY_ALREADY_CHOSEN', party: 2 } },
    ]);
    world.setNow(later(START, 2 * HOUR));
    expect((await accept(kept, minh)).refusals).toEqual(troubled('ANSWERED_BY_ANOTHER'));
    expect((await takeBack(struck, organiser)).data).toMatchObject({
      take_back_rsvp_invitation: { status: 'TAKEN_BACK' },
    });
    expect((await decline(no, mai)).data).toMatchObject({ decline_rsvp_invitation: { status: 'DECLINED' } });
    expect((await accept(kept, mai)).data).toMatchObject({ accept_rsvp_invitation: { status: 'ACCEPTED' } });
    expect([await statuses(struck), await statuses(no), await statuses(kept)]).toEqual([
      ['VOID', 'VOID'],
      ['VOID'],
      ['VALID'],
    ]);
    expect(await sold(event)).toBe(before + 1);
    expect(await world.use(CheckIntegrity)(event.eventId)).toMatchObject({ healthy: true, faults: [] });
  });
});

describe('an acceptance', () => {
  it('leaves the cart of the account as it is', async () => {
    const letter = await invited();
    const mai = await person();
    const line = { reservationId: world.newId.newId(), ticketTypeId: event.ticketTypeId, quantity: 1 };
    const cart = {
      accountId: mai.accountId,
      sectionEventId: event.sessionId,
      idempotencyKey: 'cart',
      requestHash: 'cart',
    };
    await world.desk.submit(event.eventId, { kind: 'HOLD', mode: 'replace', ...cart, lines: [line] }, null);
    expect((await accept(letter, mai)).refusals).toEqual([]);
    const { rows } = await world.pool.query('SELECT state FROM reservation WHERE reservation_id = $1', [
      line.reservationId,
    ]);
    expect(rows).toEqual([{ state: 'HELD' }]);
  });

  it('is not bound by the purchase limit of the ticket type', async () => {
    const letter = await invited(event, { partyLimit: 3 });
    await world.pool.query('UPDATE ticket_type SET purchase_limit = 1 WHERE event_id = $1', [event.eventId]);
    expect((await accept(letter, await person(), { party: 3 })).refusals).toEqual([]);
    expect(await ticketsOf(letter)).toHaveLength(3);
  });
});
