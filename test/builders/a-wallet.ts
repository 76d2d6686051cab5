import { dong, ZERO } from '#domain/kernel/money/dong.ts';
import { points } from '#domain/kernel/money/points.ts';
import type { Wallet, WalletLine } from '#domain/programme/wallet.ts';

/** The product sums the ledger instead. */
export function evolveWallet(wallet: Wallet, line: WalletLine): Wallet {
  const changed =
    line.unit === 'VND'
      ? { ...wallet, VND: dong(wallet.VND + line.change) }
      : { ...wallet, POINT: points(wallet.POINT + line.change) };
  switch (line.because) {
    case 'SET_ASIDE':
      return { ...changed, setAside: dong(-line.change) };
    case 'PUT_BACK':
    case 'PAID_OUT':
      return { ...changed, setAside: ZERO };
    default:
      return changed;
  }
}
