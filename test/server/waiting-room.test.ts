import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import { makeMemoryMailer } from '#server/adapters/memory/memory-mailer.ts';
import { Database } from '#server/adapters/postgres/connection.ts';
import { encodeWireId } from '#server/api/graphql/wire-id.ts';
import { EventBus } from '#server/application/ports/event-bus.ts';
import { Keyring } from '#server/application/ports/keyring.ts';
import { drawLot } from '#server/application/waiting-room/waiting-tokens.ts';
import { type Sale, type SaleWorld, saleWorld } from '#test/races/sale-world.ts';
import { settableClock } from '#tools/seed/settable-clock.ts';
import { deliverMail, mailedCode, mailTo, signIn } from './sign-in-for-test.ts';
import { startTestApp, type TestApp } from './start-test-app.ts';

/** Of both nodes. */
const KEYRING = `k1:${Buffer.alloc(32, 'keyring of the waiting room 1234').toString('base64')}`;
const mailer = makeMemoryMailer();
const began = Date.now();
const clock = settableClock(began);
let app: TestApp;
let world: SaleWorld;
beforeAll(async () => {
  app = await startTestApp({ instead: mailTo(mailer), clock, env: { KEYRING } });
  world = await saleWorld({}, app.database);
});

type Jar = Map<string, string>;
type Told = { readonly state: string; readonly sentences: readonly string[]; readonly ahead: number | null; readonly next_poll_in: number };

/** A browser: it keeps cookies, and scripts see none of them. */
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
              lines: [{ ticket_id: encodeWireId(sale.eventId, sale.types[0]?.ticketTypeId ?? ''), number_of_tickets: 1 }],
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

/** A buyer who is signed in, with the browser that it was done in. */
async function aBuyer() {
  const session = await signIn(app, mailer, `${randomUUID()}@example.test`);
  const browser = aBrowser(new Map([['renewalToken', session.renewalToken]]));
  // Coming back to the site renews the session; that is when the browser gets its mark.
  await browser.send('/api/v1/user/session/renew', { method: 'POST' });
  return { browser, token: session.accessToken };
}

async function aSaleWithRoom(opensIn: number | null): Promise<Sale> {
  const sale = await world.sale({ types: [{ price: 0, capacity: 100 }] });
  await app.database.pool.query('UPDATE event SET waiting_room = true WHERE event_id = $1', [sale.eventId]);
  if (opensIn !== null) {
    await app.database.pool.query('UPDATE ticket_type SET sale_begin_at = $2 WHERE event_id = $1', [sale.eventId, new Date(clock.now() + opensIn)]);
  }
  app.use(EventBus).publish({ kind: 'event', eventId: sale.eventId });
  return sale;
}

const warmUp = (): void => clock.set(Math.max(clock.now(), began + 13 * SECOND));

