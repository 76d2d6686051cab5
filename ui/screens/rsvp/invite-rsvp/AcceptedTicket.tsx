import { TornTicket } from '#ui/screens/ticket/torn-ticket/TornTicket.tsx';
import { styled } from '#ui/theme/styled.ts';
import { useAcceptedTicket } from './accepted-ticket.view.ts';
import { TicketSpace } from './TicketSpace.tsx';

const Place = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'min(460px, 100%)',
  justifyContent: 'center',
  // The ticket is as wide as its page where there is more room than on a card.
  '& > a': { width: '100%' },
});

export function AcceptedTicket({ ticketId }: { readonly ticketId: string }) {
  const ticket = useAcceptedTicket(ticketId);
  if (ticket === 'UNSEEN') return null;
  if (ticket === 'READING') return <TicketSpace />;
  return (
    <Place>
      <TornTicket ticket={ticket} others={0} />
    </Place>
  );
}
