import { randomUUID } from 'node:crypto';
import { SECOND } from '#domain/kernel/instant.ts';
import { encodeWireId } from '#server/platform/graphql/wire-id.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { type Sale, saleWorld } from '#test/races/sale-world.ts';
import { settableClock } from '#tools/seed/settable-clock.ts';
import { mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';

export const KEYRING = `k1:${Buffer.alloc(32, 'keyring of the waiting room 1234').toString('base64')}`;
type Jar = Map<string, string>;
export type Told = {
  readonly state: string;
  readonly sentences: readonly string[];
  readonly ahead: number | null;
  readonly next_poll_in: number;
};

export async function waitingRoomWorld() {
  const mailer = makeMemoryMailer();
  const began = Date.now();
  const clock = settableClock(began);
  const app = await startTestApp({ instead: mailTo(mailer), clock, env: { KEYRING } });
  const world = await saleWorld({}, app.database);

  function aBrowser(jar: Jar = new Map()) {
    const cookie = (): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const send = async (path: string, init: RequestInit = {}) => {
      const response = await fetch(`${app.url}${path}`, {
        ...init,
        redirect: 'manual',
        headers: { origin: app.url, cookie: cookie(), ...(init.headers as Record<string, string> | undefined) },
      });
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      }
      return response;
    };
    return {
      jar,
      send,
      ask: async (eventId: number, locale = 'en') => {
        const response = await send(`/api/v1/waiting-room/${eventId}`, { headers: { 'x-locale': locale } });
        return ((await response.json()) as { readonly data: Told }).data;
      },
      choose: async (sale: Sale, token: string) => {
        const response = await send('/graphql', {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: token, 'idempotency-key': randomUUID() },
          body: JSON.stringify({
            query: 'mutation ($input: ChooseTicketsInput!) { choose_tickets(input: $input) { id } }',
            variables: {
              input: {
                section_event_id: sale.sectionEventId,
                lines: [
                  { ticket_id: encodeWireId(sale.eventId, sale.types[0]?.ticketTypeId ?? ''), number_of_tickets: 1 },
                ],
              },
            },
          }),
        });
        const told = (await response.json()) as {
          readonly errors?: readonly { readonly extensions: { readonly code: string; readonly data: object } }[];
        };
        return told.errors?.[0]?.extensions ?? null;
      },
    };
  }

  async function aBuyer() {
    const session = await signIn(app, mailer, `${randomUUID()}@example.test`);
    const browser = aBrowser(new Map([['renewalToken', session.renewalToken]]));
    await browser.send('/api/v1/user/session/renew', { method: 'POST' });
    return { browser, token: session.accessToken };
  }

  async function aSaleWithRoom(opensIn: number | null): Promise<Sale> {
    const sale = await world.sale({ types: [{ price: 0, capacity: 100 }] });
    await app.database.pool.query('UPDATE event SET waiting_room = true WHERE event_id = $1', [sale.eventId]);
    if (opensIn !== null) {
      await app.database.pool.query('UPDATE ticket_type SET sale_begin_at = $2 WHERE event_id = $1', [
        sale.eventId,
        new Date(clock.now() + opensIn),
      ]);
    }
    app.use(EventBus).publish({ kind: 'event', eventId: sale.eventId });
    return sale;
  }

  const warmUp = (): void => clock.set(Math.max(clock.now(), began + 13 * SECOND));

  return { mailer, clock, app, world, aBrowser, aBuyer, aSaleWithRoom, warmUp };
}
