import { describe, expect, it } from 'vitest';
import { crc16 } from './crc16.ts';

describe('CRC-16/CCITT-FALSE', () => {
  // The check value of the algorithm in the public catalogue of CRC algorithms (reveng.sourceforge.io,
  // CRC-16/IBM-3740).
  it('of 123456789 is 29B1', () => {
    expect(crc16('123456789')).toBe('29B1');
  });

  // The example of Brazil's central bank for its BR Code, an EMV QR code as ours (bcb.gov.br, ManualBRCode.pdf).
  it('of a published EMV code is what stands at its end', () => {
    const published =
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865802BR5913Fulano de Tal6008BRASILIA62070503***63041D3D';
    expect(crc16(published.slice(0, -4))).toBe(published.slice(-4));
  });

  it('of nothing is its start value', () => {
    expect(crc16('')).toBe('FFFF');
  });

  it('keeps its leading zeros and is upper case', () => {
    const values = Array.from({ length: 2_000 }, (_, number) => crc16(String(number)));
    expect(values.filter((value) => !/^[0-9A-F]{4}$/.test(value))).toEqual([]);
    expect(values.some((value) => value.startsWith('0'))).toBe(true);
  });
});
