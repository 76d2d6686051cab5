import { randomUUID } from 'node:crypto';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readTicketToken } from '#domain/ticket/ticket-token.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { SendEmail } from '#server/platform/mail/send-email.ts';
import { EmailOutbox } from '#server/platform/ports/email-outbox.ts';
import { TicketSigner } from '#server/ticket/ports/ticket-signer.ts';
import { type SmtpInbox, startSmtpInbox } from '#test/contracts/smtp-inbox.ts';
import { type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';
import { ask } from './sign-in-for-test.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

let inbox: SmtpInbox;
let app: TestApp;
let world: SaleWorld;
beforeAll(async () => {
  inbox = await startSmtpInbox();
  app = await startTestApp({ jobs: true, env: { SMTP_URL: inbox.url } });
  world = await saleWorld({}, app.database);
});
afterAll(() => inbox.close());

const mailsTo = (address: string) => inbox.mails.filter((mail) => mail.to === address);
const soon = { timeout: 30_000, interval: 50 };

async function signedIn(email: string): Promise<string> {
  const asked = await ask(app, 'POST', '/oauth2/otp', { email });
  await expect.poll(() => mailsTo(email).length, soon).toBe(1);
  const code = /\b\d{6}\b/.exec(mailsTo(email)[0]?.text ?? '')?.[0];
  const answered = await ask(app, 'POST', '/oauth2/otp/verify', { challenge: asked.data?.['challenge'], code });
  return String(answered.data?.['access_token']);
}

async function takeTwo(sale: Sale, email: string, other: string): Promise<void> {
  const token = await signedIn(email);
  const send = async (query: string, input: unknown) => {
    const told = await app.graphql(query, { token, variables: { input }, idempotencyKey: randomUUID(), locale: 'vi' });
    if (told.errors.length > 0) throw new Error(JSON.stringify(told.errors));
    return told.data ?? {};
  };
  const ticketId = encodeWireId(sale.eventId, sale.types[0]?.ticketTypeId ?? '');
  const chosen = await send('mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }', {
    section_event_id: sale.sectionEventId,
    lines: [{ ticket_id: ticketId, number_of_tickets: 2 }],
  });
  const [line] = chosen['choose_tickets'] as readonly { readonly id: string }[];
  await send(
    'mutation ($input: BeginPaymentCheckoutSessionInput!) { begin_payment_checkout_session(input: $input) { id } }',
    {
      event_id: sale.eventId,
      section_event_id: sale.sectionEventId,
      information_attendees_inputs: [
        {
          shopping_item_id: line?.id,
          attendees: [
            { email, first_name: 'Linh' },
            { email: other, first_name: 'An' },
          ],
        },
      ],
    },
  );
}

async function tokenIn(png: Uint8Array): Promise<string> {
  const { data, info } = await sharp(png)
    .ensureAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR.default(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}

describe('the mail of an order', () => {
  it('arrives once, with a QR for each ticket that the event’s key verifies [S1-18]', async () => {
    const sale = await world.sale();
    const [buyer, friend] = ['buyer@example.test', 'friend@example.test'];
    await takeTwo(sale, buyer, friend);
    await expect.poll(() => [mailsTo(buyer).length, mailsTo(friend).length], soon).toEqual([2, 1]);
    const tickets = mailsTo(buyer)[1]?.attachments ?? [];
    expect(tickets).toHaveLength(2);
    const signer = app.use(TicketSigner);
    const seen: string[] = [];
    for (const { content, contentId } of tickets) {
      const token = readTicketToken(await tokenIn(content));
      if (!token.ok) throw new Error('unreadable');
      const { fields, payload, signature } = token.value;
      expect(await signer.verify(sale.eventId, fields.keyNumber, payload, signature)).toBe(true);
      expect(mailsTo(buyer)[1]?.html).toContain(`cid:${contentId}`);
      seen.push(fields.ticketId);
    }
    const { rows } = await app.database.pool.query<{ bought_ticket_id: string; redeem_code: string; email: string }>(
      'SELECT bought_ticket_id, redeem_code, email FROM bought_ticket WHERE event_id = $1',
      [sale.eventId],
    );
    expect(seen.sort()).toEqual(rows.map((row) => row.bought_ticket_id).sort());
    const [own] = mailsTo(friend);
    expect(own?.attachments.map(({ filename }) => filename)).toEqual([
      `ticket-${rows.find((row) => row.email === friend)?.redeem_code}.png`,
    ]);
    await expect.poll(() => world.count('job'), soon).toBe(0);
    expect([mailsTo(buyer).length, mailsTo(friend).length]).toEqual([2, 1]);
  });
});

describe('a mail', () => {
  it('waits while the mail server is away, and arrives when it is back', async () => {
    const email = 'patient@example.test';
    await inbox.close();
    await ask(app, 'POST', '/oauth2/otp', { email });
    await expect
      .poll(async () => (await app.database.pool.query('SELECT FROM job WHERE last_error IS NOT NULL')).rowCount, soon)
      .toBe(1);
    expect(mailsTo(email)).toEqual([]);
    await inbox.open();
    await expect.poll(() => mailsTo(email).length, soon).toBe(1);
    await expect.poll(() => world.count('job'), soon).toBe(0);
    expect(app.logLines.join()).not.toContain(email);
  });

  it('to an address that the server refuses is dropped, and says why', async () => {
    const email = 'nobody@example.test';
    inbox.rejectFor(email);
    await ask(app, 'POST', '/oauth2/otp', { email });
    const read = async () =>
      (
        await app.database.pool.query<{ dropped_because: string | null; dropped_detail: string | null; data: object }>(
          'SELECT dropped_because, dropped_detail, data FROM email_message WHERE recipient = $1',
          [email],
        )
      ).rows[0];
    await expect.poll(async () => (await read())?.dropped_because, soon).toBe('REJECTED');
    expect((await read())?.dropped_detail).toMatch(/./);
    expect((await read())?.dropped_detail).not.toContain(email);
    expect((await read())?.data).not.toHaveProperty('secret');
    await expect.poll(() => world.count('job'), soon).toBe(0);
  });

  it('that was sent by a node which died before it noted so goes out again under the same Message-ID', async () => {
    const email = 'twice@example.test';
    await world.sale().then((sale) => takeTwo(sale, email, email));
    await expect.poll(() => mailsTo(email).length, soon).toBe(2);
    await expect
      .poll(() => world.count('email_message WHERE recipient = $1 AND sent_at IS NULL', [email]), soon)
      .toBe(0);
    const { rows } = await app.database.pool.query<{ email_message_id: string }>(
      "UPDATE email_message SET sent_at = NULL WHERE recipient = $1 AND message = 'order-confirmed' RETURNING email_message_id",
      [email],
    );
    const id = rows[0]?.email_message_id ?? '';
    expect(await app.use(SendEmail)(id)).toEqual({ kind: 'SENT' });
    expect(await app.use(SendEmail)(id)).toEqual({ kind: 'NOTHING_TO_DO' });
    const [, first, again, ...more] = mailsTo(email);
    expect(more).toEqual([]);
    expect(again?.messageId).toBe(first?.messageId);
    expect(first?.messageId).toBe(`<${id}@vemoi.test>`);
  });

  it('of a code that has expired meanwhile is not sent any more', async () => {
    const email = 'expired@example.test';
    await inbox.close();
    await ask(app, 'POST', '/oauth2/otp', { email });
    await app.database.pool.query(
      "UPDATE email_message SET queued_at = queued_at - interval '6 minutes' WHERE recipient = $1",
      [email],
    );
    await expect
      .poll(() => world.count("email_message WHERE recipient = $1 AND dropped_because = 'CODE_EXPIRED'", [email]), soon)
      .toBe(1);
    await inbox.open();
    expect(mailsTo(email)).toEqual([]);
  });
});

describe('the outbox', () => {
  const content = { message: 'order-cancelled', eventId: 1, orderId: randomUUID() } as const;
  const email = { content, recipient: 'outbox@example.test', locale: 'en' } as const;
  const rowsOf = () => world.count("email_message WHERE recipient = 'outbox@example.test'");

  it('forgets the mails of a transaction that is rolled back', async () => {
    await expect(
      app.database.transaction(async (tx) => {
        await app.use(EmailOutbox).queue(tx, [email]);
        throw new Error('rolled back');
      }),
    ).rejects.toThrow('rolled back');
    expect(await rowsOf()).toBe(0);
  });

  it('keeps one mail per message, subject, recipient and occurrence', async () => {
    const queue = (emails: Parameters<EmailOutbox['queue']>[1]) =>
      app.database.transaction((tx) => app.use(EmailOutbox).queue(tx, emails));
    await queue([email, email]);
    await queue([email]);
    expect(await rowsOf()).toBe(1);
    await queue([{ ...email, occurrence: 2 }]);
    expect(await rowsOf()).toBe(2);
  });
});
