import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { instant, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import { makeMemoryMailer } from '#server/platform/memory/memory-mailer.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { Keyring } from '#server/platform/ports/keyring.ts';
import { Database } from '#server/platform/postgres/connection.ts';
import { drawLot } from '#server/waiting-room/waiting-tokens.ts';
import { settableClock } from '#tools/seed/settable-clock.ts';
import { mailTo } from './sign-in-for-test.ts';
import { startTestApp } from './start-test-app.ts';
import { KEYRING, type Told, waitingRoomWorld } from './waiting-room-world.ts';

const { clock, app, world, aBrowser, aBuyer, aSaleWithRoom, warmUp } = await waitingRoomWorld();

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
    expect(await browser.choose(early, token)).toEqual({
      code: 'WAITING_ROOM',
      data: { eventId: early.eventId, because: 'NOT_OPEN' },
    });
    expect(await browser.choose(open, token)).toEqual({
      code: 'WAITING_ROOM',
      data: { eventId: open.eventId, because: 'MISSING' },
    });
    browser.jar.set(`waitingPass${open.eventId}`, `k1.${'A'.repeat(88)}`);
    expect(await browser.choose(open, token)).toMatchObject({ data: { because: 'INVALID' } });
  });

  it('whoever is let in begins a cart; the pass is nothing to anybody else, for another event, changed, or late', async () => {
    warmUp();
    const [sale, other] = [await aSaleWithRoom(null), await aSaleWithRoom(null)];
    const [linh, minh] = [await aBuyer(), await aBuyer()];
    expect(await linh.browser.ask(sale.eventId)).toMatchObject({
      state: 'ADMITTED',
      sentences: ['It’s your turn. Choose your tickets now.'],
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
    const copy = aBrowser(
      new Map([[`waitingPass${sale.eventId}`, browser.jar.get(`waitingPass${sale.eventId}`) ?? '']]),
    );
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
      app.database.pool.query('UPDATE quota SET reserved = $2, sold = $3 WHERE event_id = $1', [
        sale.eventId,
        reserved,
        sold,
      ]);
    /** Stock is read beside the answers: the next request sees it. */
    const told = async (browser: ReturnType<typeof aBrowser>, first: string) => {
      app.use(EventBus).publish({ kind: 'stock', eventId: sale.eventId });
      clock.set(clock.now() + 6 * SECOND);
      await expect.poll(async () => (await browser.ask(sale.eventId)).sentences[0]).toBe(first);
      return (await browser.ask(sale.eventId)).sentences[1];
    };
    const { browser, token } = await aBuyer();
    await quota(40, 60);
    expect(await told(browser, 'All tickets are in other buyers’ carts right now.')).toContain(
      'There may not be enough for everyone',
    );
    expect(browser.jar.has(`waitingPass${sale.eventId}`)).toBe(false);
    expect(await browser.choose(sale, token)).toMatchObject({ code: 'WAITING_ROOM' });
    await quota(0, 100);
    expect(await told(browser, 'All tickets are sold.')).toContain('You don’t need to wait.');
    // With a returned ticket, people who kept the page open go on.
    await quota(0, 99);
    await told(browser, 'It’s your turn. Choose your tickets now.');
    expect(await browser.choose(sale, token)).toBeNull();
  });

  it('places are drawn by account: the same however often and from wherever somebody comes', async () => {
    const sale = await aSaleWithRoom(10 * MINUTE);
    const { browser } = await aBuyer();
    expect(await browser.ask(sale.eventId)).toMatchObject({
      state: 'GATHERING',
      sentences: [expect.stringContaining('Sales open at'), 'You’re in the draw.'],
    });
    const place = browser.jar.get(`waitingPlace${sale.eventId}`);
    await browser.ask(sale.eventId);
    expect(browser.jar.get(`waitingPlace${sale.eventId}`)).toBe(place);
    expect((await aBrowser().ask(sale.eventId)).sentences[1]).toContain('Only signed-in buyers enter the draw.');
  });

  it('the draw with our own key is uniform: over 1,000 openings every account has every place equally often (chi-square)', () => {
    const keyring = app.use(Keyring);
    // The same each time: what is drawn by chance would fail by chance.
    const accounts = Array.from({ length: 10 }, (_, at) => `00000000-0000-4000-8000-00000000000${at}`);
    const counts = accounts.map(() => accounts.map(() => 0));
    for (let opening = 1; opening <= 1_000; opening += 1) {
      const lots = accounts.map((id) => drawLot(keyring, opening, instant(20 * MINUTE), { kind: 'ACCOUNT', id }));
      lots.forEach((lot, account) => {
        const row = counts[account] ?? [];
        const rank = lots.filter((other) => other < lot).length;
        row[rank] = (row[rank] ?? 0) + 1;
      });
    }
    // Each opening gives each place once, so that a count varies by 90 and not by 100.
    const chi = counts.flat().reduce((sum, count) => sum + ((count - 100) ** 2 / 100) * 0.9, 0);
    // 81 degrees of freedom: beyond 151 once in 250,000.
    expect(chi).toBeLessThan(151);
  });

  it('the first who ever asks at a node that has listened for a while is let in at once', async () => {
    warmUp();
    const own = settableClock(clock.now());
    const fresh = await startTestApp({
      database: app.database,
      clock: own,
      instead: mailTo(makeMemoryMailer()),
      env: { KEYRING },
    });
    const sale = await aSaleWithRoom(null);
    own.set(own.now() + MINUTE);
    const response = await fetch(`${fresh.url}/api/v1/waiting-room/${sale.eventId}`);
    expect(((await response.json()) as { readonly data: Told }).data).toMatchObject({ state: 'ADMITTED' });
    await fresh.stop();
  });

  it('another node goes on from where this one stands', async () => {
    warmUp();
    const other = await startTestApp({
      database: app.database,
      clock,
      instead: mailTo(makeMemoryMailer()),
      env: { KEYRING },
    });
    const sale = await aSaleWithRoom(SECOND);
    const { browser } = await aBuyer();
    await browser.ask(sale.eventId);
    const cookie = [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const elsewhere = async () => {
      const response = await fetch(`${other.url}/api/v1/waiting-room/${sale.eventId}`, { headers: { cookie } });
      const names = response.headers.getSetCookie().map((line) => line.slice(0, line.indexOf('=')));
      return [((await response.json()) as { readonly data: Told }).data.state, ...names];
    };
    // The notice takes a tenth of a second to the other node.
    await expect.poll(elsewhere).toEqual(['GATHERING']);
    clock.set(clock.now() + 2 * SECOND);
    // A new node lets nobody in before it heard how far admission went.
    expect((await elsewhere())[0]).toBe('WAITING');
    expect(await browser.ask(sale.eventId)).toMatchObject({ state: 'ADMITTED' });
    await expect.poll(elsewhere).toEqual(['ADMITTED', `waitingPass${sale.eventId}`]);
    await other.stop();
  });

  it('waiting touches no database', async () => {
    const sale = await aSaleWithRoom(10 * MINUTE);
    const browser = aBrowser();
    await browser.ask(sale.eventId);
    await sleep(300);
    const queries: string[] = [];
    const { pool } = app.use(Database);
    const query = pool.query.bind(pool);
    pool.query = ((...given: Parameters<typeof query>) => {
      queries.push(String(given[0]));
      return query(...given);
    }) as typeof pool.query;
    for (let turn = 0; turn < 20; turn += 1) await aBrowser().ask(sale.eventId);
    for (let turn = 0; turn < 20; turn += 1)
      expect((await browser.ask(sale.eventId)).next_poll_in).toBeGreaterThanOrEqual(5_000);
    pool.query = query;
    expect(queries).toEqual([]);
  });
});
