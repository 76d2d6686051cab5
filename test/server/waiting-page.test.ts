import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { HOUR, MINUTE, SECOND } from '#domain/kernel/instant.ts';
import { EventBus } from '#server/platform/ports/event-bus.ts';
import { deliverMail, mailedCode } from './sign-in-for-test.ts';
import { waitingRoomWorld } from './waiting-room-world.ts';

const { mailer, clock, app, world, aBrowser, aBuyer, aSaleWithRoom, warmUp } = await waitingRoomWorld();

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
    expect(await (await browser.send(waiting)).text()).toContain(
      `<a class="act first" href="${signInPath.replaceAll('&', '&amp;')}">`,
    );
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
    const mark = right.headers.getSetCookie().find((line) => line.startsWith('accessTokenExpiredAt='));
    expect(mark).toMatch(/^accessTokenExpiredAt=\d{13};.*Max-Age=315360000(;|$)/);
    expect([...browser.jar.keys()]).toEqual(
      expect.arrayContaining(['renewalToken', 'accountMark', 'accessTokenExpiredAt']),
    );
    const drawn = await (await browser.send(waiting)).text();
    expect(drawn).toContain('You’re in the draw.');
    expect(drawn).not.toContain(signInPath);
  });

  it.each(['https://evil.test/', '//evil.test', '/payment/1/../../x', 'javascript:alert(1)'])(
    'leads nowhere but to the sale: %s',
    async (to) => {
      const sale = await world.sale({ types: [{ price: 0, capacity: 100 }] });
      const goes = await aBrowser().send(`/waiting/${sale.eventId}?to=${encodeURIComponent(to)}`);
      expect(goes.status).toBe(303);
      expect(goes.headers.get('location')).toMatch(/^\/event\/[^/]+$/);
    },
  );

  it.each([
    ['/waiting/999999999', 'href="/discovery"'],
    ['/waiting/0', 'href="/discovery"'],
    ['/vi/waiting/x', 'href="/vi/discovery"'],
  ])('%s is not there, and leads on to other events', async (path, redirectTarget) => {
    const answer = await aBrowser().send(path);
    expect([answer.status, (await answer.text()).includes(redirectTarget)]).toEqual([404, true]);
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
    const { rows } = await app.database.pool.query(
      'SELECT act FROM audit_entry WHERE event_id = $1 ORDER BY audit_entry_id',
      [sale.eventId],
    );
    expect(rows).toEqual([{ act: 'event.waiting-room-opened' }, { act: 'event.waiting-room-closed' }]);
  });

  it('a sale that was moved is drawn anew', async () => {
    warmUp();
    const sale = await aSaleWithRoom(null);
    const { browser } = await aBuyer();
    expect(await browser.ask(sale.eventId)).toMatchObject({ state: 'ADMITTED' });
    await app.database.pool.query('UPDATE ticket_type SET sale_begin_at = $2 WHERE event_id = $1', [
      sale.eventId,
      new Date(clock.now() + 2 * HOUR),
    ]);
    app.use(EventBus).publish({ kind: 'event', eventId: sale.eventId });
    expect(await browser.ask(sale.eventId)).toMatchObject({ state: 'SHUT' });
  });
});

describe('rehearsing a sale over HTTP', () => {
  const REPORT =
    'state started_at buyers report { arrivals admitted still_waiting places_taken p50 refusals { code count } }';
  const begin = (eventId: number, token: string, buyers = 50) =>
    app.graphql(
      `mutation ($id: Int!, $buyers: Int!) { rehearse_on_sale(event_id: $id, buyers: $buyers) { ${REPORT} } }`,
      {
        token,
        variables: { id: eventId, buyers },
      },
    );
  const newest = async (eventId: number, token: string) =>
    (
      await app.graphql(`query ($id: Int!) { on_sale_rehearsal(event_id: $id) { ${REPORT} } }`, {
        token,
        variables: { id: eventId },
      })
    ).data?.['on_sale_rehearsal'];

  it('is the team’s alone, one at a time, and its report stays to be read', { timeout: 60_000 }, async () => {
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
    expect((await begin(sale.eventId, token)).data).toMatchObject({
      rehearse_on_sale: { state: 'RUNNING', buyers: 50, report: null },
    });
    expect((await begin(sale.eventId, token)).errors[0]?.extensions).toMatchObject({
      code: 'REHEARSAL_REFUSED',
      data: { because: 'ANOTHER_RUNS' },
    });
    clock.set(clock.now() + MINUTE + 5 * SECOND);
    await expect
      .poll(() => newest(sale.eventId, token), { timeout: 30_000 })
      .toMatchObject({ state: 'DONE', report: { arrivals: 50 } });
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
    expect((await begin(other.eventId, token)).errors[0]?.extensions).toMatchObject({
      code: 'REHEARSAL_REFUSED',
      data: { because: 'SALE_IS_HOT' },
    });
  });
});
