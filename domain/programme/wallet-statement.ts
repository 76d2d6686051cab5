import { EMPTY_WALLET, evolveWallet, type WalletLine } from './wallet.ts';

/** A line as the statement shows it, with the balance of its unit after it. */
export type StatementLine = WalletLine & { readonly balance: number };

/** The lines of a wallet from its beginning, oldest first. */
export function walletStatement(lines: readonly WalletLine[]): StatementLine[] {
  let wallet = EMPTY_WALLET;
  return lines.map((line) => {
    wallet = evolveWallet(wallet, line);
    return { ...line, balance: wallet[line.unit] };
  });
}
