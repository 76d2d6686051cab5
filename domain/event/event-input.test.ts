import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minutes } from '#test/builders/moments.ts';
import { type EventInput, eventProblems, linkProblem, validateEvent } from './event-input.ts';
import { NO_SELF_SERVICE } from './self-service-policy.ts';
import { needsName, type SessionInput, validateSession } from './session.ts';

const event: EventInput = {
  name: ' Đêm nhạc ',
  address: ' ',
  description: '<p>x</p>',
  policy: '',
  timezone: 'Asia/Ho_Chi_Minh',
  urls: ['https://vemoi.vn/a?b#c'],
  approvalDays: 7,
  plate: null,
  ...NO_SELF_SERVICE,
};
const session: SessionInput = {
  name: ' Tối ',
  description: ' ',
  address: ' Nhà hát ',
  beginAt: minutes(0),
  endAt: minutes(90),
  urls: [],
  vodLink: null,
};
const refusal = (field: string, problem: object) => ({ ok: false, refusal: { code: 'INVALID_INPUT', field, problem } });

describe('the event form', () => {
  it('is stored trimmed, blank as null', () => {
    expect(validateEvent(event)).toEqual({
      ok: true,
      value: { ...event, name: 'Đêm nhạc', address: null, policy: null },
    });
    expect(validateEvent({ ...event, address: ' Huế ', policy: null })).toMatchObject({
      ok: true,
      value: { address: 'Huế', policy: null },
    });
  });

  it.each<[Partial<EventInput>, string, object]>([
    [{ name: ' ' }, 'name', { kind: 'REQUIRED' }],
    [{ name: 'x'.repeat(201) }, 'name', { kind: 'TOO_LONG', max: 200 }],
    [{ address: 'x'.repeat(301) }, 'address', { kind: 'TOO_LONG', max: 300 }],
    [{ description: 'x'.repeat(100_001) }, 'description', { kind: 'TOO_LONG', max: 100_000 }],
    [{ policy: 'x'.repeat(20_001) }, 'policy', { kind: 'TOO_LONG', max: 20_000 }],
    [{ timezone: 'Hanoi' }, 'timezone', { kind: 'MALFORMED' }],
    [{ urls: Array(21).fill('https://a.vn') }, 'urls', { kind: 'TOO_LARGE', max: 20 }],
    [{ urls: [`https://a.vn/${'x'.repeat(2_000)}`] }, 'urls', { kind: 'MALFORMED' }],
    [{ plate: 'dragon-jade-1' }, 'plate', { kind: 'MALFORMED' }],
    [{ plate: 'lotus-jade' }, 'plate', { kind: 'MALFORMED' }],
  ])('case %# is refused with its field [S5-01]', (over, field, problem) => {
    expect(validateEvent({ ...event, ...over })).toEqual(refusal(field, problem));
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://a.vn',
    '//a.vn',
    'a.vn',
    'https://',
    'https://user@a.vn',
    'https://a b',
    ' https://a.vn',
    'https://a.vn/ x',
    '',
  ])('rejects the link %j', (url) => {
    expect(validateEvent({ ...event, urls: ['https://a.vn', url] })).toEqual(refusal('urls', { kind: 'MALFORMED' }));
  });

  it.each(['https://a.vn', 'http://a.vn/b', 'HTTPS://a.vn?x=1', 'https://a.vn#c', 'https://a.vn:8080/x@y'])(
    'accepts the link %j',
    (url) => {
      expect(validateEvent({ ...event, urls: [url] }).ok).toBe(true);
    },
  );

  it('accepts the longest values', () => {
    const longest = {
      name: 'x'.repeat(200),
      address: 'x'.repeat(300),
      description: 'x'.repeat(100_000),
      policy: 'x'.repeat(20_000),
      urls: Array<string>(20).fill(`https://a.vn/${'x'.repeat(1_987)}`),
    };
    expect(eventProblems({ ...event, ...longest })).toEqual([]);
  });

  it('reports all problems in form order', () => {
    const wrong = eventProblems({ ...event, name: '', timezone: 'Hanoi', urls: ['x'] });
    expect(wrong.map(({ field }) => field)).toEqual(['name', 'timezone', 'urls']);
    expect(eventProblems(event)).toEqual([]);
    expect(eventProblems({ ...event, plate: 'lotus-jade-1' })).toEqual([]);
  });

  it('accepts what it stored', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 220 }),
        fc.option(fc.string({ maxLength: 320 })),
        (name, address) => {
          const stored = validateEvent({ ...event, name, address });
          if (stored.ok) expect(validateEvent(stored.value)).toEqual(stored);
          else expect(name.trim() === '' || name.length > 200 || (address ?? '').length > 300).toBe(true);
        },
      ),
    );
  });
});

describe('the session form', () => {
  it('is stored trimmed', () => {
    expect(validateSession(session)).toEqual({
      ok: true,
      value: { ...session, name: 'Tối', description: null, address: 'Nhà hát' },
    });
    const bare = { ...session, name: '', description: null, address: null };
    expect(validateSession(bare)).toEqual({ ok: true, value: bare });
  });

  it.each<[string, Partial<SessionInput>, string, object]>([
    ['ends as it begins', { endAt: session.beginAt }, 'end_at', { kind: 'MALFORMED' }],
    ['ends before it begins', { endAt: minutes(-1) }, 'end_at', { kind: 'MALFORMED' }],
    ['lasts more than a year', { endAt: minutes(366 * 24 * 60 + 1) }, 'end_at', { kind: 'MALFORMED' }],
    ['has too long a name', { name: 'x'.repeat(201) }, 'name', { kind: 'TOO_LONG', max: 200 }],
    [
      'has too long a description',
      { description: 'x'.repeat(100_001) },
      'description',
      { kind: 'TOO_LONG', max: 100_000 },
    ],
    ['has too long an address', { address: 'x'.repeat(301) }, 'address', { kind: 'TOO_LONG', max: 300 }],
    ['has a bad link', { urls: ['x'] }, 'urls', { kind: 'MALFORMED' }],
  ])('is refused when it %s', (_what, over, field, problem) => {
    expect(validateSession({ ...session, ...over })).toEqual(refusal(field, problem));
  });

  it('may last a year', () => {
    expect(validateSession({ ...session, endAt: minutes(366 * 24 * 60) }).ok).toBe(true);
  });

  it('needs a name only if there are several sessions', () => {
    expect([needsName({ name: ' ' }, 2), needsName({ name: ' ' }, 1), needsName({ name: 'Tối' }, 2)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

it('a single link may be missing, and is http or https where it is given', () => {
  expect([null, 'https://vemoi.vn', 'http://vemoi.vn/a'].map((url) => linkProblem('vod_link', url))).toEqual([
    null,
    null,
    null,
  ]);
  for (const url of ['', 'ftp://vemoi.vn', 'vemoi.vn'])
    expect(linkProblem('vod_link', url)).toEqual(refusal('vod_link', { kind: 'MALFORMED' }).refusal);
});
