import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Trouble } from '#application/platform/trouble.ts';
import { TransferTicket } from '#application/ticket/transfer-ticket.ts';
import { useUseCase } from '#ui/bindings/use-use-case.ts';
import { paths } from '#ui/routes/paths.ts';

/** NONE: the link has nothing for this account. EXPIRED: it was valid once. FAILED: can be retried. */
type ReceiptState = 'READY' | 'BUSY' | 'NONE' | 'EXPIRED' | 'FAILED';

function stateOf({ code }: Trouble): ReceiptState {
  if (code === 'LINK_EXPIRED') return 'EXPIRED';
  return code === 'NOT_FOUND' || code === 'INVALID_INPUT' || code === 'TICKET_VOID' ? 'NONE' : 'FAILED';
}

export function useReceipt() {
  const { receive } = useUseCase(TransferTicket);
  const navigate = useNavigate();
  const secret = useLocation().hash.slice(1);
  const [state, setState] = useState<ReceiptState>(secret === '' ? 'NONE' : 'READY');
  const press = async () => {
    setState('BUSY');
    const answer = await receive(secret);
    if (answer.ok) return navigate(paths.ticket(answer.value), { replace: true });
    setState(stateOf(answer.refusal));
  };
  return { state, press };
}
