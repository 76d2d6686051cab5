import { type Dong, ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS, type Points, pointsWorth } from '#domain/kernel/money/points.ts';
import { never } from '#domain/kernel/never.ts';
import { ok, type Result, refused } from '#domain/kernel/result.ts';

export type WalletUnit = 'VND' | 'POINT';
export const WALLET_UNITS = ['VND', 'POINT'] as const satisfies readonly WalletUnit[];

/** An account's balances. Revoking a spent reward makes one negative. */
export type Wallet = {
  readonly VND: Dong;
  readonly POINT: Points;
  /** Dong reserved for a pending withdrawal. */
  readonly setAside: Dong;
};

export const EMPTY_WALLET: Wallet = { VND: ZERO, POINT: NO_POINTS, setAside: ZERO };

type InUnit = { readonly unit: 'VND'; readonly amount: Dong } | { readonly unit: 'POINT'; readonly amount: Points };

/** Only refunds and rewards add to a wallet; nobody can pay in. [design] */
export type WalletCommand =
  | ({ readonly kind: 'ADD_REFUND' } & InUnit)
  | ({ readonly kind: 'ADD_REWARD' } & InUnit)
  | ({ readonly kind: 'TAKE_REWARD_BACK' } & InUnit)
  | ({ readonly kind: 'SPEND' } & InUnit)
  /** Dong to points. [S9-34] */
  | { readonly kind: 'CONVERT'; readonly amount: Dong }
  | { readonly kind: 'SET_ASIDE'; readonly amount: Dong }
  | { readonly kind: 'PUT_BACK' }
  | { readonly kind: 'PAY_OUT' };

/** `change`: signed, in the line's unit. */
export type WalletLine = {
  readonly because:
    | 'REFUND'
    | 'REWARD'
    | 'REWARD_TAKEN_BACK'
    | 'SPENT'
    | 'CONVERTED'
    | 'SET_ASIDE'
    | 'PUT_BACK'
    | 'PAID_OUT';
  readonly unit: WalletUnit;
  readonly change: number;
};

type WalletRefusal =
  | { readonly code: 'NO_AMOUNT' }
  | { readonly code: 'BALANCE_TOO_LOW'; readonly unit: WalletUnit; readonly missing: number }
  | ({ readonly code: 'BALANCE_NEGATIVE' } & Debt)
  | { readonly code: 'ALREADY_SET_ASIDE' }
  | { readonly code: 'NOTHING_SET_ASIDE' };

type Decision = Result<readonly WalletLine[], WalletRefusal>;

const added = (because: WalletLine['because'], unit: WalletUnit, change: number): Decision =>
  ok([{ because, unit, change }]);

export type Debt = { readonly unit: WalletUnit; readonly owed: number };

/** What an account owes, dong first; null without a debt. A debt blocks withdrawals. [design] */
export function debtOf(wallet: Pick<Wallet, WalletUnit>): Debt | null {
  const unit = WALLET_UNITS.find((known) => wallet[known] < 0);
  return unit === undefined ? null : { unit, owed: -wallet[unit] };
}

/** Decides about a wallet. Spending never makes a balance negative; revoking a reward can. [S9-34] [design] */
export function decideWallet(wallet: Wallet, command: WalletCommand): Decision {
  if ('amount' in command && command.amount <= 0) return refused({ code: 'NO_AMOUNT' });
  switch (command.kind) {
    case 'ADD_REFUND':
      return added('REFUND', command.unit, command.amount);
    case 'ADD_REWARD':
      return added('REWARD', command.unit, command.amount);
    case 'TAKE_REWARD_BACK':
      return added('REWARD_TAKEN_BACK', command.unit, -command.amount);
    case 'SPEND':
      return tooLow(wallet, command.unit, command.amount) ?? added('SPENT', command.unit, -command.amount);
    case 'CONVERT':
      return (
        tooLow(wallet, 'VND', command.amount) ??
        ok([
          { because: 'CONVERTED', unit: 'VND', change: -command.amount },
          { because: 'CONVERTED', unit: 'POINT', change: pointsWorth(command.amount) },
        ])
      );
    case 'SET_ASIDE':
      if (wallet.setAside > 0) return refused({ code: 'ALREADY_SET_ASIDE' });
      return owing(wallet) ?? tooLow(wallet, 'VND', command.amount) ?? added('SET_ASIDE', 'VND', -command.amount);
    case 'PUT_BACK':
      return wallet.setAside > 0 ? added('PUT_BACK', 'VND', wallet.setAside) : refused({ code: 'NOTHING_SET_ASIDE' });
    case 'PAY_OUT':
      return wallet.setAside > 0 ? added('PAID_OUT', 'VND', 0) : refused({ code: 'NOTHING_SET_ASIDE' });
    default:
      return never(command);
  }
}

function tooLow(wallet: Wallet, unit: WalletUnit, amount: number): Decision | null {
  const missing = amount - wallet[unit];
  return missing > 0 ? refused({ code: 'BALANCE_TOO_LOW', unit, missing }) : null;
}

function owing(wallet: Wallet): Decision | null {
  const debt = debtOf(wallet);
  return debt === null ? null : refused({ code: 'BALANCE_NEGATIVE', ...debt });
}
