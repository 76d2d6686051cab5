import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readGuestFile, readPastedGuests } from './read-guest-list.ts';

describe('pasted guests', () => {
  it.each([
    ['mai@a.vn', [{ name: 'mai', email: 'mai@a.vn' }]],
    ['Trần Mai <mai@a.vn>', [{ name: 'Trần Mai', email: 'mai@a.vn' }]],
    ['"Trần Mai" <mai@a.vn>;', [{ name: 'Trần Mai', email: 'mai@a.vn' }]],
    ['Trần Mai, mai@a.vn', [{ name: 'Trần Mai', email: 'mai@a.vn' }]],
    ['mai@a.vn\tTrần Mai', [{ name: 'Trần Mai', email: 'mai@a.vn' }]],
    [
      'mai@a.vn, Minh <minh@a.vn>; lan.vu@a.vn\r\n\r\nAn an@a.vn',
      [
        { name: 'mai', email: 'mai@a.vn' },
        { name: 'Minh', email: 'minh@a.vn' },
        { name: 'lan.vu', email: 'lan.vu@a.vn' },
        { name: 'An', email: 'an@a.vn' },
      ],
    ],
    [' nobody \n', [{ name: '', email: 'nobody' }]],
    [' \n', []],
  ])('%j', (text, guests) => {
    expect(readPastedGuests(text)).toEqual(guests);
  });

  it('lose no address', () => {
    const address = fc.stringMatching(/^[a-z]{1,6}@[a-z]{1,6}\.vn$/);
    fc.assert(
      fc.property(
        fc.array(address, { minLength: 1 }),
        fc.constantFrom('\n', ', ', ';', '\r\n'),
        (addresses, between) => {
          expect(readPastedGuests(addresses.join(between)).map(({ email }) => email)).toEqual(addresses);
        },
      ),
    );
  });
});

describe('guests from a file', () => {
  it('accept columns in any order and either language, and report malformed rows', () => {
    expect(readGuestFile('Email,Họ Tên\r\nmai@a.vn,Trần Mai\r\nonly one\r\n,\r\n')).toEqual({
      ok: true,
      value: {
        guests: [
          { name: 'Trần Mai', email: 'mai@a.vn' },
          { name: '', email: '' },
        ],
        unread: [{ line: 3, expected: 2, given: 1 }],
      },
    });
    expect(readGuestFile('name,company,email\nMai,X,mai@a.vn')).toMatchObject({
      ok: true,
      value: { guests: [{ name: 'Mai', email: 'mai@a.vn' }] },
    });
  });

  it.each([
    ['semicolons', 'Name;E-mail\r\nTrần Mai;mai@a.vn\r\n'],
    ['tabs', 'Name\tEmail address\nTrần Mai\tmai@a.vn'],
    ['E-mail as a heading', 'E-Mail,Họ và tên\nmai@a.vn,Trần Mai'],
    ['one stray quote', 'name,email\n"Trần Mai,mai@a.vn'],
    ['a quote left behind', 'name,"email"\nTrần Mai",mai@a.vn'],
  ])('reads a file with %s', (_what, text) => {
    expect(readGuestFile(text)).toEqual({
      ok: true,
      value: { guests: [{ name: 'Trần Mai', email: 'mai@a.vn' }], unread: [] },
    });
  });

  it('names the line that a stray quote spoils, and reads the others', () => {
    expect(readGuestFile('name,email\n"Trần, Mai,mai@a.vn\n"Lan",lan@a.vn\n')).toEqual({
      ok: true,
      value: { guests: [{ name: 'Lan', email: 'lan@a.vn' }], unread: [{ line: 2, expected: 2, given: 3 }] },
    });
  });

  it.each([
    ['', { kind: 'EMPTY' }],
    ['email,phone\na@b.vn,1', { kind: 'COLUMN_MISSING' }],
    [`name,email\n${'Mai,mai@a.vn\n'.repeat(501)}`, { kind: 'TOO_MANY_ROWS', max: 500 }],
  ])('case %# is refused as a whole', (text, refusal) => {
    expect(readGuestFile(text)).toEqual({ ok: false, refusal });
  });
});
