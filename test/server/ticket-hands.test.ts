import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { MINUTE } from '#domain/kernel/instant.ts';
import { decodeWireId, encodeWireId } from '#server/platform/graphql/wire-id.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { type Person, TICKET, type TicketWorld, ticketWorld } from './ticket-world.ts';

let world: TicketWorld;
beforeAll(async () => {
  world = await ticketWorld();
});

const named = (firstName: string, email: string) => ({ first_name: firstName, email });
const give = (by: Person, id: string, to: object) =>
  by.ask(
    `mutation ($id: ID!, $input: TicketRecipientInput!) { give_bought_ticket(id: $id, input: $input) { ${TICKET} } }`,
    { id, input: to },
  );
const edit = (by: Person, id: string, to: object) =>
  by.ask(
    `mutation ($id: ID!, $input: TicketRecipientInput!) { update_bought_ticket(id: $id, input: $input) { type ${TICKET} } }`,
    { id, input: to },
  );
const renew = (by: Person, id: string, to: object) =>
  by.ask(
    `mutation ($id: ID!, $input: TicketRecipientInput!) { update_bought_ticket(id: $id, input: $input, new_code: true) { ${TICKET} } }`,
    {
      id,
      input: to,
    },
  );
const takeBack = (by: Person, id: string) =>
  by.ask(`mutation ($id: ID!) { take_back_bought_ticket(id: $id) { ${TICKET} } }`, { id });
const mailAgain = (by: Person, id: string) =>
  by.ask(`mutation ($id: ID!) { send_receving_bought_ticket(bought_ticket_id: $id) { id } }`, { id });
const receive = (by: Person, secret: string, answers?: string) =>
  by.ask(
    `mutation ($secret: String!, $answers: String) {
      receive_bought_ticket(secret: $secret, answers: $answers) { ${TICKET} } }`,
    { secret, answers },
  );
const open = (by: Person, id: string) => by.ask(`query ($id: ID!) { my_ticket(id: $id) { ${TICKET} } }`, { id });

const FRIEND = () => `minh.${randomUUID().slice(0, 8)}@example.test`;

const CART = `query ($session: Int!) {
  shopping_items(section_event_id: $session) { id ticket_id held_until metadata { number_of_tickets } } }`;
type Cart = readonly { readonly metadata: { readonly number_of_tickets: number } }[];
const cartOf = async (of: Person, { sectionEventId }: Sale) =>
  (await of.ask<Cart>(CART, { session: sectionEventId })).value;
const choose = (by: Person, sale: Sale, count: number) =>
  by.ask('mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }', {
    input: {
      section_event_id: sale.sectionEventId,
      lines: [{ ticket_id: encodeWireId(sale.eventId, sale.types[0]?.ticketTypeId ?? ''), number_of_tickets: count }],
    },
  });

