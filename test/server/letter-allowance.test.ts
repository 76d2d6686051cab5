import { beforeEach, describe, expect, it } from 'vitest';
import { MAILED_A_DAY_WHEN_NEW, NEW_SENDER_FOR } from '#domain/event/mailing/mailing-limits.ts';
import { DAY, HOUR, later } from '#domain/kernel/instant.ts';
import { KycBook } from '#server/people/ports/kyc-book.ts';
import { Transact } from '#server/platform/ports/transact.ts';
import { anIdCard } from '#test/builders/an-id-card.ts';
import type { Account, OneSessionEvent } from './catalogue-world.ts';
import { INVITE, type Invited, invitingWorld, START } from './inviting-world.ts';

const { world, organiser, since, event, person, address, press, refusedToInvite, list } = await invitingWorld();
beforeEach(() => world.setNow(START));

const KNOWN_FROM = later(START, NEW_SENDER_FOR);
const people = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Khách ${at}`, email: address() }));
async function novice(): Promise<{ readonly as: Account; readonly event: OneSessionEvent }> {
  const as = await person();
  await since(as, START);
  return { as, event: await world.published(as, { name: 'Khai trương' }) };
}
const invite = (as: Account, variables: ReturnType<typeof press>, key?: string) =>
  world.one<Invited>(INVITE, { as, variables, ...(key === undefined ? {} : { key }) });
const refusedFor = (code: string, facts: object) => [{ code: 'MAILING_REFUSED', trouble: { code, ...facts } }];
const tooMany = (asked: number, left: number) =>
  refusedFor('TOO_MANY_RECIPIENTS', { people: asked, left, raisedFrom: KNOWN_FROM });

describe('letters of a new account', () => {
  it('are counted with its emails to guests, over all its events, and refused as a whole beyond its day', async () => {
    const { as, event: first } = await novice();
    const second = await world.published(as, { name: 'Tiệc' });
    for (let buyers = 0; buyers < 4; buyers += 1)
      await world.register(
        first,
        await person(),
        people(5).map(({ name, email }) => ({ firstName: name, email })),
      );
    const mailing = await world.ask(
      `mutation ($event: Int!, $scope: MailingScopeInput!, $input: MailingTextInput!) {
        send_guest_mailing(event_id: $event, scope: $scope, input: $input) { people } }`,
      {
        as,
        key: world.newId.newId(),
        variables: {
          event: first.eventId,
          scope: { audience: 'TICKET_HOLDERS' },
          input: { subject: 'Mở cửa', html: '<p>18:00</p>' },
        },
      },
    );
    expect(mailing.data).toEqual({ send_guest_mailing: { people: 20 } });
    const guests = people(MAILED_A_DAY_WHEN_NEW);
    expect(await refusedToInvite(press(guests.slice(0, 181), {}, second), as)).toEqual(tooMany(181, 180));
    expect((await world.pool.query('SELECT FROM rsvp_invitation WHERE event_id = $1', [second.eventId])).rowCount).toBe(
      0,
    );
    const asked = press(guests.slice(0, 180), {}, second);
    expect((await invite(as, asked, 'press')).sent).toBe(180);
    expect((await invite(as, asked, 'press')).sent).toBe(180);
    expect(await refusedToInvite(press(people(1), {}, first), as)).toEqual(tooMany(1, 0));
    world.setNow(later(START, DAY + 1));
    expect((await invite(as, press(people(200), {}, first))).sent).toBe(200);
  });

  it('are counted once when two requests come at the same time', async () => {
    const { as, event: first } = await novice();
    const second = await world.published(as, { name: 'Tiệc' });
    const both = await Promise.all([first, second].map((to) => refusedToInvite(press(people(120), {}, to), as)));
    expect(both.filter((refusals) => refusals.length === 0)).toHaveLength(1);
    expect(both.flat()).toEqual(tooMany(120, 80));
  });

  it('count when they are scheduled, prepared for a time, and sent again', async () => {
    const { as, event: party } = await novice();
    const at = { send_email_at: later(START, HOUR) };
    const { lines } = await invite(as, press(people(1), {}, party));
    expect((await invite(as, press(people(198), at, party))).sent).toBe(198);
    const prepare = (email: string, more: object) =>
      world.ask('mutation ($input: RsvpInvitationInput!) { upsert_rsvp_invitation(input: $input) { id } }', {
        as,
        variables: {
          input: { section_event_id: party.sessionId, ticket_id: party.ticketId, email, first_name: 'Mai', ...more },
        },
      });
    const [mai, minh] = [address(), address()];
    for (const more of [{}, at, at]) expect((await prepare(mai, more)).refusals).toEqual([]);
    expect((await prepare(minh, {})).refusals).toEqual([]);
    expect((await prepare(minh, at)).refusals).toEqual(tooMany(1, 0));
    world.setNow(later(START, DAY));
    const resend = () =>
      world.ask('mutation ($id: ID!) { resend_rsvp_invitation(id: $id) { sendings } }', {
        as,
        variables: { id: lines[0]?.invitation?.id },
      });
    expect((await invite(as, press(people(200), {}, party))).sent).toBe(200);
    expect((await resend()).refusals).toEqual(tooMany(1, 0));
    world.setNow(later(START, 2 * DAY));
    expect((await resend()).data).toEqual({ resend_rsvp_invitation: { sendings: 2 } });
  });

  it('reach more people once it is a week old or its identity card is approved', async () => {
    const { as, event: party } = await novice();
    expect(await refusedToInvite(press(people(201), {}, party), as)).toEqual(tooMany(201, 200));
    await world
      .use(Transact)
      .transaction((tx) =>
        world.use(KycBook).saveCard(tx, { owner: as.accountId, card: anIdCard(), status: 'APPROVED' }, START),
      );
    expect((await invite(as, press(people(201), {}, party))).sent).toBe(201);
    const other = await novice();
    world.setNow(later(KNOWN_FROM, -2 * DAY));
    await since(other.as, later(world.now(), -NEW_SENDER_FOR));
    expect((await invite(other.as, press(people(201), {}, other.event))).sent).toBe(201);
  });

  it('carry no links, neither written by it nor by a colleague', async () => {
    const { as, event: party } = await novice();
    const save = (letter: string, by: Account) =>
      world.ask(
        'mutation ($id: Int!, $input: RsvpTemplateInput!) { save_rsvp_template(event_id: $id, input: $input) { letter } }',
        { as: by, variables: { id: party.eventId, input: { headline: 'Kính mời', letter } } },
      );
    const linked = 'Nhận quà tại vcb-qua.vn\n\n{link}';
    const tooEarly = refusedFor('LINKS_TOO_EARLY', { from: KNOWN_FROM });
    expect((await save(linked, as)).refusals).toEqual(tooEarly);
    expect((await save('Gửi {name}, lúc 18.30 tại TP.HCM\n\n{link}', as)).refusals).toEqual([]);
    const colleague = await person();
    await world.asOwner(
      `INSERT INTO event_user (event_id, account_id, role, inserted_at) VALUES ($1, $2, 'MANAGER', now())`,
      [party.eventId, colleague.accountId],
    );
    await since(colleague, later(START, -NEW_SENDER_FOR));
    expect((await save(linked, colleague)).refusals).toEqual([]);
    expect(await refusedToInvite(press(people(1), {}, party), as)).toEqual(tooEarly);
    expect((await invite(colleague, press(people(1), {}, party))).sent).toBe(1);
  });
});

describe('an invitation in the name of a bank', () => {
  it('is refused, however old the account is', async () => {
    const guests = people(1);
    for (const inviter_name of ['Vietcombank', 'CSKH Ngân hàng V i e t c o m b a n k'])
      expect(await refusedToInvite(press(guests, { inviter_name }), organiser)).toEqual(
        refusedFor('BANK_AS_SENDER', { bank: 'Vietcombank' }),
      );
    expect((await list({ search: guests[0]?.email })).entries).toEqual([]);
  });

  it('is refused when the event’s organiser is called so and nobody else is named', async () => {
    await world.asOwner(`UPDATE event SET organiser_name = 'Techcombank' WHERE event_id = $1`, [event.eventId]);
    const input = {
      section_event_id: event.sessionId,
      ticket_id: event.ticketId,
      email: address(),
      first_name: 'Mai',
      send_email_at: later(START, HOUR),
    };
    const { refusals } = await world.ask(
      'mutation ($input: RsvpInvitationInput!) { upsert_rsvp_invitation(input: $input) { id } }',
      { as: organiser, variables: { input } },
    );
    expect(refusals).toEqual(refusedFor('BANK_AS_SENDER', { bank: 'Techcombank' }));
  });
});
