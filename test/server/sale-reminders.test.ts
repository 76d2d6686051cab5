import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR, instant } from '#domain/kernel/instant.ts';
import { writeOptOutSecret } from '#server/event/messages/opt-out-secret.ts';
import { TellOpenedSales } from '#server/event/reminding/tell-opened-sales.ts';
import { RATE_RULES } from '#server/platform/http/rate-limiter.ts';
import { EmailFacts } from '#server/platform/ports/email-facts.ts';
import { EmailWriter } from '#server/platform/ports/email-writer.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { type Account, type CatalogueWorld, catalogueWorld, type OneSessionEvent } from './catalogue-world.ts';
import { startTestApp } from './start-test-app.ts';

const REMIND = 'mutation ($id: Int!, $email: String!) { remind_of_sale(event_id: $id, email: $email) }';
const LAN = 'lan@example.test';

let world: CatalogueWorld;
let organiser: Account;
beforeAll(async () => {
  world = await catalogueWorld();
  organiser = await world.account('organiser');
});

async function opening(inMs: number): Promise<OneSessionEvent> {
  const event = await world.published(organiser, { name: 'Đêm nhạc' });
  await world.pool.query('UPDATE ticket_type SET sale_begin_at = $2 WHERE event_id = $1', [
    event.eventId,
    new Date(world.now() + inMs),
  ]);
  return event;
}
const remind = (event: OneSessionEvent, email = LAN) =>
  world.ask(REMIND, { locale: 'vi', variables: { id: event.eventId, email } });
const tell = () => world.use(TellOpenedSales)();
const mailed = async ({ eventId }: OneSessionEvent) =>
  (
    await world.pool.query<{ readonly recipient: string; readonly locale: string }>(
      `SELECT recipient, locale FROM email_message WHERE message = 'sale-opened' AND data ->> 'eventId' = $1
        ORDER BY recipient`,
      [String(eventId)],
    )
  ).rows;

describe('a reminder of a sale', () => {
  it('is one email when the sale opens, however often it was asked for and however many nodes run', async () => {
    const event = await opening(HOUR);
    expect((await remind(event)).data).toEqual({ remind_of_sale: true });
    expect((await remind(event, ' Lan@Example.test ')).data).toEqual({ remind_of_sale: true });
    expect((await remind(event, 'minh@example.test')).data).toEqual({ remind_of_sale: true });
    await tell();
    expect(await mailed(event)).toEqual([]);
    world.setNow(instant(world.now() + HOUR));
    await Promise.all([tell(), tell(), tell()]);
    await tell();
    expect(await mailed(event)).toEqual([
      { recipient: LAN, locale: 'vi' },
      { recipient: 'minh@example.test', locale: 'vi' },
    ]);
  });

  it('leads to the event, and out of its emails by one press, for its own address alone', async () => {
    const event = await opening(HOUR);
    const letter = await world.use(EmailFacts).openedSale(event.eventId, LAN);
    if (letter === null) throw new Error('No letter');
    const written = await world.use(EmailWriter).write({ message: 'sale-opened', event: letter, to: LAN }, 'vi');
    expect(written.subject).toBe('Đêm nhạc đã mở bán vé');
    expect(written.text).toContain('https://vemoi.test/vi/event/dem-nhac');
    const secret = writeOptOutSecret(world.use(Keyring), { scope: 'EVENT', eventId: event.eventId, email: LAN });
    expect(written.text).toContain(`https://vemoi.test/vi/unsubscribe#${secret}`);
    expect(written.oneClickOptOut).toContain(secret);
    const { pathname, search } = new URL(written.oneClickOptOut ?? '');
    const pressed = await fetch(`${world.app.url}${pathname}${search}`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect(pressed.ok).toBe(true);
    expect(await world.use(EmailFacts).openedSale(event.eventId, LAN)).toBe(null);
    expect(await world.use(EmailFacts).openedSale(event.eventId, 'minh@example.test')).not.toBe(null);
  });

  it('is not taken once the sale has begun, of a draft, or for what is no address', async () => {
    const open = await world.published(organiser, {});
    expect((await remind(open)).data).toEqual({ remind_of_sale: false });
    const event = await opening(HOUR);
    expect((await remind(event, 'lan')).refusals).toMatchObject([{ code: 'INVALID_EMAIL' }]);
    await world.one(`mutation { update_event_status(id: ${event.eventId}, status: "READY") { id } }`, {
      as: organiser,
    });
    expect((await remind(event)).refusals).toMatchObject([{ code: 'NOT_FOUND' }]);
  });

  it('is refused to an address that asks and asks', async () => {
    const strict = await startTestApp({ env: { RATE_LIMITS: 'on' }, database: world.app.database });
    const codes = [];
    for (let times = 0; times <= RATE_RULES.reminder.address.burst; times += 1) {
      const told = await strict.graphql(REMIND, { variables: { id: 2_000_000_000, email: LAN } });
      codes.push(told.errors[0]?.extensions['code']);
    }
    expect(codes.at(-2)).toBe('NOT_FOUND');
    expect(codes.at(-1)).toBe('RATE_LIMITED');
  });
});
