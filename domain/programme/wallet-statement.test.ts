import fc from 'fast-check';
import { expect, it } from 'vitest';
import { anyWalletCommand } from '#test/arbitraries/reward.arbitraries.ts';
import { decideWallet, EMPTY_WALLET, evolveWallet, type WalletLine } from './wallet.ts';
import { walletStatement } from './wallet-statement.ts';

it('each line shows the balance of its unit after it; the last ones are the wallet’s', () => {
  fc.assert(
    fc.property(fc.array(anyWalletCommand, { maxLength: 12 }), (commands) => {
      const lines: WalletLine[] = [];
      let wallet = EMPTY_WALLET;
      for (const command of commands) {
        const decided = decideWallet(wallet, command);
        if (!decided.ok) continue;
        lines.push(...decided.value);
        wallet = decided.value.reduce(evolveWallet, wallet);
      }
      const statement = walletStatement(lines);
      expect(statement).toMatchObject(lines);
      for (const unit of ['VND', 'POINT'] as const) {
        const own = statement.filter((line) => line.unit === unit);
        expect(own.at(-1)?.balance ?? 0).toBe(wallet[unit]);
        expect(own.map((of, at) => of.balance - (own[at - 1]?.balance ?? 0))).toEqual(own.map((of) => of.change));
      }
    }),
  );
});
