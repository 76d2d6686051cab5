import Skeleton from '@mui/material/Skeleton';
import { TornTicket } from '#ui/screens/ticket/torn-ticket/TornTicket.tsx';
import { styled } from '#ui/theme/styled.ts';
import { useAcceptedTicket } from './accepted-ticket.view.ts';

const Place = styled('div')({ display: 'grid', justifyItems: 'center', paddingBlock: 4 });

export function AcceptedTicket({ ticketId }: { readonly ticketId: string }) {
  const ticket = useAcceptedTicket(ticketId);
  if (ticket === 'UNSEEN') return null;
  return (
    <Place>
      {ticket === 'READING' ? (
        <Skeleton variant="rounded" width="min(460px, 82vw)" height={208} />
      ) : (
        <TornTicket ticket={ticket} others={0} />
      )}
    </Place>
  );
}