describe('a waiting room over HTTP', () => {
  it('without one, whoever asks walks in, and carts are begun as ever', async () => {
    const sale = await world.sale({ types: [{ price: 0, capacity: 100 }] });
    const { browser, token } = await aBuyer();
    expect(await browser.ask(sale.eventId)).toMatchObject({ state: 'WALK_IN' });
    expect(await browser.choose(sale, token)).toBeNull();
  });

  it('of a number that no event can have is not there', async () => {
    for (const number of ['2147483648', '9999999999'])
      for (const path of [`/api/v1/waiting-room/${number}`, `/waiting/${number}`, `/vi/waiting/${number}`])
        expect([path, (await fetch(`${app.url}${path}`)).status]).toEqual([path, 404]);
  });

  it('nobody begins a cart before it opens, without a pass, or with one of their own making', async () => {
    warmUp();
    const early = await aSaleWithRoom(10 * MINUTE);
    const open = await aSaleWithRoom(null);
    const { browser, token } = await aBuyer();
    expect(await browser.choose(early, token)).toEqual({ code: 'WAITING_ROOM', data: { eventId: early.eventId, because: 'NOT_OPEN' } });
    expect(await browser.choose(open, token)).toEqual({ code: 'WAITING_ROOM', data: { eventId: open.eventId, because: 'MISSING' } });
    browser.jar.set(`waitingPass${open.eventId}`, `k1.${'A'.repeat(88)}`);
    expect(await browser.choose(open, token)).toMatchObject({ data: { because: 'INVALID' } });
  });

  it('whoever is let in begins a cart; the pass is nothing to anybody else, for another event, changed, or late', async () => {
    warmUp();
    const [sale, other] = [await aSaleWithRoom(null), await aSaleWithRoom(null)];
    const [linh, minh] = [await aBuyer(), await aBuyer()];
    expect(await linh.browser.ask(sale.eventId)).toMatchObject({
      state: 'ADMITTED',
      sentences: ['It is your turn. You can choose your tickets now.'],
    });
    const pass = linh.browser.jar.get(`waitingPass${sale.eventId}`) ?? '';
    expect(await linh.browser.choose(sale, linh.token)).toBeNull();
    // A lost answer is asked for again.
    expect(await linh.browser.choose(sale, linh.token)).toBeNull();

    minh.browser.jar.set(`waitingPass${sale.eventId}`, pass);
    expect(await minh.browser.choose(sale, minh.token)).toMatchObject({ data: { because: 'OTHER_PERSON' } });
    linh.browser.jar.set(`waitingPass${other.eventId}`, pass);
    expect(await linh.browser.choose(other, linh.token)).toMatchObject({ data: { because: 'OTHER_EVENT' } });
    linh.browser.jar.set(`waitingPass${sale.eventId}`, linh.browser.jar.get(`waitingPlace${sale.eventId}`) ?? '');
    expect(await linh.browser.choose(sale, linh.token)).toMatchObject({ data: { because: 'INVALID' } });
    for (let at = 0; at < pass.length; at += 7) {
      const changed = `${pass.slice(0, at)}${pass[at] === 'A' ? 'B' : 'A'}${pass.slice(at + 1)}`;
      linh.browser.jar.set(`waitingPass${sale.eventId}`, changed);
      expect(await linh.browser.choose(sale, linh.token)).toMatchObject({ data: { because: 'INVALID' } });
    }
    linh.browser.jar.set(`waitingPass${sale.eventId}`, pass);
    clock.set(clock.now() + 10 * MINUTE);
    expect(await linh.browser.choose(sale, linh.token)).toMatchObject({ data: { because: 'EXPIRED' } });
    // The place is still good, and gives another.
    expect(await linh.browser.ask(sale.eventId)).toMatchObject({ state: 'ADMITTED' });
    expect(await linh.browser.choose(sale, linh.token)).toBeNull();
  });

  it('a browser that was let in before its person signed in goes on signed in', async () => {
    warmUp();
    const sale = await aSaleWithRoom(null);
    const { token } = await aBuyer();
    const browser = aBrowser();
    expect(await browser.ask(sale.eventId)).toMatchObject({ state: 'ADMITTED' });
    expect(await browser.choose(sale, token)).toBeNull();
    const copy = aBrowser(new Map([[`waitingPass${sale.eventId}`, browser.jar.get(`waitingPass${sale.eventId}`) ?? '']]));
    expect(await copy.choose(sale, token)).toMatchObject({ data: { because: 'OTHER_PERSON' } });
  });

  it('who prepares the event does not wait', async () => {
    const sale = await aSaleWithRoom(null);
    const { browser, token } = await aBuyer();
    await app.database.pool.query(
      `INSERT INTO event_user (event_id, account_id, role, inserted_at) SELECT $1, account_id, 'EDITOR', now() FROM account ORDER BY inserted_at DESC, account_id DESC LIMIT 1`,
      [sale.eventId],
    );
    app.use(EventBus).publish({ kind: 'event', eventId: sale.eventId });
    expect(await browser.choose(sale, token)).toBeNull();
  });

  it('knows when nothing is left, says whether that may change, and lets nobody in to find nothing', async () => {
    warmUp();
    const sale = await aSaleWithRoom(null);
    const quota = (reserved: number, sold: number) =>
      app.database.pool.query('UPDATE quota SET reserved = $2, sold = $3 WHERE event_id = $1', [sale.eventId, reserved, sold]);
    /** Stock is looked at beside the answers: whoever asks next hears of it. */
    const told = async (browser: ReturnType<typeof aBrowser>, first: string) => {
      app.use(EventBus).publish({ kind: 'stock', eventId: sale.eventId });
      clock.set(clock.now() + 6 * SECOND);
      await expect.poll(async () => (await browser.ask(sale.eventId)).sentences[0]).toBe(first);
      return (await browser.ask(sale.eventId)).sentences[1];
    };
    const { browser, token } = await aBuyer();
    await quota(40, 60);
    expect(await told(browser, 'Everything is in other buyers’ carts at the moment.')).toContain('we cannot promise that it will be enough');
    expect(browser.jar.has(`waitingPass${sale.eventId}`)).toBe(false);
    expect(await browser.choose(sale, token)).toMatchObject({ code: 'WAITING_ROOM' });
    await quota(0, 100);
    expect(await told(browser, 'All tickets are sold.')).toContain('You need not wait.');
    // Somebody gives a ticket back: who has kept the page open goes on.
    await quota(0, 99);
    await told(browser, 'It is your turn. You can choose your tickets now.');
    expect(await browser.choose(sale, token)).toBeNull();
  });

  it('places are drawn by account: the same however often and from wherever somebody comes', async () => {
    const sale = await aSaleWithRoom(10 * MINUTE);
    const { browser } = await aBuyer();
    expect(await browser.ask(sale.eventId)).toMatchObject({
      state: 'GATHERING',
      sentences: [expect.stringContaining('The sale opens at'), 'You take part in the draw.'],
    });
    const place = browser.jar.get(`waitingPlace${sale.eventId}`);
    await browser.ask(sale.eventId);
    expect(browser.jar.get(`waitingPlace${sale.eventId}`)).toBe(place);
    expect((await aBrowser().ask(sale.eventId)).sentences[1]).toContain('Only signed-in people take part in the draw.');
  });

  it('the draw with our own key is uniform: over 1,000 openings every account has every place equally often (chi-square)', () => {
    const keyring = app.use(Keyring);
    const accounts = Array.from({ length: 10 }, () => randomUUID());
    const counts = accounts.map(() => accounts.map(() => 0));
    for (let opening = 1; opening <= 1_000; opening += 1) {
      const lots = accounts.map((id) => drawLot(keyring, opening, clock.now(), { kind: 'ACCOUNT', id }));
      lots.forEach((lot, account) => {
        const row = counts[account] ?? [];
        const rank = lots.filter((other) => other < lot).length;
        row[rank] = (row[rank] ?? 0) + 1;
      });
    }
    const chi = counts.flat().reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0);
    // 81 degrees of freedom: beyond 151 once in 300,000.
    expect(chi).toBeLessThan(151);
  });

  it('the first who ever asks at a node that has listened for a while is let in at once', async () => {
    warmUp();
    const own = settableClock(clock.now());
    const fresh = await startTestApp({ database: app.database, clock: own, instead: mailTo(makeMemoryMailer()), env: { KEYRING } });
    const sale = await aSaleWithRoom(null);
    own.set(own.now() + MINUTE);
    const response = await fetch(`${fresh.url}/api/v1/waiting-room/${sale.eventId}`);
    expect(((await response.json()) as { readonly data: Told }).data).toMatchObject({ state: 'ADMITTED' });
    await fresh.stop();
  });

  it('another node goes on from where this one stands', async () => {
    warmUp();
    const other = await startTestApp({ database: app.database, clock, instead: mailTo(makeMemoryMailer()), env: { KEYRING } });
    const sale = await aSaleWithRoom(SECOND);
    const { browser } = await aBuyer();
    await browser.ask(sale.eventId);
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const elsewhere = async () => {
      const response = await fetch(`${other.url}/api/v1/waiting-room/${sale.eventId}`, { headers: { cookie } });
      const names = response.headers.getSetCookie().map((line) => line.slice(0, line.indexOf('=')));
      return [((await response.json()) as { readonly data: Told }).data.state, ...names];
    };
    // The notice of the switch takes a tenth of a second to the other node; the place is good there as well.
    await expect.poll(elsewhere).toEqual(['GATHERING']);
    clock.set(clock.now() + 2 * SECOND);
    // It has only just started: it lets nobody in before it heard how far admission went.
    expect((await elsewhere())[0]).toBe('WAITING');
    expect(await browser.ask(sale.eventId)).toMatchObject({ state: 'ADMITTED' });
    await expect.poll(elsewhere).toEqual(['ADMITTED', `waitingPass${sale.eventId}`]);
    await other.stop();
  });

  it('waiting touches no database', async () => {
    const sale = await aSaleWithRoom(10 * MINUTE);
    const browser = aBrowser();
    await browser.ask(sale.eventId);
    // What the test itself told the bus goes to other nodes a tenth of a second later.
    await sleep(300);
    const queries: string[] = [];
    const { pool } = app.use(Database);
    const query = pool.query.bind(pool);
    pool.query = ((...given: Parameters<typeof query>) => {
      queries.push(String(given[0]));
      return query(...given);
    }) as typeof pool.query;
    for (let turn = 0; turn < 20; turn += 1) await aBrowser().ask(sale.eventId);
    for (let turn = 0; turn < 20; turn += 1) expect((await browser.ask(sale.eventId)).next_poll_in).toBeGreaterThanOrEqual(5_000);
    pool.query = query;
    expect(queries).toEqual([]);
  });
});

