import { useEffect, useState } from 'react';
import { OpenTicket } from '#application/ticket/open-ticket.ts';
import type { OpenedTicket } from '#application/ticket/ports/ticket-wallet.ts';
import { useSession } from '#ui/bindings/use-session.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

/** UNSEEN: only its holder's account reads it. */
type AcceptedTicket = OpenedTicket | 'READING' | 'UNSEEN';

export function useAcceptedTicket(ticketId: string): AcceptedTicket {
  const openTicket = useUseCase(OpenTicket);
  const session = useSession();
  const accountId = session.kind === 'SIGNED_IN' ? session.account.id : null;
  const [ticket, setTicket] = useState<AcceptedTicket>('READING');
  useEffect(() => {
    let isWanted = true;
    const know = (known: AcceptedTicket): void => {
      if (isWanted) setTicket(known);
    };
    if (accountId !== null)
      void openTicket(ticketId, accountId).then(
        (answer) => know(answer.ok ? answer.value : 'UNSEEN'),
        () => know('UNSEEN'),
      );
    return () => {
      isWanted = false;
    };
  }, [openTicket, ticketId, accountId]);
  return accountId === null ? 'UNSEEN' : ticket;
}
