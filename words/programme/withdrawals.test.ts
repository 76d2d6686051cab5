import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { WITHDRAWAL_STATUSES, type WithdrawalRefusal } from '#domain/programme/withdrawal.ts';
import { NOW } from '#test/builders/moments.ts';
import { WITHDRAWAL_CREATED, WITHDRAWAL_FAILED, WITHDRAWAL_STATUSES_SAID, withdrawalSentence } from './withdrawals.ts';

const EVERY: readonly WithdrawalRefusal[] = [
  { code: 'AMOUNT_REQUIRED' },
  { code: 'RECEIVING_ACCOUNT_REQUIRED' },
  { code: 'WITHDRAWAL_PENDING' },
  ...([null, 'PENDING', 'REJECTED'] as const).map((status) => ({ code: 'KYC_REQUIRED', status }) as const),
  { code: 'BANK_ACCOUNT_REQUIRED' },
  { code: 'SECOND_FACTOR_REQUIRED', step: 'ASK' },
  { code: 'SECOND_FACTOR_REQUIRED', step: 'SET_UP_FIRST' },
  { code: 'BALANCE_NEGATIVE', unit: 'VND', owed: 1_500 },
  { code: 'BALANCE_NEGATIVE', unit: 'POINT', owed: 1_500 },
  { code: 'MORE_THAN_AVAILABLE', available: dong(1_250_000) },
  { code: 'NOT_MATURED', available: dong(1_250_000), from: NOW },
  { code: 'REFUNDS_DUE', eventName: 'Đêm nhạc Trịnh' },
  { code: 'BELOW_MINIMUM', minimum: dong(50_000) },
  { code: 'NOTHING_AFTER_FEE', fee: dong(11_000) },
];

describe('withdrawal texts', () => {
  it('have a sentence per refusal in both languages', () => {
    const said = EVERY.map(withdrawalSentence);
    for (const language of ['en', 'vi'] as const)
      expect(new Set(said.map((sentence) => sentence[language])).size).toBe(EVERY.length);
    expect(said.map(({ en, vi }) => `${en}${vi}`).join('')).not.toMatch(/undefined|NaN|object/);
  });

  it('quote the specification', () => {
    expect(withdrawalSentence({ code: 'AMOUNT_REQUIRED' }).en).toBe('Please enter the withdrawal amount');
    expect(withdrawalSentence({ code: 'RECEIVING_ACCOUNT_REQUIRED' }).en).toBe('Please select a receiving account');
    expect(withdrawalSentence({ code: 'WITHDRAWAL_PENDING' }).en).toBe(
      "You've already submitted a withdrawal request. Please wait for your current request to be processed before creating a new one.",
    );
    expect(WITHDRAWAL_CREATED.en).toBe('Withdrawal request created successfully');
    expect(WITHDRAWAL_FAILED.en).toBe('Failed to create withdrawal request');
  });

  it('format amounts by language', () => {
    const { en, vi } = withdrawalSentence({ code: 'MORE_THAN_AVAILABLE', available: dong(1_250_000) });
    expect([en.includes('1,250,000'), vi.includes('1.250.000')]).toEqual([true, true]);
    for (const unit of ['VND', 'POINT'] as const) {
      const debt = withdrawalSentence({ code: 'BALANCE_NEGATIVE', unit, owed: 1_500 });
      expect([debt.en.includes('1,500'), debt.vi.includes('1.500')]).toEqual([true, true]);
    }
  });

  it('name every status differently', () => {
    expect(new Set(WITHDRAWAL_STATUSES.map((status) => WITHDRAWAL_STATUSES_SAID[status].vi)).size).toBe(
      WITHDRAWAL_STATUSES.length,
    );
  });
});
