import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { anyThanks } from '#test/arbitraries/thanks.arbitraries.ts';
import { packed, unpacked } from '#test/builders/packed.ts';
import { profilePath, referralPath, thanksPath } from './share-links.ts';
import { cleanThanks, readThanks, type ThanksData, writeThanks } from './thanks-data.ts';

const thanks: ThanksData = {
  name: 'Ngô Lan',
  eventName: 'Đêm nhạc ở Đà Lạt',
  companyName: 'Gốm Việt',
  isDonate: true,
  isPrivate: false,
  locale: 'vi',
};
const unreadable = { ok: false, refusal: { code: 'THANKS_UNREADABLE' } };
const queryOf = (path: string) => new URL(path, 'https://vemoi.test').searchParams;
const read = (value: string) => readThanks(value, unpacked);

describe('thank-you data', () => {
  it('contain name, event, company, donation, privacy and language [S2.6-04]', () => {
    expect(JSON.parse(unpacked(writeThanks(thanks, packed)) ?? '')).toEqual({
      name: 'Ngô Lan',
      eventName: 'Đêm nhạc ở Đà Lạt',
      companyName: 'Gốm Việt',
      isDonate: true,
      isPrivate: false,
      locale: 'vi',
    });
    expect(read(writeThanks(thanks, packed))).toEqual({ ok: true, value: thanks });
  });

  it('travel as packed JSON, shorter than the JSON itself [S2.11-32]', () => {
    const path = thanksPath('dem-nhac-1012', thanks, packed);
    expect(path).toMatch(/^\/event\/dem-nhac-1012\?thanks=[A-Za-z0-9%-]+$/);
    const value = queryOf(path).get('thanks') ?? '';
    expect(JSON.parse(unpacked(value) ?? '')).toEqual(thanks);
    expect(value.length).toBeLessThan(encodeURIComponent(JSON.stringify(thanks)).length);
  });

  it('survive the round trip through a link as a card shows them [S2.11-32]', () => {
    fc.assert(
      fc.property(anyThanks, (given) => {
        const path = thanksPath('dem-nhac-1012', given, packed);
        expect(path.startsWith('/event/dem-nhac-1012?thanks=')).toBe(true);
        expect(read(queryOf(path).get('thanks') ?? '')).toEqual({ ok: true, value: cleanThanks(given) });
        expect(read(writeThanks(given, packed).replaceAll('+', ' '))).toEqual({ ok: true, value: cleanThanks(given) });
      }),
    );
  });

  it('fit a link, however long the names are', () => {
    const long = '🎫'.repeat(500);
    const written = writeThanks(
      { ...thanks, name: long, eventName: [...long].reverse().join('ộ'), companyName: long },
      packed,
    );
    expect(written.length).toBeLessThanOrEqual(2_000);
    expect(read(written)).toMatchObject({ ok: true, value: { name: `${'🎫'.repeat(79)}…` } });
  });

  it.each([
    ['nothing', ''],
    ['no packed text', '{"name":"x"}'],
    ['no JSON', packed('{"name":')],
    ['a list', packed('[]')],
    ['null', packed('null')],
    ['a number', packed('1')],
    ...(['name', 'eventName', 'companyName', 'isDonate', 'isPrivate', 'locale'] as const).flatMap(
      (field): [string, string][] => [
        [`no ${field}`, packed(JSON.stringify({ ...thanks, [field]: undefined }))],
        [`a number as ${field}`, packed(JSON.stringify({ ...thanks, [field]: 1 }))],
      ],
    ),
    ['a third language', packed(JSON.stringify({ ...thanks, locale: 'fr' }))],
    [
      'more than a link holds',
      packed(JSON.stringify({ ...thanks, note: Array.from({ length: 2_000 }, (_, at) => at * 7_919).join() })),
    ],
    ['a text that unpacks to more than a card holds', packed(JSON.stringify({ ...thanks, name: 'a'.repeat(5_000) }))],
  ])('refuses %s [S2.6-04]', (_what, value) => {
    expect(read(value)).toEqual(unreadable);
  });

  it('longer than an address are not unpacked', () => {
    const value = writeThanks(thanks, packed).padEnd(2_001, 'A');
    const opened: string[] = [];
    const keep = (text: string): null => {
      opened.push(text);
      return null;
    };
    expect([readThanks(value, keep), readThanks(value.slice(0, 2_000), keep)]).toEqual([unreadable, unreadable]);
    expect(opened).toEqual([value.slice(0, 2_000)]);
  });

  it('accept the longest card JSON, and no more', () => {
    const room = 2_000 - JSON.stringify({ ...thanks, note: '' }).length;
    const holding = (length: number) => read(packed(JSON.stringify({ ...thanks, note: 'x'.repeat(length) })));
    expect([holding(room), holding(room + 1)]).toEqual([{ ok: true, value: thanks }, unreadable]);
  });

  it('are cleaned on reading too, since the writer is unknown', () => {
    const theirs = packed(JSON.stringify({ ...thanks, name: 'Lan\u202E\n<b>', more: 1 }));
    expect(read(theirs)).toEqual({ ok: true, value: { ...thanks, name: 'Lan <b>' } });
  });

  it('reading never throws', () => {
    fc.assert(
      fc.property(fc.oneof(anyNastyText, anyNastyText.map(packed)), (value) => {
        expect(read(value)).toEqual(unreadable);
      }),
    );
  });
});

describe('a referral link', () => {
  it.each([
    ['/event/dem-nhac-1012', '/event/dem-nhac-1012?ref=LAN01'],
    ['/events?free=1#top', '/events?free=1&ref=LAN01#top'],
    ['/?ref=OLD&x=1&reference=2', '/?x=1&reference=2&ref=LAN01'],
    ['/event/a-1?', '/event/a-1?ref=LAN01'],
    ['/event/a-1#a?b', '/event/a-1?ref=LAN01#a?b'],
  ])('of %s is %s', (path, link) => {
    expect(referralPath(path, 'LAN01')).toBe(link);
  });

  it('carries its code exactly once', () => {
    fc.assert(
      fc.property(anyNastyText, (code) => {
        const link = referralPath(referralPath('/event/a-1', 'X'), code);
        expect(queryOf(link).getAll('ref')).toEqual([code.toWellFormed()]);
      }),
    );
  });
});

describe('the profile path', () => {
  it.each([
    ['tab=TICKET', '/u/lan?tab=TICKET#ticket'],
    ['from=a=b', '/u/lan?from=a%3Db#ticket'],
    ['tab=', '/u/lan?tab=#ticket'],
    ['a b=c&d\n', '/u/lan?a%20b=c%26d%0A#ticket'],
  ])('with %j puts it in the query and shows the tickets [S2.3-05]', (argument, path) => {
    expect(profilePath('/u/lan', argument)).toBe(path);
  });

  it.each([null, '', 'tab', '=x'])('with %j is the plain profile', (argument) => {
    expect(profilePath('/u/lan', argument)).toBe('/u/lan');
  });
});
