import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { readContentLine } from '#test/standards/read-content-line.ts';
import { readIcalText } from '#test/standards/read-ical-text.ts';
import { unfoldLines } from '#test/standards/unfold-lines.ts';
import { foldLine, icalText, writeContentLine, writeIcalText } from './icalendar-lines.ts';

describe('iCalendar text', () => {
  it.each([
    // RFC 5545, 3.3.11.
    [
      'Project XYZ Final Review\nConference Room - 3B\nCome Prepared.',
      'Project XYZ Final Review\\nConference Room - 3B\\nCome Prepared.',
    ],
    // RFC 5545, section 4: the first example.
    ['Atlanta World Congress Center\nAtlanta, Georgia', 'Atlanta World Congress Center\\nAtlanta\\, Georgia'],
    ['C:\\new; a:b "c"', 'C:\\\\new\\; a:b "c"'],
    ['', ''],
  ])('%j is written %j', (text, value) => {
    expect(writeIcalText(text)).toBe(value);
    expect(readIcalText(value)).toBe(text);
  });

  it('normalises line breaks and drops controls except tab', () => {
    expect(icalText('a\r\nb\rc\nd\te\u0000\u007f\u0085\uD800')).toBe('a\nb\nc\nd\te\uFFFD');
  });

  it('accepts an upper-case line break escape', () => {
    expect(readIcalText('a\\Nb')).toBe('a\nb');
  });

  it.each(['a;b', 'a,b', '\\', 'a\\', '\\t', '\\\\\\'])('refuses %j', (value) => {
    expect(readIcalText(value)).toBeNull();
  });

  it('round-trips within one line', () => {
    fc.assert(
      fc.property(anyNastyText, (text) => {
        const value = writeIcalText(text);
        expect(readIcalText(value)).toBe(icalText(text));
        expect(value).not.toMatch(/[^\P{Cc}\t]/u);
      }),
    );
  });
});

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
  ])('refuses %j', (line) => {
    expect(readContentLine(line)).toBeNull();
  });

  it('quotes a parameter only if needed', () => {
    const line = (cn: string) => writeContentLine({ name: 'ATTENDEE', parameters: { CN: cn }, value: 'x' });
    expect([line('Lan'), line('Ngô, Lan'), line('a;b'), line('a:b'), line('"a"^\nb')]).toEqual([
      'ATTENDEE;CN=Lan:x',
      'ATTENDEE;CN="Ngô, Lan":x',
      'ATTENDEE;CN="a;b":x',
      'ATTENDEE;CN="a:b":x',
      "ATTENDEE;CN=^'a^'^^^nb:x",
    ]);
  });

  it('round-trips any parameter', () => {
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

describe('folded lines', () => {
  it('start above 75 octets', () => {
    expect(foldLine('x'.repeat(75))).toBe(`${'x'.repeat(75)}\r\n`);
    expect(foldLine('x'.repeat(76))).toBe(`${'x'.repeat(75)}\r\n x\r\n`);
    expect(foldLine('x'.repeat(75 + 74 + 1))).toBe(`${'x'.repeat(75)}\r\n ${'x'.repeat(74)}\r\n x\r\n`);
    expect(foldLine('')).toBe('\r\n');
  });

  it('count octets and split no character', () => {
    expect(foldLine('ộ'.repeat(26))).toBe(`${'ộ'.repeat(25)}\r\n ộ\r\n`);
    expect(foldLine(`${'x'.repeat(72)}🎫`)).toBe(`${'x'.repeat(72)}\r\n 🎫\r\n`);
  });

  it('unfold as in RFC 5545, 3.1', () => {
    expect(unfoldLines('DESCRIPTION:This is a lo\r\n ng description\r\n  that exists on a long line.\r\n')).toEqual([
      'DESCRIPTION:This is a long description that exists on a long line.',
    ]);
    expect(unfoldLines('A:b\r\n\tc\r\nD:e\r\n')).toEqual(['A:bc', 'D:e']);
  });

  it.each(['', 'A:b', 'A:b\n', 'A:b\nC:d\r\n', 'A:b\rC\r\n', `${'x'.repeat(76)}\r\n`, `A\r\n ${'ộ'.repeat(25)}\r\n`])(
    'refuses the folding %j',
    (text) => {
      expect(unfoldLines(text)).toBeNull();
    },
  );

  it('round-trip within 75 octets', () => {
    fc.assert(
      fc.property(fc.array(anyNastyText, { maxLength: 4 }), (texts) => {
        const line = texts
          .join(' ')
          .toWellFormed()
          .replaceAll(/\p{Cc}/gu, '');
        const folded = foldLine(line);
        expect(unfoldLines(folded)).toEqual([line]);
        for (const part of folded.split('\r\n')) {
          expect(Buffer.byteLength(part)).toBeLessThanOrEqual(75);
          expect(part.isWellFormed()).toBe(true);
        }
      }),
    );
  });
});
