import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { instant } from '#domain/kernel/instant.ts';
import { anyEventName, anyNastyText } from '#test/arbitraries/text.arbitraries.ts';
import { contentDisposition } from './content-disposition.ts';
import {
  csvFileName,
  icsFileName,
  TRANSFER_QR,
  thanksImageName,
  ticketFileName,
  ticketsFileName,
  transferQrName,
} from './download-names.ts';
import { fileName } from './file-name.ts';

const SAFE = /^(?!\.)[^\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]+\.[a-z]+$/u;
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)\./i;

describe('a file name', () => {
  it.each([
    ['Báo cáo', 'Báo cáo.csv'],
    ['a/b\\c:d*e?f"g<h>i|j%k', 'a-b-c-d-e-f-g-h-i-j-k.csv'],
    ['../../etc/passwd', '-..-etc-passwd.csv'],
    ['.hidden. ', 'hidden.csv'],
    ['. ..both. ..', 'both.csv'],
    ['', 'data.csv'],
    [' . ', 'data.csv'],
    ['CON', '_CON.csv'],
    ['lpt1.old', '_lpt1.old.csv'],
    ['com¹', '_com¹.csv'],
    ['Contract', 'Contract.csv'],
    ['a\u202Egnp\n', 'a-gnp-.csv'],
    ['ộ'.normalize('NFD'), 'ộ.csv'],
    ['\uD800', '\uFFFD.csv'],
  ])('of %j is %j', (stem, name) => {
    expect(fileName(stem, 'csv', 'data')).toBe(name);
  });

  it('falls back to ’file’', () => {
    expect(fileName(' . ', 'pdf')).toBe('file.pdf');
  });

  it('is cut at 240 octets between characters, keeps its extension, and ends in no blank or dot', () => {
    expect(fileName('x'.repeat(300), 'csv', 'data')).toBe(`${'x'.repeat(236)}.csv`);
    expect(fileName('ộ'.repeat(300), 'csv', 'data')).toBe(`${'ộ'.repeat(78)}.csv`);
    expect(fileName(`${'x'.repeat(235)} yyy`, 'csv', 'data')).toBe(`${'x'.repeat(235)}.csv`);
  });

  it('is valid on every system', () => {
    fc.assert(
      fc.property(anyNastyText, anyEventName, (name, eventName) => {
        const names = [
          fileName(name, 'pdf'),
          csvFileName(name),
          icsFileName(eventName),
          ticketFileName(name, 'pdf'),
          ticketsFileName(name),
          thanksImageName({ name, eventName }),
        ];
        for (const each of names) {
          expect(each).toMatch(SAFE);
          expect(each).not.toMatch(DEVICE);
          expect(Buffer.byteLength(each)).toBeLessThanOrEqual(240 + 1);
        }
      }),
    );
  });
});

describe('the thank-you image', () => {
  it.each([
    ['Lan Ngô', 'Đêm nhạc: 1/2', 'thanks-Lan-Ngô-Đêm-nhạc--1-2.jpeg'],
    ['a_b', 'v1.2-x', 'thanks-a-b-v1.2-x.jpeg'],
    ['Ngô'.normalize('NFD'), '🎫', 'thanks-Ngô--.jpeg'],
    ['', '', 'thanks--.jpeg'],
  ])('of %j for %j is named %j [S7.8-02]', (name, eventName, expected) => {
    expect(thanksImageName({ name, eventName })).toBe(expected);
  });
});

describe('a bank transfer’s QR code', () => {
  it('is 200 pixels at level M, named by its time [S9-41]', () => {
    expect(TRANSFER_QR).toEqual({ size: 200, level: 'M' });
    expect(transferQrName(instant(1_795_176_000_123))).toBe('qr-code-1795176000123.png');
  });
});

describe('an .ics file', () => {
  it.each([
    ['Đêm nhạc ở Đà Lạt!', 'Đêm_nhạc_ở_Đà_Lạt.ics'],
    ['  a  -  b\tc_d ', 'a_b_c_d.ics'],
    ['Saigon Tech Week: AI & Data', 'Saigon_Tech_Week_AI_Data.ics'],
    ['🎫!?', 'event.ics'],
    ['', 'event.ics'],
    ['x'.repeat(51), `${'x'.repeat(50)}.ics`],
    ['𝐱'.repeat(51), `${'𝐱'.repeat(50)}.ics`],
    ['nul', '_nul.ics'],
  ])('of %j is named %j [S9-43]', (eventName, expected) => {
    expect(icsFileName(eventName)).toBe(expected);
  });
});

it('reports and tickets have names', () => {
  expect([
    csvFileName(null),
    csvFileName('Orders 20/11'),
    ticketFileName('ABCDEFGHJK', 'pdf'),
    ticketFileName('ABCDEFGHJK', 'png'),
  ]).toEqual(['data.csv', 'Orders 20-11.csv', 'ticket-ABCDEFGHJK.pdf', 'ticket-ABCDEFGHJK.png']);
});

describe('Content-Disposition', () => {
  it.each([
    ['data.csv', 'attachment; filename="data.csv"'],
    // RFC 6266, section 5, and RFC 5987, section 3.2.2, in capital hex digits; the ASCII names are ours.
    ['€ rates', 'attachment; filename="_ rates"; filename*=UTF-8\'\'%E2%82%AC%20rates'],
    ['£ and € rates', 'attachment; filename="_ and _ rates"; filename*=UTF-8\'\'%C2%A3%20and%20%E2%82%AC%20rates'],
    [
      'Đêm "nhạc".ics',
      'attachment; filename="Dem _nhac_.ics"; filename*=UTF-8\'\'%C4%90%C3%AAm%20%22nh%E1%BA%A1c%22.ics',
    ],
    ["a*'(b).c", 'attachment; filename="a*\'(b).c"'],
    ["é*'(b)", "attachment; filename=\"e*'(b)\"; filename*=UTF-8''%C3%A9%2A%27%28b%29"],
    ['50%', 'attachment; filename="50_"; filename*=UTF-8\'\'50%25'],
    ['a\\b', 'attachment; filename="a_b"; filename*=UTF-8\'\'a%5Cb'],
  ])('%j', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });

  it('is one line of printable ASCII and round-trips the name', () => {
    fc.assert(
      fc.property(anyNastyText, (name) => {
        const header = contentDisposition(name);
        expect(header).toMatch(
          /^attachment; filename="[ !#-[\]-~]*"(?:; filename\*=UTF-8''[A-Za-z0-9!#$&+.^_`|~%-]*)?$/,
        );
        const [, ascii = '', extended] = /filename="([^"]*)"(?:; filename\*=UTF-8''(.*))?/.exec(header) ?? [];
        expect(extended === undefined ? ascii : decodeURIComponent(extended)).toBe(name.toWellFormed());
      }),
    );
  });
});
