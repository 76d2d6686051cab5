import { describe, expect, it } from 'vitest';
import { integritySentence } from './integrity-problems.ts';

const CHECKS = [
  'OVERSOLD',
  'RESERVED_COUNTER',
  'SOLD_COUNTER',
  'TICKETS',
  'SEATS_OF_LINE',
  'SEAT_HOLDER',
  'SEAT_OF_TICKET',
  'RECEIPTS',
  'MONEY_IN',
  'PAID_ORDERS',
  'LEDGER_SALES',
  'LEDGER_MONEY',
  'LEDGER_REWARDS',
  'LEDGER_POINTS',
  'LEDGER_WALLET',
  'LEDGER_REVENUE',
] as const;
/** What is told without numbers. */
const WITHOUT_SIDES: readonly string[] = ['PAID_ORDERS', 'SEAT_HOLDER', 'SEAT_OF_TICKET'];

describe('integrity problems', () => {
  it.each(CHECKS)('names both figures of %s in both languages', (check) => {
    const en = integritySentence({ check, expected: 1_200, found: 3_400 }, 'en');
    const vi = integritySentence({ check, expected: 1_200, found: 3_400 }, 'vi');
    if (!WITHOUT_SIDES.includes(check))
      expect([en.includes('1,200') && en.includes('3,400'), vi.includes('1.200') && vi.includes('3.400')]).toEqual([
        true,
        true,
      ]);
    expect(en).not.toBe(vi);
    expect(`${en}${vi}`).not.toMatch(/undefined|NaN/);
  });
});
