import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDescription, writeDescription } from './description-html.ts';
import { completeUrl } from './edit-description.ts';

describe('a link in a description', () => {
  it.each([
    ['b.vn', 'https://b.vn'],
    ['b.vn:8080/a', 'https://b.vn:8080/a'],
    [' HTTPS://b.vn ', 'HTTPS://b.vn'],
    ['mai@b.vn', 'mailto:mai@b.vn'],
    ['mailto:mai@b.vn', 'mailto:mai@b.vn'],
    ['', ''],
    ['javascript:alert(1)', null],
    ['JavaScript:alert("a@b.vn")', null],
    ['data:text/html,x', null],
    ['vbscript:x', null],
    ['https:b', null],
    ['two words', null],
  ])('%j is completed to %j', (typed, url) => {
    expect(completeUrl(typed)).toBe(url);
  });

  it('never runs a script, whatever is typed', () => {
    const scheme = fc.constantFrom('javascript:', 'JAVASCRIPT:', ' javascript:', 'java\tscript:', 'data:', 'blob:', '');
    fc.assert(
      fc.property(scheme, fc.string(), (start, rest) => {
        const url = completeUrl(start + rest);
        if (url !== null && url !== '') expect(['https:', 'http:', 'mailto:']).toContain(new URL(url).protocol);
        else expect([null, '']).toContain(url);
      }),
    );
  });

  it('keeps its text only when it was stored with another scheme', () => {
    const nodes = readDescription('<p><a href="javascript:alert(1)">here</a> <a href="https://b.vn">there</a></p>');
    expect(writeDescription(nodes)).toBe('<p>here <a href="https://b.vn">there</a></p>');
    expect(JSON.stringify(nodes)).not.toContain('javascript:');
  });
});
