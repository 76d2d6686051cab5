import { useEffect, useState } from 'react';
import type { SpendableBalance } from '#application/sale/ports/payment-desk.ts';
import { ReadSpendableBalance } from '#application/sale/read-spendable-balance.ts';
import { ZERO } from '#domain/kernel/money/dong.ts';
import { NO_POINTS } from '#domain/kernel/money/points.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

const NOTHING: SpendableBalance = { points: NO_POINTS, money: ZERO };

/** Read again after each attempt to pay: another order may have taken some. */
export function useSpendableBalance(busy: boolean): SpendableBalance {
  const readBalance = useUseCase(ReadSpendableBalance);
  const [balance, setBalance] = useState(NOTHING);
  useEffect(() => {
    if (busy) return undefined;
    let away = false;
    void readBalance().then((read) => {
      // Without an answer the buyer pays all of it in another way, as everybody may.
      if (!away) setBalance(read.ok ? read.value : NOTHING);
    });
    return () => {
      away = true;
    };
  }, [readBalance, busy]);
  return balance;
}
