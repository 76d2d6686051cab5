import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTlv, writeTlv } from './tlv.ts';

const id = fc.nat({ max: 99 }).map((number) => String(number).padStart(2, '0'));
const value = fc.string({ minLength: 1, maxLength: 99, unit: fc.constantFrom(...'ABCxyz 0189') });

describe('fields of an EMV QR code', () => {
  it('what is written is read again, in its order', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(id, value), { selector: ([one]) => one, maxLength: 8 }), (fields) => {
        const read = readTlv(fields.map(([one, text]) => writeTlv(one, text)).join(''));
        expect(read.ok && [...read.value]).toEqual(fields);
      }),
    );
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
  ])('%j is broken at %d', (text, at) => {
    expect(readTlv(text)).toEqual({ ok: false, refusal: { kind: 'BROKEN_FIELD', at } });
  });

  it('no field stands twice', () => {
    expect(readTlv('0001a0001b')).toEqual({ ok: false, refusal: { kind: 'DUPLICATE_FIELD', id: '00' } });
  });
});
