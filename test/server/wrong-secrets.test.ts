import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { newInvitation } from '#domain/rsvp/invitation.ts';
import { eventKey } from '#server/event/event-link.ts';
import { writeOptOutSecret } from '#server/event/messages/opt-out-secret.ts';
import { writeRefundSecret } from '#server/money/refund-link.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { letterSecret } from '#server/rsvp/letter-secret.ts';
import { InvitationBook } from '#server/rsvp/ports/invitation-book.ts';
import type { InvitationRow } from '#server/rsvp/ports/invitations.ts';
import type { Sale } from '#test/races/sale-world.ts';
import { ask } from './sign-in-for-test.ts';
import { type Person, type TicketWorld, ticketWorld } from './ticket-world.ts';

type Told = { readonly status: number; readonly code: string | null; readonly text: string };
type Sent = { readonly method?: 'GET' | 'POST'; readonly body?: unknown; readonly eventKeys?: string };
type Refused = {
  readonly error?: { readonly code: string };
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
};

let world: TicketWorld;
const keyring = () => world.app.use(Keyring);

async function browserOf({ email }: Person) {
  const jar = new Map<string, string>();
  const asked = await ask(world.app, 'POST', '/oauth2/otp', { email });
  const code = /\b\d{6}\b/.exec((await world.mailsTo(email)).at(-1)?.text ?? '')?.[0];
  const answered = await ask(world.app, 'POST', '/oauth2/otp/verify', { challenge: asked.data?.['challenge'], code });
  for (const [name, value] of Object.entries({ ...asked.cookies, ...answered.cookies })) jar.set(name, value);
  expect([...jar.keys()]).toEqual(expect.arrayContaining(['renewalToken', 'accountMark', 'knownDevice']));

  async function send(path: string, { method = 'POST', body, eventKeys }: Sent = {}): Promise<Told> {
    const response = await fetch(`${world.app.url}${path}`, {
      method,
      headers: {
        origin: world.app.url,
        'idempotency-key': randomUUID(),
        authorization: String(answered.data?.['access_token']),
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(eventKeys === undefined ? {} : { 'x-event-keys': eventKeys }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
    const told: Refused = isJson ? (JSON.parse(text) as Refused) : {};
    return { status: response.status, code: told.error?.code ?? told.errors?.[0]?.extensions.code ?? null, text };
  }
  return {
    send,
    graphql: (query: string, variables: object, more: Sent = {}) =>
      send('/graphql', { ...more, body: { query, variables } }),
  };
}

function wrongOnes(secret: string, foreign: string): readonly string[] {
  const [parts, theirs] = [secret.split('.'), foreign.split('.')];
  return [
    foreign,
    [...theirs.slice(0, -1), parts.at(-1)].join('.'),
    [...parts.slice(0, -1), theirs.at(-1)].join('.'),
    `${secret.slice(0, -3)}${secret.endsWith('AAA') ? 'BBB' : 'AAA'}`,
    secret.slice(0, -4),
    'x',
  ].filter((wrong) => wrong !== secret);
}

let free: Sale;
let paid: Sale;
beforeAll(async () => {
  world = await ticketWorld();
  free = await world.sales.sale({ types: [{}] });
  paid = await world.sales.sale({ types: [{ price: 70_000 }] });
});

async function pending(buyer: Person): Promise<string> {
  const { id } = await world.orders(buyer, paid);
  const begun = await buyer.ask(
    'mutation ($id: ID!) { create_bank_transfer(input: { payment_checkout_session_id: $id }) { value } }',
    { id },
  );
  expect(begun.refusal).toBe(null);
  return id;
}
async function orderLink(buyer: Person): Promise<string> {
  const link = await buyer.ask<{ readonly url: string }>(
    'mutation ($id: ID!) { create_resume_link(payment_checkout_session_id: $id) { url } }',
    { id: await pending(buyer) },
  );
  return link.value.url.split('#')[1] ?? '';
}

async function refundLink(buyer: Person): Promise<string> {
  await pending(buyer);
  const { transfer_code: code } = await world.sales.one<{ transfer_code: string }>(
    'SELECT transfer_code FROM payment WHERE event_id = $1 ORDER BY inserted_at DESC LIMIT 1',
    [paid.eventId],
  );
  await world.sales.pay(code, 70_000);
  const { value } = await buyer.ask<{
    readonly user_orders: readonly { readonly id: string; readonly tickets: readonly { readonly id: string }[] }[];
  }>('{ user_orders(limit: 1) { user_orders { id } } }');
  const id = value.user_orders[0]?.id;
  const host = await world.team(paid, 'MANAGER');
  const offer = await host.ask<{ readonly tickets: readonly { readonly id: string }[] }>(
    'query ($id: ID!) { refund_offer(user_order_id: $id) { tickets { id } } }',
    { id },
  );
  const refunded = await host.ask('mutation ($input: RefundOrderInput!) { refund_order(input: $input) { id } }', {
    input: { user_order_id: id, ticket_ids: offer.value.tickets.map((one) => one.id), donation: false, reason: 'Ill' },
  });
  expect(refunded.refusal).toBe(null);
  const { refund_id: refundId } = await world.sales.one<{ refund_id: string }>(
    'SELECT refund_id FROM refund WHERE event_id = $1 ORDER BY decided_at DESC LIMIT 1',
    [paid.eventId],
  );
  return writeRefundSecret(keyring(), { eventId: paid.eventId, refundId });
}

async function giftLink(to: Person): Promise<string> {
  const giver = await world.person('giver');
  const [ticket] = await world.takes(giver, free);
  const given = await giver.ask(
    'mutation ($id: ID!, $input: TicketRecipientInput!) { give_bought_ticket(id: $id, input: $input) { id } }',
    { id: ticket?.id, input: { first_name: 'Mai', email: to.email } },
  );
  expect(given.refusal).toBe(null);
  return (await world.broughtTo(to.email)).secret;
}

async function invitation({ email }: Person): Promise<{ readonly id: string; readonly secret: string }> {
  const at = instant(Date.now());
  const row: InvitationRow = {
    eventId: free.eventId,
    sectionEventId: free.sectionEventId,
    ticketTypeId: free.types[0]?.ticketTypeId ?? '',
    invitation: newInvitation(randomUUID(), 1),
    person: {
      email,
      firstName: 'Mai',
      lastName: 'Trần',
      avatar: null,
      companyName: null,
      gender: null,
      industries: null,
      jobTitle: null,
      phoneNumber: null,
    },
    letter: { locale: 'vi', inviterName: 'Ban tổ chức', sendings: 1, lastSentAt: at, inviteKey: null },
    sendEmailAt: at,
    answerBefore: null,
    openedAt: null,
    answers: 0,
    answeredAt: null,
    insertedAt: at,
  };
  await world.app.use(Database).transaction((tx) => world.app.use(InvitationBook).put(tx, [row], at));
  return { id: encodeWireId(free.eventId, row.invitation.invitationId), secret: letterSecret(keyring(), row) };
}

describe('in the browser of the person it is for, with the cookies of the right link, a wrong secret opens', () => {
  it('no order', async () => {
    const [buyer, other] = [await world.person('lan'), await world.person('minh')];
    const [own, foreign] = [await orderLink(buyer), await orderLink(other)];
    const browser = await browserOf(buyer);
    const open = (token: string) => browser.send('/api/v1/payment/resume', { body: { token } });
    expect((await open(own)).status).toBe(200);
    for (const wrong of wrongOnes(own, foreign).slice(1))
      expect(await open(wrong)).toMatchObject({ status: 410, code: 'LINK_EXPIRED' });
    expect((await open(own)).status).toBe(200);
  });

  it('no refund', async () => {
    const [buyer, other] = [await world.person('lan'), await world.person('minh')];
    const [own, foreign] = [await refundLink(buyer), await refundLink(other)];
    const order = await orderLink(buyer);
    const browser = await browserOf(buyer);
    const open = (token: string) => browser.send('/api/v1/refund/open', { body: { token } });
    expect((await open(own)).status).toBe(200);
    for (const token of [...wrongOnes(own, foreign).slice(1), order]) {
      expect(await open(token)).toMatchObject({ status: 410, code: 'LINK_EXPIRED' });
      const account = { bank: '970436', number: '0011004321234', holder_name: 'LAN' };
      expect((await browser.send('/api/v1/refund/account', { body: { token, ...account } })).code).toBe('LINK_EXPIRED');
    }
  });

  it('no given ticket, and adds none to the account', async () => {
    const [mai, other] = [await world.person('mai'), await world.person('minh')];
    const [own, foreign] = [await giftLink(mai), await giftLink(other)];
    const browser = await browserOf(mai);
    const look = (secret: string) =>
      browser.graphql('query ($secret: String!) { given_ticket(secret: $secret) { hand } }', { secret });
    const take = (secret: string) =>
      browser.graphql('mutation ($secret: String!) { receive_bought_ticket(secret: $secret) { id } }', { secret });
    expect((await look(own)).code).toBe(null);
    for (const wrong of wrongOnes(own, foreign).slice(1)) expect((await look(wrong)).code).toBe('NOT_FOUND');
    for (const wrong of wrongOnes(own, foreign)) expect((await take(wrong)).code).toBe('NOT_FOUND');
    expect(await world.held(mai)).toEqual([]);
    expect((await take(own)).code).toBe(null);
  });

  it('no invitation, and answers none', async () => {
    const [mai, other] = [await world.person('mai'), await world.person('minh')];
    const [own, foreign] = [await invitation(mai), await invitation(other)];
    const browser = await browserOf(mai);
    const read = 'query ($id: ID!, $secret: String) { rsvp_invitation(id: $id, secret: $secret) { status } }';
    const accept = 'mutation ($id: ID!, $secret: String) { accept_rsvp_invitation(id: $id, secret: $secret) { id } }';
    const decline = 'mutation ($id: ID!, $secret: String) { decline_rsvp_invitation(id: $id, secret: $secret) { id } }';
    expect((await browser.graphql(read, own)).code).toBe(null);
    for (const secret of wrongOnes(own.secret, foreign.secret))
      for (const query of [read, accept, decline])
        expect((await browser.graphql(query, { id: own.id, secret })).code).toBe('RSVP_REFUSED');
    expect((await browser.graphql(read, own)).text).toContain('"INVITED"');
  });

  it('no private event, its checkout and its waiting room', async () => {
    const [hidden, other] = [await world.sales.sale({ types: [{}] }), await world.sales.sale({ types: [{}] })];
    for (const { eventId } of [hidden, other])
      await world.app.database.asOwner(`UPDATE event SET feature = 'PRIVATE' WHERE event_id = $1`, [eventId]);
    const keyOf = ({ eventId }: Sale) => eventKey(keyring(), { eventId, linkNumber: 1 });
    const browser = await browserOf(await world.person('mai'));
    const read = (eventKeys: string) =>
      browser.graphql('query ($id: Int!) { event(id: $id) { id } }', { id: hidden.eventId }, { eventKeys });
    const wait = (key: string) => browser.send(`/api/v1/waiting-room/${hidden.eventId}?key=${key}`, { method: 'GET' });
    const queue = (key: string) => {
      const to = encodeURIComponent(`/payment/${hidden.sectionEventId}?key=${key}`);
      return browser.send(`/waiting/${hidden.eventId}?to=${to}`, { method: 'GET' });
    };
    expect((await read(keyOf(hidden))).code).toBe(null);
    expect((await wait(keyOf(hidden))).status).toBe(200);
    for (const wrong of wrongOnes(keyOf(hidden), keyOf(other))) {
      expect((await read(wrong)).code).toBe('EVENT_NOT_FOUND');
      expect((await wait(wrong)).status).toBe(404);
      expect((await queue(wrong)).status).toBe(404);
    }
  });

  it('no private document', async () => {
    const { sale, buyer } = await world.buyerWithTicket();
    const host = await world.team(sale, 'EDITOR');
    const { value: link } = await host.ask<{ readonly upload_url: string; readonly url: string }>(
      'mutation ($input: CreateUploadLinkInput!) { create_upload_link(input: $input) { upload_url url } }',
      { input: { type: 'SESSION_DOCUMENT', ext: 'pdf' } },
    );
    const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
    expect((await fetch(`${world.app.url}${link.upload_url}`, { method: 'PUT', body: pdf })).status).toBe(201);
    const added = await host.ask(
      'mutation ($id: Int!, $input: SessionMediaInput!) { create_session_media(section_event_id: $id, input: $input) { id } }',
      { id: sale.sectionEventId, input: { kind: 'DOCUMENT', label: 'Tài liệu', url: link.url } },
    );
    expect(added.refusal).toBe(null);
    const { value: session } = await buyer.ask<{ readonly private_documents: readonly { readonly url: string }[] }>(
      'query ($id: Int!) { section_event(id: $id) { private_documents { url } } }',
      { id: sale.sectionEventId },
    );
    const [path = '', query = ''] = (session.private_documents[0]?.url ?? '').split('?');
    const browser = await browserOf(buyer);
    const open = (asked: string) => browser.send(asked, { method: 'GET' });
    expect((await open(`${path}?${query}`)).status).toBe(200);
    const signature = new URLSearchParams(query).get('signature') ?? '';
    for (const wrong of ['', ...wrongOnes(signature, 'k1.AAAAAAAAAAAAAAAAAAAA')]) {
      const changed = new URLSearchParams(query);
      changed.set('signature', wrong);
      expect((await open(`${path}?${changed}`)).status).toBe(404);
    }
    expect((await open(path)).status).toBe(404);
  });

  it('no opting out of emails', async () => {
    const mai = await world.person('mai');
    const browser = await browserOf(mai);
    const own = writeOptOutSecret(keyring(), { scope: 'EVENT', eventId: free.eventId, email: mai.email });
    const foreign = writeOptOutSecret(keyring(), { scope: 'EVENT', eventId: paid.eventId, email: mai.email });
    const open = (token: string) => browser.send('/api/v1/unsubscribe', { body: { token } });
    expect((await open(own)).status).toBe(200);
    for (const wrong of wrongOnes(own, foreign).slice(1))
      expect(await open(wrong)).toMatchObject({ status: 410, code: 'LINK_EXPIRED' });
  });
});