describe('the waiting page', () => {
  it('says the place in words without scripts, looks again by itself, and goes on when it is its turn', async () => {
    warmUp();
    const sale = await aSaleWithRoom(10 * SECOND);
    const { browser } = await aBuyer();
    const path = `/vi/waiting/${sale.eventId}?to=${encodeURIComponent(`/vi/payment/${sale.sectionEventId}`)}`;
    const waits = await browser.send(path);
    const html = await waits.text();
    expect(waits.status).toBe(200);
    expect(html).toContain('<html lang="vi">');
    expect(html).toMatch(/<noscript><meta http-equiv="refresh" content="(?:[5-9]|10)"><\/noscript>/);
    expect(html).toContain('Bạn đã có tên trong lượt bốc thăm.');
    expect(waits.headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe-inline'");
    clock.set(clock.now() + 11 * SECOND);
    const goes = await browser.send(path);
    expect([goes.status, goes.headers.get('location')]).toEqual([303, `/vi/payment/${sale.sectionEventId}`]);
  });

  it('somebody who is not signed in can be, by two forms and without scripts, and then takes part in the draw', async () => {
    const sale = await aSaleWithRoom(10 * MINUTE);
    const browser = aBrowser();
    const to = `/payment/${sale.sectionEventId}`;
    const waiting = `/waiting/${sale.eventId}?to=${encodeURIComponent(to)}`;
    const signInPath = `/waiting/${sale.eventId}/sign-in?to=${encodeURIComponent(to)}`;
    expect(await (await browser.send(waiting)).text()).toContain(`<a class="act first" href="${signInPath.replaceAll('&', '&amp;')}">`);
    expect(await (await browser.send(signInPath)).text()).toContain('<form method="post"');

    const email = `${randomUUID()}@example.test`;
    const post = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
      browser.send(signInPath, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      });
    const elsewhere = await post({ email }, { origin: 'https://evil.test' });
    await deliverMail(app);
    expect([elsewhere.status, mailedCode(mailer, email)]).toEqual([422, 'no mail']);
    expect(await (await post({ email: 'nobody' })).text()).toContain('role="alert"');

    const asked = await (await post({ email })).text();
    const challenge = /name="challenge" value="([^"]+)"/.exec(asked)?.[1] ?? '';
    await deliverMail(app);
    const code = mailedCode(mailer, email);
    const wrong = await post({ email, challenge, code: code === '000000' ? '000001' : '000000' });
    expect([wrong.status, (await wrong.text()).includes('role="alert"')]).toEqual([422, true]);
    const right = await post({ email, challenge, code: `${code.slice(0, 3)} ${code.slice(3)}` });
    expect([right.status, right.headers.get('location')]).toEqual([303, waiting]);
    expect([...browser.jar.keys()]).toEqual(expect.arrayContaining(['renewalToken', 'accountMark', 'accessTokenExpiredAt']));
    const drawn = await (await browser.send(waiting)).text();
    expect(drawn).toContain('You take part in the draw.');
    expect(drawn).not.toContain(signInPath);
  });

  it.each(['https://evil.test/', '//evil.test', '/payment/1/../../x', 'javascript:alert(1)'])('leads nowhere but to the sale: %s', async (to) => {
    const sale = await world.sale({ types: [{ price: 0, capacity: 100 }] });
    const goes = await aBrowser().send(`/waiting/${sale.eventId}?to=${encodeURIComponent(to)}`);
    expect(goes.status).toBe(303);
    expect(goes.headers.get('location')).toMatch(/^\/event\/[^/]+$/);
  });

  it.each([
    ['/waiting/999999999', 'href="/discovery"'],
    ['/waiting/0', 'href="/discovery"'],
    ['/vi/waiting/x', 'href="/vi/discovery"'],
  ])('%s is not there, and leads on to other events', async (path, wayOn) => {
    const answer = await aBrowser().send(path);
    expect([answer.status, (await answer.text()).includes(wayOn)]).toEqual([404, true]);
  });
});

