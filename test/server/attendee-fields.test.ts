import { beforeAll, describe, expect, it } from 'vitest';
import { prefilledAttendee } from '#domain/sale/checkout/attendees.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

const PERSON = 'email first_name last_name full_name gender phone_number job_title';
const SAID = 'company_name company_address industries organization question note';
type Ticket = Readonly<Record<string, unknown>> & { readonly id: string };

async function begin(buyer: Person, sale: Sale, attendees: readonly object[]) {
  const chosen = await buyer.ask<readonly { readonly id: string }[]>(
    'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }',
    {
      input: {
        section_event_id: sale.sectionEventId,
        lines: [
          {
            ticket_id: encodeWireId(sale.eventId, sale.types[0]?.ticketTypeId ?? ''),
            number_of_tickets: attendees.length,
          },
        ],
      },
    },
  );
  return buyer.ask<{ readonly id: string }>(
    'mutation ($input: BeginPaymentCheckoutSessionInput!) { begin_payment_checkout_session(input: $input) { id } }',
    {
      input: {
        event_id: sale.eventId,
        section_event_id: sale.sectionEventId,
        information_attendees_inputs: [{ shopping_item_id: chosen.value[0]?.id, attendees }],
      },
    },
  );
}

async function order(...asked: Parameters<typeof begin>): Promise<string> {
  const begun = await begin(...asked);
  expect(begun.refusal).toBeNull();
  return begun.value.id;
}

async function ticketsOf(by: Person, fields: string): Promise<readonly Ticket[]> {
  const { value } = await by.ask<{ readonly entries: readonly Ticket[] }>(
    `{ my_tickets { entries { id ${fields} } } }`,
  );
  return value.entries.toSorted((one, other) => String(one['email']).localeCompare(String(other['email'])));
}

async function guestsFor(by: Person, sale: Sale, fields: string): Promise<readonly Ticket[]> {
  const { value, refusal } = await by.ask<{ readonly entries: readonly Ticket[] }>(
    `query ($id: Int!) { bought_tickets_admin(event_id: $id) { entries { id ${fields} } } }`,
    { id: sale.eventId },
  );
  expect(refusal).toBeNull();
  return value.entries.toSorted((one, other) => String(one['email']).localeCompare(String(other['email'])));
}

const an = {
  email: 'an@example.test',
  first_name: 'An',
  last_name: 'Trần',
  gender: 'FEMALE',
  phone_number: '0912345678',
  job_title: 'Kỹ sư',
  company_name: 'Công ty Sen',
  company_address: '12 Lê Lợi, Huế',
  industries: 'Phần mềm',
  organization: 'Hội Tin học',
  question: 'Có chỗ gửi xe không?',
  note: 'Ăn chay',
};
const binh = { email: 'binh@example.test', first_name: 'Bình', note: '  Đi xe lăn ' };
const unsaid = { company_name: null, company_address: null, industries: null, organization: null, question: null };
const ofAn = { ...an, full_name: 'Trần An' };
const ofBinh = {
  ...unsaid,
  ...binh,
  last_name: null,
  full_name: 'Bình',
  gender: null,
  phone_number: null,
  job_title: null,
  note: 'Đi xe lăn',
};

describe('a bought ticket', () => {
  it('carries who its attendee is and what they said, for its holder and the team [S3-69]', async () => {
    const fields = `type ${PERSON} ${SAID}`;
    const sale = await world.sales.sale({ formPerTicket: true });
    const buyer = await world.person('lan');
    await order(buyer, sale, [an, binh]);
    const id = expect.stringMatching(/^\S+$/);
    const both = [
      { id, type: 'FREE', ...ofAn },
      { id, type: 'FREE', ...ofBinh },
    ];
    const own = await ticketsOf(buyer, fields);
    expect(own).toEqual(both);
    expect(await guestsFor(await world.team(sale, 'MANAGER'), sale, fields)).toEqual(own);

    const paid = await world.sales.sale({ types: [{ price: 100_000 }] });
    const payer = await world.person('minh');
    const checkout = await order(payer, paid, [{ ...binh, company_name: 'Sông Hồng' }]);
    const { value } = await payer.ask<{ readonly bank_transfer: { readonly message: string } }>(
      `mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) {
        bank_transfer { message } } }`,
      { id: checkout },
    );
    await world.sales.pay(value.bank_transfer.message, 100_000);
    expect(await ticketsOf(payer, fields)).toEqual([{ id, type: 'PAID', ...ofBinh, company_name: 'Sông Hồng' }]);
  });

  it('says it to nobody at the door', async () => {
    const sale = await world.sales.sale();
    const buyer = await world.person('lan');
    await order(buyer, sale, [an]);
    const door = await world.team(sale, 'CHECK_IN');
    const nothing = { ...unsaid, note: null };
    const [ticket] = await ticketsOf(buyer, `${SAID} redeem_id`);
    const scanned = await door.ask<{ readonly bought_ticket: Ticket }>(
      `mutation ($text: String!, $session: Int!) { redeem_bought_ticket(redeem_id: $text, section_event_id: $session) {
        bought_ticket { first_name ${SAID} } } }`,
      { text: ticket?.['redeem_id'], session: sale.sectionEventId },
    );
    expect(scanned.value.bought_ticket).toEqual({ first_name: 'An', ...nothing });
  });

  it('says it to nobody to whom it is given', async () => {
    const sale = await world.sales.sale();
    const buyer = await world.person('lan');
    await order(buyer, sale, [an]);
    const nothing = { ...unsaid, note: null };
    const [ticket] = await ticketsOf(buyer, SAID);
    const friend = await world.person('hoa');
    const give = await buyer.ask<Ticket>(
      `mutation ($id: ID!, $input: TicketRecipientInput!) { give_bought_ticket(id: $id, input: $input) { ${SAID} } }`,
      { id: ticket?.id, input: { first_name: 'Hoa', email: friend.email } },
    );
    expect(give.value).toEqual(nothing);
    const { secret } = await world.broughtTo(friend.email);
    await friend.ask('mutation ($secret: String!) { receive_bought_ticket(secret: $secret) { id } }', { secret });
    expect(await ticketsOf(friend, SAID)).toEqual([{ id: ticket?.id, ...nothing }]);
  });
});

