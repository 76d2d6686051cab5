import { useCallback, useEffect, useState } from 'react';
import { FindOwnTicket } from '#application/ticket/find-own-ticket.ts';
import { NO_TICKET, type OwnTicket } from '#application/ticket/ports/own-tickets.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';

export type OwnTicketLook = {
  readonly own: OwnTicket;
  readonly known: boolean;
  /** Null: not answered; what is known stays. */
  readonly look: () => Promise<OwnTicket | null>;
};

/** The page is rendered for everybody; only the browser knows the viewer's ticket. */
export function useOwnTicket(eventId: number, accountId: string | null): OwnTicketLook {
  const lookFor = useUseCase(FindOwnTicket);
  const [heard, setHeard] = useState<{ readonly of: string; readonly own: OwnTicket } | null>(null);
  const key = accountId === null ? null : `${eventId} ${accountId}`;
  const look = useCallback(async (): Promise<OwnTicket | null> => {
    const found = key === null ? NO_TICKET : await lookFor(eventId);
    if (key !== null && found !== null) setHeard({ of: key, own: found });
    return found;
  }, [lookFor, eventId, key]);
  const [asked, setAsked] = useState<string | null>(null);
  useEffect(() => {
    let away = false;
    // Without an answer the visitor's panel shows; the server decides anyway.
    void look().finally(() => away || setAsked(key));
    return () => {
      away = true;
    };
  }, [look, key]);
  return {
    own: heard !== null && heard.of === key ? heard.own : NO_TICKET,
    known: key === null || asked === key || heard?.of === key,
    look,
  };
}
