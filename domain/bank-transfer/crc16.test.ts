import { describe, expect, it } from 'vitest';
import { crc16 } from './crc16.ts';

describe('CRC-16/CCITT-FALSE', () => {
  // The check value of the algorithm in the public catalogue of CRC algorithms (reveng.sourceforge.io, CRC-16/IBM-3740).
  it('of 123456789 is 29B1', () => {
    expect(crc16('123456789')).toBe('29B1');
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
