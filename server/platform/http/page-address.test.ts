import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  EVENT_PARAMETERS,
  PAGE_PARAMETERS,
  PAYMENT_PARAMETERS,
  PICTURE_PARAMETERS,
  pageAddress,
  withRest,
} from './page-address.ts';

/** Read in the browser alone: by pages of a signed-in viewer, or once a page is taken over (`report`). */
const VIEWER_PARAMETERS = [
  'goOnTo',
  'list',
  'status',
  'group',
  'show',
  'corporate',
  'view',
  'start',
  'end',
  'user',
  'publisher',
  'from',
  'lead',
  'report',
];

const BASE = 'https://vemoi.example';
const href = (pathAndQuery: string): string | undefined => pageAddress(BASE, pathAndQuery)?.url.href;

describe('a page’s address', () => {
  it('is sorted, without parameters that the page does not read', () => {
    expect(href('/events?time=week&q=a&utm_source=x&fbclid=y')).toBe(`${BASE}/events?q=a&time=week`);
    expect(href('/events?anything=1')).toBe(`${BASE}/events`);
  });

  it('keeps picture parameters on picture pages only', () => {
    expect(href('/image-metadata?title=a&q=b&ref=c')).toBe(`${BASE}/image-metadata?title=a`);
    expect(href('/vi/image-rsvp-template?headline=a&name=b')).toBe(`${BASE}/vi/image-rsvp-template?headline=a&name=b`);
    expect(href('/events?title=a')).toBe(`${BASE}/events`);
  });

  it.each([
    ['/event/dem-nhac-1012?q=1&after=2&list=3&goOnTo=4&key=5&tab=6&thanks=t', '/event/dem-nhac-1012?thanks=t'],
    ['/vi/invite-rsvp/dem-nhac-1012?key=5&session=1', '/vi/invite-rsvp/dem-nhac-1012'],
    ['/payment/7?key=k1&q=1&tab=2&thanks=3', '/payment/7?key=k1'],
    ['/events?key=k1&goOnTo=%2F&list=unread&thanks=x', '/events'],
  ])('of an event cannot be multiplied by parameters of other pages: %s', (asked, own) => {
    expect(href(asked)).toBe(`${BASE}${own}`);
  });

  it('separates parameters that only the browser reads', () => {
    expect(pageAddress(BASE, '/?ref=ann&q=b&mobile=true')?.rest.toString()).toBe('ref=ann&mobile=true');
  });

  it.each([
    ['//evil.example/'],
    ['https://evil.example/'],
    ['/\\evil.example/events'],
    ['/a/..//evil.example/'],
    [`/${'x'.repeat(3_000)}`],
    [`/?q=${'x'.repeat(1_700)}`],
  ])('is refused when no page has it: %s', (path) => {
    expect(pageAddress(BASE, path)).toBeNull();
  });

  it('knows every parameter that pages read', () => {
    const sources = readdirSync('ui', { recursive: true, encoding: 'utf8' }).filter(
      (file) => /\.tsx?$/.test(file) && !file.includes('.test.'),
    );
    const texts = new Map(sources.map((file) => [file, readFileSync(`ui/${file}`, 'utf8')]));
    const all = [...texts.values()].join('\n');
    const asked = [...texts].flatMap(([file, source]) => {
      // The name is a literal, or a constant of the same file or an imported one.
      const constant = (given: string, text: string) => new RegExp(`const ${given} = '([^']+)'`).exec(text)?.[1];
      const named = (given: string): string =>
        /^'(.+)'$/.exec(given)?.[1] ?? constant(given, source) ?? constant(given, all) ?? given;
      return [...source.matchAll(/\b(?:query|searchParams)\.(?:get|has|getAll)\(\s*('[^']+'|\w+)/g)].map(
        ([, given = '']) => ({ file, name: named(given) }),
      );
    });
    expect(asked.length).toBeGreaterThan(10);
    const anywhere = new Set([...PAGE_PARAMETERS, ...VIEWER_PARAMETERS, ...EVENT_PARAMETERS, ...PAYMENT_PARAMETERS]);
    const known = (file: string): ReadonlySet<string> => {
      if (file.startsWith('screens/event/pictures/')) return PICTURE_PARAMETERS;
      if (file.startsWith('screens/event/event-page/')) return EVENT_PARAMETERS;
      if (file.startsWith('screens/sale/payment/')) return PAYMENT_PARAMETERS;
      return file.startsWith('bindings/') || file.endsWith('.view.ts')
        ? anywhere
        : new Set([...PAGE_PARAMETERS, ...VIEWER_PARAMETERS]);
    };
    expect(asked.filter(({ file, name }) => !known(file).has(name) && !file.startsWith('main/'))).toEqual([]);
  });
});

describe('a page that moved', () => {
  it('keeps the visitor’s parameters', () => {
    const rest = new URLSearchParams('ref=ann');
    expect(withRest('/event/right-1', rest)).toBe('/event/right-1?ref=ann');
    expect(withRest('/event/right-1?thanks=x#tickets', rest)).toBe('/event/right-1?thanks=x&ref=ann#tickets');
  });

  it('adds nothing to another site’s address, and nothing when there is nothing', () => {
    expect(withRest('https://elsewhere.example/', new URLSearchParams('ref=ann'))).toBe('https://elsewhere.example/');
    expect(withRest('/my-ticket', new URLSearchParams())).toBe('/my-ticket');
  });
});
