import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PAGE_PARAMETERS, PICTURE_PARAMETERS, pageAddress, withRest } from './page-address.ts';

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
    const known = (file: string) => (file.startsWith('screens/event/pictures/') ? PICTURE_PARAMETERS : PAGE_PARAMETERS);
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