describe('an attendee', () => {
  const PROFILE = 'email first_name last_name note setting { job_title gender national_phone_number }';
  type Profile = {
    readonly email: string;
    readonly first_name: string | null;
    readonly last_name: string | null;
    readonly note: string | null;
    readonly setting: {
      readonly job_title: string | null;
      readonly gender: string | null;
      readonly national_phone_number: string | null;
    };
  };

  it('carries name, contact, job and note as the account has them, with the answers [S3-59]', async () => {
    const sale = await world.sales.sale();
    const fields = [{ id: 1, type: 'Text', label: 'Cỡ áo', required: true }];
    const editor = await world.team(sale, 'EDITOR');
    await editor.ask('mutation ($input: Json!) { submit_form(input: $input) { version } }', {
      input: { event_id: sale.eventId, fields },
    });
    const buyer = await world.person('lan');
    await buyer.ask('mutation { update_profile(input: { first_name: "Lan", last_name: "Đỗ" }) { id } }');
    await buyer.ask(`mutation { update_user_setting(input: { job_title: "Bác sĩ", gender: "FEMALE",
      national_phone_number: "0987654321", note: "Thích nhạc Trịnh" }) { job_title } }`);
    const { value: profile } = await buyer.ask<Profile>(`{ profile { ${PROFILE} } }`);
    const form = prefilledAttendee({
      email: profile.email,
      firstName: profile.first_name,
      lastName: profile.last_name,
      note: profile.note,
      gender: profile.setting.gender,
      phoneNumber: profile.setting.national_phone_number,
      jobTitle: profile.setting.job_title,
    });
    const { firstName, lastName, phoneNumber, jobTitle, ...same } = form;
    const answers = { field_1: 'M' };
    const attendee = {
      ...same,
      first_name: firstName,
      last_name: lastName,
      phone_number: phoneNumber,
      job_title: jobTitle,
      metadata: JSON.stringify(answers),
    };
    await order(buyer, sale, [attendee]);
    const [ticket] = await ticketsOf(buyer, `${PERSON} note addition_info { metadata }`);
    expect(ticket).toEqual({
      id: ticket?.id,
      email: buyer.email,
      first_name: 'Lan',
      last_name: 'Đỗ',
      full_name: 'Đỗ Lan',
      gender: 'FEMALE',
      phone_number: '0987654321',
      job_title: 'Bác sĩ',
      note: 'Thích nhạc Trịnh',
      addition_info: { metadata: JSON.stringify(answers) },
    });
  });

  it('gives phone number, gender and job title where the event asks for general information', async () => {
    const sale = await world.sales.sale();
    const editor = await world.team(sale, 'EDITOR');
    const asks = (on: boolean) =>
      editor.ask(
        `mutation ($id: Int!, $on: Boolean) {
          update_event(id: $id, input: { is_required_general_info: $on }) { is_required_general_info } }`,
        { id: sale.eventId, on },
      );
    expect((await asks(true)).value).toEqual({ is_required_general_info: true });
    const refused = async (attendees: readonly object[]) =>
      (await begin(await world.person('lan'), sale, attendees)).refusal;
    expect(await refused([binh])).toEqual({
      code: 'GENERAL_INFO_MISSING',
      fields: ['phoneNumber', 'gender', 'jobTitle'],
    });
    expect(await refused([an, { ...an, job_title: ' ' }])).toEqual({
      code: 'GENERAL_INFO_MISSING',
      fields: ['jobTitle'],
    });
    expect(await refused([an])).toBeNull();
    await asks(false);
    expect(await refused([binh])).toBeNull();
  });
});
