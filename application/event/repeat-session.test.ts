import { describe, expect, it } from 'vitest';
import { emptySession, emptyTicket } from './event-draft.ts';
import { repeatedSession } from './repeat-session.ts';

const session = {
  ...emptySession('a'),
  begin: '2026-10-21T19:00',
  end: '2026-10-21T21:00',
  tickets: [{ ...emptyTicket('t', 'ONSITE'), name: 'Vé' }],
};
const repeated = (over: object = {}, of = session) => {
  let keys = 0;
  return repeatedSession(of, {
    everyDays: 7,
    count: 3,
    timezone: 'Europe/Berlin',
    newKey: () => `k${++keys}`,
    nameOf: (begin) => begin.slice(0, 10),
    ...over,
  });
};

describe('a session repeated every week', () => {
  it('keeps its local time and tickets, with keys and names of their own, across the change of clocks', () => {
    const made = repeated();
    if (!made.ok) throw new Error('Refused');
    expect(made.value.map(({ name, begin, end }) => [name, begin, end])).toEqual([
      ['2026-10-21', '2026-10-21T19:00', '2026-10-21T21:00'],
      ['2026-10-28', '2026-10-28T19:00', '2026-10-28T21:00'],
      ['2026-11-04', '2026-11-04T19:00', '2026-11-04T21:00'],
    ]);
    expect(made.value.map(({ tickets }) => tickets.map(({ name }) => name))).toEqual([['Vé'], ['Vé'], ['Vé']]);
    const keys = made.value.flatMap(({ key, tickets }) => [key, ...tickets.map((ticket) => ticket.key)]);
    expect(new Set(keys).size).toBe(6);
  });

  it('keeps a name that it has', () => {
    const made = repeated({}, { ...session, name: 'Buổi tối' });
    expect(made.ok && made.value.every(({ name }) => name === 'Buổi tối')).toBe(true);
  });

  it('needs a start before its end, and counts in whole numbers up to sixty', () => {
    expect(repeated({}, { ...session, end: '' })).toMatchObject({ ok: false, refusal: { field: 'begin' } });
    for (const [field, over] of [
      ['count', { count: 0 }],
      ['count', { count: 61 }],
      ['every_days', { everyDays: 0.5 }],
    ] as const)
      expect(repeated(over)).toMatchObject({ ok: false, refusal: { field } });
  });
});
