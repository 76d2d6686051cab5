import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { readContentLine, writeContentLine } from './content-line.ts';
import { icalText } from './ical-text.ts';

describe('a content line', () => {
  it.each([
    // RFC 6868, sections 3.1 and 3.2.
    [
      'ATTENDEE;CN="George Herman ^\'Babe^\' Ruth":mailto:babe@example.com',
      { name: 'ATTENDEE', parameters: { CN: 'George Herman "Babe" Ruth' }, value: 'mailto:babe@example.com' },
    ],
    [
      'GEO;X-ADDRESS="Pittsburgh Pirates^n115 Federal St^nPittsburgh, PA 15212":40.446816;-80.00566',
      {
        name: 'GEO',
        parameters: { 'X-ADDRESS': 'Pittsburgh Pirates\n115 Federal St\nPittsburgh, PA 15212' },
        value: '40.446816;-80.00566',
      },
    ],
    // After the inline attachment of RFC 5545, section 3.1.3, in small letters and shortened; what follows is ours.
    [
      'attach;FMTTYPE=text/plain;ENCODING=BASE64;VALUE=BINARY:VGhlIHF1aWNrIGJyb3du',
      {
        name: 'ATTACH',
        parameters: { FMTTYPE: 'text/plain', ENCODING: 'BASE64', VALUE: 'BINARY' },
        value: 'VGhlIHF1aWNrIGJyb3du',
      },
    ],
    ['SUMMARY:', { name: 'SUMMARY', parameters: {}, value: '' }],
    ['X-A;b=:c:d;e', { name: 'X-A', parameters: { B: '' }, value: 'c:d;e' }],
    ['A;B=^^^x^:c', { name: 'A', parameters: { B: '^^x^' }, value: 'c' }],
  ])('%s', (line, read) => {
    expect(readContentLine(line)).toEqual(read);
  });

  it.each([
    '',
    'SUMMARY',
    ':x',
    'A B:c',
    'A;B:c',
    'A;B=c',
    'A;B="c:d',
    'A;B=c"d:e',
    'A;=b:c',
    'A;B=c;B=d:e',
    'A;B=c,d:e',
    'A:b\u0000',
    'A;B="c\u0007":d',
    'A:b\nC:d',
  ])('%j is none', (line) => {
    expect(readContentLine(line)).toBeNull();
  });

  it('quotes a parameter only when it must', () => {
    const line = (cn: string) => writeContentLine({ name: 'ATTENDEE', parameters: { CN: cn }, value: 'x' });
    expect([line('Lan'), line('Ngô, Lan'), line('a;b'), line('a:b'), line('"a"^\nb')]).toEqual([
      'ATTENDEE;CN=Lan:x',
      'ATTENDEE;CN="Ngô, Lan":x',
      'ATTENDEE;CN="a;b":x',
      'ATTENDEE;CN="a:b":x',
      "ATTENDEE;CN=^'a^'^^^nb:x",
    ]);
  });

  it('comes back as it was, whatever a parameter holds', () => {
    fc.assert(
      fc.property(anyNastyText, anyNastyText, (name, email) => {
        const parameters = { CN: name, EMAIL: email };
        expect(readContentLine(writeContentLine({ name: 'ATTENDEE', parameters, value: 'mailto:a@b.vn' }))).toEqual({
          name: 'ATTENDEE',
          parameters: { CN: icalText(name), EMAIL: icalText(email) },
          value: 'mailto:a@b.vn',
        });
      }),
    );
  });
});
