import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTlv } from '#test/standards/read-tlv.ts';
import { crc16, writeTlv } from './emv-qr.ts';

const id = fc.nat({ max: 99 }).map((number) => String(number).padStart(2, '0'));
const value = fc.string({ minLength: 1, maxLength: 99, unit: fc.constantFrom(...'ABCxyz 0189') });

describe('fields of an EMV QR code', () => {
  it('round-trips in order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(id, value), { selector: ([one]) => one, maxLength: 8 }), (fields) => {
        const read = readTlv(fields.map(([one, text]) => writeTlv(one, text)).join(''));
        expect(read.ok && [...read.value]).toEqual(fields);
      }),
    );
  });

  // The same example of Brazil's central bank as in crc16.test.ts.
  it('reads a published code of another country', () => {
    const published =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
    const fields = readTlv(published);
    expect(fields.ok && [...fields.value]).toEqual([
      ['00', '01'],
      ['26', '0014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-426655440000'],
      ['52', '0000'],
      ['53', '986'],
      ['58', 'BR'],
      ['59', 'Fulano de Tal'],
      ['60', 'BRASILIA'],
      ['62', '0503***'],
      ['63', '1D3D'],
    ]);
  });

  it.each([
    ['0', 0],
    ['00', 0],
    ['000', 0],
    ['0000', 0],
    ['0003ab', 0],
    ['0002ab0', 6],
    ['0002ab01', 6],
    ['XX02ab', 0],
    ['00XXab', 0],
    ['00 2ab', 0],
    ['0002ab1', 6],
  ])('%j is malformed at %d', (text, at) => {
    expect(readTlv(text)).toEqual({ ok: false, refusal: { kind: 'BROKEN_FIELD', at } });
  });

  it('refuses repeated fields', () => {
    expect(readTlv('0001a0001b')).toEqual({ ok: false, refusal: { kind: 'DUPLICATE_FIELD', id: '00' } });
  });
});

describe('CRC-16/CCITT-FALSE', () => {
  // The check value of the algorithm in the public catalogue of CRC algorithms (reveng.sourceforge.io,
  // CRC-16/IBM-3740).
  it('of 123456789 is 29B1', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  // The example of Brazil's central bank for its BR Code, an EMV QR code as ours (bcb.gov.br, ManualBRCode.pdf).
  it('of a published EMV code matches its last field', () => {
    const published =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
    expect(crc16(published.slice(0, -4))).toBe(published.slice(-4));
  });

  it('of an empty text is the initial value', () => {
    expect(crc16('')).toBe('FFFF');
  });

  it('keeps leading zeros, in upper case', () => {
    const values = Array.from({ length: 2_000 }, (_, number) => crc16(String(number)));
    expect(values.filter((value) => !/^[0-9A-F]{4}$/.test(value))).toEqual([]);
    expect(values.some((value) => value.startsWith('0'))).toBe(true);
  });
});