describe('giving a ticket', () => {
  it('mails the recipient a new QR code and voids the giver’s', async () => {
    const { sale, buyer, ticket } = await world.buyerWithTicket();
    const email = FRIEND();
    const given = await give(buyer, ticket.id, named('Minh', email));
    expect(given).toMatchObject({
      refusal: null,
      value: { hand: 'SENT', first_name: 'Minh', email, phone_number: null, qr_text: null, redeem_id: null },
    });
    expect(await world.held(buyer)).toEqual([given.value]);
    const scan = await world.atTheDoor(sale);
    expect(await scan(ticket.qr_text)).toBe('TICKET_REISSUED');
    expect(await scan(ticket.redeem_id)).toBe('QR_INVALID');
    const mails = await world.mailsTo(email);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.attachments).toHaveLength(1);
    expect(await scan((await world.broughtTo(email)).qr)).toBe('ADMITTED');
  });

  it('happens once for a repeated request, and then to nobody else', async () => {
    const { buyer, ticket } = await world.buyerWithTicket();
    const [email, other] = [FRIEND(), FRIEND()];
    const both = await Promise.all([
      give(buyer, ticket.id, named('Minh', email)),
      give(buyer, ticket.id, named('Minh', email)),
    ]);
    expect(both.map(({ refusal }) => refusal)).toEqual([null, null]);
    expect((await give(buyer, ticket.id, named('Hoa', other))).refusal).toEqual({
      code: 'TICKET_STAYS',
      because: 'TICKET_TRANSFERRED',
    });
    expect([(await world.mailsTo(email)).length, (await world.mailsTo(other)).length]).toEqual([1, 0]);
  });

  it('leaves the carts of giver and receiver as they are, also once it is received', async () => {
    const { sale, buyer, ticket } = await world.buyerWithTicket();
    const minh = await world.person('minh');
    await choose(buyer, sale, 2);
    await choose(minh, sale, 3);
    const carts = async () => [await cartOf(buyer, sale), await cartOf(minh, sale)];
    const before = await carts();
    expect(before).toMatchObject([[{ metadata: { number_of_tickets: 2 } }], [{ metadata: { number_of_tickets: 3 } }]]);
    expect((await give(buyer, ticket.id, named('Minh', minh.email))).refusal).toBe(null);
    expect(await carts()).toEqual(before);
    expect((await receive(minh, (await world.broughtTo(minh.email)).secret)).value.hand).toBe('RECEIVED');
    expect(await carts()).toEqual(before);
  });

  it('goes to one of two people at once', async () => {
    const { buyer, ticket } = await world.buyerWithTicket();
    const [email, other] = [FRIEND(), FRIEND()];
    const both = await Promise.all([
      give(buyer, ticket.id, named('Minh', email)),
      give(buyer, ticket.id, named('Hoa', other)),
    ]);
    expect(both.map(({ refusal }) => refusal).filter((refusal) => refusal !== null)).toEqual([
      { code: 'TICKET_STAYS', because: 'TICKET_TRANSFERRED' },
    ]);
    expect((await world.mailsTo(email)).length + (await world.mailsTo(other)).length).toBe(1);
  });

  it('needs another person’s name and valid address, before the session ends', async () => {
    const { sale, buyer, ticket } = await world.buyerWithTicket();
    expect((await give(buyer, ticket.id, named('Lan', buyer.email.toUpperCase()))).refusal).toEqual({
      code: 'TICKET_STAYS',
      because: 'TO_ONESELF',
    });
    expect((await give(buyer, ticket.id, named('Minh', 'minh@nowhere'))).refusal).toEqual({ code: 'INVALID_EMAIL' });
    expect((await give(buyer, ticket.id, named(' ', FRIEND()))).refusal).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'input.first_name',
    });
    expect((await give(await world.person('stranger'), ticket.id, named('Minh', FRIEND()))).refusal).toEqual({
      code: 'NOT_FOUND',
    });
    await world.app.database.asOwner(
      `UPDATE section_event SET begin_at = now() - interval '2 hours', end_at = now() - interval '1 hour' WHERE event_id = $1`,
      [sale.eventId],
    );
    expect((await give(buyer, ticket.id, named('Minh', FRIEND()))).refusal).toEqual({
      code: 'TICKET_STAYS',
      because: 'EVENT_ENDED',
    });
  });

  it('can be undone with all details until the ticket is received or used', async () => {
    const { sale, buyer, ticket } = await world.buyerWithTicket();
    const email = FRIEND();
    await give(buyer, ticket.id, named('Minh', email));
    const { qr } = await world.broughtTo(email);
    const back = await takeBack(buyer, ticket.id);
    const told = (await world.mailsTo(email)).at(-1);
    expect(told?.subject).toMatch(/^(?:Ticket taken back|Vé đã được lấy lại): /);
    expect([told?.attachments, told?.text]).toEqual([[], expect.stringContaining('QR')]);
    expect(back.value).toMatchObject({
      hand: 'HELD',
      first_name: 'Lan',
      email: buyer.email,
      phone_number: ticket.phone_number,
    });
    const scan = await world.atTheDoor(sale);
    expect([await scan(qr), await scan(ticket.qr_text)]).toEqual(['TICKET_REISSUED', 'TICKET_REISSUED']);
    expect((await takeBack(buyer, ticket.id)).refusal).toEqual({ code: 'TICKET_STAYS', because: 'NOT_SENT' });
    await give(buyer, ticket.id, named('Minh', email));
    expect(await scan((await world.broughtTo(email)).qr)).toBe('ADMITTED');
    expect((await takeBack(buyer, ticket.id)).refusal).toEqual({ code: 'TICKET_STAYS', because: 'TICKET_CHECKED_IN' });
    expect(await world.held(buyer)).toMatchObject([{ hand: 'SENT', redeem_id: null }]);
  });

  it('sends no email when undone before the email left', async () => {
    const { buyer, ticket } = await world.buyerWithTicket();
    const email = FRIEND();
    await give(buyer, ticket.id, named('Minh', email));
    await takeBack(buyer, ticket.id);
    expect(await world.mailsTo(email)).toEqual([]);
  });

  it('keeps the ticket out of the order’s email if that is sent later', async () => {
    const sale = await world.sales.sale();
    const buyer = await world.person('lan');
    const [ticket] = await world.takes(buyer, sale, buyer.email);
    await give(buyer, ticket?.id ?? '', named('Minh', FRIEND()));
    const mail = (await world.mailsTo(buyer.email)).at(-1);
    expect(mail?.attachments).toHaveLength(1);
    const [left] = (await world.held(buyer)).filter(({ hand }) => hand === 'HELD');
    expect(await world.textOf(mail?.attachments[0]?.content)).toBe(left?.qr_text);
  });
});