describe('the organiser’s switch', () => {
  it('is the team’s alone, is told to everybody, and is written into the audit log', async () => {
    const sale = await world.sale({ types: [{ price: 0, capacity: 100 }] });
    const { token } = await aBuyer();
    const turn = (on: boolean) =>
      app.graphql('mutation ($id: Int!, $on: Boolean!) { turn_waiting_room(id: $id, on: $on) { waiting_room } }', {
        token,
        variables: { id: sale.eventId, on },
      });
    expect((await turn(true)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    await app.database.pool.query(
      `INSERT INTO event_user (event_id, account_id, role, inserted_at) SELECT $1, account_id, 'EDITOR', now() FROM account ORDER BY inserted_at DESC, account_id DESC LIMIT 1`,
      [sale.eventId],
    );
    expect((await turn(true)).data).toEqual({ turn_waiting_room: { waiting_room: true } });
    expect((await turn(false)).data).toEqual({ turn_waiting_room: { waiting_room: false } });
    const { rows } = await app.database.pool.query('SELECT act FROM audit_entry WHERE event_id = $1 ORDER BY audit_entry_id', [sale.eventId]);
    expect(rows).toEqual([{ act: 'event.waiting-room-opened' }, { act: 'event.waiting-room-closed' }]);
  });

  it('a sale that was moved is drawn anew', async () => {
    warmUp();
    const sale = await aSaleWithRoom(null);
    const { browser } = await aBuyer();
    expect(await browser.ask(sale.eventId)).toMatchObject({ state: 'ADMITTED' });
    await app.database.pool.query('UPDATE ticket_type SET sale_begin_at = $2 WHERE event_id = $1', [sale.eventId, new Date(clock.now() + 2 * HOUR)]);
    app.use(EventBus).publish({ kind: 'event', eventId: sale.eventId });
    expect(await browser.ask(sale.eventId)).toMatchObject({ state: 'SHUT' });
  });
});

describe('rehearsing a sale over HTTP', () => {
  const REPORT = 'state started_at buyers report { arrivals admitted still_waiting places_taken p50 refusals { code count } }';
  const begin = (eventId: number, token: string, buyers = 50) =>
    app.graphql(`mutation ($id: Int!, $buyers: Int!) { rehearse_on_sale(event_id: $id, buyers: $buyers) { ${REPORT} } }`, {
      token,
      variables: { id: eventId, buyers },
    });
  const newest = async (eventId: number, token: string) =>
    (await app.graphql(`query ($id: Int!) { on_sale_rehearsal(event_id: $id) { ${REPORT} } }`, { token, variables: { id: eventId } })).data?.[
      'on_sale_rehearsal'
    ];

  it('is the team’s alone, one at a time, and its report stays to be read', { timeout: 60_000 }, async () => {
    // Nobody of the tests before waits any more.
    clock.set(clock.now() + MINUTE);
    const sale = await world.sale({ types: [{ price: 0, capacity: 20 }] });
    const { token } = await aBuyer();
    expect((await begin(sale.eventId, token)).errors[0]?.extensions['code']).toBe('FORBIDDEN');
    await app.database.pool.query(
      `INSERT INTO event_user (event_id, account_id, role, inserted_at) SELECT $1, account_id, 'EDITOR', now() FROM account ORDER BY inserted_at DESC, account_id DESC LIMIT 1`,
      [sale.eventId],
    );
    expect(await newest(sale.eventId, token)).toBeNull();
    expect((await begin(sale.eventId, token, 51)).errors[0]?.extensions['code']).toBe('INVALID_INPUT');
    expect((await begin(sale.eventId, token)).data).toMatchObject({ rehearse_on_sale: { state: 'RUNNING', buyers: 50, report: null } });
    expect((await begin(sale.eventId, token)).errors[0]?.extensions).toMatchObject({ code: 'REHEARSAL_REFUSED', data: { because: 'ANOTHER_RUNS' } });
    clock.set(clock.now() + MINUTE + 5 * SECOND);
    await expect.poll(() => newest(sale.eventId, token), { timeout: 30_000 }).toMatchObject({ state: 'DONE', report: { arrivals: 50 } });
    expect(await world.quotaOf(sale)).toMatchObject({ reserved: 0, sold: 0 });
  });

  it('is refused while anybody waits for a sale', async () => {
    warmUp();
    const [sale, other] = [await aSaleWithRoom(10 * MINUTE), await world.sale({ types: [{ price: 0, capacity: 20 }] })];
    await aBrowser().ask(sale.eventId);
    const { token } = await aBuyer();
    await app.database.pool.query(
      `INSERT INTO event_user (event_id, account_id, role, inserted_at) SELECT $1, account_id, 'EDITOR', now() FROM account ORDER BY inserted_at DESC, account_id DESC LIMIT 1`,
      [other.eventId],
    );
    expect((await begin(other.eventId, token)).errors[0]?.extensions).toMatchObject({ code: 'REHEARSAL_REFUSED', data: { because: 'SALE_IS_HOT' } });
  });
});
