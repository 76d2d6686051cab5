import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dong } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import { anyWalletCommand } from '#test/arbitraries/reward.arbitraries.ts';
import { evolveWallet } from '#test/builders/a-wallet.ts';
import { given } from '#test/builders/given.ts';
import { debtOf, decideWallet, EMPTY_WALLET, type Wallet, type WalletCommand, type WalletLine } from './wallet.ts';

const wallet = given(evolveWallet, EMPTY_WALLET);
const asked = (command: WalletCommand) => (state: Wallet) => decideWallet(state, command);
const line = (because: WalletLine['because'], change: number, unit: WalletLine['unit'] = 'VND'): WalletLine => ({
  because,
  unit,
  change,
});

describe('a wallet', () => {
  it('receives refunds and rewards, and spends only what it has', () => {
    wallet()
      .when(asked({ kind: 'ADD_REFUND', unit: 'VND', amount: dong(100) }))
      .thenHappens(line('REFUND', 100))
      .when(asked({ kind: 'ADD_REWARD', unit: 'POINT', amount: points(7) }))
      .thenHappens(line('REWARD', 7, 'POINT'))
      .when(asked({ kind: 'SPEND', unit: 'VND', amount: dong(101) }))
      .thenRefused({ code: 'BALANCE_TOO_LOW', unit: 'VND', missing: 1 })
      .when(asked({ kind: 'SPEND', unit: 'POINT', amount: points(8) }))
      .thenRefused({ code: 'BALANCE_TOO_LOW', unit: 'POINT', missing: 1 })
      .when(asked({ kind: 'SPEND', unit: 'VND', amount: dong(100) }))
      .thenHappens(line('SPENT', -100))
      .when(asked({ kind: 'SPEND', unit: 'POINT', amount: points(0) }))
      .thenRefused({ code: 'NO_AMOUNT' });
  });

  it('converts dong to points at par', () => {
    wallet(line('REWARD', 50))
      .when(asked({ kind: 'CONVERT', amount: dong(51) }))
      .thenRefused({ code: 'BALANCE_TOO_LOW', unit: 'VND', missing: 1 })
      .when(asked({ kind: 'CONVERT', amount: dong(20) }))
      .thenHappens(line('CONVERTED', -20), line('CONVERTED', 20, 'POINT'));
  });

  it('reserves one withdrawal at a time, returned or paid in full', () => {
    const setAside = wallet(line('REWARD', 50))
      .when(asked({ kind: 'SET_ASIDE', amount: dong(51) }))
      .thenRefused({ code: 'BALANCE_TOO_LOW', unit: 'VND', missing: 1 })
      .when(asked({ kind: 'SET_ASIDE', amount: dong(30) }))
      .thenHappens(line('SET_ASIDE', -30))
      .when(asked({ kind: 'SET_ASIDE', amount: dong(1) }))
      .thenRefused({ code: 'ALREADY_SET_ASIDE' });
    expect(setAside.state).toEqual({ VND: 20, POINT: 0, setAside: 30 });
    const back = setAside.when(asked({ kind: 'PUT_BACK' })).thenHappens(line('PUT_BACK', 30));
    expect(back.state).toEqual({ VND: 50, POINT: 0, setAside: 0 });
    back.when(asked({ kind: 'PUT_BACK' })).thenRefused({ code: 'NOTHING_SET_ASIDE' });
    const out = setAside.when(asked({ kind: 'PAY_OUT' })).thenHappens(line('PAID_OUT', 0));
    expect(out.state).toEqual({ VND: 20, POINT: 0, setAside: 0 });
    out.when(asked({ kind: 'PAY_OUT' })).thenRefused({ code: 'NOTHING_SET_ASIDE' });
  });

  it('owes a revoked reward that was spent, which blocks withdrawals', () => {
    const inDebt = wallet(line('REWARD', 50))
      .when(asked({ kind: 'TAKE_REWARD_BACK', unit: 'POINT', amount: points(5) }))
      .thenHappens(line('REWARD_TAKEN_BACK', -5, 'POINT'))
      .when(asked({ kind: 'SET_ASIDE', amount: dong(10) }))
      .thenRefused({ code: 'BALANCE_NEGATIVE', unit: 'POINT', owed: 5 })
      .when(asked({ kind: 'CONVERT', amount: dong(5) }))
      .thenHappens(line('CONVERTED', -5), line('CONVERTED', 5, 'POINT'));
    expect(debtOf(inDebt.state)).toBe(null);
    inDebt
      .when(asked({ kind: 'SET_ASIDE', amount: dong(10) }))
      .thenHappens(line('SET_ASIDE', -10))
      .when(asked({ kind: 'TAKE_REWARD_BACK', unit: 'VND', amount: dong(90) }))
      .thenHappens(line('REWARD_TAKEN_BACK', -90));
    expect(debtOf({ VND: dong(-3), POINT: points(-1) })).toEqual({ unit: 'VND', owed: 3 });
  });

  it('becomes negative only by revoked rewards; dong are in the balance or reserved, and points never become money [S1-50]', () => {
    fc.assert(
      fc.property(fc.array(anyWalletCommand, { maxLength: 20 }), (commands) => {
        let state = EMPTY_WALLET;
        for (const command of commands) {
          const decided = decideWallet(state, command);
          const before = state;
          state = (decided.ok ? decided.value : []).reduce(evolveWallet, state);
          expect(state.setAside).toBeGreaterThanOrEqual(0);
          for (const unit of ['VND', 'POINT'] as const) {
            if (command.kind !== 'TAKE_REWARD_BACK' && state[unit] < before[unit])
              expect(state[unit]).toBeGreaterThanOrEqual(0);
          }
          if (command.kind === 'SET_ASIDE' || command.kind === 'PUT_BACK')
            expect(state.VND + state.setAside).toBe(before.VND + before.setAside);
          if (state.POINT < before.POINT) expect(state.VND).toBe(before.VND);
          if (command.kind === 'CONVERT') expect(state.VND + state.POINT).toBe(before.VND + before.POINT);
        }
      }),
    );
  });
});