describe('a given ticket', () => {
  it('is received with its link into the account of its address and leaves the giver’s', async () => {
    const { sale, buyer, ticket } = await world.buyerWithTicket();
    const minh = await world.person('minh');
    await give(buyer, ticket.id, named('Minh', minh.email.toUpperCase()));
    const { qr, secret } = await world.broughtTo(minh.email);
    expect((await open(minh, ticket.id)).refusal).toEqual({ code: 'NOT_FOUND' });
    const received = await receive(minh, secret);
    expect(received).toMatchObject({
      refusal: null,
      value: { id: ticket.id, hand: 'RECEIVED', qr_text: qr, phone_number: null },
    });
    expect((await receive(minh, secret)).refusal).toBe(null);
    expect(await world.held(minh)).toEqual([received.value]);
    expect(await world.held(buyer)).toEqual([]);
    // The giver keeps the page, which says to whom it went and nothing more.
    expect(await open(buyer, ticket.id)).toMatchObject({
      refusal: null,
      value: {
        hand: 'RECEIVED',
        first_name: 'Minh',
        email: 'm***',
        qr_text: null,
        redeem_id: null,
        abilities: ['ticket.view'],
      },
    });
    expect((await mailAgain(buyer, ticket.id)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect((await open(await world.person('stranger'), ticket.id)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect((await takeBack(buyer, ticket.id)).refusal).toEqual({ code: 'TICKET_STAYS', because: 'NOT_SENT' });
    expect(await (await world.atTheDoor(sale))(qr)).toBe('ADMITTED');
  });

  it('is shown in the buyer’s order without QR code, code and the holder’s address', async () => {
    const { buyer, ticket } = await world.buyerWithTicket();
    const minh = await world.person('minh');
    await give(buyer, ticket.id, named('Minh', minh.email));
    await receive(minh, (await world.broughtTo(minh.email)).secret);
    const orders = await buyer.ask(
      '{ user_orders { user_orders { bought_items { bought_tickets { hand first_name email phone_number qr_text redeem_id } } } } }',
    );
    const bought = {
      hand: 'RECEIVED',
      first_name: 'Minh',
      email: 'm***',
      phone_number: null,
      qr_text: null,
      redeem_id: null,
    };
    expect(orders).toMatchObject({
      refusal: null,
      value: { user_orders: [{ bought_items: [{ bought_tickets: [bought] }] }] },
    });
  });

  it('is read by its link without an account, with giver, event and date, until it is taken back', async () => {
    const { buyer, ticket } = await world.buyerWithTicket();
    const minh = await world.person('minh');
    await world.app.database.asOwner(`UPDATE account SET first_name = 'Lan' WHERE email = $1`, [buyer.email]);
    await give(buyer, ticket.id, named('Minh', minh.email));
    const { qr, secret } = await world.broughtTo(minh.email);
    const look = async (link: string) => {
      const { data, errors } = await world.app.graphql(
        `query ($secret: String!) { given_ticket(secret: $secret) { giver_name hand email full_name ticket_name qr_text
          section_event { begin_at event { name } } } }`,
        { variables: { secret: link } },
      );
      return data?.['given_ticket'] ?? errors?.[0]?.extensions?.['code'];
    };
    const seen = {
      giver_name: 'Lan',
      email: minh.email,
      full_name: 'Minh',
      ticket_name: expect.any(String),
      section_event: { begin_at: expect.any(Number), event: { name: expect.any(String) } },
    };
    expect(await look(secret)).toMatchObject({ ...seen, hand: 'SENT', qr_text: qr });
    expect(await look(secret.replace('.2.', '.3.'))).toBe('NOT_FOUND');
    await receive(minh, secret);
    expect(await look(secret)).toMatchObject({ ...seen, hand: 'RECEIVED', qr_text: null });

    const other = await world.buyerWithTicket();
    const hoa = FRIEND();
    await give(other.buyer, other.ticket.id, named('Hoa', hoa));
    const { secret: back } = await world.broughtTo(hoa);
    await takeBack(other.buyer, other.ticket.id);
    expect(await look(back)).toBe('LINK_EXPIRED');
  });

  it('cannot be forwarded or edited [S5-13]', async () => {
    const { buyer, ticket } = await world.buyerWithTicket();
    const minh = await world.person('minh');
    await give(buyer, ticket.id, named('Minh', minh.email));
    await receive(minh, (await world.broughtTo(minh.email)).secret);
    const stays = { code: 'TICKET_STAYS', because: 'TICKET_TRANSFERRED' };
    expect((await give(minh, ticket.id, named('Hoa', FRIEND()))).refusal).toEqual(stays);
    expect((await edit(minh, ticket.id, named('Hoa', FRIEND()))).refusal).toEqual(stays);
  });

  it('is not found for other accounts and forged links [S6-10]', async () => {
    const { buyer, ticket } = await world.buyerWithTicket();
    const minh = await world.person('minh');
    await give(buyer, ticket.id, named('Minh', minh.email));
    const { secret } = await world.broughtTo(minh.email);
    const forged = secret.replace('.2.', '.3.');
    for (const [who, link] of [
      [buyer, secret],
      [await world.person('stranger'), secret],
      [minh, forged],
      [minh, 'x'],
    ] as const)
      expect((await receive(who, link)).refusal).toEqual({ code: 'NOT_FOUND' });
    expect(
      (
        await world.app.graphql('mutation ($secret: String!) { receive_bought_ticket(secret: $secret) { id } }', {
          variables: { secret },
        })
      ).errors,
    ).toMatchObject([{ extensions: { code: 'UNAUTHORIZED' } }]);
    await takeBack(buyer, ticket.id);
    expect((await receive(minh, secret)).refusal).toEqual({ code: 'NOT_FOUND' });
    await give(buyer, ticket.id, named('Minh', minh.email));
    expect((await receive(minh, secret)).refusal).toEqual({ code: 'LINK_EXPIRED' });
  });
});

describe('a ticket’s recipient', () => {
  it('can be edited by the holder and the event’s team only [S7.6-07] [S5-12]', async () => {
    const { sale, buyer, ticket } = await world.buyerWithTicket();
    const email = FRIEND();
    expect((await edit(buyer, ticket.id, named(' Hoa ', email.toUpperCase()))).value).toMatchObject({
      type: 'FREE',
      hand: 'HELD',
      first_name: 'Hoa',
      email,
      qr_text: ticket.qr_text,
    });
    const host = await world.team(sale, 'MANAGER');
    expect((await edit(host, ticket.id, named('Hoàng', email))).value).toMatchObject({
      first_name: 'Hoàng',
      qr_text: null,
    });
    const door = await world.team(sale, 'CHECK_IN');
    for (const one of [door, await world.person('stranger')])
      expect((await edit(one, ticket.id, named('Hoa', email))).refusal).toEqual({ code: 'NOT_FOUND' });
    expect((await edit(buyer, ticket.id, named('Hoa', 'hoa@'))).refusal).toEqual({ code: 'INVALID_EMAIL' });
    expect(await (await world.atTheDoor(sale))(ticket.qr_text)).toBe('ADMITTED');
    for (const one of [buyer, host])
      expect((await edit(one, ticket.id, named('Hoa', email))).refusal).toEqual({
        code: 'TICKET_STAYS',
        because: 'TICKET_CHECKED_IN',
      });
  });

  it('can be mailed a new code, which voids the old one', async () => {
    const { sale, buyer, ticket } = await world.buyerWithTicket();
    const email = FRIEND();
    const renewed = await renew(buyer, ticket.id, named('Hoa', email));
    expect(renewed).toMatchObject({ refusal: null, value: { hand: 'HELD', first_name: 'Hoa', email } });
    const { qr } = await world.broughtTo(email);
    expect([qr, renewed.value.qr_text]).toEqual([
      renewed.value.qr_text,
      expect.not.stringMatching(`^${ticket.qr_text}$`),
    ]);
    const scan = await world.atTheDoor(sale);
    expect([await scan(ticket.qr_text), await scan(ticket.redeem_id)]).toEqual(['TICKET_REISSUED', 'QR_INVALID']);
    const other = FRIEND();
    expect((await renew(await world.team(sale, 'MANAGER'), ticket.id, named('Hoa', other))).value).toMatchObject({
      email: other,
      qr_text: null,
    });
    expect([await scan(qr), await scan((await world.broughtTo(other)).qr)]).toEqual(['TICKET_REISSUED', 'ADMITTED']);
    expect((await renew(buyer, ticket.id, named('Hoa', email))).refusal).toEqual({
      code: 'TICKET_STAYS',
      because: 'TICKET_CHECKED_IN',
    });
    expect((await renew(await world.person('stranger'), ticket.id, named('Hoa', email))).refusal).toEqual({
      code: 'NOT_FOUND',
    });
  });

  it('is mailed the ticket at most once per interval [S7.6-08]', async () => {
    const { sale, buyer, ticket } = await world.buyerWithTicket();
    const email = FRIEND();
    await edit(buyer, ticket.id, named('Hoa', email));
    expect((await mailAgain(buyer, ticket.id)).refusal).toBe(null);
    expect((await mailAgain(buyer, ticket.id)).refusal).toMatchObject({
      code: 'RESEND_TOO_SOON',
      resendAt: expect.any(Number),
    });
    expect(await world.mailsTo(email)).toHaveLength(1);
    expect(await world.broughtTo(email)).toEqual({ qr: ticket.qr_text, secret: 'no link' });
    world.wait(5 * MINUTE);
    const host = await world.team(sale, 'MANAGER');
    expect((await mailAgain(host, ticket.id)).refusal).toBe(null);
    expect(await world.mailsTo(email)).toHaveLength(2);
    expect((await mailAgain(await world.person('stranger'), ticket.id)).refusal).toEqual({ code: 'NOT_FOUND' });
  });

  it('can be mailed again by the giver, who cannot read the email', async () => {
    const { buyer, ticket } = await world.buyerWithTicket();
    const email = FRIEND();
    await give(buyer, ticket.id, named('Minh', email));
    expect((await mailAgain(buyer, ticket.id)).refusal).toMatchObject({ code: 'RESEND_TOO_SOON' });
    world.wait(5 * MINUTE);
    expect((await mailAgain(buyer, ticket.id)).refusal).toBe(null);
    const mails = await world.mailsTo(email);
    expect(mails).toHaveLength(2);
    expect((await open(buyer, ticket.id)).value).toMatchObject({ qr_text: null, redeem_id: null });
  });
});

describe('a ticket issued by the event’s team', () => {
  const upsert = (by: Person, sale: Sale, input: object, at = 0, key?: string) =>
    by.ask(
      `mutation ($input: UpsertBoughtTicketInput!, $session: Int!, $type: ID!) {
        upsert_bought_ticket(input: $input, section_event_id: $session, ticket_id: $type) { ${TICKET} } }`,
      { input, session: sale.sectionEventId, type: encodeWireId(sale.eventId, sale.types[at]?.ticketTypeId ?? '') },
      key,
    );

  it('takes a place and is mailed to its recipient, who can use and receive it [S7.6-16]', async () => {
    const sale = await world.sales.sale({ approval: true, types: [{ capacity: 1 }] });
    const host = await world.team(sale, 'MANAGER');
    const minh = await world.person('minh');
    const key = randomUUID();
    const [given, again] = [
      await upsert(host, sale, named('Minh', minh.email), 0, key),
      await upsert(host, sale, named('Minh', minh.email), 0, key),
    ];
    expect(given).toMatchObject({
      refusal: null,
      value: { hand: 'SENT', first_name: 'Minh', email: minh.email, qr_text: null },
    });
    expect(again.value.id).toBe(given.value.id);
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 1 });
    const { qr, secret } = await world.broughtTo(minh.email);
    expect((await world.mailsTo(minh.email)).filter(({ attachments }) => attachments.length > 0)).toHaveLength(1);
    expect((await receive(minh, secret)).value).toMatchObject({ hand: 'RECEIVED', qr_text: qr });
    expect(await (await world.atTheDoor(sale))(qr)).toBe('ADMITTED');
    expect((await upsert(host, sale, named('Hoa', FRIEND()))).refusal).toMatchObject({ code: 'SOLD_OUT' });
  });

  it('is called as the team writes, on the ticket given and on one changed later', async () => {
    const sale = await world.sales.sale({ types: [{ capacity: 5 }] });
    const host = await world.team(sale, 'MANAGER');
    const minh = await world.person('minh');
    const key = randomUUID();
    const input = { ...named('Minh', minh.email), ticket_name: ' Khách mời ' };
    expect(
      (await upsert(host, sale, { ...input, ticket_name: 'x'.repeat(101) }, 0, randomUUID())).refusal,
    ).toMatchObject({
      code: 'INVALID_INPUT',
      field: 'ticket_name',
    });
    expect((await upsert(host, sale, input, 0, key)).refusal).toBe(null);
    expect((await upsert(host, sale, input, 0, key)).refusal).toBe(null);
    const { secret } = await world.broughtTo(minh.email);
    const look = 'query ($secret: String!) { given_ticket(secret: $secret) { ticket_name } }';
    expect((await minh.ask(look, { secret })).value).toEqual({ ticket_name: 'Khách mời' });
    expect((await world.mailsTo(minh.email)).at(-1)?.text).toContain('Khách mời');
    const { buyer, ticket: bought, sale: other } = await world.buyerWithTicket();
    const rename = (by: Person, name: string) =>
      by.ask(
        `mutation ($id: ID!, $input: TicketRecipientInput!, $name: String) {
          update_bought_ticket(id: $id, input: $input, ticket_name: $name) { ticket_name first_name } }`,
        { id: bought.id, input: named('Hoa', buyer.email), name },
      );
    expect((await rename(buyer, 'Hạng nhất')).refusal).toEqual({ code: 'FORBIDDEN' });
    const team = await world.team(other, 'MANAGER');
    expect((await rename(team, 'Hạng nhất')).value).toEqual({ ticket_name: 'Hạng nhất', first_name: 'Hoa' });
  });

  it('asks its recipient the event’s questions, and is not added without the answers', async () => {
    const sale = await world.sales.sale({ types: [{ capacity: 5 }, { capacity: 5 }] });
    const host = await world.team(sale, 'MANAGER');
    const typeAt = (at: number) => encodeWireId(sale.eventId, sale.types[at]?.ticketTypeId ?? '');
    const question = (id: number, at: number) => ({
      id,
      type: 'Text',
      label: `Question ${id}`,
      required: true,
      ticket_ids: [typeAt(at)],
    });
    const input = { event_id: sale.eventId, fields: [question(1, 0), question(2, 1)] };
    expect(
      (await host.ask('mutation ($input: Json!) { submit_form(input: $input) { version } }', { input })).refusal,
    ).toBe(null);
    const minh = await world.person('minh');
    expect((await upsert(host, sale, named('Minh', minh.email), 0, randomUUID())).refusal).toBe(null);
    const { qr, secret } = await world.broughtTo(minh.email);
    const look =
      'query ($secret: String!) { given_ticket(secret: $secret) { ticket_id questions { version fields { id } } } }';
    const asked = { version: 1, fields: [{ id: 1 }] };
    expect((await minh.ask(look, { secret })).value).toEqual({ ticket_id: typeAt(0), questions: asked });
    const missing = { code: 'ANSWERS_INCOMPLETE', fieldIds: [1] };
    expect((await receive(minh, secret)).refusal).toEqual(missing);
    expect((await receive(minh, secret, '{"field_2":"Sông Hồng"}')).refusal).toEqual(missing);
    expect((await receive(minh, secret, '{"field_1":"Sông Hồng"}')).value).toMatchObject({
      hand: 'RECEIVED',
      qr_text: qr,
    });
    // Repeated without the answers, it stays received.
    expect((await receive(minh, secret)).value).toMatchObject({ hand: 'RECEIVED' });
    expect((await minh.ask(look, { secret })).value).toMatchObject({ questions: null });
    const forms =
      'query ($input: UserFormsInput!) { user_forms(input: $input) { entries { email answers { label text } } } }';
    expect((await host.ask(forms, { input: { event_id: sale.eventId } })).value).toEqual({
      entries: [
        {
          email: minh.email,
          answers: [{ label: 'Question 1', text: 'Sông Hồng' }],
        },
      ],
    });
  });

  it('leaves the carts of giver and receiver as they are, also once it is received', async () => {
    const sale = await world.sales.sale({ types: [{ capacity: 9 }] });
    const host = await world.team(sale, 'MANAGER');
    const minh = await world.person('minh');
    await choose(host, sale, 2);
    await choose(minh, sale, 3);
    const carts = async () => [await cartOf(host, sale), await cartOf(minh, sale)];
    const before = await carts();
    expect(before).toMatchObject([[{ metadata: { number_of_tickets: 2 } }], [{ metadata: { number_of_tickets: 3 } }]]);
    expect((await upsert(host, sale, named('Minh', minh.email), 0, randomUUID())).refusal).toBe(null);
    expect(await carts()).toEqual(before);
    expect((await receive(minh, (await world.broughtTo(minh.email)).secret)).value.hand).toBe('RECEIVED');
    expect(await carts()).toEqual(before);
    expect(await world.sales.quotaOf(sale)).toMatchObject({ reserved: 5, sold: 1 });
  });

  it('is one of two at once, each with its own place and recipient', async () => {
    const sale = await world.sales.sale({ types: [{ capacity: 2 }] });
    const host = await world.team(sale, 'MANAGER');
    const [minh, hoa] = [await world.person('minh'), await world.person('hoa')];
    const both = await Promise.all([
      upsert(host, sale, named('Minh', minh.email), 0, randomUUID()),
      upsert(host, sale, named('Hoa', hoa.email), 0, randomUUID()),
    ]);
    expect(both.map(({ refusal }) => refusal)).toEqual([null, null]);
    expect(both.map(({ value }) => [value.hand, value.first_name])).toEqual([
      ['SENT', 'Minh'],
      ['SENT', 'Hoa'],
    ]);
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 2 });
    const scan = await world.atTheDoor(sale);
    for (const { email } of [minh, hoa]) expect(await scan((await world.broughtTo(email)).qr)).toBe('ADMITTED');
  });

  it('is answered like the first when repeated after it was received, at once or later', async () => {
    const sale = await world.sales.sale({ types: [{ capacity: 5 }] });
    const host = await world.team(sale, 'MANAGER');
    const minh = await world.person('minh');
    const key = randomUUID();
    const again = () => upsert(host, sale, named('Minh', minh.email), 0, key);
    const both = await Promise.all([again(), again()]);
    expect(both.map(({ refusal, value }) => [refusal, value.hand])).toEqual([
      [null, 'SENT'],
      [null, 'SENT'],
    ]);
    await receive(minh, (await world.broughtTo(minh.email)).secret);
    expect(await again()).toMatchObject({ refusal: null, value: { id: both[0].value.id, hand: 'RECEIVED' } });
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 1 });
  });

  it('can get another recipient', async () => {
    const { sale, ticket } = await world.buyerWithTicket();
    const email = FRIEND();
    const edited = await upsert(await world.team(sale, 'MANAGER'), sale, { id: ticket.id, ...named('Hoa', email) });
    expect(edited).toMatchObject({ refusal: null, value: { id: ticket.id, first_name: 'Hoa', email, hand: 'HELD' } });
  });

  it('must be free and of the session, with a name and address, and issued by the team', async () => {
    const sale = await world.sales.sale({ types: [{}, { price: 100_000 }] });
    const host = await world.team(sale, 'MANAGER');
    expect((await upsert(host, sale, named('Hoa', FRIEND()), 1)).refusal).toMatchObject({ code: 'RSVP_REFUSED' });
    expect((await upsert(host, sale, named('Hoa', 'hoa@'))).refusal).toEqual({ code: 'INVALID_EMAIL' });
    const elsewhere = await world.sales.sale();
    expect((await upsert(host, { ...sale, types: elsewhere.types }, named('Hoa', FRIEND()))).refusal).toEqual({
      code: 'NOT_FOUND',
    });
    for (const somebody of [
      await world.person('stranger'),
      await world.team(sale, 'CHECK_IN'),
      await world.team(sale, 'EDITOR'),
    ])
      expect((await upsert(somebody, sale, named('Hoa', FRIEND()))).refusal).toEqual({ code: 'FORBIDDEN' });
    expect(await world.sales.quotaOf(sale)).toMatchObject({ sold: 0 });
  });
});

it('writes every change to the audit log, without names', async () => {
  const { buyer, ticket } = await world.buyerWithTicket();
  const minh = await world.person('minh');
  await edit(buyer, ticket.id, named('Hoa', FRIEND()));
  await give(buyer, ticket.id, named('Minh', minh.email));
  await takeBack(buyer, ticket.id);
  await give(buyer, ticket.id, named('Minh', minh.email));
  await receive(minh, (await world.broughtTo(minh.email)).secret);
  const { rows } = await world.app.database.pool.query(
    'SELECT act, facts FROM audit_entry WHERE subject = $1 ORDER BY at, audit_entry_id',
    [`ticket:${decodeWireId(ticket.id)?.rowId}`],
  );
  expect(rows).toEqual([
    { act: 'ticket.edited', facts: { issueNumber: 1 } },
    { act: 'ticket.sent', facts: { issueNumber: 2 } },
    { act: 'ticket.taken-back', facts: { issueNumber: 3 } },
    { act: 'ticket.sent', facts: { issueNumber: 4 } },
    { act: 'ticket.received', facts: { issueNumber: 4 } },
  ]);
});
