import { assert, describe, expect, it } from 'vitest';
import { makeMemoryDeskWorld } from '#adapters/memory/event/memory-desk-world.ts';
import { makeMemoryEventDesk } from '#adapters/memory/event/memory-event-desk.ts';
import { someAccount } from '#adapters/memory/people/memory-profile-desk.ts';
import { GatePassDesk, type ListedGatePass, type NewGatePass } from '#application/door/ports/gate-pass-desk.ts';
import { EventDesk } from '#application/event/ports/event-desk.ts';
import { HOUR, later } from '#domain/kernel/instant.ts';
import { ok, refused } from '#domain/kernel/result.ts';
import { eventFields, sessionFields } from '#test/builders/desk-fields.ts';
import { NOW } from '#test/builders/moments.ts';
import { click, find, renderPage, settle, submit, type } from '#test/rendered/render-page.tsx';
import { given, loaderWith, withUseCases } from '#test/rendered/with-use-cases.tsx';
import { EventGatePasses } from './EventGatePasses.tsx';
import { eventGatePassesLoader } from './event-gate-passes.loader.ts';

const pass = (id: string, change: Partial<ListedGatePass>): ListedGatePass => ({
  id,
  name: id,
  sessionIds: [],
  state: 'UNUSED',
  issuedAt: NOW,
  endsAt: later(NOW, 4 * HOUR),
  startedAt: null,
  revokedAt: null,
  scans: 0,
  ...change,
});

async function open({
  passes = [] as ListedGatePass[],
  sessions = 1,
  locale = 'en' as 'en' | 'vi',
  mayRead = true,
} = {}) {
  const events = makeMemoryEventDesk(makeMemoryDeskWorld(() => NOW));
  const created = await events.create(eventFields, sessionFields({ name: 'Đêm khai mạc' }));
  if (!created.ok) throw new Error('No event');
  const { eventId } = created.value;
  for (let nth = 1; nth < sessions; nth += 1)
    await events.addSession(eventId, sessionFields({ name: `Đêm ${nth + 1}` }));
  const asked: NewGatePass[] = [];
  const desk: GatePassDesk = {
    read: async () => (mayRead ? ok([...passes]) : refused({ code: 'FORBIDDEN' })),
    create: async (_eventId, made) => {
      asked.push(made);
      passes.unshift(pass('p9', { name: made.name, sessionIds: made.sessionIds }));
      return ok({ passId: 'p9', pin: '402913' });
    },
    revoke: async (passId) => {
      const at = passes.findIndex(({ id }) => id === passId);
      passes.splice(at, 1, pass(passId, { state: 'REVOKED', revokedAt: NOW }));
      return ok(null);
    },
    enter: async () => refused({ code: 'NOT_FOUND' }),
    door: async () => refused({ code: 'NOT_FOUND' }),
  };
  const pairs = [given(EventDesk, events), given(GatePassDesk, desk)];
  await renderPage(
    [
      {
        path: '/events/manager/:eventId/gate-passes',
        Component: withUseCases(EventGatePasses, pairs),
        loader: loaderWith(eventGatePassesLoader, pairs),
      },
      { path: '*', element: null },
    ],
    { account: someAccount, now: NOW, locale, at: `/events/manager/${eventId}/gate-passes` },
  );
  await settle(10);
  return { asked };
}

const text = () => document.body.textContent ?? '';
const name = () => document.querySelector('input[name="pass-name"]');

describe('the gate passes of an event', () => {
  it('are made with a name, and the link is shown with the PIN once', async () => {
    const { asked } = await open();
    expect(text()).toContain('No gate passes yet');
    await submit(name());
    expect(text()).toContain('Enter the name of the helper or the gate');
    await type(name(), 'North gate');
    await submit(name());
    await settle(20);
    expect(asked).toMatchObject([{ name: 'North gate', hours: 6, sessionIds: [expect.any(Number)] }]);
    expect(text()).toContain('402913');
    expect(text()).toContain('/check-in/pass/p9');
    await click(find('button', 'Done'));
    await settle(400);
    expect(text()).not.toContain('402913');
    expect(text()).toContain('North gate');
  });

  it('of several sessions are for those that are chosen', async () => {
    const { asked } = await open({ sessions: 2 });
    await type(name(), 'Hoa');
    await submit(name());
    expect(text()).toContain('Choose at least one session');
    const [, second] = document.querySelectorAll('input[type="checkbox"]');
    assert(second !== undefined);
    await click(second);
    await submit(name());
    await settle(20);
    expect(asked[0]?.sessionIds).toHaveLength(1);
  });

  it('say whether they are used, until when, and how many they checked in', async () => {
    await open({
      passes: [
        pass('Bắc', { state: 'IN_USE', startedAt: NOW, scans: 12 }),
        pass('Nam', {}),
        pass('Đông', { state: 'ENDED', scans: 1 }),
        pass('Tây', { state: 'REVOKED', revokedAt: NOW }),
      ],
    });
    const rows = [...document.querySelectorAll('[aria-labelledby="passes"] li')].map((row) => row.textContent ?? '');
    expect(rows[0]).toMatch(/In use.*12 check-ins/);
    expect(rows[1]).toMatch(/Not used yet.*No check-ins yet/);
    expect(rows[2]).toMatch(/Ended.*1 check-in/);
    expect(rows[3]).toMatch(/Revoked/);
    expect(rows.map((row) => row.includes('Copy link'))).toEqual([true, true, false, false]);
  });

  it('are revoked after a question, in both languages', async () => {
    await open({ passes: [pass('Bắc', { state: 'IN_USE', startedAt: NOW })], locale: 'vi' });
    await click(find('button', 'Thu hồi thẻ của Bắc'));
    expect(text()).toContain('Thu hồi thẻ của Bắc?');
    await click(find('button', 'Thu hồi thẻ'));
    await settle(400);
    expect(document.querySelector('[aria-labelledby="passes"]')?.textContent).toContain('Đã thu hồi');
  });

  it('are shown to nobody who does not manage the team', async () => {
    await open({ mayRead: false });
    expect(text()).toContain('You do not have permission to do this');
    expect(name()).toBeNull();
  });
});
