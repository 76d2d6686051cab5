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

  it.each([
    [
      'pretix’s check-in list',
      '"Order code","Attendee name","Attendee name: Given name","Attendee name: Family name","Product","Price",' +
        '"Checked in","Checked out","Automatically checked in","Secret","E-mail","Phone number","Company"\r\n' +
        '"A3B7C","Lan Ngô","Lan","Ngô","Vé thường","200000.00","","","No","hq3x","lan@a.vn","",""\r\n' +
        '"D9F2K","Minh Phạm","Minh","Phạm","Vé thường","200000.00","","","No","k2vv","minh@a.vn","",""\r\n',
    ],
    [
      'pretix’s order positions, whose attendees may have an address of their own',
      'Event slug;Order code;Position ID;Status;Email;Phone number;Order date;Product;Price;Attendee name;' +
        'Attendee email;Company\r\n' +
        'nhac;A3B7C;1;Paid;mua@a.vn;;2026-11-20;Vé thường;200000.00;Lan Ngô;lan@a.vn;\r\n' +
        'nhac;D9F2K;1;Paid;minh@a.vn;;2026-11-20;Vé thường;200000.00;Minh Phạm;;\r\n',
    ],
    [
      'Eventbrite’s attendees, beside their buyer',
      'Order No.,Order Date,First Name,Last Name,Email,Quantity,Ticket Type,Order Type,Total Paid,Event Name,' +
        'Buyer First Name,Buyer Last Name,Buyer Email\n' +
        '1001,2026-11-20 10:15:00,Lan,Ngô,lan@a.vn,1,Vé thường,Free Order,0.00,Đêm nhạc,Hoa,Vũ,hoa@a.vn\n' +
        '1002,2026-11-20 11:20:00,Minh,Phạm,minh@a.vn,1,Vé thường,Free Order,0.00,Đêm nhạc,Hoa,Vũ,hoa@a.vn\n',
    ],
    [
      'Eventbrite’s older attendee report',
      '"Attendee #","Date","Last Name","First Name","Email","QTY","Ticket Type","Order #","Attendee Status"\n' +
        '"1","Nov 20, 2026","Ngô","Lan","lan@a.vn","1","Vé thường","1001","Attending"\n' +
        '"2","Nov 20, 2026","Phạm","Minh","minh@a.vn","1","Vé thường","1002","Attending"\n',
    ],
  ])('read %s', (_what, text) => {
    expect(readGuestFile(text)).toEqual({
      ok: true,
      value: {
        guests: [
          { name: 'Lan Ngô', email: 'lan@a.vn' },
          { name: 'Minh Phạm', email: 'minh@a.vn' },
        ],
        unread: [],
      },
    });
  });

  it('take a name from one column rather than from two', () => {
    expect(readGuestFile('Email,First Name,Last Name,Name\nlan@a.vn,Lan,Ngô,Ngô Thị Lan')).toMatchObject({
      value: { guests: [{ name: 'Ngô Thị Lan', email: 'lan@a.vn' }] },
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
    ['email,first name\na@b.vn,Mai', { kind: 'COLUMN_MISSING' }],
    ['first name,last name\nMai,Ngô', { kind: 'COLUMN_MISSING' }],
    [`name,email\n${'Mai,mai@a.vn\n'.repeat(501)}`, { kind: 'TOO_MANY_ROWS', max: 500 }],
  ])('case %# is refused as a whole', (text, refusal) => {
    expect(readGuestFile(text)).toEqual({ ok: false, refusal });
  });
});
