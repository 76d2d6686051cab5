import { useEffect, useState } from 'react';
import { type BoughtTicket, ShowBoughtTicket } from '#application/ticket/show-bought-ticket.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

/** Null: not known, or not yet. */
export function useBoughtTicket(orderId: string): BoughtTicket | null {
  const showBoughtTicket = useUseCase(ShowBoughtTicket);
  const [bought, setBought] = useState<BoughtTicket | null>(null);
  useEffect(() => {
    let isWanted = true;
    void showBoughtTicket(orderId).then((known) => {
      if (isWanted) setBought(known);
    });
    return () => {
      isWanted = false;
    };
  }, [showBoughtTicket, orderId]);
  return bought;
}
